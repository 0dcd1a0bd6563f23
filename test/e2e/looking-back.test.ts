import { PermissionFlagsBits } from 'discord.js'
import { describe, expect, test } from 'vitest'
import { games } from '../discord/bids/judged.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { sharedStudio } from './stage.ts'
import { bid, playToTheEnd, publicMessages, seated } from './table.ts'

/** Bids whose computers can tell what a position is worth. */
const judged = { games, gamesModule: new URL('../discord/bids/judged.ts', import.meta.url), studio: sharedStudio() }

describe('looking back at a game', () => {
  test('the replay jumps to rounds and to what ended in them', async () => {
    const { anna, bo, settled } = await seated()
    await playToTheEnd([anna, bo])
    await settled()
    const replay = await anna.run('/replay')
    const [rounds] = replay.selects
    expect(rounds!.placeholder).toContain('beginning of a round')
    expect(rounds!.options.map(({ label }) => label.split(',')[0])).toEqual([
      'Round 1',
      'Round 2',
      'Round 3',
      'Round 4',
      'Round 4',
    ])
    const third = await anna.select(replay, 1, [rounds!.options[2]!.value])
    expect(third.text).toContain('Round 3')
    expect(third.selects[0]!.options.find((option) => option.default)?.label).toContain('Round 3')
  })

  test('points over time and what changed most are shown as a picture and in words', async () => {
    const { anna, bo, settled } = await seated({ studio: sharedStudio() })
    await playToTheEnd([anna, bo])
    await settled()
    const curve = await bo.click(await bo.run('/replay'), 'Points over time')
    expect(curve.images.map(({ alt }) => alt)).toEqual([expect.stringMatching(/(Anna|Bo): 0 · \d/)])
    expect(curve.text).toMatch(/- (Anna|Bo): 0 · \d+ · \d+/)
    const notable = await bo.click(await bo.click(curve, 'Replay'), 'What changed most')
    expect(notable.text).toMatch(/\*\*\d+ · The round\*\* · (Anna|Bo) \+\d/)
    const moment = await bo.select(notable, 1, [notable.selects[0]!.options.at(-1)!.value])
    expect(moment.images).toHaveLength(1)
  })

  test('strong computers say what they think of a game that is over, in every language', async () => {
    const { anna, bo, discord, settled } = await seated(judged)
    await bid(anna, 1)
    expect((await anna.run('/replay')).buttons.map(({ label }) => label)).not.toContain('A computer’s opinion')
    await playToTheEnd([anna, bo])
    await settled()
    for (const [locale, button, replays, best] of [
      ['en', 'A computer’s opinion', 'Replay', /seems best\. What was played|as a strong computer would have/],
      [
        'de',
        'Was ein Computer meint',
        'Wiederholung',
        /scheint am besten\. Gespielt wurde|wie es ein starker Computer getan hätte/,
      ],
      ['it', 'Il parere di un computer', 'Rivedi', /la mossa migliore sembra|come avrebbe fatto un computer forte/],
    ] as const) {
      const eve = discord.actor(`Eve ${locale}`, { locale })
      const opinion = await eve.click(await eve.run('/replay'), button)
      expect(opinion.text).toMatch(/- (Anna|Bo): 50 % · \d+ %/)
      expect(opinion.images.map(({ alt }) => alt)).toEqual([expect.stringMatching(/(Anna|Bo): 50 % · \d+ %/)])
      expect(opinion.text).toMatch(best)
      // From there to another moment of the game, and back to the replay at that one.
      const before = opinion.text
      const later = await eve.select(opinion, 1, [opinion.selects[0]!.options.at(-1)!.value])
      expect(later.text).not.toBe(before)
      expect((await eve.click(later, replays)).images).toHaveLength(1)
    }
    expect(discord.failures).toEqual([])
  })

  test('a game is thought of only where its rules tell what a position is worth', async () => {
    const { anna, bo, settled } = await seated()
    await playToTheEnd([anna, bo])
    await settled()
    expect((await anna.run('/replay')).buttons.map(({ label }) => label)).not.toContain('A computer’s opinion')
  })

  test('a game that is over is shown in its channel as a timelapse, once', async () => {
    const { anna, bo, discord, settled, status } = await seated({ studio: sharedStudio() })
    await bid(anna, 1)
    expect((await anna.run('/replay')).buttons.map(({ label }) => label)).not.toContain('Timelapse')
    await playToTheEnd([anna, bo])
    await settled()
    const replay = await anna.run('/replay')
    expect((await anna.click(replay, 'Timelapse')).text).toContain('is in the channel')
    const shown = () => publicMessages(bo, discord.channel('general')).filter(({ text }) => text.includes('the whole game in'))
    expect(shown().map(({ images }) => images.map(({ name }) => name))).toEqual([['timelapse.gif']])
    expect(shown()[0]!.images[0]!.alt).toContain('Round 1')
    expect(bo.pings().filter(({ id }) => id === shown()[0]!.id)).toEqual([])
    expect((await bo.click(await bo.run('/replay'), 'Timelapse')).text).toContain('there already')
    expect(shown()).toHaveLength(1)
    expect(status.channel).toBe(discord.channel('general').id)
    expect(discord.failures).toEqual([])
  })

  test('whoever did not play has the timelapse to themselves, and a server can do without', async () => {
    const { anna, bo, discord, settled } = await seated({ studio: sharedStudio() })
    await playToTheEnd([anna, bo])
    await settled()
    const eve = discord.actor('Eve')
    const own = await eve.click(await eve.run('/replay'), 'Timelapse')
    expect(own.ephemeral).toBe(true)
    expect(own.images.map(({ name }) => name)).toEqual(['timelapse.gif'])
    const mod = discord.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
    const server = await mod.click(await mod.run('/settings'), 'This server')
    await mod.select(server, { customId: /\|without$/ }, ['ratings', 'practice', 'whispers', 'finding'])
    expect((await anna.click(await anna.run('/replay'), 'Timelapse')).text).toContain('switched off')
  })

  test('two games that differ in one seat’s secret look the same from behind to everybody else', async () => {
    const run = async (card: number) => {
      const { anna, bo, discord, settled, status } = await seated({ clock: new ManualClock() })
      // One after the other, so that what goes with a move goes before the next in both.
      for (const [who, what] of [
        [anna, 1],
        [bo, 2],
        [anna, card],
      ] as const) {
        await bid(who, what)
        await settled()
      }
      const replay = await bo.run('/replay')
      let shown = replay
      for (const press of ['Points over time', 'Replay', 'What changed most']) {
        shown = await bo.click(shown, press)
        await settled()
      }
      return bytes(discord, status.channel, bo, anna)
    }
    const [one, other] = [await run(3), await run(5)]
    expect(one.own).not.toBe(other.own)
    expect(firstDifference(one.others, other.others)).toBe('')
    expect(firstDifference(one.channel, other.channel)).toBe('')
  })
})

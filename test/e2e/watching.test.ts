import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bytes, firstDifference } from './bytes.ts'
import { bid, playToTheEnd, type Seated, seated, statuses, thumb } from './table.ts'

const hour = 3_600_000

/** Cleo, who does not play, presses Follow and what she wishes. */
async function followed({ discord, status, settled }: Seated, wish: string) {
  const cleo = discord.actor('Cleo')
  const chosen = await cleo.click(await cleo.click(status, 'Follow'), wish)
  await settled()
  return { cleo, chosen, told: () => writtenTo(cleo).map(({ text }) => text) }
}

/** What came by itself: answers to presses lie there as well. */
const writtenTo = (person: Actor) => person.directMessages().filter(({ ephemeral }) => !ephemeral)

async function playRound({ anna, bo, settled }: Seated, [one, other]: readonly [number, number]): Promise<void> {
  await bid(anna, one)
  await settled()
  await bid(bo, other)
  await settled()
}

describe('whoever follows a game', () => {
  test('is told after each phase and at the end what everybody may see, with the board, until they wish it no longer', async () => {
    const clock = new ManualClock()
    const set = await seated({ clock })
    const { cleo, chosen, told } = await followed(set, 'Tell me after each phase')
    expect(chosen.text).toContain('whenever a phase is over')
    clock.advance(hour)
    await playRound(set, [1, 2])
    expect(told()).toHaveLength(1)
    const [first] = cleo.directMessages()
    expect(first!.text).toMatch(/The round[\s\S]*Round 1[\s\S]*a phase of it is over/)
    expect(first!.images[0]!.alt).toContain('Round 1')
    expect((await cleo.click(first!, 'Log')).text).toContain('has bid')
    clock.advance(hour)
    await playRound(set, [2, 1])
    expect(told()).toHaveLength(2)
    await cleo.click(await cleo.click(writtenTo(cleo).at(-1)!, 'What I am told…'), 'Tell me nothing more')
    await playRound(set, [3, 4])
    await playToTheEnd([set.anna, set.bo])
    await set.settled()
    expect(told()).toHaveLength(2)
  })

  test('may wish to be told only how it ends, once, in their own language', async () => {
    const set = await seated()
    const { cleo, told } = await followed(set, 'Tell me only how it ends')
    await set.tables.people.change(cleo.id, { language: 'de' })
    await playToTheEnd([set.anna, set.bo])
    await set.settled()
    await set.restart()
    await set.settled()
    expect(told()).toHaveLength(1)
    expect(told()[0]).toMatch(/Gebote[\s\S]*sie ist vorbei/i)
    expect(cleo.directMessages()[0]!.images).toHaveLength(1)
  })

  test('is told nothing once they have left the server or are forgotten, and here that they take no direct messages', async () => {
    const set = await seated()
    const { cleo, told } = await followed(set, 'Tell me after each phase')
    const refused = set.discord.faults.noDirectMessages({ code: 50007, person: cleo })
    await playRound(set, [1, 2])
    refused.clear()
    await cleo.run('/board')
    expect(cleo.sees(set.status.channel).some(({ text }) => text.includes('does not let me write to you directly'))).toBe(true)
    const now = () => statuses(cleo, set.status.channel).at(-1)!
    await cleo.click(await cleo.click(now(), 'Follow'), 'Tell me after each phase')
    await cleo.click(await cleo.run('/settings', { 'forget-me': true }), /Forget/)
    await playRound(set, [2, 1])
    const dora = set.discord.actor('Dora')
    await dora.click(await dora.click(now(), 'Follow'), 'Tell me after each phase')
    set.discord.persona(dora).leaveGuild()
    await playRound(set, [3, 4])
    expect(told()).toEqual([])
    expect(dora.directMessages()).toEqual([])
    expect(await set.store.client.follow.count()).toBe(0)
  })

  test('is refused in words where not everybody can look on, where it is switched off, and beyond the limits', async () => {
    const set = await seated()
    const { discord, store, tables, status } = set
    const [table] = (await store.client.table.findMany({ select: { id: true } })).map(({ id }) => id)
    const wish = { table: table!, wish: 'end' } as const
    const fill = async () => {
      for (let number = 0; number < 100; number++) await tables.follows.set({ ...wish, person: `person-${number}` })
    }
    await fill()
    expect((await followed(set, 'Tell me only how it ends')).chosen.text).toContain('100 people follow this game')
    await store.client.follow.deleteMany()
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: ['following'] } })
    expect((await followed(set, 'Tell me only how it ends')).chosen.text).toContain('switched it off')
    await tables.servers.change({ server: discord.guildId, person: 'mod', settings: { without: [] } })
    await store.client.table.updateMany({ data: { terms: JSON.stringify({ secluded: true }) } })
    expect((await followed(set, 'Tell me only how it ends')).chosen.text).toContain('only those who play at it')
    const own = await set.anna.click(await set.anna.click(status, 'Follow'), 'Tell me only how it ends')
    expect(own.text).toContain('one message when the game is over')
  })

  test('shows nobody else a byte of it', async () => {
    const run = async (does: boolean) => {
      const set = await seated({ clock: new ManualClock() })
      const cleo = set.discord.actor('Cleo')
      if (does) await followed(set, 'Tell me after each phase')
      await playRound(set, [1, 2])
      for (const command of ['/turn', '/game status', '/log', '/replay']) {
        await set.bo.run(command)
        await set.settled()
      }
      return bytes(set.discord, set.status.channel, set.bo, cleo)
    }
    const [without, does] = [await run(false), await run(true)]
    expect(firstDifference(without.channel, does.channel)).toBe('')
    expect(firstDifference(without.others, does.others)).toBe('')
    expect(without.own === does.own).toBe(false)
  })
})

describe('a table that shows onlookers a phase when it is over', () => {
  const ways = [['/log'], ['/replay'], ['/board', { text: true }], ['/game status']] as const

  test('keeps what happens in it with those who play, until then', async () => {
    const set = await seated({ clock: new ManualClock(), terms: { late: true } })
    const { anna, bo, discord, settled, status } = set
    const cleo = discord.actor('Cleo')
    const seen = () => Promise.all(ways.map(async ([command, options = {}]) => (await cleo.run(command, options)).text))
    await bid(anna, 1)
    await settled()
    const open = statuses(cleo, status.channel).at(-1)!
    expect(open.text).toContain('is shown here when it is over')
    expect((await bo.run('/log')).text).toContain('has bid')
    for (const text of [open.text, ...(await seen())]) expect(text).not.toContain('has bid')
    expect(bo.last(status.channel, /it is your turn/).text).not.toContain('Choose a card')
    expect((await anna.run('/board', { public: true, text: true })).text).toContain('Prize: 3')
    await bid(bo, 2)
    await settled()
    expect(statuses(cleo, status.channel).at(-2)!.text).toMatch(/has bid[\s\S]*takes the prize/)
    expect((await cleo.run('/log')).text).toMatch(/has bid[\s\S]*takes the prize/)
    expect(statuses(cleo, status.channel).at(-1)!.text).toContain('Round 2')
  })

  test('shows them the same from one end of a phase to the next, in a long game too', async () => {
    const ideology = games.filter(({ rulebook }) => rulebook.id === 'ideology')
    const set = await seated({ games: ideology, game: 'ideology', clock: new ManualClock(), terms: { late: true } })
    const { anna, bo, discord, settled, status, tables } = set
    const cleo = discord.actor('Cleo')
    const chance = new SeededChance('phases')
    const { chapters } = ideology[0]!.rulebook
    let before: { readonly end: number; readonly texts: readonly string[] } | undefined
    let same = 0
    for (let turn = 0; turn < 10; turn++) {
      await thumb(turn % 2 === 0 ? anna : bo, chance)
      await settled()
      const entries = await tables.log({ channel: status.channel, limit: 500 })
      const ends = entries.filter((entry) => entry.chapters.some(({ name }) => chapters[name] !== 'stretch'))
      const end = ends.at(-1)?.seq ?? 0
      const texts: string[] = []
      for (const [command, options = {}] of ways.slice(0, 3)) texts.push((await cleo.run(command, options)).text)
      if (before?.end === end) {
        same++
        expect(texts).toEqual(before.texts)
      }
      before = { end, texts }
    }
    expect(same).toBeGreaterThan(2)
  })
})

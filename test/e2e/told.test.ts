import { describe, expect, test } from 'vitest'
import { tableWords } from '../../src/discord/people/names.ts'
import { firstSentence } from '../../src/discord/words/text.ts'
import { games } from '../../src/games/index.ts'
import { awaited, canonicalJson, owedBy, randomPlayer, SeededChance } from '../../src/kernel/index.ts'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import type { SeatLook, TableLook } from '../../src/tables/index.ts'
import { sampled } from '../sample.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { isLobby, publicMessages } from './table.ts'

const second = 1000
const minute = 60 * second

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('at every moment of %s', (game, folder) => {
  test('whoever is awaited has been told, and no call stands for what is answered', { timeout: 120_000 }, async () => {
    const chance = new SeededChance(`told of ${game}`)
    const clock = new ManualClock(Date.UTC(2026, 0, 5, 12))
    const { discord, tables, bot, actor } = await stage({ games: [folder], clock, loopback: { clock } })
    const settled = async (): Promise<void> => {
      await discord.idle(1)
      await bot.running.idle()
      await discord.idle(1)
    }
    const people: readonly Actor[] = ['Anna', 'Bo', 'Cy'].map((name) => actor(name))
    const [anna, ...others] = people
    await anna!.run('/game new', { game })
    const lobby = await anna!.waitFor(isLobby)
    for (const other of others) await other.click(lobby, 'Join')
    // A quick one does: what it chooses is looked at elsewhere.
    await anna!.click(await anna!.click(lobby, 'Add computer'), 'easy')
    await settled()
    await anna!.click(lobby, 'Start')
    await settled()
    const channel = discord.channel('general')
    const look = async (): Promise<TableLook> => (await tables.look({ channel: channel.id }))!
    const calls = () => publicMessages(anna!, channel).filter(({ text }) => /^<@\d+>/.test(text))

    /** What everybody can see that the seat is asked. */
    const openly = ({ state }: TableLook, { seat }: SeatLook) =>
      state ? awaited(folder.rulebook, state, null).owed.filter((owed) => owed.seat === seat) : []
    /** Since when it is asked that, and whether its person's own move has led to it, before their eyes. */
    const since = new Map<number, { readonly what: string; readonly at: number; readonly own: boolean }>()
    const moved = new Map<number, number>()
    const wrong: string[] = []

    /** `mover`: whose move has just gone on with what they were asked. */
    const check = async (step: string, mover?: number): Promise<void> => {
      const now = await look()
      const words = tableWords(folder, now, 'en')
      for (const seat of now.seats.filter(({ person }) => person !== null)) {
        const asked = openly(now, seat)
        const what = canonicalJson(asked.map(({ decision, about }) => [decision, about ?? null]))
        const before = since.get(seat.number)
        if (before?.what !== what)
          since.set(seat.number, { what, at: clock.now(), own: seat.number === mover && before?.what !== '[]' })
        const { at, own } = since.get(seat.number)!
        const mine = calls().filter(({ text }) => text.includes(`<@${seat.person}>`))
        const sentences = asked.map(({ decision, about }) => firstSentence(words.say(`decision.${decision}`, about)))
        const isTrue = mine.every(({ text }) => now.status === 'playing' && sentences.some((one) => text.includes(one)))
        if (!isTrue || mine.length > 1) wrong.push(`${step}: ${seat.name} is called: ${mine.map(({ text }) => text)}`)
        const acted = moved.get(seat.number) ?? 0
        const knows = mine.length > 0 || own || acted > at || clock.now() - acted < minute
        if (asked.length > 0 && now.status === 'playing' && !knows) wrong.push(`${step}: ${seat.name} is awaited for ${what}`)
      }
    }

    await check('the start')
    for (let step = 0; step < sampled(12, 80); step++) {
      const now = await look()
      if (now.status !== 'playing' || !now.state) break
      const { state } = now
      const waiting = now.seats.filter(
        ({ person, seat }) => person !== null && seat !== null && owedBy(folder.rulebook, state, seat).length > 0,
      )
      if (waiting.length === 0) throw new Error('nobody is awaited')
      const seat = chance.pick(waiting)
      const move = randomPlayer(folder.rulebook, state, seat.seat!, chance)
      // Pressed at once, after a while, or after everybody else has gone.
      clock.advance(chance.pick([second, 20 * second, 3 * minute]))
      await settled()
      await check(`before ${step} ${move.type}`)
      const at = clock.now()
      const played = await tables.play({
        table: now.id,
        request: `told ${step}`,
        person: seat.person!,
        seat: seat.number,
        moves: [move],
        at: new Date(at),
      })
      if (played.refused) throw new Error(played.refused.code)
      moved.set(seat.number, at)
      await settled()
      const goesOn = played.entries.every(({ chapters }) => chapters.length === 0)
      await check(`after ${step} ${move.type}`, goesOn ? seat.number : undefined)
    }
    expect(wrong).toEqual([])
  })
})

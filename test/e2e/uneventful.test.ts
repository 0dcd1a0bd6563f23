import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { type AnyRulebook, owedBy } from '../../src/kernel/index.ts'
import { seated, statuses } from './table.ts'

/** More than a generation of two takes. */
const mostMoves = 60

test('a phase in which nobody does anything leaves no message behind, and its board is that of the next', async () => {
  const limit = games.filter(({ rulebook }) => rulebook.id === 'limit')
  const book: AnyRulebook = limit[0]!.rulebook
  const { anna, discord, settled, status, tables } = await seated({ games: limit, game: 'limit' })
  const general = discord.channel('general')
  const shown = () => statuses(anna, general).map(({ text }) => text)
  let phases = 0
  let seen = 1
  for (let move = 0; move < mostMoves && phases < seen; move++) {
    const { id: table, state, seats } = (await tables.look({ channel: status.channel }))!
    const [[asked, owed] = []] = seats.flatMap((one) => owedBy(book, state!, one.seat!).map((each) => [one, each] as const))
    // What a deadline would play changes nothing where that is allowed.
    const moves = [book.decisions[owed!.decision]!.fallback(state!, asked!.seat!, owed!)]
    const played = await tables.play({ table, request: `move ${move}`, person: asked!.person!, moves })
    expect(played).not.toHaveProperty('refused')
    await settled()
    const entries = await tables.log({ table, from: 1, limit: 1000 })
    // Phases that end together share a message.
    phases = entries.filter(({ chapters }) => chapters.some(({ name }) => book.chapters[name] !== 'stretch')).length
    seen = shown().length
  }
  expect(phases).toBeGreaterThanOrEqual(seen)
  for (const text of shown().slice(0, -1)) expect(text).toMatch(/\n- /)
  // The last one is there to be acted on, however little happened before.
  expect(
    statuses(anna, general)
      .at(-1)!
      .buttons.map(({ label }) => label),
  ).toContain('My turn')
})

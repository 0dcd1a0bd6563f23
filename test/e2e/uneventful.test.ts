import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { type AnyRulebook, owedBy } from '../../src/kernel/index.ts'
import { seated, statuses } from './table.ts'

/** More than a generation of two takes. */
const mostMoves = 60
const nothing = 'Nothing to tell.'

test('a phase in which nobody does anything says so, instead of standing there empty', async () => {
  const limit = games.filter(({ rulebook }) => rulebook.id === 'limit')
  const book: AnyRulebook = limit[0]!.rulebook
  const { anna, discord, settled, status, tables } = await seated({ games: limit, game: 'limit' })
  const shown = () => statuses(anna, discord.channel('general')).map(({ text }) => text)
  for (let move = 0; move < mostMoves && !shown().some((text) => text.includes(nothing)); move++) {
    const { id: table, state, seats } = (await tables.look({ channel: status.channel }))!
    const [[asked, owed] = []] = seats.flatMap((one) => owedBy(book, state!, one.seat!).map((each) => [one, each] as const))
    // What a deadline would play changes nothing where that is allowed.
    const moves = [book.decisions[owed!.decision]!.fallback(state!, asked!.seat!, owed!)]
    expect(await tables.play({ table, request: `move ${move}`, person: asked!.person!, moves })).not.toHaveProperty('refused')
    await settled()
  }
  expect(shown().some((text) => text.includes(nothing))).toBe(true)
  for (const text of shown().slice(0, -1)) expect(text).toMatch(/\n- |Nothing to tell\./)
})

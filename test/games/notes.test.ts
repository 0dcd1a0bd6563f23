import { describe, expect, test } from 'vitest'
import { Desk } from '../../src/discord/desk.ts'
import { games } from '../../src/games/index.ts'
import { computerMove, legal, owes, type PlainMove, playOut, type StateBase } from '../../src/kernel/index.ts'
import { sampled } from '../sample.ts'

/**
 * What says itself: orders and ways to wait are words of their own; a card of Economics is called what it gives; whoever attacks knows
 * their own lands; what an action is stands on its button's page; a kind of building that goes back to forest.
 */
const saysItself: Readonly<Record<string, readonly string[]>> = {
  ideology: ['orders.*', 'hold.until'],
  attack: ['set-order.*', 'reserve.card', 'play.gov', 'begin.action', 'march.lane', 'strategic.lane', 'hit.*'],
  venonta: ['orders.*', 'attack.from', 'buy.to', 'revert.what', 'revert.to', 'play.what'],
  limit: [],
}

/** Nobody, nothing, and whoever chooses are no other value to be weighed. */
const isSomething = (value: unknown, seat: string): value is string =>
  typeof value === 'string' && value !== seat && value !== 'any'

/** Every few positions of a game of simple computers, with its seat that is asked. */
function* positions(book: (typeof games)[number]['rulebook'], every: number) {
  const met: StateBase[] = []
  playOut({
    book,
    seats: Math.max(2, book.seats.from),
    options: book.options.forDays ?? {},
    seed: 'notes',
    player: () => computerMove,
    watch: ({ state }) => void met.push(state),
  })
  for (const [index, state] of met.entries()) {
    const asked = index % every === 0 && !state.result ? owes(book, state)[0] : undefined
    if (asked) yield { state, seat: asked.seat }
  }
}

const few = <Item>(list: readonly Item[], most: number): readonly Item[] =>
  list.filter((_, index) => index % Math.ceil(list.length / most) === 0)

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('the menus of %s', (id, folder) => {
  test('say of each value what matters, in a line', { timeout: 60_000 }, () => {
    const lacking = new Set<string>()
    const known = saysItself[id] ?? []
    for (const { state, seat } of positions(folder.rulebook, sampled(60, 10))) {
      const desk = new Desk(folder, state, seat, 'en', {})
      for (const { type, ...fields } of few<PlainMove>(legal(folder.rulebook, state, seat), 40)) {
        let given: Readonly<Record<string, unknown>> = {}
        for (const [name, param] of Object.entries(desk.params(type, fields))) {
          const values = [fields[name]].flat().filter((value) => isSomething(value, seat))
          if (param.kind === 'one-of' || param.kind === 'pick')
            for (const value of values) {
              const note = desk.note(type, name, value, given)
              const isKnown = known.includes(`${type}.${name}`) || known.includes(`${type}.*`)
              if (!note && !isKnown) lacking.add(`${type}.${name}: ${value}`)
              if (note !== undefined) expect(note, `${type}.${name}: ${value}`).not.toMatch(/^note\./)
            }
          if (fields[name] !== undefined) given = { ...given, [name]: fields[name] }
        }
      }
    }
    expect([...lacking]).toEqual([])
  })
})

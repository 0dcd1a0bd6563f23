import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { mistake, type PlainMove, SeededChance, type StateBase, suggestion, viewOf } from '../../src/kernel/index.ts'
import { guidedMoments } from './guided.ts'

/** What somebody might do at one moment of the guided game, played so far as suggested: a blunder, and another move that is none. */
const cases: Readonly<Record<string, { readonly moment: number; readonly blunder: PlainMove; readonly fine: PlainMove }>> = {
  ideology: { moment: 2, blunder: { type: 'done' }, fine: { type: 'develop', region: 'russia', kind: 'cultural', count: 1 } },
  attack: {
    moment: 29,
    blunder: { type: 'end-turn' },
    fine: { type: 'begin', action: 'move' },
  },
  venonta: {
    moment: 16,
    blunder: { type: 'feed', amount: 0, migrantTo: 'norda' },
    fine: { type: 'feed', amount: 6 },
  },
  limit: {
    moment: 3,
    blunder: { type: 'play-card', card: 'surtax' },
    fine: { type: 'play-card', card: 'public-spending' },
  },
}

test('every game has a blunder to be warned of', () => {
  expect(Object.keys(cases).toSorted()).toEqual(games.map(({ rulebook }) => rulebook.id).toSorted())
})

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('before a move of %s', (id, folder) => {
  const { rulebook: book, guide } = folder
  const { moment, blunder, fine } = cases[id]!

  /** The position at that moment, and the seat of whoever learns. */
  function met(): { state: StateBase; seat: string } {
    let now: { state: StateBase; seat: string } | undefined
    const choose = ({ state }: { state: StateBase }, seat: string) => {
      now = { state, seat }
      return suggestion(book, state, seat).run[0]!
    }
    const run = guidedMoments(folder, guide!, { choose })
    for (let count = 0; count < moment; count++) run.next()
    return now!
  }
  const { state, seat } = met()

  test('a computer finds a blunder disastrous, and says how much and what it would do', () => {
    const found = mistake(book, state, seat, [blunder])
    expect(found).toBeDefined()
    expect(found!.could - found!.chance).toBeGreaterThanOrEqual(5)
    expect(mistake(book, state, seat, [found!.instead])).toBeUndefined()
  })

  test('it has nothing against what it suggests, nor against another sensible move, nor an impossible one', () => {
    for (const move of [suggestion(book, state, seat).run[0]!, fine, { type: 'no-move' }])
      expect(mistake(book, state, seat, [move])).toBeUndefined()
  })

  test('it goes by what the seat sees and by nothing else', () => {
    const other = book.imagine(viewOf(book, state, seat), seat, new SeededChance('another'))
    expect(mistake(book, other, seat, [blunder])).toEqual(mistake(book, state, seat, [blunder]))
  })
})

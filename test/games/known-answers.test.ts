import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import {
  type AnyRulebook,
  legal,
  NoEnd,
  openlyAwaited,
  owedBy,
  ownChance,
  playOut,
  randomPlayer,
  type StateBase,
  viewOf,
} from '../../src/kernel/index.ts'
import { given } from './limit/given.ts'

/** So often each decision is looked at. */
const most = 6
/** Until each has come up. */
const mostGames = 60

type Todo = ReturnType<typeof given>['todo']

const owing = (...todo: Todo): StateBase =>
  given({
    phase: 'social',
    turn: null,
    todo,
    progress: { p1: { step: 12, column: 1 }, p2: { step: 12, column: 1 } },
    nations: { p1: { makes: [2, 2, 2], hand: ['surtax', 'crafts'] }, p2: { hand: ['schooling'] } },
  })

/** What games at random come to once in a great many. */
const rare: Readonly<Record<string, readonly StateBase[]>> = {
  limit: [
    owing({ kind: 'growth', seat: 'p1', dir: 1 }),
    owing({ kind: 'growth', seat: 'p1', dir: -1 }),
    owing({ kind: 'lower-factory', seat: 'p1', count: 1, why: 'food' }),
  ],
}

/** What the seat may answer, as its list names it. */
function answersTo(book: AnyRulebook, state: StateBase, seat: string, decision: string): readonly string[] {
  const kinds = book.moves.filter(({ answers }) => answers?.includes(decision)).map(({ type }) => type)
  return legal(book, state, seat)
    .filter(({ type }) => kinds.includes(type))
    .map((move) => JSON.stringify(move))
}

const withKnownAnswers = ({ decisions }: AnyRulebook): readonly string[] =>
  Object.entries(decisions).flatMap(([decision, { knownAnswers }]) => (knownAnswers ? [decision] : []))

test.each(games.filter(({ rulebook }) => withKnownAnswers(rulebook).length > 0))(
  'what may be answered in front of everybody follows from what they know ($rulebook.id)',
  ({ rulebook }) => {
    const book: AnyRulebook = rulebook
    const known = withKnownAnswers(book)
    const met = new Map<string, number>()
    const lookAt = (state: StateBase, seat: string, decision: string): void => {
      const times = met.get(decision) ?? 0
      if (!known.includes(decision) || times >= most) return
      met.set(decision, times + 1)
      const answers = answersTo(book, state, seat, decision)
      for (const other of state.seats.filter((one) => one !== seat)) {
        const view = viewOf(book, state, other)
        const imagined = book.imagine(view, other, ownChance(view, other, 'known answers'))
        expect([decision, answersTo(book, imagined, seat, decision)]).toEqual([decision, answers])
      }
    }
    const lookRound = (state: StateBase): void => {
      for (const seat of openlyAwaited(book, state))
        for (const { decision } of owedBy(book, state, seat)) lookAt(state, seat, decision)
    }
    for (const state of rare[book.id] ?? []) lookRound(state)
    for (let game = 0; game < mostGames && met.size < known.length; game++)
      try {
        playOut({
          book,
          seats: 4,
          options: {},
          seed: `known answers ${game}`,
          mostMoves: 800,
          player: () => randomPlayer,
          watch: ({ state }) => lookRound(state),
        })
      } catch (error) {
        if (!(error instanceof NoEnd)) throw error
      }
    expect([...met.keys()].sort()).toEqual([...known].sort())
  },
)

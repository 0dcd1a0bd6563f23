import { type AnyRulebook, canonical, owedBy, type PlainMove, type StateBase, same } from '../../kernel/index.ts'
import type { OwnMove } from './foresight.ts'

/** An order of the rules that answers these decisions just as their deadline would, without anybody being asked. */
interface Order {
  readonly answers: readonly string[]
  readonly move: PlainMove
}

const attackOrder = (key: string, value: string, answers: readonly string[]): Order => ({
  answers,
  move: { type: 'set-order', key, value },
})

const orders: Readonly<Record<string, readonly Order[]>> = {
  attack: [
    attackOrder('attackCommit', 'balanced', ['open', 'reinforce']),
    attackOrder('attackHits', 'best', ['hit']),
    attackOrder('navalLine', 'auto', ['line']),
    attackOrder('production', 'auto', ['produce']),
  ],
}

/** Who gives an order has seen it answer right more often than not at all. */
const fewestAnswers = 4

/** The orders that would have answered as the person does in every course that was thought of. */
export const ordersFor = (book: AnyRulebook, seat: string, met: readonly OwnMove[]): readonly PlainMove[] =>
  (orders[book.id] ?? []).filter(({ answers }) => answersAlike(book, seat, answers, met)).map(({ move }) => move)

function answersAlike(book: AnyRulebook, seat: string, answers: readonly string[], met: readonly OwnMove[]): boolean {
  const asked = met.flatMap(({ state, move }) => {
    const owed = owedBy(book, state, seat).find(({ decision }) => answers.includes(decision))
    return owed ? [same(move, canonical(book, state, seat, deadlineOf(book, state, seat, owed)))] : []
  })
  return asked.length >= fewestAnswers && asked.every((right) => right)
}

// `!`: what is owed is a decision of the rulebook.
const deadlineOf = (book: AnyRulebook, state: StateBase, seat: string, owed: ReturnType<typeof owedBy>[number]): PlainMove =>
  book.decisions[owed.decision]!.fallback(state, seat, owed)

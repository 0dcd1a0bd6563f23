import { type AnyRulebook, canonical, owedBy, type PlainMove, type StateBase, same } from '../../kernel/index.ts'
import { proposalOf } from '../../tables/index.ts'
import type { OwnMove } from './foresight.ts'

/** An order of the rules that answers these decisions just as their deadline would, or as a habit does, without anybody being asked. */
interface Order {
  readonly answers: readonly string[]
  readonly habit?: string
  readonly move: PlainMove
}

const attackOrder = (key: string, value: string, answers: readonly string[]): Order => ({
  answers,
  move: { type: 'set-order', key, value },
})

const orders: Readonly<Record<string, readonly Order[]>> = {
  attack: [
    { ...attackOrder('block', 'own', ['block']), habit: 'block-only-own' },
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
  (orders[book.id] ?? []).filter((order) => answersAlike(book, seat, order, met)).map(({ move }) => move)

function answersAlike(book: AnyRulebook, seat: string, order: Order, met: readonly OwnMove[]): boolean {
  const asked = met.flatMap(({ state, move }) => {
    const answer = answerOf(book, state, seat, order)
    return answer ? [same(move, canonical(book, state, seat, answer))] : []
  })
  return asked.length >= fewestAnswers && asked.every((right) => right)
}

function answerOf(book: AnyRulebook, state: StateBase, seat: string, { answers, habit }: Order): PlainMove | undefined {
  const owed = owedBy(book, state, seat)
  if (habit !== undefined) return proposalOf({ book, state, seat, owed }, { name: habit, settings: {} })
  const asked = owed.find(({ decision }) => answers.includes(decision))
  // `!`: what is owed is a decision of the rulebook.
  return asked && book.decisions[asked.decision]!.fallback(state, seat, asked)
}

/** Whose turn it is, in the phases in which seats act one after the other. `order` is the turn order everywhere (5). */
import type { Owed } from '../../../kernel/index.ts'
import { seatAfter } from '../derived.ts'
import type { Board, Ideology, Seat, State } from '../state.ts'

export function startTurns(p: State): void {
  p.turn = p.order[0] ?? null
}

/** The next seat that has not yet had its turn; after the last one, nobody. */
export function nextInLine(p: State): void {
  p.turn = p.turn === null ? null : (p.order[p.order.indexOf(p.turn) + 1] ?? null)
}

export const owedOnTurn = <const Asked extends string>(p: State, decision: Asked): readonly Owed<Ideology, Asked>[] =>
  p.turn === null ? [] : [{ seat: p.turn, decision }]

/** Whose turn is next where everybody has one. */
export const askedNextInLine = ({ turn, order }: Board): readonly Seat[] =>
  turn === null ? [] : order.slice(order.indexOf(turn) + 1).slice(0, 1)

/** Whose turn is next where it goes round. */
export const askedNextInCircle = (p: Board): readonly Seat[] => (p.turn === null ? [] : [seatAfter(p, p.turn)])

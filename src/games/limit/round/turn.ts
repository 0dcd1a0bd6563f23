import { type Refusal, refuse } from '../../../kernel/index.ts'
import { turnOrder } from '../derived.ts'
import type { Phase, Seat, State, View } from '../state.ts'

// Turns of the phases `decisions` (5.2) and `alliances` (5.5), where one seat after the other acts.

export const startTurns = (p: State): void => {
  p.turn = { active: p.leader, cards: 0, passed: [], acted: [] }
}

/** For `open`: it must be the seat's turn in this phase, with no follow-up open. */
export const needsTurn =
  (phase: Phase) =>
  (p: State, seat: Seat): Refusal | undefined =>
    p.phase === phase && p.todo.length === 0 && p.turn?.active === seat ? undefined : refuse('not-your-turn')

/** The next seat in seating order that is not done, which may be the same one; undefined when all are. */
function nextSeat(p: Pick<State, 'seats'>, active: Seat, done: readonly Seat[]): Seat | undefined {
  const order = turnOrder({ seats: p.seats, leader: active })
  return [...order.slice(1), active].find((seat) => !done.includes(seat))
}

/** For `near`: whose turn is next, as long as nothing else is open. */
export function nearInTurn({ seats, turn, todo }: View, done: readonly Seat[] = []): readonly Seat[] {
  const next = turn && todo.length === 0 ? nextSeat({ seats }, turn.active, done) : undefined
  return next && next !== turn?.active ? [next] : []
}

/** The turn moves on; false if nobody is left. */
export function moveOn(p: State, done: readonly Seat[]): boolean {
  const turn = p.turn!
  const next = nextSeat(p, turn.active, done)
  turn.cards = 0
  if (next) turn.active = next
  return next !== undefined
}

/** A follow-up has been answered: if it was the last one of a card, the card is completed (5.2). */
export function followUpDone(p: State): void {
  if (p.phase === 'decisions' && p.todo.length === 0) cardCompleted(p)
}

/** One card alone leaves the turn open for a second one or a pass; the second ends it. */
export function cardCompleted(p: State): void {
  const turn = p.turn!
  if (turn.cards === 0) turn.cards = 1
  else moveOn(p, turn.passed)
}

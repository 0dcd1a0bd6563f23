// A window in which somebody may react whom only secrets name closes at its own moment, whoever has answered by then and how soon:
// answers wait for that, and so do standing ones. Nobody learns by the time it takes who was asked, or what was answered.
import {
  type AnyRulebook,
  applyWith,
  findMove,
  type Owed,
  owedBy,
  type PlainMove,
  type Refusal,
  SeededChance,
  type StateBase,
} from '../../kernel/index.ts'
import type { Actor, SeatRow, StoredTable } from '../../store/index.ts'
import type { Change } from '../play/change.ts'
import { type Refused, refusedByGame } from '../refusals.ts'
import { isInWindow, owedInWindow } from './answer.ts'
import { askPlan, keepPlan } from './asking.ts'
import { emptyPlan } from './fitting.ts'

/** With fewer people there is nobody from whom it could be kept who was asked. */
const fewestPeople = 2

/** Whether these answers wait until the window closes. */
export function waitsForWindow(
  book: AnyRulebook,
  { row, seats }: StoredTable,
  { seat }: SeatRow,
  moves: readonly PlainMove[],
): boolean {
  if (row.live.quietSince === null || row.pace.bank === null || seat === null || !row.position) return false
  if (seats.filter(({ person, computer }) => person !== null && computer === null).length < fewestPeople) return false
  const owed = owedBy(book, row.position.state, seat)
  return moves.every((move) => {
    const answers: readonly string[] = findMove(book, move.type)?.answers ?? []
    const asked = owed.filter(({ decision }) => answers.includes(decision))
    return asked.length > 0 && asked.every((one) => isInWindow(book, one))
  })
}

/** Keeps the answers for the moment at which the window closes, beside those that they go with or in place of them. */
export function keepAnswers(change: Change, book: AnyRulebook, seat: SeatRow, moves: readonly PlainMove[]): Change | Refused {
  const plan = seat.plan ?? emptyPlan
  // `!`: only a seat of a game that is on is asked anything.
  const { state } = change.row.position!
  const together = [...plan.held, ...moves]
  const fits = refusalOf(book, state, seat.seat!, together) === undefined
  const refused = fits ? undefined : refusalOf(book, state, seat.seat!, moves)
  if (refused) return refusedByGame(refused.refusal, refused.move)
  keepPlan(change, seat, { ...plan, held: (fits ? together : moves).map((move) => ({ ...move })) })
  return change
}

function refusalOf(
  book: AnyRulebook,
  from: StateBase,
  seat: string,
  moves: readonly PlainMove[],
): { readonly refusal: Refusal; readonly move: number } | undefined {
  let state = from
  for (const [index, move] of moves.entries()) {
    // Chance of its own: nothing of what this leads to is kept.
    const outcome = applyWith(book, state, seat, move, new SeededChance('whether answers fit'))
    if (outcome.refused) return { refusal: outcome.refused, move: index }
    state = outcome.position.state
  }
  return undefined
}

/** What the seat answers when the window closes: what its person has chosen, or what stands in their plan. */
export function answersAtClose(
  change: Change,
  book: AnyRulebook,
  seat: SeatRow,
): { readonly moves: readonly PlainMove[]; readonly actor: Actor } | undefined {
  const { plan, seat: name } = seat
  if (!plan || name === null || !change.row.position) return undefined
  const { state } = change.row.position
  if (plan.held.length > 0) {
    keepPlan(change, seat, { ...plan, held: [] })
    if (!refusalOf(book, state, name, plan.held)) return { moves: plan.held, actor: 'person' }
  }
  const now = change.seats[seat.number]!
  const move = askPlan(change, { book, state, seat: name, owed: owedInWindow(book, state, name) }, now)
  return move && { moves: [move], actor: 'plan' }
}

/** Answers to what nobody asks any more are forgotten. */
export function forgetAnswers(change: Change, owed: readonly Owed[]): void {
  for (const seat of change.seats)
    if (seat.plan && seat.plan.held.length > 0 && !owed.some((one) => one.seat === seat.seat && one.quiet))
      keepPlan(change, seat, { ...seat.plan, held: [] })
}

import {
  type AnyRulebook,
  filledIn,
  findMove,
  owedBy,
  type PlainMove,
  refusal,
  type StateBase,
  viewOf,
} from '../../kernel/index.ts'
import { type DueRow, findTable, type Plan, type SeatRow } from '../../store/index.ts'
import { bookOf } from '../book.ts'
import { forget, type Outcome } from '../computers/turn.ts'
import type { Context } from '../context.ts'
import { answered } from '../lobby/lobby.ts'
import { findByRef, owedAt } from '../look/look.ts'
import type { TableRef } from '../look/types.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { carryOut } from '../play/play.ts'
import { refusedByTable, type TableRefusalCode } from '../refusals.ts'
import type { Changed, MakePlan, Result } from '../requests.ts'
import { habitOf, misfitOf, refusedPlan } from './fitting.ts'

const noPlan: Plan = { habits: [], queue: [] }

/** What a person has planned for a seat of theirs. */
export async function planOf(
  context: Context,
  ref: TableRef & { readonly person: string; readonly seat?: number },
): Promise<Plan | undefined> {
  const stored = await findByRef(context.store.client, ref)
  const seat = stored?.seats.find(({ number, person }) => person === ref.person && number === (ref.seat ?? number))
  if (!stored || !seat) return undefined
  const book = context.books.get(stored.row.game)
  return book ? known(book, seat.plan ?? noPlan) : (seat.plan ?? noPlan)
}

/** What these rules know of a plan; whoever made it is told of the rest when it would have come up. */
function known(book: AnyRulebook, plan: Plan): Plan {
  const misfit = misfitOf(book, plan)
  return misfit ? known(book, misfit.left) : plan
}

/** Keeps what a person wants to be answered in advance; what it answers already is played at once. */
export async function makePlan(context: Context, request: MakePlan): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    const seat = stored.seats.find(({ number, person }) => person === request.person && number === (request.seat ?? number))
    if (!seat) return refusedByTable('not-seated')
    const plan = copyOf({ ...(seat.plan ?? noPlan), ...request.plan })
    const refused = refusedPlan(book, plan)
    // `as`: the codes of plans are all in the catalogue.
    if (refused) return refusedByTable(refused.code as TableRefusalCode, refused.params)
    const change = new Change(stored, request.request, context.moment())
    change.seat(seat.number, { plan: isEmpty(plan) ? null : plan })
    change.seatLive(seat.number, { unplanned: 0 })
    change.append({ kind: 'note', person: request.person, seat: seat.number, body: { what: 'planned' } })
    change.progressOf(book, owedAt(book, stored.row.position), { present: [seat.number] })
    return change
  })
  return answered(context, committed)
}

const copyOf = ({ habits = [], queue = [] }: MakePlan['plan']): Plan => ({
  habits: habits.map(({ name, settings }) => ({ name, settings: { ...settings } })),
  queue: queue.map((move) => ({ ...move })),
})

const isEmpty = ({ habits, queue }: Plan): boolean => habits.length === 0 && queue.length === 0

/** What a plan says to do now: a move with the plan that is left, or that a part of it does not fit any more. */
type Answer =
  | { readonly move: PlainMove; readonly left: Plan }
  | { readonly dropped: string; readonly left: Plan; readonly why: { readonly code: string; readonly params: object } }

function answerOf(book: AnyRulebook, state: StateBase, seat: string, plan: Plan): Answer | undefined {
  const misfit = misfitOf(book, plan)
  if (misfit) return { ...misfit, why: { code: 'plan-renewed', params: {} } }
  const owed = owedBy(book, state, seat)
  const [next, ...rest] = plan.queue
  const answers: readonly string[] = next ? (findMove(book, next.type)?.answers ?? []) : []
  if (next && owed.some(({ decision }) => answers.includes(decision))) {
    const refused = refusal(book, state, seat, next)
    if (!refused) return { move: next, left: { ...plan, queue: rest } }
    // What follows was meant to come after it.
    return { dropped: next.type, left: { ...plan, queue: [] }, why: { code: refused.code, params: refused.params ?? {} } }
  }
  for (const { name, settings } of plan.habits) {
    const habit = habitOf(book, name)
    const asked = habit && owed.find(({ decision }) => (habit.answers as readonly string[]).includes(decision))
    if (!habit || !asked) continue
    // `as never`: a habit of this rulebook, asked about its own position.
    const view = viewOf(book, state, seat) as never
    const move = habit.propose(view, seat as never, asked as never, filledIn(habit.params, state, seat, settings) as never)
    if (!move) continue
    const refused = refusal(book, state, seat, move)
    if (!refused) return { move, left: plan }
    const left = { ...plan, habits: plan.habits.filter((kept) => kept.name !== name) }
    return { dropped: name, left, why: { code: refused.code, params: refused.params ?? {} } }
  }
  return undefined
}

/** A seat with a plan has begun to owe something: the plan answers, has no answer, or is switched off and its person told why. */
export async function planComesUp(context: Context, due: DueRow): Promise<Outcome> {
  const found = await findTable(context.store.client, { id: due.table })
  if (!found) return forget(context, due)
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    const seat = stored.seats[due.seat]
    const { position, live } = stored.row
    const expected = live.due.some(({ id }) => id === due.id)
    if (!expected || !position || !seat?.seat || !seat.plan || seat.person === null) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    let answer = answerOf(book, position.state, seat.seat, seat.plan)
    for (; answer && 'dropped' in answer; answer = answerOf(book, position.state, seat.seat, answer.left)) {
      const params = { dropped: answer.dropped, why: answer.why.code, params: answer.why.params }
      change.say('note', { to: 'seat', seat: seat.number, person: seat.person }, { what: 'plan-dropped', params })
      keep(change, seat, answer.left)
    }
    if (answer) {
      keep(change, seat, answer.left)
      return carryOut(change, book, { seat, moves: [answer.move], actor: 'plan', person: seat.person })
    }
    change.seatLive(seat.number, { unplanned: live.seats[seat.number]!.step })
    change.progressOf(book, owedAt(book, position))
    return change
  })
  if (!committed.refused) return 'done'
  return committed.refused.code === 'busy' ? 'again' : forget(context, due)
}

const keep = (change: Change, { number }: SeatRow, plan: Plan): void => change.seat(number, { plan: isEmpty(plan) ? null : plan })

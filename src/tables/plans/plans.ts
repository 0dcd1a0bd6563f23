import type { Plan } from '../../store/index.ts'
import { bookOf } from '../book.ts'
import type { Context } from '../context.ts'
import { type Due, type Outcome, outcomeOf } from '../due/outcome.ts'
import { findSeen, owedAt } from '../look/look.ts'
import type { SeenRef } from '../look/types.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { carryOut } from '../play/play.ts'
import { notPlaying, refusedByTable, type TableRefusalCode } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { owedOutside } from './answer.ts'
import { askPlan, keepPlan } from './asking.ts'
import { emptyPlan, known, refusedPlan } from './fitting.ts'
import type { MakePlan } from './requests.ts'

/** What a person has planned for a seat of theirs. */
export async function planOf(
  context: Context,
  ref: SeenRef & { readonly person: string; readonly seat?: number },
): Promise<Plan | undefined> {
  const stored = await findSeen(context, ref)
  const seat = stored?.seats.find(({ number, person }) => person === ref.person && number === (ref.seat ?? number))
  if (!stored || !seat) return undefined
  const book = context.books.get(stored.row.game)
  return book ? known(book, seat.plan ?? emptyPlan) : (seat.plan ?? emptyPlan)
}

/**
 * Keeps what a person wants to be answered in advance. A plan is a secret like a hand: nothing that others see changes by it, neither
 * the numbers of the log nor when somebody is called.
 */
export async function makePlan(context: Context, request: MakePlan): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    // Before the game begins, and while it is paused, as well.
    const isOn = stored.row.status === 'playing' || stored.row.status === 'lobby'
    const book = isOn ? context.books.get(stored.row.game) : undefined
    if (!book) return isOn ? refusedByTable('unknown-game') : notPlaying(stored.row)
    const seat = stored.seats.find(({ number, person }) => person === request.person && number === (request.seat ?? number))
    if (!seat) return refusedByTable('not-seated')
    const plan = planFrom(request.plan, seat.plan ?? emptyPlan)
    const refused = refusedPlan(book, plan)
    // `as`: the codes of plans are all in the catalogue.
    if (refused) return refusedByTable(refused.code as TableRefusalCode, refused.params)
    const change = new Change(stored, request.request, context.moment())
    keepPlan(change, seat, plan)
    if (stored.row.status !== 'playing') return change
    change.seatLive(seat.number, { unplanned: 0 })
    change.progressOf(book, owedAt(book, stored.row.position))
    return change
  })
  return answered(context, committed)
}

const planFrom = ({ habits, queue }: MakePlan['plan'], before: Plan): Plan => ({
  ...before,
  ...(habits && { habits: habits.map(({ name, settings }) => ({ name, settings: { ...settings } })) }),
  ...(queue && {
    queue: queue.map(({ move, when = [], otherwise = false, ...rest }) => ({
      ...rest,
      move: { ...move },
      when: when.map(({ name, settings }) => ({ name, settings: { ...settings } })),
      otherwise,
    })),
  }),
})

/** A seat with a plan has been asked something openly for a while: the plan answers, or its person has to. */
export async function planComesUp(context: Context, due: Due): Promise<Outcome> {
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    const seat = stored.seats[due.seat]
    const { position, live } = stored.row
    const expected = live.due.some(({ id }) => id === due.id)
    if (!expected || !position || !seat?.seat || !seat.plan || seat.person === null) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    const { state } = position
    const move = askPlan(change, { book, state, seat: seat.seat, owed: owedOutside(book, state, seat.seat) }, seat)
    if (move) return carryOut(change, book, { seat, moves: [move], actor: 'plan', person: seat.person })
    change.seatLive(seat.number, { unplanned: live.seats[seat.number]!.step })
    change.progressOf(book, owedAt(book, position))
    return change
  })
  return outcomeOf(context, due, committed)
}

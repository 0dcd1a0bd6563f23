import type { Condition, Habit } from '../../kernel/index.ts'
import { type Ahead, aheadOf, emptyPlan, type Plan, type TableLook } from '../../tables/index.ts'
import type { Given } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { problemOf } from '../gateway/logger.ts'
import { folderOf } from '../house.ts'
import { type Seated, seatOf } from '../panel/seated.ts'
import { deskOf } from '../people/names.ts'
import { noTable } from '../servers/find-table.ts'
import { type Message, says } from '../ui.ts'

/** A seat's plan, with what is needed to put it into words. */
export interface PlanScene {
  readonly look: TableLook
  readonly seat: Seated
  readonly desk: Desk
  readonly plan: Plan
  /** What the seat will be asked, as far as it can know. */
  readonly ahead: readonly Ahead[]
}

// `as`: those of one rulebook are only ever asked about that rulebook's positions.
export const habitsOf = ({ book }: Desk): readonly Habit<never>[] => (book.habits ?? []) as readonly Habit<never>[]
export const conditionsOf = ({ book }: Desk): readonly Condition<never>[] =>
  (book.conditions ?? []) as readonly Condition<never>[]

/** The plan of the person's own seat at a table that is on, or why there is none. */
export async function planScene(call: Call, look: TableLook | undefined): Promise<PlanScene | Message> {
  if (!look) return noTable(call)
  call.trace.table = look.id
  const seat = seatOf(look, call.person)
  if (look.status === 'lobby') return says(call.say('refusal.not-started'))
  if (!seat) return says(call.say('refusal.not-seated'))
  if (look.status !== 'playing') return says(call.say('refusal.table-ended'))
  return sceneOfPlan(call, look, seat)
}

export async function sceneOfPlan(call: Call, look: TableLook, seat: Seated): Promise<PlanScene> {
  const desk = deskOf(folderOf(call.house, look.game), look, seat.seat, call.language)
  const plan =
    (await call.house.tables.plans.get({ table: look.id, version: look.version, person: call.person, seat: seat.number })) ??
    emptyPlan
  return { look, seat, desk, plan, ahead: foreseen(call, look, desk, plan) }
}

/** What comes is imagined: a fault of ours in what may never happen keeps nobody from what is asked now. */
function foreseen(call: Call, { id, state }: TableLook, { book, seat }: Desk, plan: Plan): readonly Ahead[] {
  try {
    // `!`: whoever has a seat sits at a game that has begun.
    return aheadOf(book, state!, seat, plan)
  } catch (error) {
    call.house.log.error({ table: id, error: problemOf(error) }, 'what comes cannot be foreseen')
    return []
  }
}

/** Does something with the plan of the table that a button names. */
export const withPlan =
  <Carries extends { readonly table: string }>(
    act: (call: Call, scene: PlanScene, carried: Carries, given: Given) => Promise<Message> | Message,
  ) =>
  async (call: Call, carried: Carries, given: Given): Promise<Message> => {
    const scene = await planScene(call, await call.table(carried.table))
    return 'desk' in scene ? act(call, scene, carried, given) : scene
  }

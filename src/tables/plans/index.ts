import type { Plan } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { SeenRef } from '../look/types.ts'
import type { Changed, Result } from '../requests.ts'
import { makePlan, planOf } from './plans.ts'
import type { MakePlan } from './requests.ts'
import { type PlanRefused, plansRefused } from './told.ts'

export interface PlansRoom {
  /** Habits and queued moves: answers given in advance, played as soon as their decision is owed. */
  readonly plans: {
    get(ref: SeenRef & { readonly person: string; readonly seat?: number }): Promise<Plan | undefined>
    make(request: MakePlan): Promise<Result<Changed>>
    /** What of it did not fit when its time came, from that entry of the log on, oldest first. */
    refused(table: string, person: string, seat: number, from: number): Promise<readonly PlanRefused[]>
  }
}

export const plansRoom = (context: Context): PlansRoom => ({
  plans: {
    get: (ref) => planOf(context, ref),
    make: (request) => makePlan(context, request),
    refused: (table, person, seat, from) => plansRefused(context, { table, person, seat, from }),
  },
})

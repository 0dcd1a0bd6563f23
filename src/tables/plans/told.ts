import { notesTo, type PostRow } from '../../store/index.ts'
import type { Context } from '../context.ts'

/** What of a seat's plan did not fit when its time came, and where in the log that was. */
export interface PlanRefused {
  readonly seq: number
  readonly note: { readonly what: string; readonly params: Readonly<Record<string, unknown>> }
}

export async function plansRefused(
  context: Context,
  {
    table,
    person,
    seat,
    from,
  }: { readonly table: string; readonly person: string; readonly seat: number; readonly from: number },
): Promise<readonly PlanRefused[]> {
  const notes = await notesTo(context.store.client, table, person, from)
  return notes
    .filter((post) => isOf(post, seat))
    .map(({ seq, body }) => ({ seq, note: { what: planDropped, params: body.params ?? {} } }))
}

export const planDropped = 'plan-dropped'

const isOf = ({ audience, body }: PostRow, seat: number): boolean =>
  audience.to === 'seat' && audience.seat === seat && body.what === planDropped

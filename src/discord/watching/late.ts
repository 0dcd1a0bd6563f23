import type { TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { phaseBegan } from '../history/moments.ts'
import type { House } from '../house.ts'
import { seatOf } from '../panel/seated.ts'

// A table may wish that those who only look on see a phase of the rules once it is over. What everybody reads is shown so as well.

/** The phase that is on stays with those who play. */
export const keepsPhase = ({ terms, status, state }: TableLook): boolean =>
  terms.late && status !== 'ended' && state !== undefined && !state.result

/** The table as everybody may see it: where the phase that is on stays with those who play, as that one began. */
export async function openLook(house: House, look: TableLook): Promise<TableLook> {
  if (!keepsPhase(look)) return look
  const { entry } = await phaseBegan(house, look)
  const then = await house.tables.look({ table: look.id, at: entry })
  return then ? { ...then, seq: entry } : look
}

/** The table as whoever asks may see it. */
export const lookFor = async ({ house, person }: Pick<Call, 'house' | 'person'>, look: TableLook): Promise<TableLook> =>
  seatOf(look, person) ? look : openLook(house, look)

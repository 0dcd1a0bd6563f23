/** Section 5: a seat that has no land unit left anywhere ends the game at once. */
import type { Table } from '../../../kernel/index.ts'
import { ownerOf, sizeOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import type { Seat, State } from '../state.ts'
import { endGame } from './end.ts'

const hasUnits = (p: State, seat: Seat): boolean =>
  atlasOf(p).regions.some((region) => ownerOf(p, region) === seat && sizeOf(p.regions[region]!.units) > 0) ||
  (p.active === seat && p.action !== null && 'marches' in p.action && p.action.marches.length > 0)

/** True if the game is over by it; of several seats the first is named. */
export function checkElimination(p: State, table: Table): boolean {
  const gone = p.seats.find((seat) => !hasUnits(p, seat))
  if (!gone) return false
  endGame(p, table, 'elimination', gone)
  return true
}

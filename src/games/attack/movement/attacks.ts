/** The regions that marches enter by force. */
import type { Table } from '../../../kernel/index.ts'
import { activeSeat, ownerOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import type { RegionId, State } from '../state.ts'
import type { MoveAction } from '../turn/action.ts'
import { endMarches, goHome } from './in-transit.ts'

export function attackedRegions(p: Pick<State, 'regions' | 'active' | 'options'>, { marches }: MoveAction): readonly RegionId[] {
  const entered = new Set(marches.map(({ to }) => to))
  return atlasOf(p).regions.filter((region) => entered.has(region) && ownerOf(p, region) !== activeSeat(p))
}

/** 5.2.3 A pact: the attackers go home. */
export function callOffAttack(p: State, action: MoveAction, region: RegionId, table: Table): void {
  endMarches(
    action,
    ({ to }) => to === region,
    (march) => goHome(p, march),
  )
  table.tell('attack-called-off', { seat: activeSeat(p), region })
}

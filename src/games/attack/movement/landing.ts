/** 5.2.5 and 5.2.7: what the sea let through arrives. */
import type { Table } from '../../../kernel/index.ts'
import { activeSeat, holdsSea, ownerOf } from '../derived.ts'
import type { State } from '../state.ts'
import { attackedRegions } from './attacks.ts'
import { arrive, endMarches, moving, seasOf, turnBack } from './in-transit.ts'
import { tellTurnedBack } from './passage.ts'

/** After the naval battles: no landing through a sea that the foe still holds. */
export function turnBackDefeated(p: State, table: Table): void {
  const { fought } = moving(p)
  const held = fought.filter(({ sea, foe }) => holdsSea(p, sea, foe)).map(({ sea }) => sea)
  tellTurnedBack(
    p,
    turnBack(p, (march) => seasOf(p, march).some((sea) => held.includes(sea))),
    table,
  )
}

/** Into own regions directly; elsewhere they join the attack. */
export function beginLandings(p: State): void {
  const action = moving(p)
  endMarches(
    action,
    ({ to }) => ownerOf(p, to) === activeSeat(p),
    (march) => arrive(p, march),
  )
  action.targets = [...attackedRegions(p, action)]
  action.stage = 'land'
}

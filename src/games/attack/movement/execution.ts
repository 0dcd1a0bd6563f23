/** 5.2 The orders are done: ships and marches by land arrive, and it shows who must fight for the sea. */
import type { Table } from '../../../kernel/index.ts'
import { activeSeat, fleetOf, holdsSea, orderOf, ownerOf, passagePolicy, reactionOrder, sizeOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import { addShips } from '../naval/fleets.ts'
import type { SeaId, Seat, State } from '../state.ts'
import type { Contest, MoveAction, Sail } from '../turn/action.ts'
import { arrive, endMarches, moving } from './in-transit.ts'

export function executeMoves(p: State, table: Table): void {
  const action = moving(p)
  const seat = activeSeat(p)
  tellMoves(action, seat, table)
  for (const { to, ship, count } of action.sails) addShips(p, to, seat, { [ship]: count })
  endMarches(
    action,
    ({ lane, to }) => lane === null && ownerOf(p, to) === seat,
    (march) => arrive(p, march),
  )
  action.contests = contestsOf(p, action.sails, action.engage)
  action.fought = [...action.contests]
  action.sails = []
  action.engage = []
}

function tellMoves({ marches, sails }: MoveAction, seat: Seat, table: Table): void {
  for (const { from, to, unit, count } of marches)
    table.tell('marches', { seat, origin: from, region: to, units: { [unit]: count } })
  for (const { from, to, ship, count } of sails) table.tell('sails', { seat, harbour: from, sea: to, units: { [ship]: count } })
}

/** 5.2.2 One battle for each sea at most. */
function contestsOf(p: State, sails: readonly Sail[], engaged: readonly SeaId[]): Contest[] {
  return atlasOf(p).seas.flatMap((sea) => {
    if (sizeOf(fleetOf(p, sea, activeSeat(p))) === 0) return []
    const surfaceArrives = sails.some(({ to, ship }) => to === sea && ship !== 'sub')
    const foe = foeIn(p, sea, surfaceArrives, engaged.includes(sea))
    return foe ? [{ sea, foe }] : []
  })
}

function foeIn(p: State, sea: SeaId, surfaceArrives: boolean, isEngaged: boolean): Seat | undefined {
  const others = reactionOrder(p)
  const holder = others.find((other) => holdsSea(p, sea, other))
  // Submarines may slip in and stay.
  if (holder) return surfaceArrives || isEngaged ? holder : undefined
  return surfaceArrives ? others.find((other) => acceptsBattle(p, sea, other)) : undefined
}

/** Lone submarines meet a newcomer only if their owner ordered it and does not let it pass (ruling 9.19). */
const acceptsBattle = (p: State, sea: SeaId, other: Seat): boolean =>
  fleetOf(p, sea, other).sub > 0 && orderOf(p, other, 'subsJoin') === 'join' && passagePolicy(p, other, activeSeat(p)) !== 'allow'

/** 5.7.1 A naval battle starts: do the submarines join? */
import type { Table } from '../../../kernel/index.ts'
import { activeSeat, noFleet, orderOf } from '../derived.ts'
import type { SeaId, State } from '../state.ts'
import type { Naval, Side } from '../turn/action.ts'
import { currentAction } from '../turn/current.ts'
import { onlySubmarines, shipsOf, sides } from './sides.ts'

export function startNavalBattle(p: State, sea: SeaId, table: Table): void {
  const action = currentAction(p, 'move', 'blitzkrieg', 'build')
  const contest = action.contests.find((known) => known.sea === sea)!
  action.contests = action.contests.filter((known) => known !== contest)
  const battle: Naval = {
    kind: 'naval',
    sea,
    attacker: activeSeat(p),
    defender: contest.foe,
    round: 1,
    step: 'subs',
    waiting: [],
    join: { attacker: null, defender: null },
    fleet: { attacker: noFleet(), defender: noFleet() },
    damaged: { attacker: 0, defender: 0 },
    length: 0,
    lines: { attacker: [], defender: [] },
    choice: { attacker: null, defender: null },
  }
  action.battle = battle
  for (const side of sides) battle.join[side] = joinsBySelf(p, battle, side)
  battle.waiting = sides.filter((side) => battle.join[side] === null).map((side) => battle[side])
  table.tell('naval-battle', { seat: battle.attacker, target: battle.defender, sea })
}

/** A side without submarines has nothing to decide; with nothing else they must fight. */
export function joinsBySelf(p: State, battle: Naval, side: Side): boolean | null {
  const own = shipsOf(p, battle, side)
  if (own.sub === 0) return false
  if (onlySubmarines(own)) return true
  const order = orderOf(p, battle[side], 'subsJoin')
  return order === 'ask' ? null : order === 'join'
}

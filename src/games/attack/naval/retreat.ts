/** 5.7.5 and 5.7.6: retreat, and how a naval battle ends. */
import type { Table } from '../../../kernel/index.ts'
import { unitOf } from '../data.ts'
import { type Board, orderOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import { nextSeas } from '../movement/sailing.ts'
import { type Fleet, type SeaId, type State, ships } from '../state.ts'
import type { Naval, Side } from '../turn/action.ts'
import { currentAction } from '../turn/current.ts'
import { addShips, removeShips } from './fleets.ts'
import { sides } from './sides.ts'

/** Sea areas next to the battle without ships of others, through canals where they are open. */
export function retreats(p: Board, battle: Pick<Naval, Side | 'sea'>, side: Side): readonly SeaId[] {
  const seat = battle[side]
  const near = nextSeas(p, seat, battle.sea)
  return atlasOf(p).seas.filter((sea) => near.includes(sea) && Object.keys(p.seas[sea] ?? {}).every((other) => other === seat))
}

export const staysBySelf = (p: State, battle: Naval, side: Side): boolean =>
  orderOf(p, battle[side], 'navalRetreat') === 'never' || retreats(p, battle, side).length === 0

export function askForRetreat(p: State, battle: Naval): void {
  battle.step = 'retreat'
  for (const side of sides) {
    battle.choice[side] = staysBySelf(p, battle, side) ? 'stay' : null
  }
  battle.waiting = sides.filter((side) => battle.choice[side] === null).map((side) => battle[side])
}

/** The side that leaves the sea to the other once both have chosen; the attacker if both retreat. */
export const retreating = ({ choice }: Naval): Side | undefined => sides.find((side) => choice[side] !== 'stay')

/** The whole fleet and the damaged battleships go; submarines that did not join stay. */
export function retreat(p: State, battle: Naval, side: Side, table: Table): void {
  const to = battle.choice[side]!
  const leaving = { ...battle.fleet[side], bb: battle.fleet[side].bb + battle.damaged[side] }
  sailAway(p, battle, side, leaving, to)
  table.tell('retreats', { seat: battle[side], harbour: battle.sea, sea: to })
  endNavalBattle(p, battle, table)
}

/** A loser's damaged battleships escape to the first free sea, or sink. */
export function loseBattle(p: State, battle: Naval, side: Side, table: Table): void {
  const bb = battle.damaged[side]
  const [to] = retreats(p, battle, side)
  if (bb > 0 && to !== undefined) {
    sailAway(p, battle, side, { bb }, to)
    table.tell('escapes', { seat: battle[side], sea: to, count: bb })
  } else if (bb > 0) {
    removeShips(p, battle.sea, battle[side], { bb })
    table.tell('scuttled', { seat: battle[side], sea: battle.sea, count: bb })
  }
  table.tell('naval-lost', { seat: battle[side], sea: battle.sea })
  endNavalBattle(p, battle, table)
}

function sailAway(p: State, battle: Naval, side: Side, leaving: Readonly<Partial<Fleet>>, to: SeaId): void {
  removeShips(p, battle.sea, battle[side], leaving)
  addShips(p, to, battle[side], leaving)
}

function endNavalBattle(p: State, battle: Naval, table: Table): void {
  currentAction(p, 'move', 'blitzkrieg', 'build').battle = null
  if (battle.round > 1) table.endChapter('naval-battle')
}

/** What a fleet is worth, to know when it is outnumbered: by the printed prices, for ships built cheaply fight no worse. */
export const fleetCost = (fleet: Readonly<Fleet>): number => ships.reduce((sum, ship) => sum + fleet[ship] * unitOf(ship).cost, 0)

/** Whether a fleet is so weak that it leaves where nobody says what it does. */
export const isOutnumbered = (own: Readonly<Fleet>, other: Readonly<Fleet>): boolean => fleetCost(own) < fleetCost(other) / 2

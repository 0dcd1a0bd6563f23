/** 5.8 Who has won, and what that brings. */
import type { Table } from '../../../kernel/index.ts'
import { drawPolitical } from '../cards/deck.ts'
import { checkElimination } from '../end/elimination.ts'
import { moving } from '../movement/in-transit.ts'
import { type Land, landUnits, type Seat, type State } from '../state.ts'
import type { Battle } from '../turn/action.ts'
import { landBattle } from './sides.ts'

/** Losses from which a victory counts as a conquest, and from which a battle is worth a picture. */
const conquestLosses = 3
const largeLosses = 6

const survivors = ({ line, reserve }: Battle, side: 'attacker' | 'defender'): Land =>
  // `as`: all four units are listed.
  Object.fromEntries(landUnits.map((unit) => [unit, line[side][unit] + reserve[side][unit]])) as Land

export function endLandBattle(p: State, winner: 'attacker' | 'defender', table: Table): void {
  const battle = landBattle(p)
  moving(p).battle = null
  table.tell(winner === 'attacker' ? 'battle-won' : 'battle-held', {
    region: battle.region,
    seat: battle.attacker,
    target: battle.defender,
    lost: battle.lost.attacker,
    killed: battle.lost.defender,
  })
  if (winner === 'attacker') conquer(p, battle, table)
  else hold(p, battle, table)
  if (battle.lost.attacker + battle.lost.defender >= largeLosses) table.endChapter('battle')
  checkElimination(p, table)
}

function conquer(p: State, battle: Battle, table: Table): void {
  const { attacker, defender, region, card } = battle
  if (defender !== 'neutral' && p.players[defender].capital === region)
    table.tell('capital-falls', { seat: defender, by: attacker, region })
  p.regions[region] = { owner: attacker, gov: null, units: survivors(battle, 'attacker') }
  if (battle.lost.defender >= conquestLosses) p.players[attacker].conquests += 1
  if (defender !== 'neutral') loot(p, attacker, defender, table)
  else {
    if (card !== null) p.players[attacker].econ.push(card)
    drawPolitical(p, attacker, 1, table)
  }
}

/** 9.10 A random Economics card of the loser; disabled it stays disabled, a flag for the reserve is lost. */
function loot(p: State, attacker: Seat, defender: Seat, table: Table): void {
  const winner = p.players[attacker]
  const loser = p.players[defender]
  if (loser.econ.length === 0) return
  const card = table.chance.pick(loser.econ)
  const without = (cards: readonly string[]) => cards.filter((other) => other !== card)
  if (loser.disabled.includes(card)) winner.disabled.push(card)
  winner.econ.push(card)
  Object.assign(loser, { econ: without(loser.econ), disabled: without(loser.disabled), reserve: without(loser.reserve) })
  table.tellOnly(
    [attacker, defender],
    'loots',
    { seat: attacker, target: defender, card },
    {
      key: 'loots-card',
      params: { seat: attacker, target: defender },
    },
  )
  table.reveal('looted', { seat: attacker })
}

/** A neutral's card goes back; next time its army is drawn anew. */
function hold(p: State, battle: Battle, table: Table): void {
  const { defender, region, card } = battle
  if (defender !== 'neutral') p.regions[region]!.units = survivors(battle, 'defender')
  else if (card !== null) p.decks.economics = table.chance.shuffle([...p.decks.economics, card])
}

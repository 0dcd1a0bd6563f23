/** 5.8.3 to 6: volleys, and how a fight ends. */
import { move, optional, type PlainMove, type Refusal, refuse, span, type Table } from '../../../kernel/index.ts'
import { costs, data, landBorder } from '../data.ts'
import { isCount } from '../derived.ts'
import { burnFuel, gainTokens, loseFood } from '../land/holdings.ts'
import { settle } from '../land/migrants.ts'
import { number } from '../params.ts'
import type { Board, Combat, Seat, Side, State, Territory, Venonta } from '../state.ts'
import { endTurn, turnOf } from '../turns/turn.ts'
import { fightOdds } from './odds.ts'
import { decided, type Ending, suffer } from './outcome.ts'
import { diceOf, hitsOf, tanksLost } from './sides.ts'
import { clearOthers, removeTanks } from './tanks.ts'

const rules = data.combat

interface Roll {
  readonly dice: readonly number[]
  readonly hits: number
}

/** At most three dice, those of tanks first. */
function roll(p: State, fight: Combat, seat: Seat, side: Side, table: Table): Roll {
  const { tank, people } = hitsOf(p, fight, seat)
  const count = Math.min(rules.dicePerVolley, diceOf(side))
  const dice = Array.from({ length: count }, () => table.chance.die(rules.die))
  const hits = dice.filter((face, index) => (index < side.tankDice ? tank : people).includes(face)).length
  return { dice, hits }
}

/** Own tanks fall first, then the one that was lent. */
function loseTanks(p: State, seat: Seat, side: Side, from: Territory | null): number {
  const lost = tanksLost(side)
  const own = Math.min(lost, side.tanks)
  if (from && own > 0) removeTanks(p, from, seat, own)
  if (side.ally && lost > own) removeTanks(p, side.ally.territory, side.ally.seat, lost - own)
  return lost
}

/** The owner loses a ration, the land a disc that burns without CO2. */
function devastate(p: State, target: Territory, table: Table): void {
  const { owner } = p.land[target]
  const food = owner ? loseFood(p, owner, rules.devastation.food) : 0
  if (food > 0) table.tell('lost-food', { seat: owner, count: food })
  const fuel = burnFuel(p, target, rules.devastation.fuel)
  if (fuel > 0) table.tell('lost-fuel', { territory: target, count: fuel })
}

/** An attack won: a colony, devastation, the cost refunded. */
function conquer(p: State, fight: Combat, table: Table): void {
  const { attacker, defender, from, target, att, cost } = fight
  const { stats, pv } = p.players[attacker]
  const place = p.land[target]
  place.colonizer = attacker
  clearOthers(p, target, attacker, table)
  devastate(p, target, table)
  const tokens = gainTokens(p, attacker, cost)
  if (tokens > 0) table.tell('refund', { seat: attacker, tokens })
  turnOf(p).conquered.push(target)
  stats.wins += 1
  if (att.tanks > 0 || att.ally) stats.tankWins += 1
  if (from && !landBorder(from, target)) stats.waterWins += 1
  if (p.players[defender].pv >= pv) stats.winsVsStronger += 1
}

/** A colony ends, by liberation, rebellion or uprising. */
export function liberate(p: State, owner: Seat, target: Territory, table: Table): void {
  p.land[target].colonizer = null
  p.players[owner].stats.freed += 1
  clearOthers(p, target, owner, table)
}

function endCombat(p: State, ending: Ending, table: Table): void {
  const fight = p.combat
  if (!fight) return
  const { kind, attacker, defender, from, target } = fight
  const attackerLost = loseTanks(p, attacker, fight.att, from)
  const defenderLost = loseTanks(p, defender, fight.def, target)
  const losses = { losses: attackerLost + defenderLost > 0 ? 'some' : 'none', attackerLost, defenderLost }
  p.combat = null
  table.tell(`${kind}-${ending}`, { seat: attacker, other: defender, target, ...losses })
  if (ending === 'won' && kind === 'attack') conquer(p, fight, table)
  else if (ending === 'won') liberate(p, attacker, target, table)
  // 5.8.6: the chaos of a fight that dice have decided.
  const isDecided = ending === 'won' || ending === 'lost'
  if (kind === 'attack' && isDecided && from) settle(p, from, table)
  if (fight.att.tanks + fight.def.tanks > 0) table.endChapter('battle')
  if (kind === 'rebellion') return
  if (ending === 'ceasefire') turnOf(p).ceasefire.push(target)
  if (ending === 'lost' || ending === 'truce') endTurn(p, table)
}

const fighting = (p: Board, seat: Seat): Refusal | undefined => {
  if (!p.combat) return refuse('no-combat')
  if (p.combat.attacker !== seat) return refuse('not-your-turn')
}

/** Both sides roll before anything is removed. */
function rollOnce(p: State, fight: Combat, table: Table): Ending | undefined {
  const attack = roll(p, fight, fight.attacker, fight.att, table)
  const defence = roll(p, fight, fight.defender, fight.def, table)
  suffer(fight.def, attack.hits)
  suffer(fight.att, defence.hits)
  fight.volleys += 1
  fight.misses = attack.hits + defence.hits === 0 ? fight.misses + 1 : 0
  table.tell('volley', {
    seat: fight.attacker,
    dice: attack.dice,
    hits: attack.hits,
    other: fight.defender,
    theirDice: defence.dice,
    theirHits: defence.hits,
    left: diceOf(fight.att),
    theirLeft: diceOf(fight.def),
  })
  return decided(fight)
}

/** More are accepted than are listed: nobody wants to choose among a dozen. */
const mostStops = 4

/** 1 is to the end. */
const stops = ({ combat }: State): Iterable<number> => span(1, combat ? Math.min(mostStops, diceOf(combat.att)) : mostStops)

/** One volley; or one after the other until the fight is over or the attacker is left with fewer dice than that. */
export const volley = move<Venonta>()({
  type: 'volley',
  answers: ['battle'],
  params: { stopBelow: optional(number(stops, { partial: true })) },
  open: fighting,
  check(p, _seat, { stopBelow }) {
    if (stopBelow === undefined || !p.combat) return undefined
    if (!isCount(stopBelow, 1, diceOf(p.combat.att))) return refuse('bad-stop', { most: diceOf(p.combat.att) })
  },
  play(p, _seat, { stopBelow }, table) {
    const fight = p.combat
    if (!fight) return
    let ending = rollOnce(p, fight, table)
    while (!ending && stopBelow !== undefined && diceOf(fight.att) >= stopBelow) ending = rollOnce(p, fight, table)
    if (ending) endCombat(p, ending, table)
  },
  odds: (view, _seat, { stopBelow }) =>
    view.combat && stopBelow !== undefined ? fightOdds(view, view.combat, stopBelow) : undefined,
  final: () => true,
})

/** 8.1 */
export const fightsOn = (): PlainMove => ({ type: 'volley' })

export const truce = move<Venonta>()({
  type: 'truce',
  answers: ['battle'],
  open: fighting,
  check(p) {
    if (p.combat?.volleys === 0) return refuse('fight-first')
  },
  play: (p, _seat, _given, table) => endCombat(p, 'truce', table),
})

export const attackCost = (tanks: number, ally: boolean, discount: number): number =>
  Math.max(0, costs.attack.base + costs.attack.perTank * (tanks + (ally ? 1 : 0)) - discount)

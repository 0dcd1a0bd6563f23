/** Answers to what others do. */

import type { Imagining } from '../../shared/computer.ts'
import { planesOf } from '../air/planes.ts'
import { kindOf } from '../data.ts'
import { activeSeat, fleetOf, noLand, orderOf, ownerOf } from '../derived.ts'
import { cardIncome } from '../economy/income.ts'
import { rankingOf } from '../end/scoring.ts'
import { attackedRegions } from '../movement/attacks.ts'
import { moving } from '../movement/in-transit.ts'
import { fleetCost } from '../naval/retreat.ts'
import { navalBattle, sideOf } from '../naval/sides.ts'
import type { Attack, Land, PoliticalKind, RegionId, Seat, State } from '../state.ts'
import { cardsOfKinds } from '../trade/goods.ts'
import { currentAction } from '../turn/current.ts'
import { oilValue } from './deals.ts'
import type { Manner } from './manner.ts'
import { winChance } from './odds.ts'
import { isNeighbour } from './waters.ts'

const leader = (p: State): Seat => rankingOf(p)[0]!

const dangerous: readonly PoliticalKind[] = ['coup', 'annexation', 'mobilization', 'master-spy-ring']

const marchingOn = (p: State, region: RegionId): Land => {
  const units = noLand()
  for (const { to, unit, count } of moving(p).marches) if (to === region) units[unit] += count
  return units
}

/** The own region that is likely to fall, if any. */
const fallingRegion = (p: State, seat: Seat): RegionId | undefined =>
  attackedRegions(p, moving(p)).find(
    (region) => ownerOf(p, region) === seat && winChance(p, activeSeat(p), marchingOn(p, region), region) >= 0.5,
  )

/** A pact for a region that would fall; cards against what hurts oneself, or helps the leader much. */
export const block: Imagining<Attack> = (p, seat, _owed, mind) => {
  const options = mind.legalOfKind('block')
  const { action } = p
  if (action?.type !== 'political') {
    const region = fallingRegion(p, seat)
    return options.find((option) => option.region === region && region !== undefined)
  }
  const { card, target, region } = action.play!
  const hurtsMe = target === seat || (region !== undefined && ownerOf(p, region) === seat)
  const helpsLeader = activeSeat(p) === leader(p) && dangerous.includes(kindOf(card))
  return hurtsMe || helpsLeader || kindOf(card) === 'spy-ring' ? options[0] : undefined
}

/** Whoever leads or is near is not let past. */
export const passage: Imagining<Attack> = (p, seat) => {
  const mover = activeSeat(p)
  return { type: 'passage', allow: leader(p) !== mover && !isNeighbour(p, seat, mover) }
}

export const scramble: Imagining<Attack> = (p, seat) => ({
  type: 'scramble',
  fighters: Math.max(0, planesOf(p, seat) - 1),
  shoot: orderOf(p, seat, 'scrambleShoot'),
})

/** What an oil and a card are worth in PP, where nobody looks closer. */
const oilWorth = 2
const roundsOfUse = 2
const politicalWorth = 8

/** Nothing that costs the own production more than it brings, nor brings the partner more. */
export const answerDeal =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    const deal = currentAction(p, 'trade').deal!
    const { give, want } = deal
    const mine = p.players[seat]
    const lost = cardsOfKinds(mine, want.political)
    if (want.pp > mine.pp || want.oil > mine.oil || lost.length < want.political.length) return undefined
    if (!want.econ.every((card) => mine.econ.includes(card))) return undefined
    const after = [...mine.econ.filter((card) => !want.econ.includes(card)), ...give.econ]
    const production = cardIncome(after, mine.routes) - cardIncome(mine.econ, mine.routes)
    const gain =
      give.pp -
      want.pp +
      (manner.offers ? oilValue(mine.oil - want.oil + give.oil) - oilValue(mine.oil) : oilWorth * (give.oil - want.oil)) +
      roundsOfUse * production +
      politicalWorth * (give.political.length - lost.length)
    return production >= 0 && gain > 0 ? { type: 'trade-accept' } : undefined
  }

/** Every area there is. */
export const raidNext: Imagining<Attack> = (p) => {
  const [sea] = currentAction(p, 'raid').areas
  return sea === undefined ? undefined : { type: 'raid-area', sea }
}

/** Submarines join where the ships alone would be the weaker side. */
export const joinSubmarines: Imagining<Attack> = (p, seat) => {
  const battle = navalBattle(p)
  const side = sideOf(battle, seat)
  const enemy = battle[side === 'attacker' ? 'defender' : 'attacker']
  const worth = (of: Seat): number => fleetCost({ ...fleetOf(p, battle.sea, of), sub: 0 })
  return { type: 'subs', join: worth(seat) < worth(enemy) }
}

/** War as better computers wage it: with a tank where nobody has one, for the objective, and for land where it is free. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { attackCost } from '../combat/battle.ts'
import { constants, costs, isTerritory, landBorder } from '../data.ts'
import { controller, effectsOf, isNeutral, sum, surplus, tanksOf } from '../derived.ts'
import type { Stat } from '../objectives/stats.ts'
import type { Seat, Territory } from '../state.ts'
import { chancesOf } from './fights.ts'
import type { Leanings } from './leanings.ts'
import { asksFor, type Idea, isToEat, movesLike, type Situation, unmet } from './situation.ts'

/** What only war brings. */
const byWinning: readonly Stat[] = ['colonies', 'wins', 'tankWins', 'waterWins', 'winsVsStronger', 'tributeFood', 'tributeFuel']
/** What an attack brings whether it is won or not. */
const byAttacking: readonly Stat[] = ['attacks', 'seatsAttacked']
/** What comes with the chaos of a fight that dice have decided. */
const byChaos: readonly Stat[] = ['migrants', 'integrated']

const isFirstTurn = ({ view }: Situation): boolean => view.turn?.number === 1

/** Whether the objective forbids war as long as it can still be met. */
export const isBound = ({ objective }: Situation): boolean =>
  objective?.conditions.some(({ stat, op }) => op === '=' && (stat === 'attacks' || stat === 'colonies' || stat === 'allWins')) ??
  false

/** Whether the objective still needs an attack. */
export const needsWar = (situation: Situation): boolean =>
  unmet(situation).some(({ stat }) => byWinning.includes(stat) || byAttacking.includes(stat)) || needsChaos(situation)

function needsChaos(situation: Situation): boolean {
  return unmet(situation).some(({ stat }) => stat === 'migrants' || (stat === 'integrated' && isFirstTurn(situation)))
}

interface Strike {
  readonly from: Territory
  readonly target: Territory
  readonly tanks: number
  readonly defender: Seat
}

/** Whether this attack raises what a condition counts, if it is won. */
function raises(situation: Situation, stat: Stat, { from, target, tanks, defender }: Strike): boolean {
  const { view, seat } = situation
  const { owner } = view.land[target]
  const isFirst = isFirstTurn(situation)
  switch (stat) {
    case 'waterWins':
      return !landBorder(from, target)
    case 'winsVsStronger':
      return view.players[defender].pv >= view.players[seat].pv
    case 'tankWins':
      return tanks > 0
    case 'seatsAttacked':
      return !view.players[seat].stats.seatsAttacked.includes(defender)
    case 'tributeFood':
      return isFirst && owner !== null && view.players[owner].food > 1
    case 'tributeFuel':
      return isFirst && view.land[target].fuel > 1
    case 'migrants':
      return view.land[from].owner === seat
    case 'integrated':
      return isFirst && view.land[from].owner === seat
    default:
      return byWinning.includes(stat) || byAttacking.includes(stat)
  }
}

/** How likely the attack is to bring something that the objective still lacks. */
function helps(situation: Situation, strike: Strike): number {
  const chances = chancesOf(situation, strike.from, strike.target, strike.tanks)
  const each = unmet(situation)
    .filter(({ stat }) => raises(situation, stat, strike))
    .map(({ stat }) => (byWinning.includes(stat) ? chances.won : byChaos.includes(stat) ? chances.decided : 1))
  return Math.max(0, ...each)
}

/** A guest who comes before the meal and for whom there is nothing. */
function starves(situation: Situation, { from, target }: Strike): boolean {
  const { view, seat } = situation
  if (!isToEat(situation) || view.land[from].owner !== seat) return false
  const owner = view.land[target].owner
  // What the new colony pays is eaten before the meal.
  const isLater = owner !== null && view.order.indexOf(owner) > view.order.indexOf(seat)
  const tribute = owner !== null && (isLater ? view.players[owner].food > 1 : surplus(view, owner) > 1) ? 1 : 0
  return surplus(view, seat) + tribute < 1
}

/** What a colony brings its holder in a round, and what a point counts that its owner is ahead. */
const perRound = 1
const leadCounts = 0.05

/** What winning is worth beside the objective: land to live on, and what its owner loses. */
function spoilsOf(situation: Situation, strike: Strike, { spite }: Leanings): number {
  const { view, seat } = situation
  const rounds = constants.rounds - view.round + (isFirstTurn(situation) ? 1 : 0)
  const owner = view.land[strike.target].owner
  if (!owner || owner === seat) return 0
  const weight = isNeutral(view, owner) ? 0 : spite + leadCounts * (view.players[owner].pv - view.players[seat].pv + 10)
  return rounds * perRound + weight
}

function worthOf(situation: Situation, strike: Strike, leanings: Leanings): number {
  const { won } = chancesOf(situation, strike.from, strike.target, strike.tanks)
  const help = helps(situation, strike)
  const objective = help * (situation.objective?.pv ?? 0)
  const isWorthIt = help >= leanings.dare || won >= leanings.raid
  if (!isWorthIt) return 0
  const hunger = starves(situation, strike) ? (asksFor(situation, 'unfed') ? (situation.objective?.pv ?? 0) : 2) : 0
  const home = situation.view.land[strike.from].owner === situation.seat ? 0.5 : 0
  return objective + won * spoilsOf(situation, strike, leanings) - hunger - home - 0.3 * strike.tanks
}

function strikeOf({ view }: Situation, { from, target, tanks, ally }: PlainMove): Strike | undefined {
  if (!isTerritory(from) || !isTerritory(target) || ally) return undefined
  const defender = controller(view, target)
  return defender ? { from, target, tanks: Number(tanks), defender } : undefined
}

export const attack =
  (leanings: Leanings): Idea =>
  (situation) => {
    if (isBound(situation)) return undefined
    const { view, seat } = situation
    return best(
      movesLike(situation, 'attack').filter(({ target }) => isTerritory(target) && view.land[target].owner !== seat),
      (move) => {
        const strike = strikeOf(situation, move)
        return strike ? worthOf(situation, strike, leanings) : 0
      },
      0,
    )
  }

/** One's own land back, by tanks where that is likely, or else by the people. */
export const free: Idea = (situation) => {
  const { view, seat } = situation
  const back = best(
    movesLike(situation, 'attack').filter(({ target }) => isTerritory(target) && view.land[target].owner === seat),
    (move) => {
      const strike = strikeOf(situation, move)
      return strike ? chancesOf(situation, strike.from, strike.target, strike.tanks, 'liberation').won : 0
    },
    0.6,
  )
  return (
    back ??
    best(
      movesLike(situation, 'rebel'),
      ({ territory }) => (isTerritory(territory) ? chancesOf(situation, null, territory, 0, 'rebellion').won : 0),
      0.1,
    )
  )
}

/** Tokens that the attack of this turn takes. */
export function warChest(situation: Situation, leanings: Leanings): number {
  const { view, seat } = situation
  const willRaid = !isBound(situation) && (needsWar(situation) || (leanings.raid < 1 && tanksOf(view, seat) > 0))
  if (!willRaid) return 0
  if (needsWar(situation) && tanksOf(view, seat) === 0) return costs.attack.base
  const discount = sum(effectsOf(view, seat, 'attack-discount'), ({ tokens }) => tokens)
  return attackCost(Math.min(1, tanksOf(view, seat)), false, discount)
}

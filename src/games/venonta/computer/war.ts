/** 13, combat: rebel whenever possible, attack for an unmet objective only, and never with fewer dice. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { defendingSide, diceOf } from '../combat/sides.ts'
import { isTerritory, landBorder, linked } from '../data.ts'
import { controller, partnerOf } from '../derived.ts'
import type { Stat } from '../objectives/stats.ts'
import { type Territory, territories } from '../state.ts'
import { firstOf, type Idea, movesLike, type Situation, unmet } from './situation.ts'

/** What only war brings. */
const warlike: readonly Stat[] = [
  'colonies',
  'wins',
  'tankWins',
  'waterWins',
  'winsVsStronger',
  'seatsAttacked',
  'attacks',
  'tributeFood',
  'tributeFuel',
]

const wantsWar = (situation: Situation): boolean => unmet(situation).some(({ stat }) => warlike.includes(stat))

const needs = (situation: Situation, stat: Stat): boolean => unmet(situation).some((condition) => condition.stat === stat)

/** The dice that a target would roll. */
function defence({ view, seat }: Situation, target: Territory): number {
  const defender = controller(view, target)
  return defender ? diceOf(defendingSide(view, defender, target, seat, false)) : 0
}

/** Whether a won attack would bring what is still missing. */
function serves(situation: Situation, from: Territory, target: Territory, dice: number): boolean {
  const { view, seat } = situation
  const defender = controller(view, target)
  if (!defender || view.land[target].owner === seat) return false
  if (needs(situation, 'waterWins') && landBorder(from, target)) return false
  if (needs(situation, 'winsVsStronger') && view.players[defender].pv < view.players[seat].pv) return false
  if (needs(situation, 'tankWins') && dice <= 3) return false
  const { seatsAttacked } = view.players[seat].stats
  return !needs(situation, 'seatsAttacked') || !seatsAttacked.includes(defender)
}

interface Strike {
  readonly move: PlainMove
  readonly ratio: number
  readonly pv: number
}

function strikeOf(situation: Situation, move: PlainMove): Strike | undefined {
  const { view } = situation
  const { from, target, tanks, ally } = move
  if (!isTerritory(from) || !isTerritory(target)) return undefined
  const own = 3 + 3 * (Number(tanks) + (ally ? 1 : 0))
  const theirs = defence(situation, target)
  if (own < theirs || !serves(situation, from, target, own)) return undefined
  const defender = controller(view, target)
  return { move, ratio: own / theirs, pv: defender ? view.players[defender].pv : 0 }
}

const attack: Idea = (situation) => {
  if (!wantsWar(situation)) return undefined
  const strikes = movesLike(situation, 'attack').flatMap((move) => strikeOf(situation, move) ?? [])
  return strikes.sort((a, b) => b.ratio - a.ratio || b.pv - a.pv)[0]?.move
}

/** One's own land back, if the odds are even at least. */
const liberate: Idea = (situation) => {
  const { view, seat } = situation
  const own = movesLike(situation, 'attack').filter(({ target }) => isTerritory(target) && view.land[target].owner === seat)
  const even = own.filter(
    ({ target, tanks, ally }) => 3 + 3 * (Number(tanks) + (ally ? 1 : 0)) > defence(situation, target as Territory),
  )
  return best(even, ({ tanks }) => Number(tanks))
}

const rebel: Idea = (situation) =>
  best(movesLike(situation, 'rebel'), ({ territory }) => (isTerritory(territory) ? -defence(situation, territory) : 0))

export const fight: Idea = firstOf([rebel, attack, liberate])

/** On with it while the odds are not hopeless; a rebel has nothing to lose. */
export const rollOn: Idea = ({ view, mind }) => {
  const { combat } = view
  if (!combat) return undefined
  const isHopeless = combat.kind !== 'rebellion' && 2 * diceOf(combat.att) < diceOf(combat.def)
  return isHopeless && mind.legalOfKind('truce').length > 0 ? { type: 'truce' } : { type: 'volley' }
}

/** Territories that could be attacked from a place. */
const targetsFrom = ({ view, seat }: Situation, from: Territory): Territory[] =>
  territories.filter(
    (id) =>
      linked(from, id) &&
      ![view.land[id].owner, controller(view, id)].some((who) => who === seat || who === partnerOf(view, seat)),
  )

/** Tanks go where they have somebody to fight, if the objective wants it; from where they have nobody. */
export const advance: Idea = (situation) => {
  if (situation.objective?.group !== 'aggressive') return undefined
  const moves = movesLike(situation, 'move-tank').filter(
    ({ from, to }) => isTerritory(from) && isTerritory(to) && targetsFrom(situation, from).length === 0,
  )
  return best(moves, ({ to }) => (isTerritory(to) ? targetsFrom(situation, to).length : 0))
}

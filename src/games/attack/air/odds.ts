/** 5.13 How bombing may end: every fall of the dice is counted. */
import type { Odds, Weighing } from '../../../kernel/index.ts'
import { atMost, bothOf, expected, type Hits, hitsOf, reaching } from '../../shared/dice.ts'
import { data } from '../data.ts'
import { activeSeat, type Board, dieBonus, effects } from '../derived.ts'
import type { View } from '../secrets/view.ts'
import type { Seat } from '../state.ts'
import { planesOf } from './planes.ts'

const { fighter, bomber } = data.thresholds

/** Guided rockets are dice of their own: no bonus, and fighters cannot remove them. */
export const rockets = (p: Board, seat: Seat): number =>
  effects(p, seat, 'bomber-dice').reduce((sum, effect) => sum + effect.amount, 0)
export const cardsPerHit = (p: Board, seat: Seat): number =>
  effects(p, seat, 'bomber-hit').reduce((most, { cards }) => Math.max(most, cards), 1)
interface Raiders {
  readonly fighters: number
  readonly bombers: number
}

const shotDown = (p: Board, target: Seat, fighters: number): Hits =>
  hitsOf(fighters, reaching(6, fighter, dieBonus(p, target, 'defence-fighter')))

/** Bombs of those that are left, with the rockets that nobody can shoot down. */
const bombsOf = (p: Board, seat: Seat, bombers: number): Hits =>
  bothOf(hitsOf(bombers, reaching(6, bomber, dieBonus(p, seat, 'bomber'))), hitsOf(rockets(p, seat), reaching(6, bomber)))

/** Cards that can be hit at all: disabled ones are out of it. */
function cardsOf(view: View, target: Seat): number {
  const { econ, disabled } = view.players[target]
  const all = typeof econ === 'number' ? econ : econ.length
  const out =
    'known' in disabled ? disabled.econ : disabled.filter((card) => typeof econ !== 'number' && econ.includes(card)).length
  return all - out
}

/** Cards disabled, if the target sends all its planes against the bombers first. */
export function bombingOdds(view: View, seat: Seat, target: Seat, { fighters, bombers }: Raiders): Odds {
  const defenders = planesOf(view, target)
  const most = cardsOf(view, target)
  const cards = Array.from({ length: most + 1 }, () => 0)
  let mine = 0
  for (const [shot, chance] of shotDown(view, target, defenders).entries()) {
    mine += chance * Math.min(shot, fighters + bombers)
    for (const [bombs, its] of bombsOf(view, seat, Math.max(0, bombers - shot)).entries())
      cards[Math.min(most, bombs * cardsPerHit(view, seat))]! += chance * its
  }
  const outcomes = cards.map((chance, count) => ({
    key: 'cards-disabled',
    params: { count },
    chance,
    told: { key: 'air-battle', params: { seat, target, cards: count } },
  }))
  return {
    outcomes: outcomes.filter(({ chance }) => chance > 0),
    expected: { key: 'planes', params: { planes: inTenths(mine) } },
  }
}

/** Planes that the defender shoots down; whichever kind they are. */
export function scrambleOdds(view: View, seat: Seat, fighters: number, raiders: number): Odds {
  const shot = atMost(shotDown(view, seat, fighters), raiders)
  const outcomes = shot.map((chance, count) => ({
    key: 'shot-down',
    params: { count },
    chance,
    told: { key: 'air-battle', params: { target: seat, lost: count } },
  }))
  return { outcomes }
}

/** What the bombs can cost at worst: nobody but the attacker knows how many bombers there are. */
export function weighRaid(view: View, seat: Seat, raiders: number): Weighing {
  const by = activeSeat(view)
  const cards = cardsOf(view, seat)
  const worst = expected(bombsOf(view, by, raiders)) * cardsPerHit(view, by)
  const params = { by, raiders, planes: planesOf(view, seat), cards, worst: inTenths(Math.min(cards, worst)) }
  return { facts: [{ key: 'raid', params }], odds: [] }
}

const inTenths = (count: number): number => Math.round(10 * count) / 10

/** 5.9 The Diplomatic Blitz: neutrals join one after the other, each harder to persuade than the one before. */

import { type Notice, type Odds, phase, refuse, type Table } from '../../../kernel/index.ts'
import { twoDiceReach } from '../../shared/dice.ts'
import { gainNeutral } from '../cards/deck.ts'
import { data } from '../data.ts'
import { activeSeat, type Board, distance, effects, neutralRegions, ownerOf, touchesOwn } from '../derived.ts'
import { attackMove, oneRegion } from '../params.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, RegionId, Seat, State } from '../state.ts'
import { alreadyUsed, currentAction, noOil, payAction, turnOf } from '../turn/current.ts'
import { ending } from '../turn/end-action.ts'

/** What the dice must show at least, bonuses included. */
export function blitzNumber(p: Board, seat: Seat, region: RegionId, attempt: number): number {
  const far = touchesOwn(p, seat, region) ? 0 : data.thresholds.blitzNotAdjacent
  const apart = distance(p.players[seat].gov, p.regions[region]!.gov)
  return data.thresholds.blitz + (attempt - 1) + far + apart
}

export const blitzBonus = (p: Board & Pick<State, 'turn'>, seat: Seat): number =>
  effects(p, seat, 'roll-bonus').reduce((sum, { roll, amount }) => sum + (roll === 'blitz' ? amount : 0), turnOf(p).blitzBonus)

const attemptNow = (p: Pick<State, 'phase' | 'action'>): number => (p.phase === 'blitz' ? currentAction(p, 'blitz').attempt : 1)

/** One roll: success opens the next attempt, failure ends the action. Only after a failed first roll may the turn see another Blitz. */
function persuade(p: State, seat: Seat, region: RegionId, attempt: number, table: Table): void {
  const needed = blitzNumber(p, seat, region, attempt)
  const bonus = blitzBonus(p, seat)
  const dice = [table.chance.die(6), table.chance.die(6)] as const
  const total = dice[0] + dice[1] + bonus
  table.tell('blitz-roll', { seat, region, dice, bonus, total, needed })
  if (total < needed) {
    p.action = null
    return
  }
  gainNeutral(p, seat, region, table)
  if (attempt === 1) turnOf(p).used.push('blitz')
  p.action = { type: 'blitz', attempt: attempt + 1 }
}

const preview = (p: State, seat: Seat, { region }: { region: RegionId }): readonly Notice[] => [
  { key: 'blitz', params: { needed: blitzNumber(p, seat, region, attemptNow(p)), bonus: blitzBonus(p, seat) } },
]

const persuasionOdds = (view: View, seat: Seat, region: RegionId): Odds => {
  const joins = twoDiceReach(blitzNumber(view, seat, region, attemptNow(view)) - blitzBonus(view, seat))
  const params = { region }
  return {
    outcomes: [
      { key: 'joins', params, chance: joins, told: { key: 'gains-neutral', params: { seat, region } } },
      { key: 'refuses', params, chance: 1 - joins },
    ],
  }
}

export const blitz = attackMove({
  type: 'blitz',
  group: 'politics',
  params: { region: oneRegion(neutralRegions) },
  check(p, _seat, { region }) {
    const used = alreadyUsed(p, 'blitz')
    if (used) return used
    if (ownerOf(p, region) !== null) return refuse('not-neutral', { region })
    return noOil(p)
  },
  play(p, seat, { region }, table) {
    payAction(p, table)
    persuade(p, seat, region, 1, table)
  },
  preview,
  odds: (view, seat, { region }) => persuasionOdds(view, seat, region),
  promise: preview,
  final: () => true,
})

const blitzAgain = attackMove({
  type: 'blitz-again',
  group: 'politics',
  params: { region: oneRegion(neutralRegions) },
  check(p, _seat, { region }) {
    if (ownerOf(p, region) !== null) return refuse('not-neutral', { region })
  },
  play: (p, seat, { region }, table) => persuade(p, seat, region, attemptNow(p), table),
  preview,
  odds: (view, seat, { region }) => persuasionOdds(view, seat, region),
  promise: preview,
  final: () => true,
})

/** Between two attempts. */
export const blitzPhase = phase<Attack>()({
  name: 'blitz',
  decisions: { blitz: { page: 'blitz', fallback: () => ({ type: 'end-action' }) } },
  moves: [blitzAgain],
  matters: [ending],
  isOver: (p) => p.action === null,
  owes: (p) => [{ seat: activeSeat(p), decision: 'blitz', about: { attempt: attemptNow(p) } }],
})

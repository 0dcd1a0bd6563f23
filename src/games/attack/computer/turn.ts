/** Which action comes next: what brings most for its oil, as long as enough is left for the next turn. */
import type { Imagining } from '../../shared/computer.ts'
import { planesOf } from '../air/planes.ts'
import { kindOf } from '../data.ts'
import { fleetOf } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import type { Attack, PoliticalKind, Seat, State } from '../state.ts'
import { mayBlitzkrieg, oilPrice, turnOf } from '../turn/current.ts'
import { campaignOf } from './campaign.ts'
import { startOffer } from './deals.ts'
import { auctionMove, buildGain } from './growth.ts'
import type { Manner } from './manner.ts'
import type { Option } from './option.ts'
import { blitzPlan, handGain, strongestRival } from './politics.ts'
import { regroupGain } from './regroup.ts'
import { roundsLeft } from './worth.ts'

/** Cards that bring armies, means or regions: better before the march than after it. */
const useful: readonly PoliticalKind[] = ['war-bonds', 'mobilization', 'oil-discovery', 'coup', 'annexation']

const isCardsFirst = (p: State, seat: Seat, { cardsFirst }: Manner): boolean =>
  cardsFirst !== undefined &&
  !turnOf(p).used.includes('move') &&
  p.players[seat].hand.filter((card) => useful.includes(kindOf(card))).length >= cardsFirst

const begin = (action: string, gain: number): Option => ({ move: { type: 'begin', action }, gain })

function options(p: State, seat: Seat, manner: Manner): Option[] {
  const { used } = turnOf(p)
  const { hand, pp, capital } = p.players[seat]
  const canMove = !used.includes('move')
  const found: Option[] = [begin('build', buildGain(p, seat, canMove, manner))]
  if (canMove) found.push(begin('move', campaignOf(p, seat, false, manner).gain))
  if (!used.includes('blitz')) {
    const plan = blitzPlan(p, seat, 1, manner)
    // A success goes on for nothing.
    if (plan) found.push({ move: { type: 'blitz', region: plan.region }, gain: 1.4 * plan.gain })
  }
  if (hand.length > 0 && capital !== null && p.regions[capital]?.owner === seat)
    found.push(begin('political', handGain(p, seat, manner)))
  if (p.decks.technology.length > 0 && pp >= 40 && roundsLeft(p) > 1)
    found.push({ move: { type: 'research', pp: 20 }, gain: 0.6 })
  if (canMove) found.push(begin('strategic-move', regroupGain(p, seat, manner)))
  const auction = auctionMove(p, seat)
  if (auction) found.push({ move: auction, gain: 0.8 })
  if (!used.includes('raid') && isRaidPromising(p, seat)) found.push({ move: { type: 'raid' }, gain: 0.4 })
  if (!used.includes('bombing') && planesOf(p, seat) >= 3 && roundsLeft(p) > 0) {
    const target = strongestRival(p, seat)
    found.push({ move: { type: 'bomb', target, fighters: 0, bombers: planesOf(p, seat) }, gain: 0.3 })
  }
  return found
}

/** Somebody has routes, and two submarines lie together. */
export const isRaidPromising = (p: State, seat: Seat): boolean =>
  p.seats.some((other) => other !== seat && p.players[other].routes.length > 0) &&
  atlasOf(p).seas.some((sea) => fleetOf(p, sea, seat).sub >= 2)

export const takeTurn =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    if (mayBlitzkrieg(p) && campaignOf(p, seat, true, manner).gain > 0) return { type: 'begin', action: 'blitzkrieg' }
    const price = oilPrice(p)
    const left = p.players[seat].oil - price
    const keptOil = manner.keptOil
    const kept = roundsLeft(p) === 0 || turnOf(p).actions === 0 ? 0 : keptOil
    if (left < kept) return undefined
    const offer = turnOf(p).actions === 0 && manner.offers ? startOffer(p, seat) : undefined
    if (offer) return offer
    const best = options(p, seat, manner)
      .filter(({ gain }) => gain >= manner.leastPerOil * price)
      .sort((a, b) => b.gain - a.gain)
    const cards = isCardsFirst(p, seat, manner) ? best.find(({ move }) => move.action === 'political') : undefined
    const first = cards ?? best[0]
    if (!first) return undefined
    // An army that is built first marches with the others.
    const build = best.find(({ move }) => move.action === 'build')
    return first.move.action === 'move' && build && left - (price + 1) >= keptOil ? build.move : first.move
  }

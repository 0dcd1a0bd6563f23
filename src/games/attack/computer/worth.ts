/** What a region would be worth to a seat, in victory points and what comes with them. */

import { ownerOf, ownRegions, sizeOf } from '../derived.ts'
import { rankingOf } from '../end/scoring.ts'
import { continentOf } from '../map/atlas.ts'
import type { RegionId, Seat, State } from '../state.ts'
import type { Manner } from './manner.ts'

/** The Economics and the political card that a neutral brings; the stolen card of a player. */
const cards = 0.7
/** A region with a capital brings 10 PP in each round. */
const capital = 1.2
const isCapital = (p: State, region: RegionId): boolean => p.seats.some((seat) => p.players[seat].capital === region)

/** What counts for the seat’s own government beyond the region itself. */
function forGovernment(p: State, seat: Seat, region: RegionId, byForce: boolean): number {
  const { gov, capital: home, invaded, conquests: _ } = p.players[seat]
  const { owner, gov: token, units } = p.regions[region]!
  if (gov === 'monarchy') return home !== null && continentOf(p, region) !== continentOf(p, home) ? 1 : 0
  if (gov === 'fascism') return byForce ? (owner === null ? 0.5 : sizeOf(units) >= 3 ? 1 : 0) : 0
  const lost = token === gov ? -1 : 0
  return gov === 'democracy' && byForce && owner === null && !invaded.includes(region) ? lost - 1 : lost
}

/** Neutrals of its type are points for a rival, as are its regions. */
function forRivals(p: State, seat: Seat, region: RegionId, { rivalPoint }: Pick<Manner, 'rivalPoint'>): number {
  const { owner, gov: token } = p.regions[region]!
  if (owner !== null) return 2 * rivalPoint(p, seat, owner)
  const counts = p.seats.find((other) => {
    const { gov } = p.players[other]
    return other !== seat && gov === token && (gov === 'communism' || gov === 'democracy')
  })
  return counts ? rivalPoint(p, seat, counts) : 0
}

/** With so few regions somebody is nearly out. */
const nearlyNone = 3

/** Whoever leads and takes a rival’s last region has won; with few regions left it is near. */
function ending(p: State, seat: Seat, region: RegionId, { tastes }: Manner): number {
  const owner = ownerOf(p, region)
  if (tastes.ending === 0 || owner === null) return 0
  const left = ownRegions(p, owner).length
  return left <= nearlyNone && leads(p, seat) ? tastes.ending / left ** 2 : 0
}

export function worthTo(p: State, seat: Seat, region: RegionId, byForce: boolean, manner: Manner): number {
  const points = 2 + forGovernment(p, seat, region, byForce) + forRivals(p, seat, region, manner)
  return points + cards + (isCapital(p, region) ? capital : 0) + ending(p, seat, region, manner)
}

export const leads = (p: State, seat: Seat): boolean => rankingOf(p)[0] === seat

/** Rounds that follow this one; about so many where no end was agreed on. */
export const roundsLeft = ({ options, round }: State): number =>
  options.maxRounds > 0 ? options.maxRounds - round : Math.max(1, 6 - round)

/** What lies about in plenty counts a third. */
export const plenty = (amount: number, enough: number): number => Math.min(amount, enough) + Math.max(0, amount - enough) / 3

/** Its fall would end the game at once: nothing to bring about unless one leads. */
export const isLastRegion = (p: State, region: RegionId): boolean => {
  const owner = ownerOf(p, region)
  return owner !== null && ownRegions(p, owner).length === 1
}

/** 5.13 What a deal needs: a way to each other, goods that are there, and the swap itself. */

import { kindOf } from '../data.ts'
import { activeSeat, type Board } from '../derived.ts'
import { atlasOf, coast, isSea, landNeighbours } from '../map/atlas.ts'
import type { Player, RegionId, SeaId, Seat, State } from '../state.ts'
import type { Bundle, Deal } from '../turn/action.ts'

type Place = RegionId | SeaId

/** Ruling 9.16: over borders and sea areas, not over lanes; canals do not matter. */
function neighbours(p: Board, place: Place): readonly Place[] {
  const atlas = atlasOf(p)
  if (!isSea(p, place)) return [...landNeighbours(p, place), ...coast(p, place)]
  return [...(atlas.seaLinks.get(place) ?? []), ...atlas.regions.filter((region) => coast(p, region).includes(place))]
}

/** Nobody but the two has a unit there. */
function isOpen(p: Board, place: Place, parties: readonly Seat[]): boolean {
  if (!isSea(p, place)) {
    const owner = p.regions[place]?.owner ?? null
    return owner === null || parties.includes(owner)
  }
  return p.seats.every((seat) => parties.includes(seat) || p.seas[place]?.[seat] === undefined)
}

/** From one capital region to the other, both included, past nobody else’s units. */
export function hasTradePath(p: Board, one: Seat, other: Seat): boolean {
  const [from, to] = [p.players[one].capital, p.players[other].capital]
  if (from === null || to === null || !isOpen(p, from, [one, other])) return false
  const reached = new Set<Place>([from])
  for (const place of reached)
    for (const next of neighbours(p, place)) if (!reached.has(next) && isOpen(p, next, [one, other])) reached.add(next)
  return reached.has(to)
}

export const noGoods = (): Bundle => ({ pp: 0, oil: 0, econ: [], political: [] })

export const isEmpty = ({ pp, oil, econ, political }: Bundle): boolean =>
  pp === 0 && oil === 0 && econ.length === 0 && political.length === 0

/** The cards that answer to the wanted kinds: the first of each in the hand. */
export const cardsOfKinds = ({ hand }: Pick<Player, 'hand'>, kinds: readonly string[]): string[] =>
  kinds.flatMap((kind) => hand.find((card) => kindOf(card) === kind) ?? [])

/** Whether the partner holds everything that is wanted. */
export function canDeliver(p: State, { to, want }: Deal): boolean {
  const { pp, oil, econ, hand } = p.players[to]
  const holdsKind = (kind: string): boolean => hand.some((card) => kindOf(card) === kind)
  return pp >= want.pp && oil >= want.oil && want.econ.every((card) => econ.includes(card)) && want.political.every(holdsKind)
}

/** Cards go to the end of the new owner’s; a flag for the reserve is lost, being disabled is not. */
function handOver(from: Player, to: Player, of: 'econ' | 'hand', cards: readonly string[]): void {
  from[of] = from[of].filter((card) => !cards.includes(card))
  to[of].push(...cards)
  from.reserve = from.reserve.filter((card) => !cards.includes(card))
  to.disabled.push(...cards.filter((card) => from.disabled.includes(card)))
  from.disabled = from.disabled.filter((card) => !cards.includes(card))
}

/** Both sides at once; Economics cards first, the active seat’s before the partner’s. Gives the political cards that the partner gave. */
export function swap(p: State, { to, give, want }: Deal): readonly string[] {
  const [active, partner] = [p.players[activeSeat(p)], p.players[to]]
  const wanted = cardsOfKinds(partner, want.political)
  active.pp += want.pp - give.pp
  active.oil += want.oil - give.oil
  partner.pp += give.pp - want.pp
  partner.oil += give.oil - want.oil
  handOver(active, partner, 'econ', give.econ)
  handOver(partner, active, 'econ', want.econ)
  handOver(active, partner, 'hand', give.political)
  handOver(partner, active, 'hand', wanted)
  return wanted
}

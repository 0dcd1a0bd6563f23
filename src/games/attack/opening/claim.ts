/** 4.2 In turn everybody claims four regions, by move or by wish list. */

import { phase, type Refusal, refuse, type Table } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { activeSeat, orderOf, ownerOf, ownRegions, seatAfter } from '../derived.ts'
import { atlasOf, continentOf } from '../map/atlas.ts'
import { attackMove, oneRegion } from '../params.ts'
import type { Attack, RegionId, Seat, State } from '../state.ts'
import { claimChoice } from './choices.ts'

const allClaimed = (p: State): boolean => p.seats.every((seat) => ownRegions(p, seat).length >= data.start.regions)

function claimRefusal(p: State, seat: Seat, region: RegionId): Refusal | undefined {
  if (ownerOf(p, region) !== null) return refuse('region-taken', { region })
  const continent = continentOf(p, region)
  if (p.options.continents && ownRegions(p, seat).some((own) => continentOf(p, own) === continent))
    return refuse('continent-taken', { continent })
}

function claimRegion(p: State, seat: Seat, region: RegionId, table: Table): void {
  p.players[seat].pool!.inf -= 1
  p.regions[region]!.owner = seat
  p.regions[region]!.units.inf = 1
  table.tell('claims', { seat, region })
}

/** A wish list claims when the turn to claim passes to its seat, not before: whoever is to act already claims by move. */
function passOn(p: State, table: Table): void {
  const seat = seatAfter(p, activeSeat(p))
  p.active = seat
  if (allClaimed(p)) return
  const wish = orderOf(p, seat, 'claims').find((region) => !claimRefusal(p, seat, region))
  if (wish === undefined) return
  claimRegion(p, seat, wish, table)
  passOn(p, table)
}

const claim = attackMove({
  type: 'claim',
  group: 'setup',
  params: { region: oneRegion((p) => atlasOf(p).regions) },
  check: (p, seat, given) => claimRefusal(p, seat, given.region),
  play(p, seat, { region }, table) {
    claimRegion(p, seat, region, table)
    passOn(p, table)
  },
})

export const setupClaim = phase<Attack>()({
  name: 'setup-claim',
  decisions: { claim: { page: 'setup', fallback: claimChoice } },
  moves: [claim],
  isOver: allClaimed,
  leave(p, table) {
    for (const seat of p.seats) delete p.players[seat].orders.claims
    table.endChapter('claims')
  },
  owes: (p) => [{ seat: activeSeat(p), decision: 'claim' }],
  near: ({ seats, active }) => (active ? [seatAfter({ seats }, active)] : []),
})

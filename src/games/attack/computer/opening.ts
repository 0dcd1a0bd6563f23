/**
 * Where a better computer begins between two: regions from which much can be reached, and most of its army with its capital in the
 * best of them. Among more there is somebody beside each region: there it won 3 of 30 games of five, and begins like the simple one.
 */
import { best } from '../../shared/best.ts'
import { type Imagining, onImagined } from '../../shared/computer.ts'
import { ownerOf, ownRegions } from '../derived.ts'
import { adjacentTo, atlasOf, coast, continentOf, landNeighbours } from '../map/atlas.ts'
import { coastOn, placeBy, worthOf } from '../opening/choices.ts'
import type { Attack, RegionId, SeaId, Seat, State } from '../state.ts'

/** Free regions around count, most of all by land and where no other of one’s own reaches; rivals around do not help. */
function roomAt(p: State, seat: Seat, region: RegionId, reached: ReadonlySet<RegionId>): number {
  const isFree = (other: RegionId) => ownerOf(p, other) === null
  const near = adjacentTo(p, region)
  const free = near.filter(isFree)
  const byLand = landNeighbours(p, region).filter(isFree)
  const fresh = free.filter((other) => !reached.has(other))
  const rivals = near.filter((other) => ![null, seat].includes(ownerOf(p, other)))
  return 0.2 * free.length + 0.3 * byLand.length + 0.3 * fresh.length + (reached.has(region) ? 2 : 0) - rivals.length
}

/**
 * Here and there rather than side by side: neutrals around all of them can be attacked and courted. Whoever is first takes four
 * together, like the simple computer: between two, that won 80 of 100 games against 73.
 */
const claimRoom: Imagining<Attack> = (p, seat) => {
  if (p.first === seat) return undefined
  const own = ownRegions(p, seat)
  const reached = new Set(own.flatMap((region) => adjacentTo(p, region)))
  const taken = new Set(own.map((region) => continentOf(p, region)))
  const free = atlasOf(p).regions.filter(
    (region) => ownerOf(p, region) === null && !(p.options.continents && taken.has(continentOf(p, region))),
  )
  return { type: 'claim', region: best(free, (region) => roomAt(p, seat, region, reached)) }
}

/** Nine tenths in one place won 74 of 100 games between two instead of 80. */
const shareOfHub = 0.6

/** Most of the army where most can be reached, over the sea as well; ships where most regions lie, one’s own above all. */
const placeTogether: Imagining<Attack> = (p, seat) => {
  const atSea = (sea: SeaId) => atlasOf(p).regions.filter((region) => coast(p, region).includes(sea)).length
  const inReach = (region: RegionId) => adjacentTo(p, region).filter((other) => ownerOf(p, other) !== seat).length
  return placeBy(p, seat, {
    seaWorth: (sea) => coastOn(p, seat, sea) + atSea(sea) / 12,
    front: best(ownRegions(p, seat), inReach)!,
    share: shareOfHub,
  })
}

/** The capital is lost with its region: it stands where the army is. */
const guardedCapital: Imagining<Attack> = (p, seat) => ({
  type: 'place-capital',
  region: best(ownRegions(p, seat), (region) => worthOf(p.regions[region]!.units)),
})

const betweenTwo = (think: Imagining<Attack>) =>
  onImagined<Attack>((p, seat, owed, mind) => (p.seats.length === 2 ? think(p, seat, owed, mind) : undefined))

export const opening = {
  claim: betweenTwo(claimRoom),
  place: betweenTwo(placeTogether),
  'place-capital': betweenTwo(guardedCapital),
}

/** A close look: a region or a sea with what lies around it, or all that one seat holds. */
import { isSeat } from '../../shared/seats.ts'
import { ownRegions } from '../derived.ts'
import { adjacentTo, atlasOf, coast, isRegion, isSea, landNeighbours } from '../map/atlas.ts'
import type { View } from '../secrets/view.ts'
import type { RegionId, SeaId, Seat } from '../state.ts'
import { drawRegionDetails } from './close-region.ts'
import { drawSeaDetails } from './close-sea.ts'
import { drawSeatDetails } from './close-seat.ts'
import type { Place } from './place.ts'
import type { Sheet } from './scene.ts'
import { drawWorld, type Look } from './world.ts'

export const closeSize = { width: 1000, height: 1000 } as const
const mapHeight = 590
const details: Place = { x: 14, y: mapHeight + 12, width: 972, height: 398 }

export type Focus = { readonly region: RegionId } | { readonly sea: SeaId } | { readonly seat: Seat }

/** Whether a focus names something of this game. */
export function focusOf(view: View, focus: string | null): Focus | null {
  if (isSeat(view, focus)) return { seat: focus }
  if (isRegion(view, focus)) return { region: focus }
  return isSea(view, focus) ? { sea: focus } : null
}

export function drawClosely(sheet: Sheet, focus: Focus): void {
  const { tools, view } = sheet
  tools.ground()
  if ('region' in focus) {
    drawMap(sheet, [focus.region, ...nearby(sheet, focus.region)], [], { lit: focus.region })
    drawRegionDetails(sheet, focus.region, details)
  } else if ('sea' in focus) {
    const shores = atlasOf(view).regions.filter((region) => coast(view, region).includes(focus.sea))
    drawMap(sheet, shores, [focus.sea], {})
    drawSeaDetails(sheet, focus.sea, shores, details)
  } else {
    const own = ownRegions(view, focus.seat)
    drawMap(sheet, own.length > 0 ? own : atlasOf(view).regions, [], {
      seas: (sea) => view.seas[sea]?.[focus.seat] !== undefined,
    })
    drawSeatDetails(sheet, focus.seat, details)
  }
}

/** How far over the sea the map still follows a lane; the names below tell the rest. */
const seaReach = 190

const nearby = ({ view, map }: Sheet, region: RegionId): readonly RegionId[] => {
  const [x, y] = map.regions.get(region)!.spot
  const byLand = landNeighbours(view, region)
  return adjacentTo(view, region).filter((other) => {
    const [otherX, otherY] = map.regions.get(other)!.spot
    return byLand.includes(other) || Math.hypot(otherX - x, otherY - y) < seaReach
  })
}

/** Huge lands need not be seen whole; where their token lies will do. */
function drawMap(sheet: Sheet, regions: readonly RegionId[], seas: readonly SeaId[], look: Omit<Look, 'scales'>): void {
  const { tools, map } = sheet
  const lands = regions.flatMap((id) => map.regions.get(id) ?? []).map(({ spot }) => spot)
  const waters = seas.flatMap((id) => {
    const spot = map.places.get(id)
    return spot ? [spot] : []
  })
  const boxes = [...lands, ...waters].map(([x, y]): [number, number, number, number] => [x - 66, y - 56, x + 66, y + 52])
  const place = { x: 0, y: 0, width: tools.width, height: mapHeight }
  const window = tools.windowOn(map, boxes, place, { margin: 8, closest: 2.6 })
  const scales = window.scale < 1 ? [0.8, 0.9, 1, 1.2, 1.4] : [1, 1.2, 1.4, 1.6, 1.8, 2, 2.2]
  drawWorld(sheet, window, { ...look, scales })
}

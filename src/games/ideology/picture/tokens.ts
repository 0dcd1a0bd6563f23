/** The lands in play on the map, and what lies on them. */
import type { LandStyle, Tools, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { ideologies, printedLevel } from '../data.ts'
import { cap, controller, influence, regionOf, weakestSector } from '../derived.ts'
import { type Kind, kinds, type RegionId } from '../state.ts'
import type { Sheet } from './scene.ts'
import { marks } from './sides.ts'

export function fillLands({ tools, view, changes }: Sheet, map: WorldMap, window: Window): void {
  const { theme } = tools
  const pen = 1 / Math.sqrt(window.scale)
  const inPlay = Object.keys(view.regions)
  const filled = inPlay.map((region): [string, LandStyle] => {
    const owner = controller(view, region)
    return [region, { fill: owner ? marks[owner] : theme.paper, coast: { colour: theme.paperInk, width: 2 * pen } }]
  })
  const homes = inPlay.filter((region) => {
    const owner = controller(view, region)
    return owner !== null && ideologies[owner].home === region
  })
  tools.lands(map, window, [
    ...[...changes.regions].map((region): [string, LandStyle] => [region, { halo: theme.accent }]),
    ...filled,
    // After all the others, so that no neighbour covers the rim
    ...homes.map((region): [string, LandStyle] => [region, { coast: { colour: theme.ink, width: 3 * pen } }]),
    ...(view.conflict ? [[view.conflict.region, { halo: theme.bad }] as [string, LandStyle]] : []),
  ])
}

/** Half the width of a token by printed level: as much as the map was built with room for. */
const halfWidths = [0, 32, 42, 50] as const
const plateTop = -16
const plateHeight = 46
const nameHeight = 16

export interface TokenStyle {
  /** Tokens grow a little when the map is magnified. */
  scale: number
  /** Regions to leave without a token. */
  hidden?: ReadonlySet<RegionId>
}

export function drawTokens(sheet: Sheet, map: WorldMap, window: Window, { scale, hidden }: TokenStyle): void {
  for (const region of Object.keys(sheet.view.regions)) {
    const land = map.regions.get(region)
    if (!land || hidden?.has(region) || !sheet.tools.seen(window, land.spot)) continue
    const [x, y] = sheet.tools.onPicture(window, land.spot)
    const { context } = sheet.tools
    context.save()
    context.translate(x, y)
    context.scale(scale, scale)
    drawToken(sheet, region)
    context.restore()
  }
}

function drawToken(sheet: Sheet, region: RegionId): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const owner = controller(view, region)
  const level = regionOf(view, region).level
  const half = halfWidths[Math.min(printedLevel(region), 3)]!
  const changed = sheet.changes.regions.has(region)
  tools.text(say(`region.${region}`), 0, plateTop - nameHeight / 2 - 1, {
    size: 18,
    align: 'center',
    maxWidth: 2 * Math.max(half, 42) + 8,
    colour: theme.ink,
    outline: { colour: theme.ground, width: 2.5 },
  })
  tools.box(-half, plateTop, 2 * half, plateHeight, {
    radius: 9,
    fill: owner ? theme.ground : '#ffffff',
    stroke: changed ? theme.accent : owner ? theme.ink : theme.paperInk,
    lineWidth: changed ? 3.5 : 1.8,
  })
  const discX = -half + 20
  tools.number(level, discX, 7, 17, owner ? marks[owner].colour : theme.paperInk, owner ? theme.ink : theme.paperInk)
  drawTrend(tools, discX, level, owner ? weakestSector(view, region) : level)
  drawSectors(sheet, region, -half + 40, half - 5, owner ? theme.inkFaint : '#9aa3a9')
}

/** What the next assessment would make of the level. */
function drawTrend(tools: Tools, x: number, level: number, next: number): void {
  if (next === level) return
  const { theme } = tools
  const up = next > level
  tools.disc(x + 13, up ? -7 : 21, 7.5, { fill: theme.ground })
  tools.triangle(x + 13, up ? -7 : 21, 11, up ? 'up' : 'down', up ? theme.good : theme.bad)
}

function drawSectors(sheet: Sheet, region: RegionId, left: number, right: number, empty: string): void {
  const { tools, view } = sheet
  const places = Math.max(cap(view, region), ...kinds.map((kind) => cardsIn(sheet, region, kind).length))
  const gap = places > 4 ? 1.2 : 2
  const size = Math.min(13, (right - left - gap * (places - 1)) / places)
  const start = left + (right - left - places * size - (places - 1) * gap) / 2
  kinds.forEach((kind, row) => {
    tools.cells(start, plateTop + 2.5 + row * 14 + (13 - size) / 2, size, gap, cardsIn(sheet, region, kind), cap(view, region), {
      empty,
      rim: tools.theme.paperInk,
    })
  })
}

/** The cards of one sector, seat by seat; those that were not there before come last of their seat and are marked. */
export function cardsIn(
  { view, changes }: Sheet,
  region: RegionId,
  kind: Kind,
): { mark: (typeof marks)[keyof typeof marks]; fresh: boolean }[] {
  return view.seats.flatMap((seat) => {
    const count = influence(view, region, seat, kind)
    const fresh = Math.max(changes.cards(region, seat, kind), 0)
    return Array.from({ length: count }, (_, index) => ({ mark: marks[seat], fresh: index >= count - fresh }))
  })
}

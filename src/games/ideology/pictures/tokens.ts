/** The lands in play on the map, and what lies on them. */
import type { Area, LandStyle, Point, Tools, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { ideologies, printedLevel } from '../data.ts'
import { cap, controller, influence, regionOf } from '../derived.ts'
import { nextLevel } from '../round/outlook.ts'
import { type Kind, kinds, type RegionId } from '../state.ts'
import type { Sheet } from './scene.ts'
import { kindIcons, marks } from './sides.ts'

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
const narrowestName = 42

const halfWidth = (region: RegionId): number => halfWidths[Math.min(printedLevel(region), 3)]!

function areasOf(region: RegionId): Area[] {
  const half = halfWidth(region)
  const name = Math.max(half, narrowestName)
  return [
    [-half, plateTop, half, plateTop + plateHeight],
    [-name, plateTop - nameHeight, name, plateTop],
  ]
}

/** Tokens of all regions in play that the window shows, at the largest of the scales at which they keep clear of each other. */
export function drawTokens(
  sheet: Sheet,
  map: WorldMap,
  window: Window,
  scales: readonly number[],
  obstacles: readonly Area[] = [],
): void {
  const { tools, view } = sheet
  const { context } = tools
  const bounds: Area = [window.x, window.y, window.x + window.width, window.y + window.height]
  const tokens = Object.keys(view.regions).flatMap((region) => {
    const land = map.regions.get(region)
    if (!land) return []
    const [x, y] = tools.onPicture(window, land.spot)
    const token = { region, at: [Math.round(x), Math.round(y)] as Point, areas: areasOf(region) }
    return token.areas.every((area) => isWithin(area, token.at, bounds)) ? [token] : []
  })
  const sizes = tools.growTokens(tokens, scales, bounds, obstacles)
  tokens.forEach(({ region, at: [x, y] }, index) => {
    context.save()
    context.translate(x, y)
    drawToken(sheet, region, sizes[index]!)
    context.restore()
  })
}

const isWithin = ([left, top, right, bottom]: Area, [x, y]: Point, bounds: Area): boolean =>
  x + left >= bounds[0] && y + top >= bounds[1] && x + right <= bounds[2] && y + bottom <= bounds[3]

/** Everything is multiplied by hand, not by the canvas: names keep their own size and are kept as they were drawn. */
function drawToken(sheet: Sheet, region: RegionId, scale: number): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const owner = controller(view, region)
  const level = regionOf(view, region).level
  const half = halfWidth(region) * scale
  const changed = sheet.changes.regions.has(region)
  tools.text(say(`region.${region}`), 0, (plateTop - nameHeight / 2 - 1) * scale, {
    size: 18 * scale,
    align: 'center',
    maxWidth: 2 * Math.max(half, narrowestName * scale) + 8,
    colour: theme.ink,
    outline: { colour: theme.ground, width: 2.5 * scale },
  })
  tools.box(-half, plateTop * scale, 2 * half, plateHeight * scale, {
    radius: 9 * scale,
    fill: owner ? theme.ground : '#ffffff',
    stroke: changed ? theme.accent : owner ? marks[owner].colour : theme.paperInk,
    lineWidth: (changed || owner ? 3.5 : 1.8) * Math.sqrt(scale),
  })
  const discX = -half + 17 * scale
  tools.number(
    level,
    discX,
    7 * scale,
    14 * scale,
    owner ? marks[owner].colour : theme.paperInk,
    owner ? theme.ink : theme.paperInk,
  )
  drawTrend(tools, discX + 11 * scale, level, nextLevel(view, region), scale)
  const look = owner ? { empty: theme.inkFaint, icon: theme.inkSoft } : { empty: '#9aa3a9', icon: theme.paperInk }
  drawSectors(sheet, region, -half + 33 * scale, half - 4 * scale, look, scale)
}

/** What the next assessment would make of the level. */
function drawTrend(tools: Tools, x: number, level: number, next: number, scale: number): void {
  if (next === level) return
  const { theme } = tools
  const up = next > level
  const y = (up ? -7 : 21) * scale
  tools.disc(x, y, 7.5 * scale, { fill: theme.ground })
  tools.triangle(x, y, 11 * scale, up ? 'up' : 'down', up ? theme.good : theme.bad)
}

interface SectorLook {
  readonly empty: string
  readonly icon: string
}

/** What the signs of the kinds take before the cells. */
const iconRoom = 14

/** A row for each kind, which its sign begins. */
function drawSectors(
  sheet: Sheet,
  region: RegionId,
  first: number,
  right: number,
  { empty, icon }: SectorLook,
  scale: number,
): void {
  const { tools, view } = sheet
  const left = first + iconRoom * scale
  const places = Math.max(cap(view, region), ...kinds.map((kind) => cardsIn(sheet, region, kind).length))
  const gap = (places > 4 ? 1.2 : 2) * scale
  const size = Math.min(13 * scale, (right - left - gap * (places - 1)) / places)
  const start = left + (right - left - places * size - (places - 1) * gap) / 2
  kinds.forEach((kind, row) => {
    const top = (plateTop + 2.5 + row * 14) * scale + (13 * scale - size) / 2
    tools.icon(kindIcons[kind], first + (iconRoom / 2 - 1) * scale, (plateTop + 9 + row * 14) * scale, 12 * scale, icon)
    tools.cells(start, top, size, gap, cardsIn(sheet, region, kind), cap(view, region), { empty, rim: tools.theme.paperInk })
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

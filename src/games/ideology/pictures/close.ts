/** A close look: one region and its neighbours, or all that one ideology holds. */
import type { WorldMap } from '../../../pictures/toolkit.ts'
import { adjacent, isRegionId, printedLevel } from '../data.ts'
import { cap, controller, full, inPlay, leader, regionOf, regionsOf, sector } from '../derived.ts'
import { nextLevel } from '../round/outlook.ts'
import { kinds, type RegionId, type Seat, type View } from '../state.ts'
import { drawDiplomacy } from './diplomacy.ts'
import { drawPlayer } from './players.ts'
import type { Sheet } from './scene.ts'
import { kindIcons, marks } from './sides.ts'
import { cardsIn, drawTokens, fillLands } from './tokens.ts'

export const closeSize = { width: 1000, height: 1000 } as const
const mapHeight = 560

/** Whether a focus names something of this game. */
export function focusOf(view: View, focus: string | null): { region: RegionId } | { seat: Seat } | null {
  if (focus === null) return null
  const seat = view.seats.find((candidate) => candidate === focus)
  if (seat) return { seat }
  return isRegionId(focus) ? { region: focus } : null
}

export function drawRegionClosely(sheet: Sheet, region: RegionId): void {
  const { tools } = sheet
  tools.ground()
  const map = tools.loadMap('ideology')
  drawMap(sheet, map, [region, ...adjacent(region)], region)
  drawDetails(sheet, region)
}

export function drawSeatClosely(sheet: Sheet, seat: Seat): void {
  const { tools, view } = sheet
  tools.ground()
  const map = tools.loadMap('ideology')
  const mine = regionsOf(view, seat)
  drawMap(sheet, map, mine.length > 0 ? mine : Object.keys(view.regions), null)
  drawPlayer(sheet, seat, 14, mapHeight + 14, 430, 176)
  drawDiplomacy(sheet, 229, 876, 82)
  drawHoldings(sheet, mine, seat)
}

function drawMap(sheet: Sheet, map: WorldMap, regions: readonly RegionId[], lit: RegionId | null): void {
  const { tools } = sheet
  const lands = regions.flatMap((region) => map.regions.get(region) ?? [])
  const boxes = lands.map(({ box }) => box)
  const spots = lands.map(({ spot }) => spot)
  // Huge lands need not be seen whole; where their token lies will do
  const around = spots.map(([x, y]): [number, number, number, number] => [x - 70, y - 60, x + 70, y + 60])
  const place = { x: 0, y: 0, width: tools.width, height: mapHeight }
  const window = tools.windowOn(map, boxes.length > 3 ? around : [...boxes, ...around], place, { margin: 24, closest: 2.4 })
  tools.quietWorld(map, window)
  fillLands(sheet, map, window)
  if (lit) tools.lands(map, window, [[lit, { coast: { colour: tools.theme.accent, width: 3.5 } }]])
  drawTokens(sheet, map, window, [1, 1.2, 1.4, 1.6, 1.8, 2])
}

function drawDetails(sheet: Sheet, region: RegionId): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const top = mapHeight + 14
  tools.panel(14, top, tools.width - 28, tools.height - top - 14)
  const played = inPlay(view, region)
  const owner = played ? controller(view, region) : null
  const level = played ? regionOf(view, region).level : printedLevel(region)
  tools.number(level, 76, top + 64, 44, owner ? marks[owner].colour : played ? theme.paper : theme.quietLand, theme.ink)
  tools.text(say(`region.${region}`), 142, top + 44, { size: 52, weight: 'loud', maxWidth: 520 })
  const standing = owner
    ? say('picture.controlled', { seat: say(`seat.${owner}`) })
    : say(played ? 'picture.independent' : 'picture.not-in-play')
  if (owner) tools.emblem(marks[owner], 158, top + 94, 15, { rim: theme.ink })
  tools.text(standing, owner ? 186 : 142, top + 94, { size: 30, colour: theme.inkSoft, maxWidth: 480 })
  tools.text(say('picture.printed', { level: printedLevel(region) }), 664, top + 44, {
    size: 28,
    colour: theme.inkSoft,
    maxWidth: 300,
  })
  if (!played) return
  if (owner) {
    const next = nextLevel(view, region)
    const colour = next > level ? theme.good : next < level ? theme.bad : theme.inkSoft
    tools.text(say('picture.level-next', { level: next }), 664, top + 94, { size: 28, colour, maxWidth: 300 })
  } else {
    const first = leader(view, region)
    if (full(view, region)) tools.pill(say('picture.full'), 664, top + 94, { size: 26, fill: '#a4262c' })
    if (first) tools.emblem(marks[first], 850, top + 94, 20, { rim: theme.ink })
  }
  drawSectors(sheet, region, 46, top + 166)
}

function drawSectors(sheet: Sheet, region: RegionId, x: number, y: number): void {
  const { tools, view } = sheet
  const { theme } = tools
  kinds.forEach((kind, row) => {
    const middle = y + row * 84
    const places = cap(view, region)
    tools.icon(kindIcons[kind], x + 34, middle, 54, theme.ink)
    tools.cells(x + 92, middle - 30, 60, 12, cardsIn(sheet, region, kind), places, { empty: theme.inkFaint, rim: theme.paperInk })
    tools.text(`${sector(view, region, kind)} / ${places}`, tools.width - 46, middle, {
      size: 48,
      weight: 'loud',
      align: 'right',
    })
  })
}

/** The regions of a seat with what the assessment would make of them. */
function drawHoldings(sheet: Sheet, mine: readonly RegionId[], seat: Seat): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const [left, top, width] = [458, mapHeight + 14, tools.width - 472]
  const heading = 40
  const leading = Math.min((tools.height - top - heading - 14) / Math.max(mine.length, 1), 70)
  kinds.forEach((kind, column) => {
    tools.icon(kindIcons[kind], left + width - 190 + column * 48, top + heading / 2, 30, theme.inkSoft)
  })
  mine.forEach((region, index) => {
    const middle = top + heading + leading * (index + 0.5)
    const { level } = regionOf(view, region)
    const next = nextLevel(view, region)
    tools.box(left, middle - leading / 2 + 3, width, leading - 6, { radius: 10, fill: theme.panel })
    tools.number(level, left + leading * 0.55, middle, leading * 0.36, marks[seat].colour, theme.ink)
    tools.text(say(`region.${region}`), left + leading * 1.1, middle, { size: leading * 0.5, maxWidth: 260 })
    kinds.forEach((kind, column) => {
      const at = left + width - 190 + column * 48
      tools.text(String(sector(view, region, kind)), at, middle, {
        size: leading * 0.5,
        align: 'center',
        colour: sector(view, region, kind) === next && next < cap(view, region) ? theme.accent : theme.inkSoft,
      })
    })
    tools.change(next - level, left + width - 58, middle, leading * 0.48)
  })
}

/** A close look: one territory with those linked to it, or all that one seat governs. */
import type { Area, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { isSeat } from '../../shared/seats.ts'
import { isTerritory, linksOf } from '../data.ts'
import { coloniesOf, owned } from '../derived.ts'
import { type Seat, type Territory, territories, type View } from '../state.ts'
import { drawMarch } from './combat.ts'
import { drawSeatDetails, drawTerritoryDetails } from './details.ts'
import type { Sheet } from './scene.ts'
import { drawTokens } from './tokens.ts'
import { drawFish, drawLands, drawSeas, drawWaters } from './world.ts'

export const closeSize = { width: 1000, height: 1120 } as const
const mapHeight = 640

/** Whether a focus names something of this game. */
export function focusOf(view: View, focus: string | null): { territory: Territory } | { seat: Seat } | null {
  if (isSeat(view, focus)) return { seat: focus }
  return isTerritory(focus) ? { territory: focus } : null
}

const details = { x: 12, y: mapHeight + 12, width: closeSize.width - 24, height: closeSize.height - mapHeight - 24 } as const

export function drawTerritoryClosely(sheet: Sheet, territory: Territory): void {
  sheet.tools.ground()
  drawMap(sheet, [territory, ...linksOf(territory)], territory)
  drawTerritoryDetails(sheet, territory, details)
}

export function drawSeatClosely(sheet: Sheet, seat: Seat): void {
  const { tools, view } = sheet
  const governed = [...owned(view, seat), ...coloniesOf(view, seat)]
  tools.ground()
  drawMap(sheet, governed.length > 0 ? governed : territories, null)
  drawSeatDetails(sheet, seat, details)
}

/** Half of what a token covers. */
const [across, down] = [122, 70] as const

function drawMap(sheet: Sheet, shown: readonly Territory[], lit: Territory | null): void {
  const { tools } = sheet
  const map = tools.loadMap('venonta')
  const window = windowOn(sheet, map, shown)
  tools.context.save()
  tools.context.beginPath()
  tools.context.rect(0, 0, window.width, window.height)
  tools.context.clip()
  drawSeas(tools, map, window)
  drawLands(sheet, map, window, lit)
  drawWaters(tools, window)
  drawFish(sheet, window)
  const scale = Math.min(Math.max(window.scale, 0.72), 1.5)
  drawTokens(sheet, map, window, scale, shown)
  drawMarch(sheet, map, window)
  tools.context.restore()
}

/** All of what is shown, with the tokens on it, as close as it goes. */
function windowOn({ tools }: Sheet, map: WorldMap, shown: readonly Territory[]): Window {
  const regions = shown.flatMap((id) => map.regions.get(id) ?? [])
  const tokens = regions.map(({ spot: [x, y] }): Area => [x - across, y - down, x + across, y + down])
  const boxes = [...regions.map(({ box }) => box), ...tokens].map(
    ([left, top, right, bottom]): [number, number, number, number] => [left, top, right, bottom],
  )
  return tools.windowOn(map, boxes, { x: 0, y: 0, width: closeSize.width, height: mapHeight }, { margin: 16, closest: 1.9 })
}

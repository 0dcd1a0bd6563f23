/** The map in a window, with everything that lies on it. */
import type { Window } from '../../../pictures/toolkit.ts'
import type { RegionId, SeaId } from '../state.ts'
import { fillLands } from './lands.ts'
import { drawWays } from './marches.ts'
import type { Sheet } from './scene.ts'
import { placeSeas } from './sea-blocks.ts'
import { drawLeaders, drawSeas } from './seas.ts'
import { drawStubs, placeStubs } from './stubs.ts'
import { areasOf, drawTokens, placedTokens } from './tokens.ts'

export interface Look {
  /** How large tokens may be drawn, rising. */
  readonly scales: readonly number[]
  /** A region that is looked at. */
  readonly lit?: RegionId
  /** Seas that matter here; all, if not said. */
  readonly seas?: (sea: SeaId) => boolean
}

export function drawWorld(sheet: Sheet, window: Window, { scales, lit, seas: matters = () => true }: Look): void {
  const { tools, map } = sheet
  tools.quietWorld(map, window)
  fillLands(sheet, window)
  if (lit) tools.lands(map, window, [[lit, { coast: { colour: tools.theme.accent, width: 3 } }]])
  const tokens = placedTokens(sheet, window)
  const covered = tokens.flatMap((token) => areasOf(token, scales[0] ?? 1))
  const stubs = placeStubs(sheet, window, covered)
  const seas = placeSeas(sheet, window, [...covered, ...stubs.map(({ area }) => area)], matters)
  drawLeaders(sheet, window, seas)
  drawStubs(sheet, stubs)
  drawWays(sheet, window, seas)
  drawTokens(
    sheet,
    window,
    tokens,
    scales,
    [...seas, ...stubs].map(({ area }) => area),
  )
  drawSeas(sheet, window, seas)
}

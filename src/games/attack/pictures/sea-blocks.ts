/** Where the names of sea areas and the fleets in them are drawn, so that no army is covered. */
import type { Area, Point, Size, Window } from '../../../pictures/toolkit.ts'
import { overlap, waysAside } from '../../shared/status/settle.ts'
import { data } from '../data.ts'
import { atlasOf } from '../map/atlas.ts'
import type { View } from '../secrets/view.ts'
import type { Fleet, SeaId, Seat } from '../state.ts'
import { amountsOf, fleetsIn } from './amounts.ts'
import { isLand } from './ground.ts'
import { clamp } from './place.ts'
import type { Sheet } from './scene.ts'

export const gap = 4

/** How large names and fleets are drawn. */
export interface Measures {
  readonly name: number
  readonly nameHeight: number
  readonly fleetHeight: number
  readonly emblem: number
  readonly column: number
}

const large: Measures = { name: 17, nameHeight: 22, fleetHeight: 36, emblem: 24, column: 21 }
/** The world has the most to show and the least sea between it. */
const small: Measures = { name: 15, nameHeight: 18, fleetHeight: 31, emblem: 21, column: 17 }

export const measuresFor = ({ view }: Sheet, window: Window): Measures =>
  view.options.map === 'world' && window.scale < 1.4 ? small : large

/** Seas in which a battle is fought or still to be. */
function contestedSeas({ action }: View): readonly SeaId[] {
  if (!action || !('contests' in action)) return []
  const waiting = action.contests.map(({ sea }) => sea)
  return action.battle?.kind === 'naval' ? [action.battle.sea, ...waiting] : waiting
}

export const isZone = (sea: SeaId): boolean => data.seas.some(({ id, zone }) => id === sea && zone)
export const fleetWidth = (fleet: Fleet, { emblem, column }: Measures): number =>
  emblem + 4 + Math.max(amountsOf(fleet).length * column, 34)

type Rows = readonly (readonly (readonly [Seat, Fleet])[])[]

/** Fleets side by side or one below the other. */
function rowsOf(view: View, sea: SeaId, perRow: number): Rows {
  const fleets = fleetsIn(view, sea)
  return Array.from({ length: Math.ceil(fleets.length / perRow) }, (_, row) => fleets.slice(row * perRow, (row + 1) * perRow))
}

export const widthOf = (row: Rows[number], measures: Measures): number =>
  row.reduce((sum, [, fleet]) => sum + fleetWidth(fleet, measures) + gap, -gap)

export const signOf = (view: View, sea: SeaId): 'swords' | 'anchor' | null =>
  contestedSeas(view).includes(sea) ? 'swords' : isZone(sea) ? 'anchor' : null

export const labelWidth = ({ tools, view, say }: Sheet, sea: SeaId, { name, nameHeight }: Measures): number =>
  tools.measure(say(`sea.${sea}`), name) + (signOf(view, sea) ? nameHeight : 0)

export interface Block {
  readonly sea: SeaId
  readonly rows: Rows
  readonly area: Area
}

/** Beside every token, as near to where the map has the sea as it goes. */
export function placeSeas(
  sheet: Sheet,
  window: Window,
  covered: readonly Area[],
  matters: (sea: SeaId) => boolean,
): readonly Block[] {
  const { tools, view, map } = sheet
  const measures = measuresFor(sheet, window)
  const taken: Area[] = covered.map(([left, top, right, bottom]) => [left - 4, top - 1, right + 4, bottom + 3])
  // Those with ships first: they matter more than a name. A small sea may stand aside further than an ocean, a line leads to it
  const rank = (sea: SeaId): number => (fleetsIn(view, sea).length > 0 ? 0 : 2) + (isZone(sea) ? 1 : 0)
  const seas = atlasOf(view)
    .seas.filter(matters)
    .toSorted((one, other) => rank(one) - rank(other))
  return seas.flatMap((sea) => {
    const spot = map.places.get(sea)
    if (!spot || !tools.seen(window, spot)) return []
    const found = [2, 1].map((perRow) => {
      const rows = rowsOf(view, sea, perRow)
      const width = Math.max(labelWidth(sheet, sea, measures), ...rows.map((row) => widthOf(row, measures)))
      const size = { width, height: measures.nameHeight + rows.length * (measures.fleetHeight + gap) }
      return { sea, rows, ...freeArea(sheet, tools.onPicture(window, spot), size, window, taken) }
    })
    const block = found.toSorted((one, other) => one.distance - other.distance)[0]!
    taken.push(block.area)
    return [block]
  })
}

const shifts = waysAside(7, 60, Math.hypot)

interface Found {
  readonly area: Area
  readonly distance: number
}

/** The nearest area that covers nothing, on water if there is one. */
function freeArea({ map }: Sheet, [x, y]: Point, size: Size, window: Window, taken: readonly Area[]): Found {
  let onLand: Found | undefined
  for (const [across, down] of shifts) {
    const left = clamp(x + across - size.width / 2, window.x + 6, window.x + window.width - size.width - 6)
    const top = clamp(y + down - size.height / 2, window.y + 6, window.y + window.height - size.height - 6)
    const area: Area = [left, top, left + size.width, top + size.height]
    if (taken.some((other) => overlap(area, other))) continue
    const found = { area, distance: Math.hypot(across, down) }
    if (!isLand(map, middleOnMap(area, window))) return found
    onLand ??= found
  }
  return onLand ?? { area: [x, y, x + size.width, y + size.height], distance: Number.POSITIVE_INFINITY }
}

const middleOnMap = ([left, top, right, bottom]: Area, window: Window): Point => [
  window.left + ((left + right) / 2 - window.x) / window.scale,
  window.top + ((top + bottom) / 2 - window.y) / window.scale,
]

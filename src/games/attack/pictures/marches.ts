/** What is on its way: armies as arrows over land and lanes, fleets as arrows from sea to sea. */
import type { Area, Point, Window } from '../../../pictures/toolkit.ts'
import type { View } from '../secrets/view.ts'
import type { RegionId, SeaId, Unit } from '../state.ts'
import type { MoveAction } from '../turn/action.ts'
import type { Amount } from './amounts.ts'
import { marks, type Sheet } from './scene.ts'
import type { Block } from './sea-blocks.ts'

export interface Way {
  readonly from: RegionId | SeaId
  readonly to: RegionId | SeaId
  readonly atSea: boolean
  readonly load: readonly Amount[]
}

const moving = ({ action }: View): MoveAction | null => (action && 'marches' in action ? action : null)

/** Everything ordered, one entry for each pair of places. */
export function waysOf(view: View): readonly Way[] {
  const action = moving(view)
  const ways = new Map<string, Way>()
  const add = (from: string, to: string, atSea: boolean, unit: Unit, count: number): void => {
    const key = `${from} ${to}`
    const load = ways.get(key)?.load ?? []
    const same = load.find((known) => known.unit === unit)
    const rest = load.filter((known) => known !== same)
    ways.set(key, { from, to, atSea, load: [...rest, { unit, count: count + (same?.count ?? 0) }] })
  }
  for (const { from, to, unit, count } of action?.marches ?? []) add(from, to, false, unit, count)
  for (const { from, to, ship, count } of action?.sails ?? []) add(from, to, true, ship, count)
  return [...ways.values()]
}

/** Under the tokens, whose numbers stay readable, between the edges of the two it joins. */
export function drawWays(sheet: Sheet, window: Window, blocks: readonly Block[]): void {
  const { tools, view, map } = sheet
  if (!view.active) return
  const style = { colour: marks[view.active].colour, width: 8, rim: tools.theme.ink }
  for (const { from, to, atSea } of waysOf(view)) {
    const ends = [from, to].map((id): Point | null => {
      const block = blocks.find(({ sea }) => sea === id)
      if (atSea) return block ? middleOf(block.area) : null
      const spot = map.regions.get(id)?.spot
      return spot ? tools.onPicture(window, [spot[0], spot[1] + 4]) : null
    })
    const [start, end] = ends
    if (!start || !end) continue
    // Around the edge of the world an arrow leads off the picture instead of across it
    const far = Math.abs(end[0] - start[0]) > window.width * 0.6
    const legs = far ? around(start, end, window) : [between(start, end, 28 * Math.max(1, window.scale))]
    for (const [tail, tip] of legs) tools.arrow(tail, tip, { ...style, bend: far ? 0 : 0.1 })
  }
}

const middleOf = ([left, top, right, bottom]: Area): Point => [(left + right) / 2, (top + bottom) / 2]

function around(start: Point, end: Point, window: Window): readonly (readonly [Point, Point])[] {
  const eastward = start[0] > end[0]
  const [west, east] = [window.x + 4, window.x + window.width - 4]
  const [out, back] = eastward ? [east, west] : [west, east]
  return [
    [moved(start, [out, start[1]], 34), [out, start[1]]],
    [[back, end[1]], moved(end, [back, end[1]], 34)],
  ]
}

/** From the edge of one token to the edge of the other, but never so short that it is not seen. */
function between(start: Point, end: Point, edge: number): readonly [Point, Point] {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1])
  const aside = Math.max(0, Math.min(edge, (length - 34) / 2))
  return [moved(start, end, aside), moved(end, start, aside)]
}

function moved([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.max(Math.hypot(toX - x, toY - y), 1)
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by]
}

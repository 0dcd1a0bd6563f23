/** Maps: the quiet world as a kept layer, lands filled over it, ways across the sea, all in the map's own coordinates or a cut-out of it. */
import type { Context } from '../canvas.ts'
import type { MapRegion, Point, WorldMap } from '../map.ts'
import { layer } from './layers.ts'
import { fillOf, type Mark } from './marks.ts'
import { box, disc, line, tracePolygon } from './shapes.ts'
import { theme, transparent } from './theme.ts'

/** Where on the picture a map lies, and which part of it is seen. */
export interface Window {
  /** The place on the picture. */
  x: number
  y: number
  width: number
  height: number
  /** The top left corner of what is seen, in the map's coordinates, and how much it is magnified. */
  left: number
  top: number
  scale: number
  /** How much higher than wide things are drawn: a wide world on a tall picture. As they are, if absent. */
  stretch?: number
}

const down = ({ scale, stretch = 1 }: Window): number => scale * stretch

/** The whole map, as large as it is. */
export function wholeMap(map: WorldMap, x: number, y: number): Window {
  return { x, y, width: map.width, height: map.height, left: 0, top: 0, scale: 1 }
}

/** The whole map in a place that is higher than it, or lower: north and south are stretched to fill it. */
export function stretchedMap(map: WorldMap, place: { x: number; y: number; width: number; height: number }): Window {
  const scale = place.width / map.width
  return { ...place, left: 0, top: 0, scale, stretch: place.height / (map.height * scale) }
}

/** The part of the map that shows some boxes, as close as it goes. */
export function windowOn(
  map: WorldMap,
  boxes: readonly [number, number, number, number][],
  place: { x: number; y: number; width: number; height: number },
  { margin = 30, closest = 2.6 }: { margin?: number; closest?: number } = {},
): Window {
  const west = Math.min(...boxes.map(([left]) => left)) - margin
  const north = Math.min(...boxes.map(([, top]) => top)) - margin
  const east = Math.max(...boxes.map(([, , right]) => right)) + margin
  const south = Math.max(...boxes.map(([, , , bottom]) => bottom)) + margin
  const least = Math.max(place.width / map.width, place.height / map.height)
  const scale = Math.max(Math.min(place.width / (east - west), place.height / (south - north), closest), least)
  const [seenWidth, seenHeight] = [place.width / scale, place.height / scale]
  const left = Math.min(Math.max((west + east - seenWidth) / 2, 0), map.width - seenWidth)
  const top = Math.min(Math.max((north + south - seenHeight) / 2, 0), map.height - seenHeight)
  return { ...place, left, top, scale }
}

export function onPicture(window: Window, [x, y]: Point): Point {
  return [window.x + (x - window.left) * window.scale, window.y + (y - window.top) * down(window)]
}

export function seen(window: Window, [x, y]: Point): boolean {
  return (
    x >= window.left &&
    y >= window.top &&
    x <= window.left + window.width / window.scale &&
    y <= window.top + window.height / down(window)
  )
}

/** Draws in the coordinates of the map, cut to the window. */
export function withinMap(context: Context, window: Window, draw: (context: Context) => void): void {
  context.save()
  context.beginPath()
  context.rect(window.x, window.y, window.width, window.height)
  context.clip()
  context.translate(window.x, window.y)
  context.scale(window.scale, down(window))
  context.translate(-window.left, -window.top)
  draw(context)
  context.restore()
}

function traceRegion(context: Context, map: WorldMap, id: string): void {
  context.beginPath()
  for (const ring of map.regions.get(id)?.rings ?? []) tracePolygon(context, ring)
}

/** Sea, land at rest, coasts and ways across the sea: drawn once per map and window. */
export function quietWorld(context: Context, map: WorldMap, window: Window): void {
  const { x, y, width, height, left, top, scale, stretch } = window
  layer(
    context,
    `world ${map.id} ${[width, height, left, top, scale, stretch].join(' ')}`,
    Math.ceil(width),
    Math.ceil(height),
    (drawing) => withinMap(drawing, { ...window, x: 0, y: 0 }, (inner) => paintWorld(inner, map, scale)),
    x,
    y,
  )
}

/** Shallow water: coasts glow a little. */
const shallows = [
  [22, 0.05],
  [13, 0.07],
  [6, 0.1],
] as const

/** With more lands than this one glow has to do: soft edges are what makes pictures large. */
const manyCoasts = 80

function paintWorld(context: Context, map: WorldMap, scale: number): void {
  const sea = context.createLinearGradient(0, 0, 0, map.height)
  sea.addColorStop(0, '#182a3a')
  sea.addColorStop(1, theme.sea)
  box(context, -50, -50, map.width + 100, map.height + 100, { fill: sea })
  for (const [width, opacity] of map.regions.size > manyCoasts ? [[9, 0.14] as const] : shallows) {
    for (const id of map.regions.keys()) {
      traceRegion(context, map, id)
      context.strokeStyle = transparent('#5d8bb0', opacity)
      context.lineWidth = width
      context.lineJoin = 'round'
      context.stroke()
    }
  }
  for (const id of map.regions.keys())
    paintLand(context, map, id, { fill: theme.quietLand, coast: { colour: theme.quietCoast, width: 1.2 / Math.sqrt(scale) } })
  for (const { lines } of map.links) {
    for (const ends of lines)
      line(context, ends, { colour: transparent('#a9c4dc', 0.55), width: 2 / Math.sqrt(scale), dash: [0.5, 5.5] })
  }
}

export interface LandStyle {
  /** A side's mark, a plain colour, or nothing inside. */
  fill?: Mark | string
  coast?: { colour: string; width: number }
  /** Light around the land: something happened there. */
  halo?: string
}

/** Draws lands in a style; where the whole map is seen every land is drawn once in each of its styles and kept. */
export function lands(context: Context, map: WorldMap, window: Window, styles: readonly [id: string, style: LandStyle][]): void {
  if (window.left !== 0 || window.top !== 0) {
    withinMap(context, window, (inner) => {
      for (const [id, style] of styles) paintLand(inner, map, id, style)
    })
    return
  }
  for (const [id, style] of styles) {
    const region = map.regions.get(id)
    if (region) keptLand(context, map, window, region, style)
  }
}

function keptLand(context: Context, map: WorldMap, window: Window, { id, box: area }: MapRegion, style: LandStyle): void {
  const [across, downwards] = [window.scale, down(window)]
  const margin = style.halo ? 10 : 4
  const [left, top] = onPicture(window, [area[0] - margin, area[1] - margin])
  // Whole pixels: what is kept must not be smoothed again.
  const [x, y] = [Math.floor(left), Math.floor(top)]
  const [width, height] = [(area[2] - area[0] + 2 * margin) * across + 1, (area[3] - area[1] + 2 * margin) * downwards + 1]
  layer(
    context,
    `land ${map.id} ${id} ${JSON.stringify(style)} ${[across, downwards, left - x, top - y].join(' ')}`,
    width,
    height,
    (drawing) => {
      drawing.translate(left - x, top - y)
      drawing.scale(across, downwards)
      drawing.translate(margin - area[0], margin - area[1])
      paintLand(drawing, map, id, style)
    },
    x,
    y,
  )
}

function paintLand(context: Context, map: WorldMap, id: string, { fill, coast, halo }: LandStyle): void {
  context.lineJoin = 'round'
  for (const [width, opacity] of halo ? haloSteps : []) {
    traceRegion(context, map, id)
    context.strokeStyle = transparent(halo!, opacity)
    context.lineWidth = width
    context.stroke()
  }
  traceRegion(context, map, id)
  if (fill) {
    context.fillStyle = typeof fill === 'string' ? fill : fillOf(context, fill)
    context.fill('evenodd')
  }
  if (!coast) return
  context.strokeStyle = coast.colour
  context.lineWidth = coast.width
  context.stroke()
}

const haloSteps = [
  [16, 0.22],
  [10, 0.4],
  [5, 1],
] as const

/** A thin line from a token that had to stand aside to the land it belongs to. */
export function leader(context: Context, from: Point, to: Point): void {
  line(context, [from, to], { colour: theme.ink, width: 1.5 })
  disc(context, to[0], to[1], 3, { fill: theme.ink })
}

/** The invented world: its seas with their fish, its lands in their owners' colours, colonies striped by whoever holds them. */
import type { LandStyle, Point, Tools, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { constants } from '../data.ts'
import { oceanNumbers, type Territory, territories } from '../state.ts'
import type { Sheet } from './scene.ts'
import { fishColour, markOf, shadow, waterColour } from './sides.ts'

const deep = '#16293b'
const shallow = '#1f4058'
const seaEdge = '#0f1d2b'

const isWater = (sea: string): boolean => sea.startsWith('water')

/** Seas and their numbers: they never change. */
export function drawSeas(tools: Tools, lands: WorldMap, window: Window): void {
  const { x, y, width, height, left, top, scale } = window
  const key = ['venonta seas', width, height, left, top, scale].join(' ')
  tools.layer(key, width, height, (inner) => paintSeas(inner, lands, { ...window, x: 0, y: 0 }), x, y)
}

function paintSeas(tools: Tools, lands: WorldMap, window: Window): void {
  const seas = tools.loadMap('venonta-seas')
  tools.box(window.x, window.y, window.width, window.height, { fill: deep })
  const styles = [...seas.regions.keys()].map((id): [string, LandStyle] => {
    const colour = isWater(id) ? shallow : deep
    return [id, { fill: colour, coast: { colour, width: 1.5 } }]
  })
  tools.lands(seas, window, styles)
  tools.withinMap(window, (inner) => {
    for (const { lines } of seas.links)
      for (const ends of lines) inner.line(ends, { colour: tools.transparent('#7fb2d6', 0.4), width: 2.5, dash: [1, 9] })
  })
  const glow = (width: number, opacity: number) =>
    territories.map((id): [string, LandStyle] => [id, { coast: { colour: tools.transparent('#8fc3e6', opacity), width } }])
  for (const [width, opacity] of [
    [26, 0.07],
    [15, 0.09],
    [7, 0.14],
  ] as const)
    tools.lands(lands, window, glow(width, opacity))
}

/** The letters of the waters between the lands: who touches the same one is linked. */
export function drawWaters(tools: Tools, window: Window): void {
  for (const { id, spot } of tools.loadMap('venonta-seas').regions.values()) {
    if (!isWater(id) || !tools.seen(window, spot)) continue
    const [x, y] = tools.onPicture(window, spot)
    tools.disc(x, y, 19, { fill: seaEdge, stroke: waterColour, lineWidth: 2 })
    tools.text(letterOf(id), x, y, { size: 24, colour: waterColour, align: 'center' })
  }
}

/** Territories have numbers, waters letters: `water-1` is A. */
const letterOf = (water: string): string => String.fromCharCode('A'.charCodeAt(0) + Number(water.slice(-1)) - 1)

const fish = { width: 48, height: 40, size: 42 } as const

/** Fish that live in the oceans, and the shadows of those that do not. */
export function drawFish({ tools, view, changes }: Sheet, window: Window, scale = 1): void {
  const seas = tools.loadMap('venonta-seas')
  for (const ocean of oceanNumbers) {
    const { spot } = seas.regions.get(`ocean-${ocean}`)!
    // Whole, or not at all
    if (!tools.seen(window, [spot[0] - 50, spot[1]]) || !tools.seen(window, [spot[0] + 50, spot[1] + 22])) continue
    const [alive, places] = [view.fish[ocean - 1] ?? 0, constants.fishStart[ocean - 1] ?? 0]
    const died = -Math.min(changes.fish(ocean), 0)
    // At the lower edge there is room for one row
    const perRow = spot[1] > seas.height - 60 ? 4 : 2
    const [width, height] = [Math.min(perRow, places) * fish.width * scale, Math.ceil(places / perRow) * fish.height * scale]
    const [x, y] = tools.onPicture(window, spot)
    const left = Math.min(Math.max(x - width / 2, window.x + 4), window.x + window.width - width - 4)
    for (let index = 0; index < places; index++) {
      const at: Point = [
        left + ((index % perRow) + 0.5) * fish.width * scale,
        y - height / 2 + (Math.floor(index / perRow) + 0.5) * fish.height * scale,
      ]
      tools.icon('fish', ...at, fish.size * scale, index < alive ? fishColour : shadow)
      if (index >= alive && index < alive + died) tools.icon('cross', ...at, 24 * scale, tools.theme.bad)
    }
  }
}

export function drawLands(sheet: Sheet, map: WorldMap, window: Window, lit: Territory | null = null): void {
  const { tools, view, changes } = sheet
  const { theme } = tools
  const pen = 1 / Math.sqrt(window.scale)
  const styles = territories.map((id): [string, LandStyle] => {
    const { owner } = view.land[id]
    return [id, { fill: owner ? markOf(view, owner) : theme.paperShade, coast: { colour: theme.paperInk, width: 2.5 * pen } }]
  })
  const rims = territories.flatMap((id): [string, LandStyle][] => [
    ...(changes.hands(id) ? [[id, { coast: { colour: theme.accent, width: 5 * pen } }] as [string, LandStyle]] : []),
    ...(view.combat?.target === id ? [[id, { coast: { colour: theme.bad, width: 6 * pen } }] as [string, LandStyle]] : []),
  ])
  tools.lands(map, window, styles)
  tools.withinMap(window, (inner) => drawStripes({ ...sheet, tools: inner }, map))
  tools.lands(map, window, rims)
  if (lit) tools.lands(map, window, [[lit, { coast: { colour: theme.ink, width: 5 * pen } }]])
}

/** Wide stripes in the colour of whoever holds the colony. */
function drawStripes({ tools, view }: Sheet, map: WorldMap): void {
  const { context } = tools
  for (const id of territories) {
    const { colonizer } = view.land[id]
    const region = map.regions.get(id)
    if (!colonizer || !region) continue
    const [left, top, right, bottom] = region.box
    context.save()
    context.beginPath()
    for (const ring of region.rings)
      for (const [index, [x, y]] of ring.entries()) index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)
    context.clip()
    for (let at = left - (bottom - top); at < right; at += 44)
      tools.line(
        [
          [at, bottom],
          [at + bottom - top, top],
        ],
        { colour: markOf(view, colonizer).colour, width: 16 },
      )
    context.restore()
  }
}

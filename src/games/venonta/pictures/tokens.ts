/** What lies on the territories: slots, fuel, migrants, tanks. */
import type { Icon, Mark, Tools, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { linksOf, numberOf, waterSlots } from '../data.ts'
import { isProtected, isReserve } from '../derived.ts'
import { type Seat, type Territory, territories } from '../state.ts'
import type { Sheet } from './scene.ts'
import { fuelColour, helmetColour, markOf } from './sides.ts'
import { drawSlot } from './slot.ts'

const slotSize = 40
const gap = 3
const padding = 6
const plateWidth = 5 * slotSize + 4 * gap + 2 * padding
const nameHeight = 32
const secondRow = 42
const plateHeight = slotSize + secondRow + 2 * padding

export function drawTokens(
  sheet: Sheet,
  map: WorldMap,
  window: Window,
  scale = 1,
  shown: readonly Territory[] = territories,
): void {
  const { tools } = sheet
  for (const id of shown) {
    const spot = map.regions.get(id)?.spot
    if (!spot || !tools.seen(window, spot)) continue
    const [x, y] = tools.onPicture(window, spot)
    drawToken(sheet, id, Math.round(x), Math.round(y), scale)
  }
}

/** Everything is multiplied by hand, not by the canvas: names keep their own size and are kept as they were drawn. */
function drawToken(sheet: Sheet, id: Territory, x: number, y: number, scale: number): void {
  const { tools, view } = sheet
  const { theme } = tools
  const { owner } = view.land[id]
  const left = x - (plateWidth / 2) * scale
  const top = y - (plateHeight / 2 - nameHeight / 2) * scale
  drawName(sheet, id, x, top - (nameHeight / 2) * scale, scale)
  tools.box(left, top, plateWidth * scale, plateHeight * scale, {
    radius: 9 * scale,
    fill: theme.ground,
    stroke: owner ? markOf(view, owner).colour : theme.edge,
    lineWidth: 2.5,
  })
  drawSlots(sheet, id, left + padding * scale, top + padding * scale, slotSize * scale, gap * scale)
  const inner = (plateWidth - 2 * padding) * scale
  const second = top + (padding + slotSize + secondRow / 2 + 1) * scale
  if (view.round === 0) drawLinks(tools, id, left + padding * scale, second, { scale, width: inner })
  else drawThings(sheet, id, left + padding * scale, second, { scale, width: inner })
}

/** Before there is anything on it: the numbers of the territories that it is linked to. */
function drawLinks(tools: Tools, id: Territory, x: number, y: number, { scale, width }: { scale: number; width: number }): void {
  const colour = tools.theme.inkSoft
  tools.icon('trade', x + 15 * scale, y, 26 * scale, colour)
  const numbers = linksOf(id).map(numberOf).join(' · ')
  tools.text(numbers, x + 36 * scale, y, { size: 26 * scale, colour, maxWidth: width - 36 * scale })
}

/** Before the name the sign of its owner, behind it that of a coloniser, blue helmets, a nature reserve. */
function drawName({ tools, view, say }: Sheet, id: Territory, x: number, y: number, scale: number): void {
  const { theme } = tools
  const { owner, colonizer } = view.land[id]
  const name = `${numberOf(id)} ${say(`territory.${id}`)}`
  const size = 29 * scale
  tools.text(name, x, y, { size, align: 'center', weight: 'loud', outline: { colour: theme.ground, width: 3.5 * scale } })
  const half = tools.measure(name, size, 'loud') / 2
  if (owner) tools.emblem(markOf(view, owner), x - half - 20 * scale, y, 12 * scale, { rim: theme.ink })
  const signs: ((at: number) => void)[] = [
    ...(colonizer ? [(at: number) => drawFlag(tools, markOf(view, colonizer), at, y, scale)] : []),
    ...(isProtected(view, id) ? [(at: number) => drawSign(tools, 'helmet', helmetColour, at, y, scale)] : []),
    ...(isReserve(view, id) ? [(at: number) => drawSign(tools, 'leaf', theme.good, at, y, scale)] : []),
  ]
  for (const [index, draw] of signs.entries()) draw(x + half + (22 + index * 33) * scale)
}

/** Whoever holds a colony has a flag there. */
function drawFlag(tools: Tools, mark: Mark, x: number, y: number, scale: number): void {
  tools.disc(x, y, 17 * scale, { fill: tools.theme.ground, stroke: mark.colour, lineWidth: 3 * scale })
  tools.emblem(mark, x, y, 10 * scale, { rim: tools.theme.ink })
}

function drawSign(tools: Tools, icon: Icon, colour: string, x: number, y: number, scale: number): void {
  tools.disc(x, y, 16 * scale, { fill: tools.theme.ground })
  tools.icon(icon, x, y, 24 * scale, colour)
}

export function drawSlots(sheet: Sheet, id: Territory, x: number, y: number, size: number, space: number): void {
  const { tools, view, changes } = sheet
  const fresh = changes.slots(id)
  view.land[id].slots.forEach((use, index) => {
    drawSlot(tools, use, x + index * (size + space), y, size, { water: index < waterSlots(id), fresh: fresh.has(index) })
  })
}

const tankWidth = 58
const tankGap = 4
const thingGap = 10
const thingSize = 32

/** Fuel, migrants, tanks: icons with their numbers, a little smaller where there is much. */
export function drawThings(sheet: Sheet, id: Territory, x: number, y: number, room: { scale: number; width: number }): void {
  const { tools, view, changes } = sheet
  const { theme } = tools
  const { fuel, migrants, tanks } = view.land[id]
  const garrisons = view.seats.filter((seat) => tanks[seat])
  const burned = changes.lies(id, 'fuel')
  const wanted =
    55 + (burned === 0 ? 0 : 16) + thingGap + (migrants > 0 ? 55 + thingGap : 0) + garrisons.length * (tankWidth + tankGap)
  const scale = Math.min(room.scale, room.width / wanted)
  const size = thingSize * scale
  let left = x
  left += tools.count('drop', fuel, left, y, { size, iconColour: fuelColour, colour: fuel === 0 ? theme.inkFaint : theme.ink })
  left += drawChange(tools, burned, left, y, scale) + thingGap * scale
  if (migrants > 0) left += tools.count('person', migrants, left, y, { size, iconColour: theme.accent }) + thingGap * scale
  for (const seat of garrisons) {
    drawTanks(sheet, seat, id, left, y, scale)
    left += (tankWidth + tankGap) * scale
  }
}

function drawTanks({ tools, view, changes }: Sheet, seat: Seat, id: Territory, x: number, y: number, scale: number): void {
  const { colour } = markOf(view, seat)
  const fresh = changes.tanks(id, seat) > 0
  const ink = tools.inkOn(colour)
  tools.box(x, y - 18 * scale, tankWidth * scale, 36 * scale, {
    radius: 6 * scale,
    fill: colour,
    stroke: fresh ? tools.theme.accent : tools.theme.paperInk,
    lineWidth: fresh ? 4 : 2,
  })
  tools.icon('tank', x + 20 * scale, y, 29 * scale, ink)
  const count = String(view.land[id].tanks[seat] ?? 0)
  tools.text(count, x + 46 * scale, y, { size: 30 * scale, weight: 'loud', align: 'center', colour: ink })
}

function drawChange(tools: Tools, amount: number, x: number, y: number, scale: number): number {
  if (amount === 0) return 0
  const { theme } = tools
  tools.triangle(x + 9 * scale, y, 13 * scale, amount > 0 ? 'up' : 'down', amount > 0 ? theme.good : theme.bad)
  return 16 * scale
}

/** What lies on the territories: slots, fuel, migrants, tanks. */
import type { Window, WorldMap } from '../../../pictures/toolkit.ts'
import { numberOf, waterSlots } from '../data.ts'
import { isProtected, isReserve } from '../derived.ts'
import { type Territory, territories } from '../state.ts'
import type { Sheet } from './scene.ts'
import { fuelColour, markOf } from './sides.ts'
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
  const { tools, view, say } = sheet
  const { theme } = tools
  const { owner } = view.land[id]
  const left = x - (plateWidth / 2) * scale
  const top = y - (plateHeight / 2 - nameHeight / 2) * scale
  const name = `${numberOf(id)} ${say(`territory.${id}`)}`
  tools.text(name, x, top - (nameHeight / 2) * scale, {
    size: 29 * scale,
    align: 'center',
    weight: 'loud',
    outline: { colour: theme.ground, width: 3.5 * scale },
  })
  tools.box(left, top, plateWidth * scale, plateHeight * scale, {
    radius: 9 * scale,
    fill: theme.ground,
    stroke: owner ? markOf(view, owner).colour : theme.edge,
    lineWidth: 2.5,
  })
  drawSlots(sheet, id, left + padding * scale, top + padding * scale, slotSize * scale, gap * scale)
  const second = top + (padding + slotSize + secondRow / 2 + 1) * scale
  drawThings(sheet, id, left + padding * scale, second, scale)
  drawCards(sheet, id, left + (plateWidth - padding) * scale, second, scale)
}

/** Blue helmets stand here, or a nature reserve. */
function drawCards({ tools, view }: Sheet, id: Territory, right: number, y: number, scale: number): void {
  const signs = [
    ...(isProtected(view, id) ? [{ icon: 'helmet' as const, colour: '#6cbcf0' }] : []),
    ...(isReserve(view, id) ? [{ icon: 'leaf' as const, colour: tools.theme.good }] : []),
  ]
  signs.forEach(({ icon, colour }, index) => {
    tools.icon(icon, right - (17 + index * 36) * scale, y, 32 * scale, colour)
  })
}

export function drawSlots(sheet: Sheet, id: Territory, x: number, y: number, size: number, space: number): void {
  const { tools, view, changes } = sheet
  const fresh = changes.slots(id)
  view.land[id].slots.forEach((use, index) => {
    drawSlot(tools, use, x + index * (size + space), y, size, { water: index < waterSlots(id), fresh: fresh.has(index) })
  })
}

/** Fuel, migrants, tanks: icons with their numbers. */
export function drawThings({ tools, view, changes }: Sheet, id: Territory, x: number, y: number, scale: number): void {
  const { theme } = tools
  const { fuel, migrants, tanks } = view.land[id]
  const size = 32 * scale
  let left = x
  if (view.round > 0)
    left += tools.count('drop', fuel, left, y, { size, iconColour: fuelColour, colour: fuel === 0 ? theme.inkFaint : theme.ink })
  left += drawChange(tools, changes.lies(id, 'fuel'), left, y, scale) + 10 * scale
  if (migrants > 0) left += tools.count('person', migrants, left, y, { size, iconColour: theme.accent }) + 10 * scale
  for (const seat of view.seats) {
    const count = tanks[seat] ?? 0
    if (count === 0) continue
    const mark = markOf(view, seat)
    const width = 58 * scale
    tools.box(left, y - 18 * scale, width, 36 * scale, {
      radius: 6 * scale,
      fill: mark.colour,
      stroke: changes.tanks(id, seat) > 0 ? theme.accent : theme.paperInk,
      lineWidth: changes.tanks(id, seat) > 0 ? 4 : 2,
    })
    const ink = tools.inkOn(mark.colour)
    tools.icon('tank', left + 20 * scale, y, 29 * scale, ink)
    tools.text(String(count), left + 46 * scale, y, { size: 30 * scale, weight: 'loud', align: 'center', colour: ink })
    left += width + 4 * scale
  }
}

function drawChange(tools: Sheet['tools'], amount: number, x: number, y: number, scale: number): number {
  if (amount === 0) return 0
  const { theme } = tools
  tools.triangle(x + 9 * scale, y, 13 * scale, amount > 0 ? 'up' : 'down', amount > 0 ? theme.good : theme.bad)
  return 16 * scale
}

import type { Tools } from '../../../pictures/toolkit.ts'
import type { Use } from '../state.ts'
import { slotGrounds, slotInks, waterColour } from './sides.ts'

/** One of the five places of a territory: a tree, wheat, twice wheat, a factory; with water under a blue rim. */
export function drawSlot(
  tools: Tools,
  use: Use,
  x: number,
  y: number,
  size: number,
  { water, fresh }: { water: boolean; fresh: boolean },
): void {
  const { theme } = tools
  const rim = size * 0.09
  const [middleX, middleY] = [x + size / 2, y + size / 2]
  tools.box(x, y, size, size, { radius: size * 0.17, fill: slotGrounds[use] })
  if (water)
    tools.box(x + rim / 2, y + rim / 2, size - rim, size - rim, { radius: size * 0.14, stroke: waterColour, lineWidth: rim })
  const ink = slotInks[use]
  if (use === 'forest') tools.icon('tree', middleX, middleY, size * 0.78, ink)
  if (use === 'farm') tools.icon('wheat', middleX, middleY, size * 0.78, ink)
  if (use === 'factory') tools.icon('factory', middleX, middleY, size * 0.72, ink)
  if (use === 'intensive') {
    tools.icon('wheat', middleX - size * 0.18, middleY, size * 0.72, ink)
    tools.icon('wheat', middleX + size * 0.18, middleY, size * 0.72, ink)
  }
  if (fresh) tools.box(x - 1, y - 1, size + 2, size + 2, { radius: size * 0.2, stroke: theme.accent, lineWidth: size * 0.11 })
}

/** The public board: generations above, the world on the left, one panel for each nation on the right. */
import { standings } from '../standings.ts'
import type { Seat } from '../state.ts'
import { drawHeader } from './header.ts'
import { drawNation } from './nation.ts'
import type { Sheet } from './scene.ts'
import { drawStar } from './star.ts'
import { drawWorld } from './world.ts'

export const boardSize = { width: 1600, height: 1000 } as const
export const focusSize = { width: 1000, height: 1000 } as const

const header = 126
const world = 420
const gap = 8

export function drawBoard(sheet: Sheet): void {
  const { tools, view } = sheet
  tools.ground()
  drawHeader(sheet, tools.width, header - 6)
  const height = tools.height - header - gap
  drawWorld(sheet, gap, header, world, height)
  const left = world + 2 * gap
  const width = (tools.width - left - 2 * gap) / 2
  const rows = Math.ceil(view.seats.length / 2)
  const room = (height - gap * (rows - 1)) / rows
  // Whoever has won stands first.
  const order = view.result ? standings(view).seats.map(({ seat }) => seat) : view.seats
  order.forEach((seat, index) => {
    const x = left + (index % 2) * (width + gap)
    drawNation(sheet, seat, x, header + Math.floor(index / 2) * (room + gap), width, room)
  })
  if (view.star) drawStar(sheet, left + width + gap, header, width, room)
}

/** One nation alone: the same panel, much larger. */
export function drawFocus(sheet: Sheet, seat: Seat): void {
  const { tools } = sheet
  const magnified = 1.7
  tools.ground()
  tools.context.save()
  tools.context.scale(magnified, magnified)
  drawNation(sheet, seat, 6, 6, focusSize.width / magnified - 12, focusSize.height / magnified - 12)
  tools.context.restore()
}

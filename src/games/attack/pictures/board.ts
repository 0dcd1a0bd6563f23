/** The public board: header, map, seats, and what goes on in this turn. */
import type { Window } from '../../../pictures/toolkit.ts'
import { drawHeader } from './header.ts'
import type { Sheet } from './scene.ts'
import { drawSeats } from './seats.ts'
import { drawStrip } from './strip.ts'
import { drawWorld } from './world.ts'

export const boardSize = { width: 1600, height: 1000 } as const
const header = 60
const side = { x: 1190, width: 400 } as const
const strip = { y: 886, height: 106 } as const

export function drawBoard(sheet: Sheet): void {
  const { tools, map } = sheet
  tools.ground()
  const window: Window = tools.wholeMap(map, 0, header)
  drawWorld(sheet, window, { scales: [1, 1.12, 1.25, 1.4] })
  drawHeader(sheet, tools.width, header)
  drawSeats(sheet, { x: side.x, y: header + 6, width: side.width, height: map.height - 12 })
  drawStrip(sheet, { x: 10, y: strip.y, width: tools.width - 20, height: strip.height })
}

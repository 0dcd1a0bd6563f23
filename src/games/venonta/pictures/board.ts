/** The public board: year and phase above, the world, the track, the seats. */
import { drawMarch } from './combat.ts'
import { drawHeader } from './header.ts'
import { drawNews } from './news.ts'
import type { Sheet } from './scene.ts'
import { drawSeats } from './seats.ts'
import { drawTokens } from './tokens.ts'
import { drawTrack } from './track.ts'
import { drawFish, drawLands, drawSeas, drawWaters } from './world.ts'

export const boardSize = { width: 1600, height: 1280 } as const
const header = 64
const track = { y: 918, height: 108 } as const
const seats = { y: 1034, height: 238 } as const
const news = { x: 556, y: 484, width: 604, height: 152 } as const

export function drawBoard(sheet: Sheet): void {
  const { tools } = sheet
  tools.ground()
  const map = tools.loadMap('venonta')
  const window = { x: 0, y: header, width: tools.width, height: track.y - header, left: 0, top: 0, scale: 1 }
  drawSeas(tools, map, window)
  drawLands(sheet, map, window)
  drawWaters(tools, window)
  drawFish(sheet, window)
  drawTokens(sheet, map, window)
  drawMarch(sheet, map, window)
  drawNews(sheet, news)
  drawHeader(sheet, header)
  drawTrack(sheet, track.y, track.height)
  drawSeats(sheet, seats.y, seats.height)
}

/**
 * What stands in the channel: composed for a phone, where 1080 pixels become 300. Above where the game stands and the world with what
 * changed in it, below the seats. Nobody is drawn as awaited: the picture stays while the game goes on.
 */
import type { Icon, Tools } from '../../../pictures/toolkit.ts'
import { middleOf, type Place } from './place.ts'
import { drawRows, type SeatRow } from './rows.ts'

export const statusSize = { width: 1080, height: 1350 } as const

export interface StatusPicture {
  readonly title: string
  readonly phase: string
  /** What ends the game, and how near that is. */
  readonly clock: { readonly icon: Icon; readonly text: string; readonly colour?: string }
  /** Fills what the others leave. */
  readonly world: (place: Place) => void
  /** Between the world and the seats. */
  readonly bands?: readonly { readonly height: number; readonly draw: (place: Place) => void }[]
  readonly rows: readonly SeatRow[]
  /** How high a row may be. */
  readonly rowHeight: readonly [least: number, most: number]
  /** What the world needs at least. */
  readonly worldHeight: number
}

const head = 92
const gap = 10
const between = 8

export function drawStatus(tools: Tools, picture: StatusPicture): void {
  const { bands = [], rows } = picture
  const { width, height } = tools
  tools.ground()
  const banded = bands.reduce((sum, band) => sum + band.height + gap, 0)
  const left = height - head - picture.worldHeight - banded - 2 * gap
  const [least, most] = picture.rowHeight
  const each = Math.min(Math.max((left + between) / rows.length - between, least), most)
  const seats = rows.length * (each + between) - between
  const world = height - head - banded - seats - 2 * gap
  picture.world({ x: 0, y: head, width, height: world })
  let y = head + world + gap
  for (const band of bands) {
    band.draw({ x: gap, y, width: width - 2 * gap, height: band.height })
    y += band.height + gap
  }
  drawHead(tools, picture)
  drawRows(tools, rows, { x: gap, y, width: width - 2 * gap, height: seats })
}

function drawHead(tools: Tools, { title, phase, clock }: StatusPicture): void {
  const { theme, width } = tools
  const middle = middleOf({ x: 0, y: 0, width, height: head })
  tools.box(0, 0, width, head, { fill: theme.ground })
  const colour = clock.colour ?? theme.inkSoft
  const room = tools.text(clock.text, width - 22, middle, { size: 52, weight: 'loud', align: 'right', colour })
  tools.icon(clock.icon, width - 22 - room - 38, middle, 52, colour)
  const end = width - room - 90
  const start = 22 + tools.text(title, 22, middle, { size: 52, weight: 'loud', maxWidth: end * 0.5 }) + 24
  tools.text(phase, start, middle, { size: 46, weight: 'loud', colour: theme.accent, maxWidth: end - start })
}

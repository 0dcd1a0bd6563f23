/** The seats, one below the other, the best first: place, sign, name, the numbers that decide, and what the game counts by. */
import type { Icon, Mark, Tools } from '../../../pictures/toolkit.ts'
import { drawChange, drawFigures, type Figure, sizeFor } from './figure.ts'
import { middleOf, type Place } from './place.ts'

/** A sign behind a name, or a letter on a ground. */
export type Badge = { readonly colour: string } & ({ readonly icon: Icon } | { readonly letter: string })

export interface SeatRow {
  readonly mark: Mark
  readonly name: string
  /** Whoever sits there, where the seat has a name of its own. */
  readonly person?: string
  /** Those who are level share theirs; none where nothing is compared. */
  readonly place?: number
  readonly won: boolean
  readonly badges?: readonly Badge[]
  readonly figures: readonly Figure[]
  /** Points, or whatever decides in the end. */
  readonly score?: { readonly text: string; readonly change: number; readonly colour?: string }
  /** At the end of the name's line, where it has one of its own. */
  readonly beside?: { readonly width: number; readonly draw: (place: Place) => void }
}

const gap = 8
const emblemAt = 88
const nameAt = 130
const scoreRoom = 138
/** For a name that shares its line with the numbers. */
const nameRoom = 274
/** From this height on the name has a line of its own. */
const roomy = 92
/** From this one on many numbers stand on two lines. */
const spacious = 166

export function drawRows(tools: Tools, rows: readonly SeatRow[], { x, y, width, height }: Place): void {
  const each = (height - gap * (rows.length - 1)) / rows.length
  const shape = shapeOf(tools, rows, width, each)
  for (const [index, row] of rows.entries()) drawRow(tools, row, { x, y: y + index * (each + gap), width, height: each }, shape)
}

/** What all rows have in common. */
interface Shape {
  /** Where names and numbers end, and points begin. */
  readonly end: number
  /** Where the numbers begin, on a line of their own or behind the names. */
  readonly from: number
  readonly name: number
  readonly figure: number
  /** Over how many lines the numbers go. */
  readonly lines: 1 | 2
}

function shapeOf(tools: Tools, rows: readonly SeatRow[], width: number, height: number): Shape {
  const end = width - 18 - (rows.some(({ score }) => score) ? scoreRoom : 0)
  const isRoomy = height >= roomy
  const name = isRoomy ? Math.min(54, height * 0.38) : Math.min(36, height * 0.5)
  const from = nameAt + (isRoomy ? 0 : nameRoom)
  const most = isRoomy ? 46 : Math.min(40, height * 0.6)
  const lines = height >= spacious && rows.some(({ figures }) => figures.length > 5) ? 2 : 1
  const parts = rows.flatMap(({ figures }) => linesOf(figures, lines))
  return { end, from, name, figure: Math.min(...parts.map((part) => sizeFor(tools, part, end - from, most))), lines }
}

const linesOf = (figures: readonly Figure[], lines: 1 | 2): (readonly Figure[])[] => {
  const half = Math.ceil(figures.length / lines)
  return lines === 1 ? [figures] : [figures.slice(0, half), figures.slice(half)]
}

function drawRow(tools: Tools, row: SeatRow, place: Place, shape: Shape): void {
  const { x, y, width, height } = place
  const { theme, context } = tools
  tools.box(x, y, width, height, { radius: 14, fill: row.won ? theme.panelRaised : theme.panel })
  context.save()
  context.beginPath()
  context.rect(x, y, 14, height)
  context.clip()
  tools.box(x, y, 40, height, { radius: 14, fill: tools.fillOf(row.mark) })
  context.restore()
  if (row.won) tools.box(x + 2, y + 2, width - 4, height - 4, { radius: 13, stroke: theme.accent, lineWidth: 5 })
  if (row.place !== undefined)
    tools.text(String(row.place), x + 36, middleOf(place), {
      size: 34,
      align: 'center',
      colour: row.place === 1 ? theme.accent : theme.inkSoft,
    })
  if (row.score) drawScore(tools, row.score, x + width - 18, place)
  if (height >= roomy) drawTwoLines(tools, row, place, shape)
  else drawOneLine(tools, row, place, shape)
}

function drawScore(tools: Tools, { text, change, colour }: NonNullable<SeatRow['score']>, right: number, place: Place): void {
  const size = Math.min(72, place.height * 0.78)
  const middle = middleOf(place)
  const width = tools.text(text, right, middle, {
    size,
    weight: 'loud',
    align: 'right',
    colour: colour ?? tools.theme.ink,
    maxWidth: scoreRoom - 12,
  })
  drawChange(tools, { change }, right - width - 20, middle, 26)
}

/** The name, its signs, and who sits there as far as there is room. */
function drawName(tools: Tools, row: SeatRow, x: number, y: number, size: number, room: number): void {
  const { theme } = tools
  const badges = row.badges ?? []
  const signs = badges.length * (size + 6)
  const name = tools.text(row.name, x, y, { size, weight: 'loud', maxWidth: room - signs })
  let left = x + name + 10
  for (const badge of badges) {
    drawBadge(tools, badge, left + size * 0.5, y, size)
    left += size + 6
  }
  if (row.person === undefined) return
  tools.text(row.person, left + 4, y, { size: size * 0.78, colour: theme.inkSoft, maxWidth: x + room - left - 4 })
}

function drawBadge(tools: Tools, badge: Badge, x: number, y: number, size: number): void {
  if ('icon' in badge) {
    tools.icon(badge.icon, x, y, size * 0.94, badge.colour)
    return
  }
  tools.box(x - size * 0.46, y - size * 0.46, size * 0.92, size * 0.92, { radius: size * 0.2, fill: badge.colour })
  const colour = tools.inkOn(badge.colour)
  tools.text(badge.letter, x, y, { size: size * 0.8, weight: 'loud', align: 'center', colour })
}

function drawOneLine(tools: Tools, row: SeatRow, place: Place, { end, from, name, figure }: Shape): void {
  const middle = middleOf(place)
  tools.emblem(row.mark, place.x + emblemAt, middle, Math.min(22, place.height * 0.3), { rim: tools.theme.ink })
  drawName(tools, row, place.x + nameAt, middle, name, nameRoom - 12)
  drawFigures(tools, row.figures, place.x + from, middle, end - from, figure)
}

function drawTwoLines(tools: Tools, row: SeatRow, place: Place, { end, from, name, figure, lines }: Shape): void {
  const upper = place.y + place.height * (lines === 1 ? 0.29 : 0.22)
  const left = place.x + nameAt
  const right = place.x + end
  const beside = row.beside ? row.beside.width + 16 : 0
  tools.emblem(row.mark, place.x + emblemAt, middleOf(place), 26, { rim: tools.theme.ink })
  drawName(tools, row, left, upper, name, right - left - beside)
  row.beside?.draw({ x: right - row.beside.width, y: upper - name / 2, width: row.beside.width, height: name })
  linesOf(row.figures, lines).forEach((figures, index) => {
    const middle = place.y + place.height * (lines === 1 ? 0.71 : 0.53 + index * 0.29)
    drawFigures(tools, figures, place.x + from, middle, end - from, figure)
  })
}

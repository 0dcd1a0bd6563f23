/** The track that air and points share: 0 to 60, red spaces, the smoke of CO2, and everybody's points above it. */
import { constants } from '../data.ts'
import { humans, isResilient } from '../derived.ts'
import type { Seat } from '../state.ts'
import type { Sheet } from './scene.ts'
import { alarm, markOf, smoke } from './sides.ts'

const margin = 34
const barHeight = 30
const token = 17

export function drawTrack(sheet: Sheet, y: number, height: number): void {
  const { tools } = sheet
  const { theme } = tools
  tools.box(0, y, tools.width, height, { fill: theme.ground })
  const bar = y + 50
  drawCells(sheet, bar)
  drawSeats(sheet, y + 22, bar)
  drawSmoke(sheet, bar + barHeight / 2)
}

const step = (width: number): number => (width - 2 * margin) / (constants.trackEnd + 1)
const middleOf = (space: number, width: number): number => margin + (Math.min(space, constants.trackEnd) + 0.5) * step(width)

function drawCells({ tools, view, changes }: Sheet, y: number): void {
  const { theme } = tools
  const room = step(tools.width)
  for (let space = 0; space <= constants.trackEnd; space++) {
    const x = margin + space * room
    const red = constants.redSpaces.includes(space)
    const filled = space <= view.co2 && view.co2 > 0
    const risen = changes.co2 !== null && space > Math.min(changes.co2, view.co2) && space <= Math.max(changes.co2, view.co2)
    const last = space === constants.trackEnd
    const fill = last || red ? (filled ? '#8f2f2f' : alarm) : filled ? smoke : theme.panelRaised
    tools.box(x + 1, y, room - 2, barHeight, { radius: 3, fill })
    if (risen)
      tools.box(x + 1, y + barHeight + 2, room - 2, 5, { radius: 2, fill: view.co2 > changes.co2! ? theme.bad : theme.good })
    if (red || last || space === 0)
      tools.text(String(space), x + room / 2, y + barHeight + 20, {
        size: 30,
        align: 'center',
        colour: space === 0 ? theme.inkSoft : view.redPassed.includes(space) ? theme.inkFaint : theme.bad,
      })
  }
}

/** The marker of the air: everybody who stands to its right is resilient. */
function drawSmoke({ tools, view }: Sheet, y: number): void {
  const { theme } = tools
  const label = String(view.co2)
  const width = 58 + tools.measure(label, 36, 'loud')
  const x = Math.min(Math.max(middleOf(view.co2, tools.width) - width / 2, 6), tools.width - width - 6)
  tools.box(x, y - 23, width, 46, { radius: 12, fill: '#e9e3dc', stroke: theme.paperInk, lineWidth: 3 })
  tools.icon('cloud', x + 27, y, 36, '#4b423c')
  tools.text(label, x + 49, y, { size: 36, weight: 'loud', colour: '#2a2320' })
}

function drawSeats({ tools, view }: Sheet, y: number, bar: number): void {
  const { theme } = tools
  const seats = humans(view).toSorted((a, b) => view.players[a].pv - view.players[b].pv)
  const wanted = seats.map((seat) => middleOf(view.players[seat].pv, tools.width))
  // Beyond the end of the track their number stands before them
  const rooms = seats.map((seat) => 2 * token + (view.players[seat].pv > constants.trackEnd ? 54 : 8))
  const places = apart(wanted, rooms, margin, tools.width - margin)
  seats.forEach((seat, index) => {
    const x = places[index]!
    tools.line(
      [
        [x, y + token],
        [wanted[index]!, bar - 2],
      ],
      { colour: markOf(view, seat).colour, width: 4 },
    )
  })
  for (const [index, seat] of seats.entries()) drawSeat(seat, places[index]!)

  function drawSeat(seat: Seat, x: number): void {
    const { pv } = view.players[seat]
    if (isResilient(view, seat)) tools.disc(x, y, token + 7, { stroke: theme.good, lineWidth: 4 })
    tools.emblem(markOf(view, seat), x, y, token - 3, { rim: theme.ink })
    if (pv > constants.trackEnd) tools.text(String(pv), x - token - 12, y, { size: 30, align: 'right', colour: theme.ink })
  }
}

/** Where things go that want to be somewhere, in rising order, each with its own room to the one before. */
function apart(wanted: readonly number[], rooms: readonly number[], least: number, most: number): number[] {
  const pushed = [...wanted]
  for (let index = 1; index < pushed.length; index++) pushed[index] = Math.max(pushed[index]!, pushed[index - 1]! + rooms[index]!)
  const pulled = [...wanted]
  for (let index = pulled.length - 2; index >= 0; index--)
    pulled[index] = Math.min(pulled[index]!, pulled[index + 1]! - rooms[index + 1]!)
  const middle = wanted.map((_, index) => (pushed[index]! + pulled[index]!) / 2)
  const shift = Math.max(least - (middle[0] ?? least), 0) - Math.max((middle.at(-1) ?? most) - most, 0)
  return middle.map((x) => x + shift)
}

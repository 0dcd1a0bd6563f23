import { data } from '../data.ts'
import { marks, type Sheet, seatName } from './scene.ts'

const trackStart = 694
const trackWidth = 352

/** Round, phase, how many Eagles have been played, and who is awaited: the first thing to be read, also on a phone. */
export function drawHeader(sheet: Sheet, width: number, height: number): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const middle = height / 2
  tools.box(0, 0, width, height, { fill: theme.ground })
  const round = tools.text(say('picture.round', { round: view.round }), 16, middle, { size: 40, weight: 'loud' })
  const left = 16 + round + 22
  tools.text(say(`phase.${view.phase}`), left, middle, {
    size: 40,
    weight: 'loud',
    colour: theme.accent,
    maxWidth: trackStart - left - 16,
  })
  drawEagles(sheet, trackStart, middle)
  drawAwaited(sheet, width - 12, middle, width - trackStart - trackWidth - 160)
}

/** The thirteenth ends the game; from the tenth on nobody trades. */
function drawEagles({ tools, view, before }: Sheet, x: number, y: number): void {
  const { theme } = tools
  const { eaglesToEnd: last, eaglesNoTrade: barred } = data
  const near = view.eagles >= barred
  const colour = near ? theme.bad : theme.accent
  tools.icon('eagle', x + 22, y, 46, colour)
  tools.track(x + 52, y - 15, trackWidth - 52, 30, {
    cells: last,
    value: view.eagles,
    colour,
    marked: new Map([
      [barred, theme.inkSoft],
      [last, theme.bad],
    ]),
    ...(before && before.eagles !== view.eagles ? { ghost: before.eagles } : {}),
  })
  tools.text(`${view.eagles}/${last}`, x + trackWidth + 10, y, { size: 38, weight: 'loud', colour })
}

function drawAwaited(sheet: Sheet, right: number, y: number, room: number): void {
  const { tools, view, awaited } = sheet
  const { theme } = tools
  const seats = view.result ? view.result.winners : awaited
  const icon = view.result ? 'crown' : 'hourglass'
  const [first] = seats
  if (!first) {
    tools.icon(icon, right - 20, y, 34, theme.inkSoft)
    return
  }
  if (seats.length > 1) {
    const width = seats.length * 46
    for (const [index, seat] of seats.entries())
      tools.emblem(marks[seat], right - width + 23 + index * 46, y, 18, { rim: theme.ink })
    tools.icon(icon, right - width - 24, y, 34, theme.accent)
    return
  }
  const { colour } = marks[first]
  const label = seatName(sheet, first)
  const width = Math.min(tools.measure(label, 36, 'loud') + 112, room)
  const left = right - width
  tools.box(left, y - 25, width, 50, { radius: 12, fill: colour, stroke: theme.ink, lineWidth: 3 })
  tools.emblem(marks[first], left + 34, y, 17, { rim: theme.ink })
  tools.text(label, left + 62, y, { size: 36, weight: 'loud', colour: tools.inkOn(colour), maxWidth: width - 112 })
  tools.icon(icon, right - 28, y, 30, tools.inkOn(colour))
}

import { constants } from '../data.ts'
import { fuelPrice } from '../derived.ts'
import { type Sheet, seatName } from './scene.ts'
import { alarm, fuelColour, markOf } from './sides.ts'

/** Year, phase, whose turn it is, and what everybody pays for fuel: the first things to be read, also on a phone. */
export function drawHeader(sheet: Sheet, height: number): void {
  const { tools, view } = sheet
  const middle = height / 2
  tools.box(0, 0, tools.width, height, { fill: tools.theme.ground })
  const years = drawYears(sheet, 14, middle)
  const right = drawAwaited(sheet, tools.width - 14, middle, height)
  const prices = drawPrice(sheet, right - 16, middle)
  const events = view.eventsPending > 0 ? drawEvents(sheet, prices - 16, middle) : prices
  tools.text(phaseWords(sheet), years + 18, middle, {
    size: 38,
    weight: 'loud',
    colour: tools.theme.accent,
    maxWidth: events - years - 36,
  })
}

export function phaseWords({ view, say }: Sheet): string {
  if (view.result) return say(`result.${view.result.reason}`)
  if (!view.turn) return say(`phase.${view.phase}`)
  return say('picture.turn', { number: view.turn.number, step: say(`step.${view.turn.step}`) })
}

/** The four years, the present one lit; answers where they end. */
function drawYears({ tools, view }: Sheet, x: number, y: number): number {
  const { theme } = tools
  let left = x
  constants.years.forEach((year, index) => {
    const now = index + 1 === view.round
    const size = now ? 46 : 27
    const width = tools.measure(String(year), size, now ? 'loud' : 'strong') + (now ? 24 : 14)
    if (now) tools.box(left, y - 27, width, 54, { radius: 12, fill: theme.panelRaised })
    tools.text(String(year), left + width / 2, y, {
      size,
      weight: now ? 'loud' : 'strong',
      align: 'center',
      colour: now ? theme.ink : index + 1 < view.round ? theme.inkFaint : theme.inkSoft,
    })
    left += width + 4
  })
  return left
}

/** What a disc of fuel costs; answers where it begins. */
function drawPrice({ tools, view }: Sheet, right: number, y: number): number {
  const label = String(fuelPrice(view))
  const width = tools.measure(label, 38, 'loud') + 104
  tools.box(right - width, y - 25, width, 50, { radius: 12, fill: tools.theme.panel })
  tools.icon('drop', right - width + 26, y, 36, fuelColour)
  tools.text(label, right - 48, y, { size: 38, weight: 'loud', align: 'right' })
  tools.icon('coin', right - 25, y, 32, tools.theme.accent)
  return right - width
}

/** Face down until the next round begins. */
function drawEvents({ tools, view }: Sheet, right: number, y: number): number {
  tools.cardBacks(right - 52, y - 24, 38, 50, alarm, view.eventsPending)
  return right - 58
}

function drawAwaited(sheet: Sheet, right: number, y: number, height: number): number {
  const { tools, view } = sheet
  const { theme } = tools
  const seats = view.result ? view.result.winners : sheet.awaited
  const icon = view.result ? ('crown' as const) : ('hourglass' as const)
  const [first] = seats
  if (!first) return right
  if (seats.length > 1) {
    const room = seats.length * 44
    for (const [index, seat] of seats.entries())
      tools.emblem(markOf(view, seat), right - room + 22 + index * 44, y, 17, { rim: theme.ink })
    tools.icon(icon, right - room - 22, y, 36, theme.accent)
    return right - room - 44
  }
  const { colour } = markOf(view, first)
  const name = seatName(sheet, first)
  const width = Math.min(tools.measure(name, 36, 'loud'), 320) + 112
  const left = right - width
  tools.box(left, y - height / 2 + 5, width, height - 10, { radius: 12, fill: colour, stroke: theme.ink, lineWidth: 3 })
  tools.emblem(markOf(view, first), left + 34, y, 17, { rim: theme.ink })
  tools.text(name, left + 62, y, { size: 36, weight: 'loud', colour: tools.inkOn(colour), maxWidth: width - 112 })
  tools.icon(icon, right - 28, y, 30, tools.inkOn(colour))
  return left
}

import type { Icon } from '../../../pictures/toolkit.ts'
import type { PhaseName } from '../state.ts'
import { type Sheet, seatWords } from './scene.ts'
import { marks } from './sides.ts'

const steps: readonly { phase: PhaseName; icon: Icon }[] = [
  { phase: 'resources', icon: 'hand' },
  { phase: 'trading', icon: 'trade' },
  { phase: 'development', icon: 'factory' },
  { phase: 'foreign', icon: 'globe' },
  { phase: 'conflict', icon: 'swords' },
  { phase: 'diplomacy', icon: 'peace' },
]

/** Round, phase and whose turn it is: the first thing to be read, also on a phone. */
export function drawHeader(sheet: Sheet, width: number, height: number): void {
  const { tools, view, say } = sheet
  const { theme, sizes } = tools
  const middle = height / 2
  tools.box(0, 0, width, height, { fill: theme.ground })
  const round = tools.text(say('picture.round', { round: view.round }), 20, middle, { size: 40, weight: 'loud' })
  const start = Math.max(20 + round + 26, 210)
  drawSteps(sheet, start, middle)
  const phase = view.phase === 'finished' ? say('picture.over') : say(`phase.${view.phase}`)
  tools.text(phase, start + steps.length * 52 + 14, middle, { size: 40, weight: 'loud', colour: theme.accent, maxWidth: 420 })
  const target = say('picture.target', { target: view.options.target })
  tools.text(target, width - 20, middle, { size: sizes.phone, colour: theme.inkSoft, align: 'right' })
  drawAwaited(sheet, width - 20 - tools.measure(target, sizes.phone) - 24, middle, height)
}

function drawSteps({ tools, view }: Sheet, x: number, y: number): void {
  const { theme } = tools
  const present = steps.findIndex(({ phase }) => phase === view.phase)
  steps.forEach(({ icon }, index) => {
    const now = index === present
    const middle = x + 24 + index * 52
    tools.disc(middle, y, now ? 25 : 20, { fill: now ? theme.accent : theme.panelRaised })
    tools.icon(icon, middle, y, now ? 32 : 24, now ? theme.ground : index < present ? theme.inkFaint : theme.inkSoft)
  })
}

function drawAwaited(sheet: Sheet, right: number, y: number, height: number): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const seats = view.result ? view.result.winners : sheet.awaited
  const [first] = seats
  if (!first) return
  if (seats.length > 1) {
    const room = seats.length * 46
    for (const [index, seat] of seats.entries())
      tools.emblem(marks[seat], right - room + 23 + index * 46, y, 18, { rim: theme.ink })
    const icon = view.result ? 'crown' : 'hourglass'
    tools.icon(icon, right - room - 24, y, 34, theme.accent)
    return
  }
  const { colour } = marks[first]
  const label = view.result ? say('picture.winner', { seats: seatWords(sheet, first) }) : seatWords(sheet, first)
  const width = Math.min(tools.measure(label, 36, 'loud'), 360) + 112
  const left = right - width
  tools.box(left, y - height / 2 + 5, width, height - 10, { radius: 12, fill: colour, stroke: theme.ink, lineWidth: 3 })
  tools.emblem(marks[first], left + 34, y, 17, { rim: theme.ink })
  tools.text(label, left + 62, y, { size: 36, weight: 'loud', colour: tools.inkOn(colour), maxWidth: width - 112 })
  tools.icon(view.result ? 'crown' : 'hourglass', right - 28, y, 30, tools.inkOn(colour))
}

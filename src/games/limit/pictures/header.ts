import { data, lastGeneration } from '../data.ts'
import { crisisCount } from '../derived.ts'
import { crises } from '../state.ts'
import { crisisColours, crisisIcons, marks, type Sheet, seatName } from './scene.ts'

/** The seven generations with their crises, the phase, and whose turn it is: the first thing to be read, also on a phone. */
export function drawHeader(sheet: Sheet, width: number, height: number): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const middle = 34
  const title = tools.text(data.years[view.round - 1] ?? '', 16, middle, { size: 46, weight: 'loud' })
  const phase = say(`phase.${view.phase}`)
  tools.text(phase, 16 + title + 24, middle, { size: 42, weight: 'loud', colour: theme.accent, maxWidth: 560 })
  drawAwaited(sheet, width - 16, middle)
  drawTimeline(sheet, 16, 70, width - 32, height - 74)
}

function drawTimeline({ tools, view }: Sheet, x: number, y: number, width: number, height: number): void {
  const { theme } = tools
  const room = width - 150
  const step = room / lastGeneration
  for (let round = 1; round <= lastGeneration; round++) {
    const left = x + (round - 1) * step
    const now = round === view.round
    tools.box(left, y, step - 8, height, { radius: 10, fill: now ? theme.accent : theme.panel })
    const colour = now ? theme.ground : round < view.round ? theme.inkFaint : theme.inkSoft
    tools.text(String(round), left + 14, y + height / 2, { size: 34, weight: 'loud', colour })
    const happened = crises.filter((kind) => view.crises[kind].includes(round))
    if (happened.length < 3)
      tools.text((data.years[round - 1] ?? '').slice(0, 4), left + 46, y + height / 2, { size: 26, colour })
    happened.forEach((kind, index) => {
      const at = left + step - 30 - index * 40
      tools.disc(at, y + height / 2, 18, { fill: theme.ground })
      tools.icon(crisisIcons[kind], at, y + height / 2, 28, crisisColours[kind])
    })
  }
  const count = crisisCount(view)
  tools.icon('warning', x + room + 24, y + height / 2, 40, count >= 3 ? theme.bad : theme.inkSoft)
  tools.text(`${count} / 4`, x + width, y + height / 2, {
    size: 40,
    weight: 'loud',
    align: 'right',
    colour: count >= 3 ? theme.bad : theme.ink,
  })
}

function drawAwaited(sheet: Sheet, right: number, y: number): void {
  const { tools, view, say, awaited } = sheet
  const { theme } = tools
  const seats = view.result ? view.result.winners : awaited
  if (seats.length === 0) return
  const left = right - seats.length * 54 - 62
  const [first] = seats
  const words = [view.result && say('picture.winner'), seats.length === 1 && first && seatName(sheet, first)].filter(
    (word) => word,
  )
  tools.text(words.join(': '), left, y, { size: 38, align: 'right', maxWidth: 480 })
  seats.forEach((seat, index) => {
    tools.emblem(marks[seat], right - 24 - (seats.length - 1 - index) * 54, y, 22, { rim: theme.ink })
  })
  tools.icon(view.result ? 'crown' : 'hourglass', right - seats.length * 54 - 24, y, 42, theme.accent)
}

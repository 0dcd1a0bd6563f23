/** The head of a nation's panel: who it is, what it has and how it stands. */
import { scoreOf } from '../round/scoring.ts'
import type { Seat } from '../state.ts'
import { plain } from './numbers.ts'
import { middleOf, type Place } from './place.ts'
import { marks, type Sheet, seatName } from './scene.ts'

export function drawTitle(sheet: Sheet, seat: Seat, place: Place): void {
  const { tools, view } = sheet
  const { theme } = tools
  const nation = view.nations[seat]
  const middle = middleOf(place)
  tools.emblem(marks[seat], place.x + 24, middle, 20, { rim: theme.ink })
  const points = view.result ? (view.result.scores[seat]?.total ?? 0) : scoreOf(view, nation).total
  const right = place.x + place.width
  const score = tools.text(plain(points), right, middle, { size: 40, weight: 'loud', align: 'right', colour: theme.accent })
  tools.icon('crown', right - score - 24, middle, 32, theme.accent)
  const money = tools.text(`${nation.money}$`, right - score - 62, middle, { size: 40, weight: 'loud', align: 'right' })
  const changed = drawChange(sheet, seat, 'money', right - score - 62 - money - 70, middle)
  drawName(sheet, seat, place.x + 58, right - score - 62 - money - (changed ? 84 : 14), middle)
}

/** Who it is, and their signs behind the name. */
function drawName(sheet: Sheet, seat: Seat, left: number, right: number, middle: number): void {
  const { tools, view, awaited } = sheet
  const { theme } = tools
  const passed = view.phase === 'decisions' && view.turn?.passed.includes(seat)
  const badges = [
    view.leader === seat && ('flag' as const),
    awaited.includes(seat) && ('hourglass' as const),
    passed && ('check' as const),
  ].filter((badge) => badge !== false && badge !== undefined)
  const maxWidth = right - left - badges.length * 40 - 14
  let at = left + tools.text(seatName(sheet, seat), left, middle, { size: 32, maxWidth }) + 14
  for (const badge of badges) {
    tools.icon(badge, at + 16, middle, 32, badge === 'check' ? theme.good : theme.accent)
    at += 40
  }
}

/** What changed since the chapter before, as a small arrow with its number; whether anything did. */
export function drawChange(
  { tools, view, before }: Sheet,
  seat: Seat,
  what: 'money' | 'level' | 'disorder',
  x: number,
  y: number,
): boolean {
  const earlier = before?.nations[seat]
  if (!earlier) return false
  const amount = view.nations[seat][what] - earlier[what]
  if (amount === 0) return false
  const { theme } = tools
  const good = what === 'disorder' ? amount < 0 : amount > 0
  tools.triangle(x + 8, y, 18, amount > 0 ? 'up' : 'down', good ? theme.good : theme.bad)
  tools.text(String(Math.abs(amount)), x + 20, y, { size: 24, colour: good ? theme.good : theme.bad, maxWidth: 46 })
  return true
}

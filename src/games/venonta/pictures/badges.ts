/** Small signs behind a name: what objective was taken, who is in a pact with whom, who is asked, who won. */
import { isEmbargoed, partnerOf } from '../derived.ts'
import type { Group, Seat } from '../state.ts'
import { groupOf } from '../text/seats.ts'
import type { Sheet } from './scene.ts'
import { groupColours, groupIcons, markOf } from './sides.ts'

interface Badge {
  readonly width: number
  /** Around its middle. */
  draw(x: number, y: number): void
}

/** Draws them one after the other to the left of a point; answers where they begin. */
export function drawBadges(sheet: Sheet, seat: Seat, right: number, y: number): number {
  return badgesOf(sheet, seat).reduce((left, { width, draw }) => {
    draw(left - width / 2, y)
    return left - width
  }, right)
}

function badgesOf(sheet: Sheet, seat: Seat): Badge[] {
  const { view, awaited } = sheet
  const group = groupOf(view, seat)
  const partner = partnerOf(view, seat)
  return [
    ...(group ? [groupBadge(sheet, group)] : []),
    ...(partner ? [pactBadge(sheet, partner)] : []),
    ...(isEmbargoed(view, seat) ? [iconBadge(sheet, 'lock', sheet.tools.theme.bad)] : []),
    ...(awaited.includes(seat) ? [iconBadge(sheet, 'hourglass', sheet.tools.theme.accent)] : []),
    ...(view.result?.winners.includes(seat) ? [iconBadge(sheet, 'crown', sheet.tools.theme.accent)] : []),
  ]
}

const groupBadge = ({ tools }: Sheet, group: Group): Badge => ({
  width: 48,
  draw(x, y) {
    tools.disc(x, y, 21, { fill: groupColours[group] })
    tools.icon(groupIcons[group], x, y, 28, tools.theme.ground)
  },
})

const pactBadge = ({ tools, view }: Sheet, partner: Seat): Badge => ({
  width: 78,
  draw(x, y) {
    tools.icon('handshake', x - 16, y, 34, tools.theme.inkSoft)
    tools.emblem(markOf(view, partner), x + 18, y, 13, { rim: tools.theme.ink })
  },
})

const iconBadge = ({ tools }: Sheet, name: 'lock' | 'hourglass' | 'crown', colour: string): Badge => ({
  width: 44,
  draw: (x, y) => tools.icon(name, x, y, 33, colour),
})

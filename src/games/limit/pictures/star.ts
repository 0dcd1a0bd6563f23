import { data } from '../data.ts'
import { marks, type Sheet } from './scene.ts'

const rows = [
  { key: 'people', icon: 'people' },
  { key: 'standard', icon: 'megaphone' },
  { key: 'military', icon: 'sword' },
  { key: 'production', icon: 'cube' },
] as const

/** The neighbour of the solo game: what its table says now and next, and its tokens. */
export function drawStar({ tools, view, say }: Sheet, x: number, y: number, width: number, height: number): void {
  const { star } = view
  if (!star) return
  const { theme } = tools
  tools.panel(x, y, width, height)
  tools.emblem(marks.star, x + 46, y + 46, 24, { rim: theme.edge, letter: false })
  tools.text(say('seat.star'), x + 86, y + 46, { size: 40, weight: 'loud' })
  tools.text(say('picture.star-now'), x + width * 0.55, y + 110, { size: 30, align: 'center', colour: theme.accent })
  tools.text(say('picture.star-next'), x + width * 0.82, y + 110, { size: 30, align: 'center', colour: theme.inkSoft })
  const now = data.star.generations[view.round - 1]
  const next = data.star.generations[view.round]
  const step = Math.min(92, (height - 260) / rows.length)
  rows.forEach(({ key, icon }, index) => {
    const middle = y + 150 + step * (index + 0.5)
    tools.icon(icon, x + 80, middle, 48, theme.inkSoft)
    tools.text(String(now?.[key] ?? '–'), x + width * 0.55, middle, { size: 56, weight: 'loud', align: 'center' })
    tools.text(String(next?.[key] ?? '–'), x + width * 0.82, middle, { size: 46, align: 'center', colour: theme.inkSoft })
  })
  const tokens = [
    { icon: 'globe', count: star.territories, colour: theme.good },
    { icon: 'drop', count: star.fossils, colour: '#c9b28a' },
    { icon: 'coin', count: star.money, colour: theme.accent },
    { icon: 'cloud', count: star.pollution, colour: star.pollution > 0 ? theme.bad : theme.inkFaint },
    { icon: 'warning', count: star.destab, colour: star.destab > 0 ? theme.bad : theme.inkFaint },
  ] as const
  const room = (width - 40) / tokens.length
  tokens.forEach(({ icon, count, colour }, index) => {
    tools.count(icon, count, x + 24 + index * room, y + height - 56, { size: 38, iconColour: colour })
  })
}

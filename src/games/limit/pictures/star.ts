import { data } from '../data.ts'
import { marks, type Sheet } from './scene.ts'

const rows = [
  { key: 'people', icon: 'people' },
  { key: 'standard', icon: 'home' },
  { key: 'military', icon: 'sword' },
  { key: 'production', icon: 'cube' },
] as const

/** The neighbour of the solo game: what its table says now and next, and its tokens. */
export function drawStar({ tools, view, say }: Sheet, x: number, y: number, width: number, height: number): void {
  const { star } = view
  if (!star) return
  const { theme } = tools
  tools.panel(x, y, width, height)
  tools.emblem(marks.star, x + 46, y + 46, 24, { rim: theme.edge })
  tools.text(say('seat.star'), x + 86, y + 46, { size: 40, weight: 'loud' })
  const [present, coming] = [x + width * 0.66, x + width * 0.87]
  tools.text(say('picture.star-now'), present, y + 46, { size: 34, align: 'center', colour: theme.accent })
  tools.text(say('picture.star-next'), coming, y + 46, { size: 34, align: 'center', colour: theme.inkSoft })
  const now = data.star.generations[view.round - 1]
  const next = data.star.generations[view.round]
  const step = Math.min(92, (height - 176) / rows.length)
  const size = Math.min(56, step * 0.8)
  rows.forEach(({ key, icon }, index) => {
    const middle = y + 84 + step * (index + 0.5)
    tools.icon(icon, x + 46, middle, size * 0.85, theme.inkSoft)
    tools.text(say(`picture.star-${key}`), x + 86, middle, { size: 34, colour: theme.inkSoft, maxWidth: width * 0.5 - 86 })
    tools.text(String(now?.[key] ?? '–'), present, middle, { size, weight: 'loud', align: 'center' })
    tools.text(String(next?.[key] ?? '–'), coming, middle, { size: size * 0.85, align: 'center', colour: theme.inkSoft })
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

/** The picture of the game for its lobby: growth that comes by itself, and the limits it meets. */
import type { Point, Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { data } from '../data.ts'

export const coverSize = { width: 1200, height: 675 } as const

const curves: readonly { colour: string; at(share: number): number }[] = [
  // People, pollution, fossils: rough shapes of what seven generations do to each other.
  { colour: '#e69f00', at: (share) => 0.08 + 0.84 * Math.exp(-(((share - 0.78) / 0.3) ** 2)) },
  { colour: '#cc79a7', at: (share) => 0.02 + 0.7 * Math.exp(-(((share - 0.9) / 0.2) ** 2)) },
  { colour: '#56b4e9', at: (share) => 0.92 - 0.85 / (1 + Math.exp(-12 * (share - 0.62))) },
]

export function drawCover(tools: Tools, say: Say): void {
  const { theme } = tools
  tools.ground()
  const [left, top, width, height] = [50, 190, tools.width - 100, 380]
  tools.panel(left - 20, top - 20, width + 40, height + 40, { fill: theme.sea })
  for (const { colour, at } of curves) {
    const points: Point[] = []
    for (let step = 0; step <= 100; step++) points.push([left + (width * step) / 100, top + height * (1 - at(step / 100))])
    tools.line(points, { colour, width: 10 })
  }
  tools.text(say('game.name').toLocaleUpperCase(), tools.width / 2, 70, { size: 110, weight: 'loud', align: 'center' })
  tools.text(say('picture.subtitle'), tools.width / 2, 144, { size: 38, colour: theme.accent, align: 'center' })
  const step = width / data.years.length
  data.years.forEach((years, index) => {
    tools.text(years.slice(0, 4), left + step * (index + 0.5), 636, { size: 36, align: 'center', colour: theme.inkSoft })
  })
}

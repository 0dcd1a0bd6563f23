/** The picture of the game for its lobby: the whole world, and what fights over it. */
import type { Icon, Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { allSeats } from '../state.ts'
import { marks } from './scene.ts'

export const coverSize = { width: 1200, height: 675 } as const

/** One home for each colour, spread over the world. */
const homes: readonly (readonly string[])[] = [
  ['great-britain', 'quebec', 'western-canada', 'southern-india', 'northern-india'],
  ['germany', 'italy', 'poland', 'libya'],
  ['western-russia', 'urals', 'western-siberia', 'central-siberia', 'yakutia'],
  ['eastern-united-states', 'western-united-states', 'alaska', 'hawaii'],
  ['japan', 'korea', 'manchuria'],
  ['france', 'algeria', 'west-africa', 'indochina'],
  ['turkey', 'iraq', 'arabia'],
  ['brazil', 'argentina', 'chile'],
]

const arms: readonly Icon[] = ['helmet', 'tank', 'cannon', 'plane', 'eagle', 'submarine', 'destroyer', 'battleship', 'carrier']

export function drawCover(tools: Tools, say: Say): void {
  const { theme } = tools
  tools.ground()
  const map = tools.loadMap('attack-world')
  // The north of the world, where most lands are
  const place = { x: 0, y: 142, width: tools.width, height: 443 }
  const window = tools.windowOn(map, [[0, 14, map.width, 460]], place, { margin: 0 })
  tools.quietWorld(map, window)
  allSeats.forEach((seat, index) => {
    tools.lands(
      map,
      window,
      (homes[index] ?? []).map((region) => [region, { fill: marks[seat], coast: { colour: theme.ink, width: 2 } }]),
    )
  })
  tools.box(0, 0, tools.width, 142, { fill: theme.ground })
  tools.text('Attack!', tools.width / 2, 58, { size: 96, weight: 'loud', align: 'center', colour: theme.accent })
  tools.text(say('picture.subtitle'), tools.width / 2, 118, { size: 32, colour: theme.ink, align: 'center' })
  tools.box(0, 585, tools.width, 90, { fill: theme.ground })
  const step = tools.width / arms.length
  arms.forEach((icon, index) => {
    tools.icon(icon, step * (index + 0.5), 631, icon === 'eagle' ? 76 : 60, icon === 'eagle' ? theme.accent : theme.ink)
  })
}

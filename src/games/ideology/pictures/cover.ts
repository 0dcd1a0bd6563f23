/** The picture of the game for its lobby: the world before the first round. */

import type { Tools } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { ideologies as data } from '../data.ts'
import { ideologies } from '../state.ts'
import { marks } from './sides.ts'

export const coverSize = { width: 1200, height: 675 } as const

export function drawCover(tools: Tools, say: Say): void {
  const { theme } = tools
  tools.ground()
  const map = tools.loadMap('ideology')
  const window = tools.windowOn(
    map,
    [[0, 0, map.width, map.height]],
    { x: 0, y: 128, width: tools.width, height: 456 },
    { margin: 0 },
  )
  tools.quietWorld(map, window)
  tools.lands(
    map,
    window,
    ideologies.map((seat) => [
      data[seat].home,
      { halo: marks[seat].colour, fill: marks[seat], coast: { colour: theme.ink, width: 3 } },
    ]),
  )
  tools.box(0, 0, tools.width, 130, { fill: theme.ground })
  tools.text(say('picture.title'), tools.width / 2, 48, { size: 84, weight: 'loud', align: 'center' })
  tools.text(say('picture.subtitle'), tools.width / 2, 106, { size: 34, colour: theme.accent, align: 'center' })
  tools.box(0, 584, tools.width, 91, { fill: theme.ground })
  const step = tools.width / ideologies.length
  ideologies.forEach((seat, index) => {
    const middle = step * (index + 0.5)
    const [x, y] = tools.onPicture(window, map.regions.get(data[seat].home)!.spot)
    tools.emblem(marks[seat], x, y, 20, { rim: theme.ink })
    tools.emblem(marks[seat], middle, 612, 22, { rim: theme.ink })
    tools.text(say(`seat.${seat}`), middle, 654, { size: 30, align: 'center', maxWidth: step - 12 })
  })
}

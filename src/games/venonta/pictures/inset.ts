/** What is going on beside the map: in the emptiest sea. */
import type { Icon } from '../../../pictures/toolkit.ts'
import type { Place } from '../../shared/status/place.ts'
import type { Sheet } from './scene.ts'

export type { Place } from '../../shared/status/place.ts'

const padding = 16
const titleHeight = 44

/** A panel with a title; answers the room that is left in it. */
export function drawInset({ tools }: Sheet, { x, y, width, height }: Place, icon: Icon, title: string, colour: string): Place {
  tools.box(x, y, width, height, { radius: 16, fill: tools.theme.ground, stroke: colour, lineWidth: 4 })
  tools.icon(icon, x + padding + 18, y + 28, 36, colour)
  tools.text(title, x + padding + 46, y + 28, { size: 31, weight: 'loud', maxWidth: width - 2 * padding - 46 })
  return { x: x + padding, y: y + titleHeight + 4, width: width - 2 * padding, height: height - titleHeight - 12 }
}

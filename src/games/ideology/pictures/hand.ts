/** What one seat alone may see: its cards, its orders, and where it reaches without tribute. */
import type { LandStyle, WorldMap } from '../../../pictures/toolkit.ts'
import { controller, handTarget, near } from '../derived.ts'
import { kinds, type Seat, type View } from '../state.ts'
import { drawPlayer } from './players.ts'
import type { Sheet } from './scene.ts'
import { kindIcons, marks } from './sides.ts'
import { fillLands } from './tokens.ts'

export const handSize = { width: 1000, height: 1000 } as const
const mapTop = 590

/** The seat whose eyes this view is: the one whose hand is not a number. */
export function viewer(view: View): Seat | undefined {
  return view.seats.find((seat) => typeof view.players[seat].hand !== 'number')
}

export function drawHand(sheet: Sheet): void {
  const { tools, view, say } = sheet
  const seat = viewer(view)
  if (!seat) throw new Error('ideology: a hand was asked for from a view that shows none')
  const { hand } = view.players[seat]
  if (typeof hand === 'number') return
  const { theme } = tools
  tools.ground()
  const width = (tools.width - 28 - 2 * 18) / 3
  kinds.forEach((kind, index) => {
    const x = 14 + index * (width + 18)
    tools.card(x, 14, width, 300, {
      title: capitalised(say(`kind.${kind}`)),
      colour: marks[seat].colour,
      faded: hand[kind] === 0,
    })
    tools.icon(kindIcons[kind], x + width * 0.3, 14 + 195, 110, theme.paperInk)
    tools.text(String(hand[kind]), x + width * 0.74, 14 + 197, {
      size: 150,
      weight: 'loud',
      align: 'center',
      colour: hand[kind] === 0 ? theme.inkFaint : theme.paperInk,
    })
  })
  drawPlayer(sheet, seat, 14, 334, 470, 190)
  drawOrders(sheet, seat, 502, 334, tools.width - 516, 190)
  drawReach(sheet, seat)
}

const capitalised = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1)

function drawOrders({ tools, view, say }: Sheet, seat: Seat, x: number, y: number, width: number, height: number): void {
  const { theme } = tools
  tools.panel(x, y, width, height)
  const { orders } = view.players[seat]
  const hold = view.holds[seat]
  const rows = [
    { icon: 'shield' as const, label: say('picture.defence'), value: orders ? say(`defence.${orders.defence}`) : '–' },
    { icon: 'pause' as const, label: say('picture.hold'), value: hold && hold !== 'none' ? say(`until.${hold}`) : '–' },
  ]
  rows.forEach(({ icon, label, value }, index) => {
    const top = y + 8 + index * 92
    tools.icon(icon, x + 40, top + 40, 40, theme.accent)
    tools.text(label, x + 78, top + 16, { size: 21, weight: 'plain', colour: theme.inkSoft })
    tools.paragraph(value, x + 78, top + 46, width - 90, { size: 25, leading: 1.1 })
  })
}

/** The whole map, small: lands near enough to need no distance tribute are lit. */
function drawReach(sheet: Sheet, seat: Seat): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const map: WorldMap = tools.loadMap('ideology')
  const window = tools.windowOn(
    map,
    [[0, 0, map.width, map.height]],
    { x: 0, y: mapTop, width: tools.width, height: tools.height - mapTop },
    { margin: 0 },
  )
  tools.quietWorld(map, window)
  fillLands(sheet, map, window)
  const reachable = [...map.regions.keys()].filter(
    (region) => near(view, seat, region) && (!view.regions[region] || controller(view, region) !== seat),
  )
  tools.lands(map, window, [
    ...reachable.filter((region) => view.regions[region]).map((region): [string, LandStyle] => [region, { halo: theme.accent }]),
    ...reachable.map((region): [string, LandStyle] => [region, { coast: { colour: theme.accent, width: 3 } }]),
  ])
  tools.box(0, mapTop - 56, tools.width, 56, { fill: theme.ground })
  tools.box(22, mapTop - 40, 26, 26, { radius: 6, stroke: theme.accent, lineWidth: 4 })
  tools.text(say('picture.near'), 62, mapTop - 27, { size: 30, colour: theme.inkSoft, maxWidth: 640 })
  const target = say('picture.target-hand', { target: handTarget(view, seat) })
  tools.text(target, tools.width - 22, mapTop - 27, { size: 30, colour: theme.inkSoft, align: 'right' })
}

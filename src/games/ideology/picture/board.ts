/** The public board: header, map, independent regions, players. */
import type { Tools, WorldMap } from '../../../pictures/toolkit.ts'
import { relationOf } from './changes.ts'
import { home } from './facts.ts'
import { drawFree } from './free.ts'
import { drawHeader } from './header.ts'
import { drawPlayers } from './players.ts'
import { awaited, type Sheet } from './scene.ts'
import { kindIcons, marks } from './sides.ts'
import { drawTokens, fillLands } from './tokens.ts'

export const boardSize = { width: 1600, height: 1000 } as const
const header = 60
const strip = { y: 670, height: 146 } as const
const players = { y: 822, height: 172 } as const

export function drawBoard(sheet: Sheet): void {
  const { tools } = sheet
  tools.ground()
  const map = tools.loadMap('ideology')
  const window = tools.wholeMap(map, 0, header)
  tools.quietWorld(map, window)
  fillLands(sheet, map, window)
  drawTokens(sheet, map, window, { scale: 1 })
  drawDiplomacy(sheet, 138, 520, 92)
  if (sheet.view.conflict) drawConflict(sheet, map)
  drawHeader(sheet, tools.width, header)
  drawFree(sheet, 10, strip.y, tools.width - 20, strip.height)
  drawPlayers(sheet, 10, players.y, tools.width - 20, players.height)
}

export function drawDiplomacy({ tools, view, changes }: Sheet, x: number, y: number, radius: number): void {
  const lit = awaited(view)
  const pairs = view.seats.flatMap((a, index) => view.seats.slice(index + 1).map((b) => ({ a, b, kind: relationOf(view, a, b) })))
  tools.disc(x, y, radius + 32, { fill: tools.transparent(tools.theme.ground, 0.72), stroke: tools.theme.edge, lineWidth: 2 })
  tools.relations(
    x,
    y,
    radius,
    view.seats.map((seat) => ({ id: seat, mark: marks[seat], lit: lit.includes(seat) })),
    pairs.flatMap(({ a, b, kind }) =>
      kind === 'neutral' ? [] : [{ between: [a, b] as [string, string], kind, fresh: changes.relation(a, b) }],
    ),
  )
}

/** An open conflict: who attacks whom where, with what. */
function drawConflict({ tools, view, say }: Sheet, map: WorldMap): void {
  const { theme } = tools
  const conflict = view.conflict!
  const land = map.regions.get(conflict.region)
  const from = map.regions.get(home(view, conflict.attacker, conflict.region) ?? '')
  const window = tools.wholeMap(map, 0, header)
  if (land && from) {
    const [x, y] = tools.onPicture(window, land.spot)
    tools.arrow(tools.onPicture(window, from.spot), [x, y + 36], {
      colour: marks[conflict.attacker].colour,
      width: 11,
      bend: 0.18,
      rim: theme.ground,
    })
  }
  const [x, y, width, height] = [1016, 520, 330, 136]
  tools.panel(x, y, width, height, { fill: theme.ground, stroke: theme.bad, lineWidth: 4 })
  tools.emblem(marks[conflict.attacker], x + 52, y + 48, 30, { rim: theme.ink })
  tools.icon('swords', x + 120, y + 48, 46, theme.bad)
  tools.emblem(marks[conflict.target], x + 188, y + 48, 30, { rim: theme.ink })
  tools.icon(kindIcons[conflict.kind], x + 278, y + 48, 62, theme.ink)
  tools.text(say(`region.${conflict.region}`), x + width / 2, y + 106, {
    size: 34,
    weight: 'loud',
    align: 'center',
    maxWidth: width - 24,
  })
}

export type { Tools }

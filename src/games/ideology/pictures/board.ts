/** The public board: header, map, independent regions, players. */
import type { Area, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { drawDiplomacy } from './diplomacy.ts'
import { home } from './facts.ts'
import { drawFree } from './free.ts'
import { drawHeader } from './header.ts'
import { drawPlayers } from './players.ts'
import type { Sheet } from './scene.ts'
import { kindIcons, marks } from './sides.ts'
import { drawTokens, fillLands } from './tokens.ts'

export const boardSize = { width: 1600, height: 1000 } as const
const header = 60
const strip = { y: 670, height: 146 } as const
const players = { y: 822, height: 172 } as const

/** Where relations and an open conflict are drawn: in the emptiest seas. */
const ring: Area = [14, 396, 262, 644]
const report: Area = [928, 532, 1250, 660]

export function drawBoard(sheet: Sheet): void {
  const { tools } = sheet
  tools.ground()
  const map = tools.loadMap('ideology')
  const window = tools.wholeMap(map, 0, header)
  tools.quietWorld(map, window)
  fillLands(sheet, map, window)
  if (sheet.view.conflict) drawAttack(sheet, map, window)
  drawTokens(sheet, map, window, [1, 1.2, 1.35], sheet.view.conflict ? [ring, report] : [ring])
  drawDiplomacy(sheet, (ring[0] + ring[2]) / 2, (ring[1] + ring[3]) / 2, 92)
  if (sheet.view.conflict) drawConflict(sheet)
  drawHeader(sheet, tools.width, header)
  drawFree(sheet, 10, strip.y, tools.width - 20, strip.height)
  drawPlayers(sheet, 10, players.y, tools.width - 20, players.height)
}

/** From where an open conflict is fought: below the tokens, which it may cross. */
function drawAttack({ tools, view }: Sheet, map: WorldMap, window: Window): void {
  const { attacker, region } = view.conflict!
  const land = map.regions.get(region)
  const from = map.regions.get(home(view, attacker, region) ?? '')
  if (!land || !from) return
  const style = { colour: marks[attacker].colour, width: 10, bend: 0.16, rim: tools.theme.ground }
  const [x, y] = tools.onPicture(window, land.spot)
  tools.arrow(tools.onPicture(window, from.spot), [x, y + 46], style)
}

/** An open conflict: who attacks whom where, with what. */
function drawConflict({ tools, view, say }: Sheet): void {
  const { theme } = tools
  const { attacker, target, kind, region } = view.conflict!
  const [x, y, right, bottom] = report
  const [width, height] = [right - x, bottom - y]
  tools.panel(x, y, width, height, { fill: theme.ground, stroke: theme.bad, lineWidth: 4 })
  tools.emblem(marks[attacker], x + 48, y + 46, 28, { rim: theme.ink })
  tools.icon('swords', x + 114, y + 46, 44, theme.bad)
  tools.emblem(marks[target], x + 180, y + 46, 28, { rim: theme.ink })
  tools.icon(kindIcons[kind], x + 268, y + 46, 60, theme.ink)
  tools.text(say(`region.${region}`), x + width / 2, y + 101, { size: 34, weight: 'loud', align: 'center', maxWidth: width - 24 })
}

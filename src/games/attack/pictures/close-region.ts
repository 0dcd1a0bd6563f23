/** Below a region's neighbourhood: whose it is, its army or the battle in it, and where one gets from it. */
import { coast, continentOf, crossings, landNeighbours } from '../map/atlas.ts'
import type { RegionId } from '../state.ts'
import { drawBattle, drawRow } from './battle.ts'
import { drawChips, regionChip, seaChip } from './chips.ts'
import type { Place } from './place.ts'
import { govTints, marks, type Sheet, seatName } from './scene.ts'

export function drawRegionDetails(sheet: Sheet, region: RegionId, { x, y, width, height }: Place): void {
  const { tools, view, say } = sheet
  tools.panel(x, y, width, height)
  drawTitle(sheet, region, x + 20, y + 44, width - 40)
  const action = view.action
  const battle = action && 'battle' in action ? action.battle : null
  let top = y + 92
  if (battle?.kind === 'land' && battle.region === region) {
    drawBattle(sheet, battle, { x: x + 10, y: top, width: width - 20, height: 106 })
    top += 122
  }
  const roads = landNeighbours(view, region)
  top = drawChips(
    sheet,
    say('picture.by-land'),
    roads.map((id) => regionChip(sheet, id)),
    { x: x + 20, y: top, width: width - 40, height: y + height - 12 - top },
  )
  const overseas = [...new Set(crossings(view, region).map(({ to }) => to))].filter((to) => !roads.includes(to))
  const chips = [...overseas.map((id) => regionChip(sheet, id)), ...coast(view, region).map((id) => seaChip(sheet, id))]
  drawChips(sheet, say('picture.by-sea'), chips, { x: x + 20, y: top, width: width - 40, height: y + height - 12 - top })
}

function drawTitle(sheet: Sheet, region: RegionId, x: number, y: number, width: number): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const { owner, gov, units } = view.regions[region]!
  const colour = owner ? marks[owner].colour : gov ? govTints[gov] : theme.quietLand
  if (owner) tools.emblem(marks[owner], x + 32, y, 28, { rim: theme.ink })
  else {
    tools.disc(x + 32, y, 30, { fill: colour })
    if (gov)
      tools.text(say(`gov-letter.${gov}`), x + 32, y, {
        size: 40,
        weight: 'loud',
        align: 'center',
        colour: theme.paperInk,
      })
  }
  const army = owner ? 400 : 0
  tools.text(say(`region.${region}`), x + 78, y - 16, { size: 46, weight: 'loud', maxWidth: width - 90 - army })
  const whose = owner ? seatName(sheet, owner) : gov ? say('picture.neutral-of', { gov }) : say('picture.unclaimed')
  const resident = view.seats.find((seat) => view.players[seat].capital === region)
  const words = [whose, resident && say('picture.capital-of', { seat: resident }), say(`continent.${continentOf(view, region)}`)]
  tools.text(words.filter((word) => word).join(' · '), x + 78, y + 24, {
    size: 25,
    colour: theme.inkSoft,
    maxWidth: width - 90 - army,
  })
  if (owner) drawRow(sheet, units, x + width - army + 20, y, 50, 98)
}

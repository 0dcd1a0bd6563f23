/** Below a sea area: whose ships are in it, a naval battle, its shores and the seas beyond. */

import { data } from '../data.ts'
import { atlasOf } from '../map/atlas.ts'
import type { RegionId, SeaId } from '../state.ts'
import { fleetsIn } from './amounts.ts'
import { drawRow } from './battle.ts'
import { drawChips, regionChip, seaChip } from './chips.ts'
import { drawNaval } from './naval.ts'
import type { Place } from './place.ts'
import { marks, type Sheet, seatName, signColours } from './scene.ts'

export function drawSeaDetails(sheet: Sheet, sea: SeaId, shores: readonly RegionId[], { x, y, width, height }: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  tools.panel(x, y, width, height)
  const zone = data.seas.some((known) => known.id === sea && known.zone)
  tools.icon('anchor', x + 46, y + 40, 46, signColours.sea)
  tools.text(say(`sea.${sea}`), x + 86, y + 40, { size: 46, weight: 'loud', maxWidth: width - 320 })
  tools.text(say(zone ? 'picture.sea-zone' : 'picture.sea-area'), x + width - 20, y + 40, {
    size: 25,
    colour: theme.inkSoft,
    align: 'right',
  })
  let top = y + 80
  const battle = view.action && 'battle' in view.action ? view.action.battle : null
  if (battle?.kind === 'naval' && battle.sea === sea) {
    drawNaval(sheet, battle, { x: x + 10, y: top, width: width - 20, height: 106 })
    top += 118
  } else
    for (const [seat, fleet] of fleetsIn(view, sea).slice(0, 3)) {
      tools.emblem(marks[seat], x + 46, top + 22, 17, { rim: theme.ink })
      tools.text(seatName(sheet, seat), x + 86, top + 22, { size: 30, maxWidth: 300 })
      drawRow(sheet, fleet, x + 410, top + 22, 40, 110)
      top += 48
    }
  const chips = shores.map((id) => regionChip(sheet, id))
  top = drawChips(sheet, say('picture.shores'), chips, {
    x: x + 20,
    y: top + 4,
    width: width - 40,
    height: y + height - 16 - top,
  })
  const beyond = atlasOf(view).seaLinks.get(sea) ?? []
  drawChips(
    sheet,
    say('picture.next-seas'),
    beyond.map((id) => seaChip(sheet, id)),
    { x: x + 20, y: top, width: width - 40, height: y + height - 8 - top },
  )
}

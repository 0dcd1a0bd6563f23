/** A naval battle: both fleets, what is damaged, and a line of battle as far as it may be seen. */

import { fleetOf } from '../text/battle.ts'
import type { Naval, Side } from '../turn/action.ts'
import { drawRow, drawSideFrame, threeParts } from './battle.ts'
import type { Place } from './place.ts'
import { marks, type Sheet, unitIcons } from './scene.ts'

export function drawNaval(sheet: Sheet, battle: Naval, place: Place): void {
  const { attacker, middle, defender } = threeParts(place)
  drawSide(sheet, battle, 'attacker', attacker)
  drawSide(sheet, battle, 'defender', defender)
  drawMiddle(sheet, battle, middle)
}

function drawSide(sheet: Sheet, battle: Naval, side: Side, place: Place): void {
  const { tools, say } = sheet
  const { theme } = tools
  const seat = battle[side]
  const frame = {
    seat,
    colour: marks[seat].colour,
    acts: sheet.awaited.includes(seat),
    mirrored: side === 'defender',
  }
  const { left, right } = drawSideFrame(sheet, frame, place)
  const fleet = fleetOf(sheet.view, battle, side)
  const step = (right - left) / 4
  drawRow(sheet, fleet, left, place.y + 34, Math.min(44, step * 0.52), step)
  const bottom = place.y + place.height - 24
  const line = battle.lines[side]
  const cell = Math.min(50, (right - left) / 8)
  if (line.length > 0)
    line.forEach((ship, index) => {
      tools.box(left + index * cell, bottom - 20, cell - 4, 38, { radius: 8, fill: theme.ground, stroke: marks[seat].colour })
      tools.icon(unitIcons[ship], left + (index + 0.5) * cell - 2, bottom - 1, cell * 0.66, theme.ink)
    })
  else if (battle.damaged[side] > 0)
    tools.text(say('picture.damaged', { count: battle.damaged[side] }), left, bottom, {
      size: 27,
      colour: theme.bad,
      maxWidth: right - left,
    })
}

function drawMiddle({ tools, say }: Sheet, battle: Naval, { x, y, width, height }: Place): void {
  const { theme } = tools
  const middle = x + width / 2
  tools.text(say(`sea.${battle.sea}`), middle, y + 20, { size: 32, weight: 'loud', align: 'center', maxWidth: width - 30 })
  tools.icon('swords', middle, y + 62, 42, theme.bad)
  const words =
    battle.step === 'lines'
      ? say('picture.line-length', { count: battle.length })
      : say('picture.battle-round', { round: battle.round })
  tools.text(words, middle, y + height - 12, { size: 24, align: 'center', colour: theme.inkSoft, maxWidth: width - 20 })
}

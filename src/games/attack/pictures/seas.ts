/** Sea areas: their names, the anchor of a Sea Zone, and the fleets in them. */
import type { Point, Window } from '../../../pictures/toolkit.ts'
import type { SeaId, Seat } from '../state.ts'
import { amountsOf, sameUnits } from './amounts.ts'
import { clamp, type Place } from './place.ts'
import { marks, type Sheet, signColours } from './scene.ts'
import { type Block, fleetWidth, gap, isZone, labelWidth, type Measures, measuresFor, signOf, widthOf } from './sea-blocks.ts'
import { drawUnits } from './tokens.ts'

/** Under the tokens: from a block that had to stand aside to the small sea it belongs to. Oceans are wherever their name is. */
export function drawLeaders({ tools, map }: Sheet, window: Window, blocks: readonly Block[]): void {
  for (const { sea, area } of blocks) {
    const spot = tools.onPicture(window, map.places.get(sea)!)
    const near: Point = [clamp(spot[0], area[0], area[2]), clamp(spot[1], area[1], area[3])]
    if (isZone(sea) && Math.hypot(near[0] - spot[0], near[1] - spot[1]) > 30) tools.leader(near, spot)
  }
}

export function drawSeas(sheet: Sheet, window: Window, blocks: readonly Block[]): void {
  const measures = measuresFor(sheet, window)
  for (const block of blocks) drawSea(sheet, block, measures)
}

function drawSea(sheet: Sheet, { sea, rows, area: [left, top, right] }: Block, measures: Measures): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const { name, nameHeight, fleetHeight } = measures
  const sign = signOf(view, sea)
  const start = (left + right - labelWidth(sheet, sea, measures)) / 2
  const colour = sign === 'swords' ? theme.bad : signColours.sea
  if (sign) tools.icon(sign, start + name / 2, top + nameHeight / 2, name, colour)
  tools.text(say(`sea.${sea}`), start + (sign ? nameHeight : 0), top + nameHeight / 2, {
    size: name,
    colour,
    outline: { colour: theme.sea, width: 3 },
  })
  rows.forEach((row, index) => {
    let x = (left + right - widthOf(row, measures)) / 2
    for (const [seat, fleet] of row) {
      const width = fleetWidth(fleet, measures)
      drawFleet(sheet, sea, seat, { x, y: top + nameHeight + index * (fleetHeight + gap), width, height: fleetHeight })
      x += width + gap
    }
  })
}

function drawFleet(sheet: Sheet, sea: SeaId, seat: Seat, { x, y, width, height }: Place): void {
  const { tools, view, before } = sheet
  const { theme } = tools
  const fleet = view.seas[sea]![seat]!
  const fresh = before !== null && !sameUnits(before.seas[sea]?.[seat], fleet)
  tools.box(x, y, width, height, {
    radius: height / 2,
    fill: '#0e2233',
    stroke: fresh ? theme.accent : marks[seat].colour,
    lineWidth: 3,
  })
  tools.emblem(marks[seat], x + height * 0.4, y + height / 2, height * 0.27, { rim: theme.ground })
  drawUnits(sheet, amountsOf(fleet), x + height * 0.67, y, width - height * 0.67 - 6, height)
}

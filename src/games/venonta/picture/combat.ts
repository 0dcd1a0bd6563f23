/** An open combat: where it goes, and both sides' dice, those that are left and those that are gone. */
import type { Point, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { data } from '../data.ts'
import type { Combat, Seat, Side } from '../state.ts'
import { drawInset, type Place } from './inset.ts'
import { type Sheet, seatName } from './scene.ts'
import { markOf } from './sides.ts'

/** From where to where, across the map. */
export function drawMarch({ tools, view }: Sheet, map: WorldMap, window: Window): void {
  const { combat } = view
  if (!combat?.from) return
  const [from, to] = [combat.from, combat.target].map((id) => tools.onPicture(window, map.regions.get(id)!.spot))
  const { colour, width, rim } = { colour: tools.theme.bad, width: 13, rim: tools.theme.ground }
  tools.arrow(between(from!, to!, 0.25), between(from!, to!, 0.72), { colour, width, rim })
}

/** Short of the tokens at both ends. */
const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [ax + (bx - ax) * share, ay + (by - ay) * share]

export function drawCombat(sheet: Sheet, combat: Combat, place: Place): void {
  const { say } = sheet
  const words = { kind: combat.kind, target: combat.target, volleys: combat.volleys }
  const { x, y, width, height } = drawInset(sheet, place, 'swords', say('picture.combat', words), sheet.tools.theme.bad)
  drawSide(sheet, combat.attacker, combat.att, x, y + height * 0.25, width)
  drawSide(sheet, combat.defender, combat.def, x, y + height * 0.75, width)
}

const dieSize = 44

function drawSide({ tools, ...sheet }: Sheet, seat: Seat, side: Side, x: number, y: number, width: number): void {
  const { dicePerTank, populationDice } = data.combat
  const mark = markOf(sheet.view, seat)
  const tanks = (side.tanks + (side.ally ? 1 : 0)) * dicePerTank
  const dice = [
    ...Array.from({ length: tanks }, (_, index) => ({ icon: 'tank' as const, gone: index >= side.tankDice })),
    ...Array.from({ length: populationDice }, (_, index) => ({ icon: 'person' as const, gone: index >= side.popDice })),
  ]
  const right = x + width - 52
  const step = Math.min(dieSize + 5, (width - 250) / dice.length)
  const size = Math.min(dieSize, step - 3)
  const start = right - dice.length * step
  tools.emblem(mark, x + 22, y, 17, { rim: tools.theme.ink })
  tools.text(seatName({ tools, ...sheet }, seat), x + 48, y, { size: 27, maxWidth: start - x - 58 })
  dice.forEach(({ icon, gone }, index) => {
    const left = start + index * step
    if (gone) tools.box(left, y - size / 2, size, size, { radius: size * 0.2, stroke: tools.theme.edge, lineWidth: 2 })
    else tools.die(left, y - size / 2, size, icon, { colour: mark.colour })
  })
  const count = String(side.tankDice + side.popDice)
  tools.text(count, x + width, y, { size: 44, weight: 'loud', align: 'right', colour: mark.colour })
}

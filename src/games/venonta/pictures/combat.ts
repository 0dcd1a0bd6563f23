/** An open combat: where it goes, and both sides' dice, those that are left and those that are gone. */
import type { Point, Window, WorldMap } from '../../../pictures/toolkit.ts'
import { data } from '../data.ts'
import type { Combat, Seat } from '../state.ts'
import { drawInset, type Place } from './inset.ts'
import { type Sheet, seatName } from './scene.ts'
import { markOf } from './sides.ts'

/** From where to where, across the map. */
export function drawMarch({ tools, view }: Sheet, map: WorldMap, window: Window): void {
  const { combat } = view
  if (!combat?.from) return
  const [from, to] = [combat.from, combat.target].map((id) => tools.onPicture(window, map.regions.get(id)!.spot))
  const { colour, width, rim } = { colour: tools.theme.bad, width: 13, rim: tools.theme.ground }
  tools.arrow(towards(from!, to!, 96), towards(to!, from!, 96), { colour, width, rim })
}

/** From one point so far towards another: arrows begin and end beside the tokens. */
function towards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const share = distance / Math.hypot(toX - x, toY - y)
  return [x + (toX - x) * share, y + (toY - y) * share]
}

export function drawCombat(sheet: Sheet, combat: Combat, place: Place): void {
  const { say } = sheet
  const words = { kind: combat.kind, target: combat.target, volleys: combat.volleys }
  const { x, y, width, height } = drawInset(sheet, place, 'swords', say('picture.combat', words), sheet.tools.theme.bad)
  drawSide(sheet, combat.attacker, combat, 'att', x, y + height * 0.25, width)
  drawSide(sheet, combat.defender, combat, 'def', x, y + height * 0.75, width)
}

const dieSize = 44

/** The dice of a side, as many as it began with: those that are left, and empty places; crossed where they have just fallen. */
function drawSide(sheet: Sheet, seat: Seat, combat: Combat, which: 'att' | 'def', x: number, y: number, width: number): void {
  const { tools, view, changes } = sheet
  const side = combat[which]
  const had = changes.dice(which) ?? side
  const dice = [
    ...placesOf('tank', (side.tanks + (side.ally ? 1 : 0)) * data.combat.dicePerTank, side.tankDice, had.tankDice),
    ...placesOf('person', data.combat.populationDice, side.popDice, had.popDice),
  ]
  const { colour } = markOf(view, seat)
  const right = x + width - 52
  const step = Math.min(dieSize + 5, (width - 250) / dice.length)
  const size = Math.min(dieSize, step - 3)
  const start = right - dice.length * step
  tools.emblem(markOf(view, seat), x + 22, y, 17, { rim: tools.theme.ink })
  tools.text(seatName(sheet, seat), x + 48, y, { size: 27, maxWidth: start - x - 58 })
  dice.forEach(({ icon, left, fresh }, index) => {
    const at = start + index * step
    if (left) tools.die(at, y - size / 2, size, icon, { colour })
    else tools.box(at, y - size / 2, size, size, { radius: size * 0.2, stroke: tools.theme.edge, lineWidth: 2 })
    if (fresh) tools.icon('cross', at + size / 2, y, size * 0.6, tools.theme.bad)
  })
  const count = String(side.tankDice + side.popDice)
  tools.text(count, x + width, y, { size: 44, weight: 'loud', align: 'right', colour })
}

const placesOf = (icon: 'tank' | 'person', places: number, left: number, had: number) =>
  Array.from({ length: places }, (_, index) => ({ icon, left: index < left, fresh: index >= left && index < had }))

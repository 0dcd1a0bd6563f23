/** A land battle: both lines and reserves, whose turn it is to fire, and the hits to give. */

import { sizeOf } from '../derived.ts'
import { landUnits, type Seat } from '../state.ts'
import type { Battle, Side } from '../turn/action.ts'
import { amountsOf, type Units } from './amounts.ts'
import type { Place } from './place.ts'
import { govTints, marks, type Sheet, seatName, unitIcons } from './scene.ts'

export function drawBattle(sheet: Sheet, battle: Battle, place: Place): void {
  const { attacker, middle, defender } = threeParts(place)
  drawSide(sheet, battle, 'attacker', attacker)
  drawSide(sheet, battle, 'defender', defender)
  drawMiddle(sheet, battle, middle)
}

/** The two sides face each other across what they fight for. */
export function threeParts({ x, y, width, height }: Place): Readonly<Record<Side | 'middle', Place>> {
  const middle = Math.min(380, width * 0.26)
  const side = (width - middle) / 2
  return {
    attacker: { x, y, width: side, height },
    middle: { x: x + side, y, width: middle, height },
    defender: { x: x + width - side, y, width: side, height },
  }
}

export interface SideFrame {
  /** Null: a neutral. */
  readonly seat: Seat | null
  readonly colour: string
  readonly acts: boolean
  /** The side that stands on the right is drawn mirrored. */
  readonly mirrored: boolean
}

/** The frame of one side with its sign; answers where its inside begins and ends. */
export function drawSideFrame(
  { tools }: Sheet,
  { seat, colour, acts, mirrored }: SideFrame,
  place: Place,
): { left: number; right: number } {
  const { theme } = tools
  const { x, y, width, height } = place
  tools.box(x, y, width, height, {
    radius: 14,
    fill: acts ? theme.panelRaised : theme.panel,
    stroke: acts ? theme.accent : colour,
    lineWidth: acts ? 5 : 3,
  })
  const at = mirrored ? x + width - 46 : x + 46
  if (seat) tools.emblem(marks[seat], at, y + height / 2, 30, { rim: theme.ink })
  else tools.disc(at, y + height / 2, 28, { fill: colour, stroke: theme.paperInk })
  return mirrored ? { left: x + 20, right: x + width - 92 } : { left: x + 92, right: x + width - 20 }
}

function drawSide(sheet: Sheet, battle: Battle, side: Side, place: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const owner = battle[side]
  const gov = view.regions[battle.region]?.gov ?? 'democracy'
  const seat = owner === 'neutral' ? null : owner
  const colour = seat ? marks[seat].colour : govTints[gov]
  const frame = { seat, colour, acts: battle.side === side, mirrored: side === 'defender' }
  const { left, right } = drawSideFrame(sheet, frame, place)
  if (!seat)
    tools.text(say(`gov-letter.${gov}`), place.x + place.width - 46, place.y + place.height / 2, {
      size: 38,
      weight: 'loud',
      align: 'center',
      colour: theme.paperInk,
    })
  const step = (right - left) / 4
  drawRow(sheet, battle.line[side], left, place.y + 36, Math.min(46, step * 0.52), step)
  const reserve = battle.reserve[side]
  const lost = battle.lost[side]
  const bottom = place.y + place.height - 22
  const word = place.width > 450 ? say('picture.reserve') : '+'
  const label = tools.text(word, left, bottom, { size: 25, colour: theme.inkSoft })
  if (sizeOf(reserve) > 0) drawRow(sheet, reserve, left + label + 14, bottom, 25, Math.min(62, (right - left - label - 50) / 4))
  else tools.text('0', left + label + 14, bottom, { size: 27, colour: theme.inkSoft })
  if (lost > 0) tools.text(`−${lost}`, right, bottom, { size: 34, weight: 'loud', align: 'right', colour: theme.bad })
}

/** Kinds side by side, each with its number. */
export function drawRow({ tools }: Sheet, units: Units, x: number, y: number, size: number, step: number): void {
  amountsOf(units).forEach(({ unit, count }, index) => {
    tools.icon(unitIcons[unit], x + index * step + size * 0.5, y, size, tools.theme.inkSoft)
    tools.text(String(count), x + index * step + size * 1.12, y, {
      size: size * 1.05,
      weight: 'loud',
      maxWidth: Math.max(step - size * 1.2, 20),
    })
  })
}

function drawMiddle(sheet: Sheet, battle: Battle, { x, y, width, height }: Place): void {
  const { tools, say } = sheet
  const { theme } = tools
  const middle = x + width / 2
  tools.text(say(`region.${battle.region}`), middle, y + 20, { size: 32, weight: 'loud', align: 'center', maxWidth: width - 30 })
  const hits = landUnits.flatMap((unit) => Array.from({ length: battle.hits[unit] }, () => unit))
  if (hits.length === 0) {
    tools.icon('swords', middle, y + 62, 42, theme.bad)
    const words = [say('picture.battle-round', { round: battle.round }), battle.card && say(`card.${battle.card}`)]
    tools.text(words.filter((word) => word).join(' · '), middle, y + height - 12, {
      size: 24,
      align: 'center',
      colour: theme.inkSoft,
      maxWidth: width - 20,
    })
    return
  }
  const shooter = battle[battle.side]
  const colour = shooter === 'neutral' ? theme.paper : marks[shooter].colour
  const size = Math.min(44, (width - 24) / hits.length - 6)
  const left = middle - (hits.length * (size + 6) - 6) / 2
  hits.forEach((unit, index) => {
    tools.die(left + index * (size + 6), y + 40, size, unitIcons[unit], { colour, hit: true })
  })
  const whose = shooter === 'neutral' ? say('picture.neutral') : seatName(sheet, shooter)
  tools.text(say('picture.hits-of', { who: whose }), middle, y + height - 12, {
    size: 24,
    align: 'center',
    colour: theme.accent,
    maxWidth: width - 20,
  })
}

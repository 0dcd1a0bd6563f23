/** One card for each seat, in seating order: how many points it has, what it can pay with, what it holds. */
import type { Icon } from '../../../pictures/toolkit.ts'
import { ownRegions } from '../derived.ts'
import { scoreOf } from '../end/scoring.ts'
import type { View } from '../secrets/view.ts'
import type { Seat } from '../state.ts'
import { howMany } from '../text/hand.ts'
import { forcesOf } from './amounts.ts'
import { drawLegend } from './legend.ts'
import type { Place } from './place.ts'
import { govTints, marks, type Sheet, seatName, signColours, unitIcons } from './scene.ts'

const gap = 8
const tallest = 196

export function drawSeats(sheet: Sheet, { x, y, width, height }: Place): void {
  // Whoever has won stands first.
  const seats = sheet.view.result?.ranking ?? sheet.view.seats
  const each = Math.min(tallest, (height - gap * (seats.length - 1)) / seats.length)
  for (const [index, seat] of seats.entries()) drawSeat(sheet, seat, { x, y: y + index * (each + gap), width, height: each })
  const used = seats.length * (each + gap)
  drawLegend(sheet, { x, y: y + used, width, height: height - used })
}

const pointsOf = (view: View, seat: Seat): number => view.result?.scores[seat].total ?? scoreOf(view, seat).total
const governed = (view: View): boolean => view.seats.every((seat) => view.players[seat].gov !== null)

export function drawSeat(sheet: Sheet, seat: Seat, place: Place): void {
  const { tools, view } = sheet
  const { theme, context } = tools
  const { x, y, width, height } = place
  const acts = sheet.awaited.includes(seat)
  const won = view.result?.winners.includes(seat) ?? false
  const lit = acts || won
  tools.box(x, y, width, height, { radius: 14, fill: lit ? theme.panelRaised : theme.panel })
  context.save()
  context.beginPath()
  context.rect(x, y, 14, height)
  context.clip()
  tools.box(x, y, 40, height, { radius: 14, fill: tools.fillOf(marks[seat]) })
  context.restore()
  tools.box(x + 2, y + 2, width - 4, height - 4, {
    radius: 13,
    stroke: lit ? theme.accent : theme.edge,
    lineWidth: lit ? 5 : 2,
  })
  const roomy = height > 150
  const row = roomy ? height / 4 : height / 3
  drawTitle(sheet, seat, x + 22, y + row * 0.55, width - 118)
  drawPoints(sheet, seat, x + width - 12, y, Math.min(height, 110))
  drawStock(sheet, seat, x + 22, y + row * 1.52, roomy ? 34 : 32)
  drawCards(sheet, seat, x + 22, y + row * 2.45, roomy ? 28 : 25)
  if (roomy) drawForces(sheet, seat, x + 22, y + row * 3.4, width - 40)
}

function drawTitle(sheet: Sheet, seat: Seat, x: number, y: number, room: number): void {
  const { tools, view } = sheet
  const { theme } = tools
  const { gov } = view.players[seat]
  tools.emblem(marks[seat], x + 16, y, 14, { rim: theme.ink })
  let left = x + 40
  if (gov) {
    tools.box(left, y - 14, 28, 28, { radius: 6, fill: govTints[gov] })
    tools.text(sheet.say(`gov-letter.${gov}`), left + 14, y, {
      size: 22,
      weight: 'loud',
      align: 'center',
      colour: theme.paperInk,
    })
    left += 36
  }
  const first = view.first === seat && !view.result
  const name = tools.text(seatName(sheet, seat), left, y, {
    size: 30,
    weight: 'loud',
    maxWidth: x + room - left - (first ? 34 : 0),
  })
  if (first) tools.icon('flag', Math.min(left + name, x + room - 34) + 20, y, 24, theme.accent)
}

/** Victory points as they would count now; before there are governments, regions. */
function drawPoints({ tools, view, before, say }: Sheet, seat: Seat, right: number, top: number, height: number): void {
  const { theme } = tools
  if (!governed(view)) return
  const points = pointsOf(view, seat)
  const leads = view.seats.every((other) => pointsOf(view, other) <= points)
  const was = before && governed(before) ? pointsOf(before, seat) : points
  tools.text(String(points), right - 4, top + height * 0.38, {
    size: 58,
    weight: 'loud',
    align: 'right',
    colour: leads ? theme.accent : theme.ink,
  })
  if (was === points)
    tools.text(say('picture.points'), right - 6, top + height * 0.78, { size: 21, align: 'right', colour: theme.inkFaint })
  else tools.change(points - was, right - 26 - tools.measure(String(Math.abs(points - was)), 28), top + height * 0.78, 28)
}

interface Count {
  readonly icon: Icon
  readonly value: number | string
  readonly colour: string
}

/** Evenly spaced, so that the cards of all seats line up. */
function drawCounts({ tools }: Sheet, counts: readonly Count[], x: number, y: number, size: number, step: number): void {
  counts.forEach(({ icon, value, colour }, index) => {
    tools.count(icon, value, x + index * step, y, { size, iconColour: colour })
  })
}

function drawStock(sheet: Sheet, seat: Seat, x: number, y: number, size: number): void {
  const { view } = sheet
  const { pp, oil } = view.players[seat]
  const counts: Count[] = [
    { icon: 'coin', value: pp, colour: signColours.pp },
    { icon: 'drop', value: oil, colour: signColours.oil },
    { icon: 'pin', value: ownRegions(view, seat).length, colour: signColours.regions },
  ]
  drawCounts(sheet, counts, x, y, size, 96)
}

function drawCards(sheet: Sheet, seat: Seat, x: number, y: number, size: number): void {
  const { tools, view } = sheet
  const { econ, routes, hand, techs } = view.players[seat]
  const soft = tools.theme.inkSoft
  const counts: Count[] = [
    { icon: 'deck', value: howMany(econ), colour: soft },
    { icon: 'ship', value: howMany(routes), colour: soft },
    { icon: 'megaphone', value: howMany(hand), colour: soft },
    { icon: 'bulb', value: techs.length, colour: soft },
  ]
  drawCounts(sheet, counts, x, y, size, 72)
}

function drawForces(sheet: Sheet, seat: Seat, x: number, y: number, width: number): void {
  const { tools, view } = sheet
  const forces = forcesOf(view, seat)
  const step = Math.min(width / Math.max(forces.length, 1), 60)
  forces.forEach(({ unit, count }, index) => {
    tools.icon(unitIcons[unit], x + index * step + 11, y, 22, tools.theme.inkFaint)
    tools.text(String(count), x + index * step + 25, y, { size: 22, colour: tools.theme.inkSoft, maxWidth: step - 26 })
  })
}

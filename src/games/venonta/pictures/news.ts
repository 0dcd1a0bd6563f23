/** What is going on beside the map: the end, a combat, an offer, the objectives to choose from, what has struck this year. */
import type { Tools } from '../../../pictures/toolkit.ts'
import { eventOf, numberOf } from '../data.ts'
import { humans } from '../derived.ts'
import { type Good, groups, type Result, type Seat, territories } from '../state.ts'
import { termsOf } from '../turns/trade.ts'
import { drawCombat } from './combat.ts'
import { drawInset, type Place } from './inset.ts'
import { type Sheet, seatName } from './scene.ts'
import { fuelColour, groupColours, groupIcons, markOf, wheatColour } from './sides.ts'

export function drawNews(sheet: Sheet, place: Place): void {
  const { view } = sheet
  if (view.result) drawResult(sheet, view.result, place)
  else if (view.combat) drawCombat(sheet, view.combat, place)
  else if (view.offer) drawOffer(sheet, place)
  else if (view.phase === 'objectives') drawTableau(sheet, place)
  else if (view.phase === 'consumption') drawConsumption(sheet, place)
  else if (view.phase === 'council' || view.phase === 'pacts') drawEvents(sheet, place)
}

/** Who won, or why everybody lost; and everybody's points against CO2. */
function drawResult(sheet: Sheet, { kind, reason, winners }: Result, place: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const ranking = humans(view).toSorted((a, b) => view.players[b].pv - view.players[a].pv)
  const columns = ranking.length > 3 ? 2 : 1
  const row = 38
  const grown = { ...place, height: 64 + Math.ceil(ranking.length / columns) * row }
  const [icon, colour] = kind === 'win' ? (['crown', theme.accent] as const) : (['warning', theme.bad] as const)
  const { x, y, width } = drawInset(sheet, grown, icon, say(`result.${reason}`), colour)
  const room = width / columns
  ranking.forEach((seat, index) => {
    const [left, middle] = [x + (index % columns) * room, y + row * (Math.floor(index / columns) + 0.5)]
    const { pv } = view.players[seat]
    tools.emblem(markOf(view, seat), left + 18, middle, 14, { rim: theme.ink })
    const won = winners.includes(seat)
    tools.text(seatName(sheet, seat), left + 44, middle, { size: 27, maxWidth: room - (won ? 158 : 112) })
    if (won) tools.icon('crown', left + room - 88, middle, 30, theme.accent)
    const style = { size: 32, weight: 'loud', align: 'right', colour: pv > view.co2 ? theme.good : theme.bad } as const
    tools.text(String(pv), left + room - 20, middle, style)
  })
}

/** What each of the two would give. */
function drawOffer(sheet: Sheet, place: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const { offer } = view
  if (!offer) return
  const { x, y, width, height } = drawInset(sheet, place, 'trade', say('picture.offer'), theme.accent)
  const drawGiver = (seat: Seat, middle: number): void => {
    tools.emblem(markOf(view, seat), x + 22, middle, 17, { rim: theme.ink })
    tools.text(seatName(sheet, seat), x + 48, middle, { size: 29, maxWidth: width - 260 })
  }
  const [upper, lower] = [y + height * 0.25, y + height * 0.75]
  const middle = x + width - 150
  drawGiver(offer.seller, upper)
  tools.triangle(x + width - 190, upper, 24, 'down', theme.accent)
  drawGood(tools, offer.good, middle, upper)
  drawGiver(offer.buyer, lower)
  tools.triangle(x + width - 190, lower, 24, 'up', theme.accent)
  if (offer.pay !== 'tokens') drawGood(tools, offer.pay, middle, lower)
  const coins = offer.pay === 'tokens' ? middle - 20 : middle + 34
  const { price, worth } = termsOf(view, offer)
  if (price > worth) tools.count('coin', price - worth, coins, lower, { size: 40, iconColour: theme.accent })
}

const drawGood = (tools: Tools, good: Good, x: number, y: number): void =>
  tools.icon(good === 'food' ? 'wheat' : 'drop', x, y, 42, good === 'food' ? wheatColour : fuelColour)

/** The backs of the objectives that can still be taken. */
function drawTableau(sheet: Sheet, place: Place): void {
  const { tools, view, say } = sheet
  const { x, y, width, height } = drawInset(sheet, place, 'flag', say('picture.tableau'), tools.theme.accent)
  const cards = groups.flatMap((group) => view.tableau.filter((card) => card.group === group))
  const step = Math.min(100, width / Math.max(cards.length, 1))
  const start = x + (width - step * cards.length) / 2
  cards.forEach(({ group }, index) => {
    const left = start + index * step + 4
    tools.box(left, y + 4, step - 8, height - 8, { radius: 10, fill: groupColours[group], stroke: tools.theme.paperInk })
    tools.icon(groupIcons[group], left + step / 2 - 4, y + height / 2, 52, tools.theme.ground)
  })
}

/** Whose factories still need fuel, and where. */
function drawConsumption(sheet: Sheet, place: Place): void {
  const { tools, view, say } = sheet
  const seats = view.order.filter((seat) => view.consume[seat])
  const { x, y, width, height } = drawInset(sheet, place, 'factory', say('phase.consumption'), tools.theme.accent)
  const row = Math.min(height / Math.max(seats.length, 1), 48)
  seats.forEach((seat, index) => {
    const middle = y + row * (index + 0.5)
    tools.emblem(markOf(view, seat), x + 18, middle, Math.min(15, row * 0.4), { rim: tools.theme.ink })
    const where = Object.entries(view.consume[seat] ?? {}).map(([id, count]) => `${count}× ${say(`territory.${id}`)}`)
    tools.text(where.join(', '), x + 46, middle, { size: Math.min(30, row * 0.75), maxWidth: width - 46 })
  })
}

/** The events of this year and where they struck. */
function drawEvents(sheet: Sheet, place: Place): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  const events = view.eventsDone.filter(({ round }) => round === view.round)
  if (events.length === 0) return
  const rows = events.slice(0, 4)
  const size = rows.length > 2 ? 25 : 31
  const grown = { ...place, height: 60 + rows.length * size * 1.45 }
  const { x, y, width } = drawInset(sheet, grown, 'warning', say('picture.events'), theme.bad)
  rows.forEach(({ event, hit }, index) => {
    const middle = y + 8 + size * 1.45 * (index + 0.5) - size * 0.3
    const where = hit.map((id) => territories.find((territory) => territory === id)).filter((id) => id !== undefined)
    const sea = eventOf(event).scope === 'ocean' ? hit.map((id) => say(`ocean.${id}`)) : []
    const words = [...where.map((id) => `${numberOf(id)} ${say(`territory.${id}`)}`), ...sea].join(', ')
    const name = tools.text(say(`happening.${event}`), x, middle, { size, weight: 'loud', maxWidth: width * 0.5 })
    tools.text(words, x + name + 16, middle, { size: size * 0.9, colour: theme.inkSoft, maxWidth: width - name - 16 })
  })
}

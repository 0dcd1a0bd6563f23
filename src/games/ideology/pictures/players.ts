/** One card for each ideology, in turn order: how far it is, what it holds, whether it is its turn. */
import { controller, globalInfluence } from '../derived.ts'
import { nextInfluence } from '../round/outlook.ts'
import { standings } from '../standings.ts'
import { advancementIds, type Seat } from '../state.ts'
import { handSize, type Sheet } from './scene.ts'
import { advancementIcons, marks } from './sides.ts'

const gap = 10

export function drawPlayers(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { view } = sheet
  // Whoever has won stands first.
  const order = view.result ? standings(view).seats.map(({ seat }) => seat) : view.order
  const cardWidth = (width - gap * (order.length - 1)) / order.length
  for (const [index, seat] of order.entries()) drawPlayer(sheet, seat, x + index * (cardWidth + gap), y, cardWidth, height)
}

export function drawPlayer(sheet: Sheet, seat: Seat, x: number, y: number, width: number, height: number): void {
  const { tools, view, changes } = sheet
  const { theme } = tools
  const mark = marks[seat]
  const acts = !view.result && sheet.awaited.includes(seat)
  const won = view.result?.winners.includes(seat) ?? false
  tools.box(x, y, width, height, { radius: 14, fill: acts ? theme.panelRaised : theme.panel })
  const { context } = tools
  context.save()
  context.beginPath()
  context.rect(x, y, 12, height)
  context.clip()
  tools.box(x, y, 40, height, { radius: 14, fill: tools.fillOf(mark) })
  context.restore()
  tools.box(x + 2, y + 2, width - 4, height - 4, {
    radius: 13,
    stroke: acts || won ? theme.accent : theme.edge,
    lineWidth: acts || won ? 5 : 2,
  })
  drawTitle(sheet, seat, x, y, width, acts, won)
  const [influence, ghost] = [globalInfluence(view, seat), nextInfluence(view, seat)]
  const leads =
    view.seats.every((other) => globalInfluence(view, other) <= influence) &&
    view.seats.some((other) => globalInfluence(view, other) < influence)
  tools.text(String(influence), x + 26, y + 98, {
    size: 86,
    weight: 'loud',
    colour: leads ? theme.accent : theme.ink,
    maxWidth: 104,
  })
  drawPossessions(sheet, seat, x + 140, y, width - 150)
  const change = changes.influence(seat)
  const room = change === 0 ? 0 : 58
  if (room > 0) tools.change(change, x + width - room, y + height - 25, 32)
  tools.track(x + 26, y + height - 36, width - 42 - room, 22, {
    cells: view.options.target,
    value: influence,
    colour: mark.colour,
    ...(ghost !== influence && { ghost }),
  })
}

function drawTitle(
  { tools, view, say, people }: Sheet,
  seat: Seat,
  x: number,
  y: number,
  width: number,
  acts: boolean,
  won: boolean,
): void {
  const { theme } = tools
  const person = people[seat]
  const middle = y + (person ? 25 : 31)
  tools.emblem(marks[seat], x + 42, y + 31, 18, { rim: theme.ink })
  const proposed = view.phase === 'diplomacy' && view.proposals[seat] !== null
  const badge = won ? 'crown' : acts ? 'hourglass' : proposed ? 'check' : null
  tools.text(say(`seat.${seat}`), x + 72, middle, { size: 33, weight: 'loud', maxWidth: width - 84 - (badge ? 44 : 0) })
  if (person) tools.text(person, x + 72, y + 51, { size: 21, colour: theme.inkSoft, maxWidth: width - 84 - (badge ? 44 : 0) })
  if (!badge) return
  tools.disc(x + width - 32, y + 31, 21, { fill: badge === 'check' ? theme.good : theme.accent })
  tools.icon(badge, x + width - 32, y + 31, 26, theme.ground)
}

function drawPossessions({ tools, view }: Sheet, seat: Seat, x: number, y: number, width: number): void {
  const { deck, discard, advancements } = view.players[seat]
  const { theme } = tools
  const regions = Object.keys(view.regions).filter((region) => controller(view, region) === seat).length
  let left = x
  left += tools.count('hand', handSize(view, seat), left, y + 82, { size: 32, iconColour: theme.accent }) + 14
  left += tools.count('pin', regions, left, y + 82, { size: 32 }) + 14
  const piles = `${deck}/${discard.military + discard.economic + discard.cultural}`
  if (left + 90 <= x + width) tools.count('deck', piles, left, y + 83, { size: 22, colour: theme.inkSoft })
  const owned = advancementIds.filter((id) => advancements[id] > 0)
  // One row of large icons, or two of small ones
  const large = owned.length * 52 <= width
  const [size, step, perRow] = large ? [28, 52, owned.length] : [21, 39, Math.max(Math.floor(width / 39), 1)]
  owned.forEach((id, index) => {
    const [column, row] = [index % perRow, Math.floor(index / perRow)]
    const colour = id === 'wmd' ? theme.bad : theme.ink
    const middle = large ? y + 116 : y + 105 + row * 24
    tools.icon(advancementIcons[id], x + column * step + size / 2, middle, size, colour)
    if (advancements[id] > 1)
      tools.text(String(advancements[id]), x + column * step + size * 1.12, middle, { size: size * 0.92, colour })
  })
}

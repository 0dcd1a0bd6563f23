import { buyPrice, data, lastPrice, sellPrice } from '../data.ts'
import { destabCap, pollutionCap, pollutionReserve } from '../derived.ts'
import { alliances, resources, type View } from '../state.ts'
import { marks, resourceColours, resourceIcons, type Sheet } from './scene.ts'

/** What all nations share: market, bank, reserves, colonies, alliances. */
export function drawWorld(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const market = 346
  drawMarket(sheet, x, y, width, market)
  drawReserves(sheet, x, y + market + 8, width, height - market - 8)
}

function drawMarket({ tools, view, before, say }: Sheet, x: number, y: number, width: number, height: number): void {
  const { theme } = tools
  tools.panel(x, y, width, height)
  tools.text(say('picture.market'), x + 16, y + 28, { size: 30, colour: theme.inkSoft })
  tools.text(say('picture.buy'), x + width - 104, y + 28, { size: 26, align: 'right', colour: theme.inkSoft })
  tools.text(say('picture.sell'), x + width - 16, y + 28, { size: 26, align: 'right', colour: theme.inkSoft, maxWidth: 72 })
  const row = (height - 54) / resources.length
  resources.forEach((resource, index) => {
    const middle = y + 50 + row * (index + 0.5)
    const position = view.market.price[resource]
    tools.icon(resourceIcons[resource], x + 34, middle - 2, 44, resourceColours[resource])
    tools.text(String(view.market.stock[resource]), x + 66, middle - 2, { size: 42, weight: 'loud', maxWidth: 60 })
    tools.track(x + 126, middle - 12, 114, 22, { cells: lastPrice, value: position, colour: resourceColours[resource] })
    const moved = before ? position - before.market.price[resource] : 0
    if (moved !== 0) tools.triangle(x + 252, middle, 18, moved > 0 ? 'up' : 'down', moved > 0 ? theme.bad : theme.good)
    tools.text(String(buyPrice(position)), x + width - 104, middle, { size: 42, weight: 'loud', align: 'right' })
    tools.text(String(sellPrice(position) ?? '–'), x + width - 16, middle, {
      size: 42,
      weight: 'loud',
      align: 'right',
      colour: theme.inkSoft,
    })
  })
}

/** How near the next crisis is: an empty reserve is one. */
function drawGauge(
  { tools, say }: Sheet,
  label: string,
  left: number,
  most: number,
  x: number,
  y: number,
  width: number,
  colour: string,
): void {
  const { theme } = tools
  const danger = left * 3 <= most
  tools.text(label, x, y + 14, { size: 26, colour: theme.inkSoft, maxWidth: width - 150 })
  // The bank may grow beyond what it began with: of that it has no share.
  tools.text(left > most ? String(left) : `${left} / ${most}`, x + width, y + 14, {
    size: 34,
    weight: 'loud',
    align: 'right',
    colour: danger ? theme.bad : theme.ink,
  })
  tools.box(x, y + 38, width, 20, { radius: 10, fill: theme.panelRaised })
  const filled = Math.min(1, left / most) * width
  if (filled > 0) tools.box(x, y + 38, Math.max(20, filled), 20, { radius: 10, fill: danger ? theme.bad : colour })
  else tools.text(say('picture.crisis-if-empty'), x + width / 2, y + 48, { size: 22, align: 'center', colour: theme.bad })
}

function drawReserves(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  tools.panel(x, y, width, height)
  const [left, inner] = [x + 18, width - 36]
  const bank = data.reserves.bankPerPlayer * view.seats.length
  drawGauge(sheet, say('picture.bank'), view.bank, bank, left, y + 14, inner, theme.accent)
  drawGauge(sheet, say('picture.pollution'), pollutionReserve(view), pollutionCap(view), left, y + 94, inner, '#3ddc97')
  drawGauge(sheet, say('picture.destab'), view.destabReserve, destabCap(view), left, y + 174, inner, '#cc79a7')
  const line = y + 290
  tools.text(say('picture.colonies'), left, line, { size: 28, colour: theme.inkSoft })
  const fossils = tools.count('drop', view.colonies.fossils, left + inner - 92, line, {
    size: 36,
    iconColour: resourceColours.fossil,
  })
  tools.count('globe', view.colonies.territories, left + inner - fossils - 112, line, { size: 36, iconColour: theme.good })
  drawAlliances(sheet, left, line + 56, inner, y + height - line - 40)
}

const grouped = (view: View) => alliances.flatMap((kind) => view.alliances[kind].map((members) => ({ kind, members })))

function drawAlliances({ tools, view }: Sheet, x: number, y: number, width: number, height: number): void {
  const groups = grouped(view)
  const perRow = 2
  const rows = Math.max(1, Math.floor(height / 52))
  groups.slice(0, perRow * rows).forEach(({ kind, members }, index) => {
    const left = x + (index % perRow) * (width / perRow)
    const middle = y + Math.floor(index / perRow) * 52
    tools.icon(kind === 'military' ? 'shield' : 'handshake', left + 18, middle, 34, tools.theme.accent)
    const step = Math.min(40, (width / perRow - 60) / members.length)
    tools.line(
      [
        [left + 56, middle],
        [left + 56 + step * (members.length - 1), middle],
      ],
      { colour: tools.theme.inkSoft, width: 4 },
    )
    members.forEach((member, place) => {
      tools.emblem(marks[member], left + 56 + place * step, middle, 15, { rim: tools.theme.ink })
    })
  })
}

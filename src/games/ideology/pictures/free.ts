/** The strip of independent regions: what is still to be had, large enough for a phone. */
import { advancements, printedLevel } from '../data.ts'
import { cap, full, independent, leader, regionOf, supply } from '../derived.ts'
import { advancementIds, kinds, type RegionId } from '../state.ts'
import type { Sheet } from './scene.ts'
import { advancementIcons, kindIcons, marks } from './sides.ts'
import { cardsIn } from './tokens.ts'

const gap = 10
const widest = 250

export function drawFree(sheet: Sheet, x: number, y: number, width: number, height: number, most = 11): void {
  const { tools, view, say } = sheet
  const { theme } = tools
  // The newest first: regions come into play one after the other
  const free = Object.keys(view.regions)
    .filter((region) => independent(view, region))
    .reverse()
  const shown = free.slice(0, most)
  const hidden = free.length - shown.length
  const room = width - (hidden > 0 ? 70 : 0)
  const cardWidth = Math.min(widest, (room - gap * (shown.length - 1)) / Math.max(shown.length, 1))
  for (const [index, region] of shown.entries()) drawCard(sheet, region, x + index * (cardWidth + gap), y, cardWidth, height)
  if (hidden > 0)
    tools.text(say('picture.more', { count: hidden }), x + width - 30, y + height / 2, { size: 36, align: 'center' })
  if (shown.length === 0) tools.text(say('picture.no-free'), x + 20, y + height / 2, { size: 34, colour: theme.inkSoft })
  const used = shown.length === 0 ? 560 : shown.length * (cardWidth + gap)
  if (width - used >= 480) drawSupply(sheet, x + width - 470, y, 470, height)
}

function drawCard(sheet: Sheet, region: RegionId, x: number, y: number, width: number, height: number): void {
  const { tools, view, say, changes } = sheet
  const { theme } = tools
  const changed = changes.regions.has(region)
  tools.box(x + 1.5, y + 1.5, width - 3, height - 3, {
    radius: 12,
    fill: theme.paper,
    stroke: changed ? theme.accent : theme.paperShade,
    lineWidth: changed ? 5 : 2,
  })
  tools.text(say(`region.${region}`), x + width / 2, y + 22, {
    size: 30,
    weight: 'loud',
    colour: theme.paperInk,
    align: 'center',
    maxWidth: width - 16,
  })
  const { level } = regionOf(view, region)
  tools.number(level, x + 32, y + 66, 23, theme.paperInk)
  if (level !== printedLevel(region))
    tools.text(`(${printedLevel(region)})`, x + 32, y + 102, { size: 27, colour: theme.paperInk, align: 'center' })
  const first = leader(view, region)
  // Without a ground of its own: with one, longer words lay on the sign of the last sector.
  if (full(view, region))
    tools.text(say('picture.full'), x + 32, y + height - 20, { size: 20, weight: 'loud', colour: '#a4262c', align: 'center' })
  else if (first) tools.emblem(marks[first], x + 32, y + height - 24, 14)
  const start = x + 62
  const places = Math.max(cap(view, region), ...kinds.map((kind) => cardsIn(sheet, region, kind).length))
  const cellGap = places > 3 ? 2 : 5
  const size = Math.min(28, (x + width - 10 - start - 32 - cellGap * (places - 1)) / places)
  kinds.forEach((kind, row) => {
    const middle = y + 57 + row * 33
    tools.icon(kindIcons[kind], start + 14, middle, 30, theme.paperInk)
    tools.cells(start + 34, middle - size / 2, size, cellGap, cardsIn(sheet, region, kind), cap(view, region), {
      empty: '#8d8878',
      rim: theme.paperInk,
    })
  })
}

/** What is left in the seven piles, where there is room to say it. */
function drawSupply({ tools, view, say }: Sheet, x: number, y: number, width: number, height: number): void {
  const { theme } = tools
  tools.panel(x, y + 1, width, height - 2)
  tools.text(say('picture.supply'), x + 18, y + 24, { size: 22, colour: theme.inkSoft })
  const step = (width - 24) / advancementIds.length
  advancementIds.forEach((id, index) => {
    const middle = x + 12 + step * (index + 0.5)
    const left = supply(view, id)
    tools.icon(
      advancementIcons[id],
      middle,
      y + 66,
      38,
      left === 0 ? theme.inkFaint : advancements[id].level === 0 ? theme.accent : theme.ink,
    )
    tools.text(String(left), middle, y + 112, { size: 32, align: 'center', colour: left === 0 ? theme.bad : theme.ink })
  })
}

/** What lies on the lands: armies with their owner's sign, capitals, the letters of neutrals, and every name. */
import type { Area, Point, Window } from '../../../pictures/toolkit.ts'
import type { RegionId, Seat } from '../state.ts'
import { type Amount, amountsOf, sameUnits } from './amounts.ts'
import { contestedRegions } from './lands.ts'
import { govLetter, govTints, marks, regionName, type Sheet, unitIcons } from './scene.ts'

/** As large as the map was built with room for. */
const plate: Area = [-32, -14, 32, 24]
const letter: Area = [-18, -12, 18, 24]
const nameRoom: Area = [-38, -28, 38, -14]
const nameSize = 14

export interface Placed {
  readonly region: RegionId
  readonly at: Point
  readonly areas: readonly Area[]
}

/** The regions whose tokens a window shows whole. */
export function placedTokens(sheet: Sheet, window: Window): readonly Placed[] {
  const { tools, map, view } = sheet
  const [left, top, right, bottom] = [window.x, window.y, window.x + window.width, window.y + window.height]
  return Object.keys(view.regions).flatMap((region) => {
    const land = map.regions.get(region)
    if (!land) return []
    const [x, y] = tools.onPicture(window, land.spot)
    const at: Point = [Math.round(x), Math.round(y)]
    const shown =
      at[0] + nameRoom[0] >= left && at[0] + nameRoom[2] <= right && at[1] + nameRoom[1] >= top && at[1] + plate[3] <= bottom
    return shown ? [{ region, at, areas: [view.regions[region]!.owner ? plate : letter, nameArea(sheet, region)] }] : []
  })
}

function nameArea(sheet: Sheet, region: RegionId): Area {
  const half = Math.min(sheet.tools.measure(regionName(sheet, region), nameSize) / 2 + 1, nameRoom[2])
  return [-half, nameRoom[1], half, nameRoom[3]]
}

/** What a token covers at a scale. */
export const areasOf = ({ at: [x, y], areas }: Placed, scale: number): readonly Area[] =>
  areas.map(([left, top, right, bottom]): Area => [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale])

/** Every token at the largest of the scales at which it keeps clear of the others. */
export function drawTokens(
  sheet: Sheet,
  window: Window,
  tokens: readonly Placed[],
  scales: readonly number[],
  obstacles: readonly Area[],
): void {
  const { context } = sheet.tools
  const bounds: Area = [window.x, window.y, window.x + window.width, window.y + window.height]
  const sizes = sheet.tools.growTokens(tokens, scales, bounds, obstacles)
  tokens.forEach(({ region, at: [x, y] }, index) => {
    context.save()
    context.translate(x, y)
    drawToken(sheet, region, sizes[index]!)
    context.restore()
  })
}

/** Everything is multiplied by hand, not by the canvas: names keep their own size and are kept as they were drawn. */
function drawToken(sheet: Sheet, region: RegionId, scale: number): void {
  const { tools, view } = sheet
  const { theme } = tools
  const { owner, gov } = view.regions[region]!
  tools.text(regionName(sheet, region), 0, -21 * scale, {
    size: nameSize * Math.sqrt(scale),
    align: 'center',
    maxWidth: 76 * scale,
    outline: { colour: theme.ground, width: 2.5 },
  })
  if (owner) drawArmy(sheet, region, owner, scale)
  else if (gov) drawNeutral(sheet, region, scale)
  else tools.disc(0, 5 * scale, 5 * scale, { fill: theme.inkFaint })
}

function drawNeutral(sheet: Sheet, region: RegionId, scale: number): void {
  const { tools, view } = sheet
  const gov = view.regions[region]!.gov!
  const besieged = contestedRegions(view).includes(region)
  tools.disc(0, 6 * scale, 17 * scale, {
    fill: besieged ? tools.theme.bad : govTints[gov],
    stroke: tools.theme.paperInk,
    lineWidth: 2,
  })
  if (besieged) tools.icon('swords', 0, 6 * scale, 24 * scale, tools.theme.ground)
  else
    tools.text(govLetter(sheet, gov), 0, 6 * scale, {
      size: 24 * scale,
      weight: 'loud',
      align: 'center',
      colour: tools.theme.paperInk,
    })
}

function drawArmy(sheet: Sheet, region: RegionId, owner: Seat, scale: number): void {
  const { tools, view, before } = sheet
  const { theme, context } = tools
  const { units } = view.regions[region]!
  const was = before?.regions[region]
  const fresh = before !== null && (was?.owner !== owner || !sameUnits(was?.units, units))
  const resident = view.seats.find((seat) => view.players[seat].capital === region)
  const amounts = amountsOf(units)
  const stripe = (amounts.length < 3 ? 19 : resident ? 15 : 8) * scale
  const [left, top, right, bottom] = plate.map((side) => side * scale) as [number, number, number, number] // Still four.
  const frame = { radius: 7 * scale, fill: theme.ground }
  tools.box(left, top, right - left, bottom - top, frame)
  context.save()
  context.beginPath()
  context.rect(left, top, stripe, bottom - top)
  context.clip()
  tools.box(left, top, right - left, bottom - top, { ...frame, fill: marks[owner].colour })
  context.restore()
  tools.box(left, top, right - left, bottom - top, {
    radius: 7 * scale,
    stroke: fresh ? theme.accent : marks[owner].colour,
    lineWidth: 3 * Math.sqrt(scale),
  })
  drawStripe(sheet, owner, resident, left, stripe, scale)
  const start = left + stripe + scale
  if (contestedRegions(view).includes(region))
    tools.icon('swords', (start + right) / 2, (top + bottom) / 2, 28 * scale, theme.bad)
  else drawUnits(sheet, amounts, start, top, right - 2 * scale - start, bottom - top)
}

/** Left of the army: whose it is, and a star if a capital stands here, in the colour of the seat that built it. */
function drawStripe({ tools }: Sheet, owner: Seat, resident: Seat | undefined, left: number, width: number, scale: number): void {
  const { theme } = tools
  const x = left + width / 2
  if (!resident && width > 9 * scale) tools.emblem(marks[owner], x, 5 * scale, 8.5 * scale, { rim: theme.ground })
  if (!resident) return
  const wide = width > 16 * scale
  if (wide) tools.emblem(marks[owner], x, -4 * scale, 7 * scale, { rim: theme.ground })
  const y = (wide ? 14 : 5) * scale
  tools.disc(x, y, 8 * scale, { fill: theme.ground })
  tools.icon('star', x, y - 0.5 * scale, 14 * scale, resident === owner ? theme.ink : marks[resident].colour)
}

/** One column for each kind: its sign and below it how many. A single kind is drawn large. */
export function drawUnits(
  { tools }: Sheet,
  amounts: readonly Amount[],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { theme } = tools
  const [only] = amounts
  if (amounts.length === 1 && only) {
    const size = Math.min(height * 0.8, width * 0.5)
    tools.icon(unitIcons[only.unit], x + width * 0.27, y + height / 2, size, theme.inkSoft)
    tools.text(String(only.count), x + width * 0.74, y + height / 2, {
      size,
      weight: 'loud',
      align: 'center',
      maxWidth: width * 0.5,
    })
    return
  }
  const step = width / amounts.length
  const widest = Math.max(...amounts.map(({ count }) => tools.measure(String(count), 1, 'loud')))
  const size = Math.min(height * 0.5, (step - 2) / widest)
  amounts.forEach(({ unit, count }, index) => {
    const middle = x + step * (index + 0.5)
    tools.icon(unitIcons[unit], middle, y + height * 0.3, Math.min(height * 0.44, step - 1), theme.inkSoft)
    tools.text(String(count), middle, y + height * 0.73, { size, weight: 'loud', align: 'center' })
  })
}

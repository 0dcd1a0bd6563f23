/** Things that count: tracks, gauges, rows of cells, stacks with a number, changes. */
import type { Context } from '../canvas.ts'
import { type Icon, icon } from './icons.ts'
import { emblem, fillOf, type Mark } from './marks.ts'
import { box, disc, type Fill, pill, triangle } from './shapes.ts'
import { measure, text } from './text.ts'
import { inkOn, theme } from './theme.ts'

export interface TrackStyle {
  cells: number
  value: number
  colour: string
  fill?: Fill
  /** Cells that stand for something, with the colour of their rim. */
  marked?: ReadonlyMap<number, string>
  /** A second value, shown as a thin line: what it will be, or what it was. */
  ghost?: number
}

/** A row of cells filled up to a value. */
export function track(context: Context, x: number, y: number, width: number, height: number, style: TrackStyle): void {
  const gap = style.cells > 30 ? 1 : style.cells > 14 ? 2 : 3
  const cell = (width - gap * (style.cells - 1)) / style.cells
  for (let index = 0; index < style.cells; index++) {
    const left = x + index * (cell + gap)
    const reached = index < style.value
    const hinted =
      style.ghost !== undefined && index >= Math.min(style.value, style.ghost) && index < Math.max(style.value, style.ghost)
    const rim = style.marked?.get(index + 1)
    box(context, left, y, cell, height, { radius: 3, fill: reached ? (style.fill ?? style.colour) : theme.panelRaised })
    if (hinted)
      box(context, left + 1, y + 1, cell - 2, height - 2, { radius: 3, stroke: reached ? theme.bad : style.colour, lineWidth: 2 })
    if (rim) box(context, left + 1, y + 1, cell - 2, height - 2, { radius: 3, stroke: rim, lineWidth: 2.5 })
  }
}

export interface TrackToken {
  mark: Mark
  at: number
}

/** A numbered way with tokens on it: 0 to `last`, tokens on the same space stacked. */
export function way(
  context: Context,
  x: number,
  y: number,
  width: number,
  style: { last: number; tokens: TrackToken[]; every?: number; marked?: ReadonlyMap<number, string>; radius?: number },
): void {
  const radius = style.radius ?? 13
  const step = width / style.last
  box(context, x - 6, y - 4, width + 12, 8, { radius: 4, fill: theme.panelRaised })
  for (let space = 0; space <= style.last; space++) {
    const special = style.marked?.get(space)
    const numbered = space % (style.every ?? 5) === 0
    if (!numbered && !special) continue
    disc(context, x + space * step, y, special ? 7 : 5, { fill: special ?? theme.edge })
    if (numbered) text(context, String(space), x + space * step, y + 22, { size: 17, colour: theme.inkSoft, align: 'center' })
  }
  const stacked = new Map<number, number>()
  for (const { mark, at } of style.tokens) {
    const space = Math.min(Math.max(at, 0), style.last)
    const below = stacked.get(space) ?? 0
    stacked.set(space, below + 1)
    emblem(context, mark, x + space * step, y - radius * 1.5 * below, radius)
  }
}

/** A bar from empty to full, with its number. */
export function gauge(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  style: { value: number; most: number; colour: string; label?: string },
): void {
  box(context, x, y, width, height, { radius: height / 2, fill: theme.panelRaised })
  const share = Math.min(Math.max(style.value / style.most, 0), 1)
  if (share > 0) box(context, x, y, Math.max(width * share, height), height, { radius: height / 2, fill: style.colour })
  const label = style.label ?? `${style.value} / ${style.most}`
  text(context, label, x + width / 2, y + height / 2, {
    size: height * 0.72,
    align: 'center',
    outline: { colour: theme.ground, width: 2.5 },
  })
}

/** An icon with its number; answers the width taken. */
export function count(
  context: Context,
  name: Icon,
  value: number | string,
  x: number,
  y: number,
  style: { size: number; colour?: string; iconColour?: string },
): number {
  const label = String(value)
  icon(context, name, x + style.size * 0.5, y, style.size, style.iconColour ?? style.colour ?? theme.inkSoft)
  text(context, label, x + style.size * 1.18, y, { size: style.size, colour: style.colour ?? theme.ink })
  return style.size * 1.18 + measure(label, style.size)
}

export interface Cell {
  mark: Mark
  /** Put there since the chapter before. */
  fresh?: boolean
}

/** A row of places, taken or free: free ones are outlined, fresh ones have a light rim. */
export function cells(
  context: Context,
  x: number,
  y: number,
  size: number,
  gap: number,
  taken: readonly Cell[],
  places: number,
  style: { empty: string; rim: string },
): void {
  for (let index = 0; index < Math.max(places, taken.length); index++) {
    const left = x + index * (size + gap)
    const cell = taken[index]
    if (!cell) {
      box(context, left + 0.75, y + 0.75, size - 1.5, size - 1.5, { radius: size * 0.18, stroke: style.empty, lineWidth: 1.5 })
      continue
    }
    box(context, left, y, size, size, {
      radius: size * 0.18,
      fill: size >= 18 ? fillOf(context, cell.mark) : cell.mark.colour,
      stroke: style.rim,
      lineWidth: 1.2,
    })
    if (size >= 18) emblem(context, cell.mark, left + size / 2, y + size / 2, size * 0.27, { rim: inkOn(cell.mark.colour) })
    if (cell.fresh)
      box(context, left - 1.5, y - 1.5, size + 3, size + 3, { radius: size * 0.25, stroke: theme.accent, lineWidth: 3 })
  }
}

/** +2 or −1 with a triangle; nothing for no change. Answers the width taken. */
export function change(context: Context, amount: number, x: number, y: number, size: number): number {
  if (amount === 0) return 0
  const colour = amount > 0 ? theme.good : theme.bad
  triangle(context, x + size * 0.35, y, size * 0.7, amount > 0 ? 'up' : 'down', colour)
  return size * 0.85 + text(context, String(Math.abs(amount)), x + size * 0.85, y, { size, colour })
}

/** A row of steps, the present one lit: phases, generations, years. */
export function timeline(
  context: Context,
  x: number,
  y: number,
  steps: readonly { label: string; icon?: Icon }[],
  present: number,
  style: { size: number; width: number; accent?: string },
): void {
  const accent = style.accent ?? theme.accent
  const step = style.width / steps.length
  steps.forEach(({ label, icon: name }, index) => {
    const left = x + index * step
    const now = index === present
    const colour = now ? theme.ground : index < present ? theme.inkFaint : theme.inkSoft
    box(context, left + 2, y - style.size * 0.85, step - 4, style.size * 1.7, {
      radius: style.size * 0.5,
      fill: now ? accent : theme.panel,
    })
    const room = step - 16 - (name ? style.size * 1.2 : 0)
    const width = Math.min(measure(label, style.size), room)
    const start = left + (step - width - (name ? style.size * 1.2 : 0)) / 2
    if (name) icon(context, name, start + style.size * 0.45, y, style.size, colour)
    text(context, label, start + (name ? style.size * 1.2 : 0), y, { size: style.size, colour, maxWidth: room })
  })
}

/** A number on a coloured disc, as a level. */
export function number(
  context: Context,
  value: number | string,
  x: number,
  y: number,
  radius: number,
  fill: string,
  rim: string = theme.paperInk,
): void {
  disc(context, x, y, radius, { fill, stroke: rim, lineWidth: Math.max(radius * 0.14, 1.5) })
  const label = String(value)
  text(context, label, x, y, {
    size: radius * (label.length > 1 ? 1.15 : 1.5),
    weight: 'loud',
    colour: inkOn(fill),
    align: 'center',
  })
}

export { pill }

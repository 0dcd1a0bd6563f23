/** Tokens on a map with their names: every token is seen, a line leads from one that stands aside to its land, names go where there is room. */
import type { Area, Point, Tools } from '../../../pictures/toolkit.ts'
import { besideToken, isReadOn, settle } from './settle.ts'

export interface MapToken {
  /** None where another token says it. */
  readonly name: string
  /** Where it belongs, on the picture. */
  readonly at: Point
  readonly width: number
  readonly height: number
  /** Something happened there: its name comes before the others. */
  readonly lit: boolean
  readonly likes?: (at: Point) => boolean
  draw(at: Point): void
}

const nameSize = 25
/** Less than this between two names is read as a space between two words. */
const wordSpace = nameSize * 0.7
/** Farther away than this a token needs a line to its land. */
const aside = 26

export function drawMapTokens(tools: Tools, tokens: readonly MapToken[], bounds: Area, obstacles: readonly Area[] = []): void {
  const { theme } = tools
  const taken = [...obstacles]
  const settled = settle(tokens, bounds, taken)
  for (const { token, at } of settled)
    if (Math.hypot(at[0] - token.at[0], at[1] - token.at[1]) > aside) tools.leader(at, token.at)
  for (const { token, at } of settled) token.draw(at)
  const names: Area[] = []
  for (const { token, at } of settled.toSorted((one, other) => Number(other.token.lit) - Number(one.token.lit))) {
    if (token.name === '') continue
    const label = { width: tools.measure(token.name, nameSize) + 6, height: nameSize * 0.92, wordSpace }
    const area = besideToken(at, token, label, bounds, taken, names)
    if (!area) continue
    for (const other of names) if (isReadOn(area, other, wordSpace)) divide(tools, area, other)
    names.push(area)
    tools.text(token.name, (area[0] + area[2]) / 2, (area[1] + area[3]) / 2, {
      size: nameSize,
      align: 'center',
      colour: token.lit ? theme.accent : theme.ink,
      outline: { colour: theme.ground, width: 3 },
    })
  }
}

/** A stroke between two names that would be read as one. */
function divide(tools: Tools, one: Area, other: Area): void {
  const x = (Math.max(one[0], other[0]) + Math.min(one[2], other[2])) / 2
  const y = (one[1] + one[3] + other[1] + other[3]) / 4
  tools.text('|', x, y, { size: nameSize, align: 'center', outline: { colour: tools.theme.ground, width: 3 } })
}

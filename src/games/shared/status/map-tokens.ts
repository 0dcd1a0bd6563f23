/** Tokens on a map with their names: every token is seen, a line leads from one that stands aside to its land, names go where there is room. */
import type { Area, Point, Tools } from '../../../pictures/toolkit.ts'
import { besideToken, settle } from './settle.ts'

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
/** Farther away than this a token needs a line to its land. */
const aside = 26

export function drawMapTokens(tools: Tools, tokens: readonly MapToken[], bounds: Area, obstacles: readonly Area[] = []): void {
  const { theme } = tools
  const taken = [...obstacles]
  const settled = settle(tokens, bounds, taken)
  for (const { token, at } of settled)
    if (Math.hypot(at[0] - token.at[0], at[1] - token.at[1]) > aside) tools.leader(at, token.at)
  for (const { token, at } of settled) token.draw(at)
  for (const { token, at } of settled.toSorted((one, other) => Number(other.token.lit) - Number(one.token.lit))) {
    if (token.name === '') continue
    const label = { width: tools.measure(token.name, nameSize) + 6, height: nameSize * 0.92 }
    const place = besideToken(at, token, label, bounds, taken)
    if (place)
      tools.text(token.name, place[0], place[1], {
        size: nameSize,
        align: 'center',
        colour: token.lit ? theme.accent : theme.ink,
        outline: { colour: theme.ground, width: 3 },
      })
  }
}

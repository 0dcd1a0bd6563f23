/** Tokens as near to where they belong as the others let them, and names beside them where there is room. */
import type { Area, Point, Size } from '../../../pictures/toolkit.ts'

/** Ways to stand aside, by so many steps on either side, the shortest first. */
export function waysAside(step: number, reach: number, farness: (across: number, down: number) => number): readonly Point[] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => (index - reach) * step)
  return steps.flatMap((down) => steps.map((across): Point => [across, down])).toSorted((a, b) => farness(...a) - farness(...b))
}

/** Sideways before up and down, because rows are read more easily than stairs. */
const shifts = waysAside(6, 26, (across, down) => Math.hypot(across, down * 1.1))

export const overlap = ([left, top, right, bottom]: Area, [west, north, east, south]: Area): boolean =>
  left < east && west < right && top < south && north < bottom

const around = ([x, y]: Point, { width, height }: Size): Area => [x - width / 2, y - height / 2, x + width / 2, y + height / 2]

const within = ([left, top, right, bottom]: Area, bounds: Area): boolean =>
  left >= bounds[0] && top >= bounds[1] && right <= bounds[2] && bottom <= bounds[3]

interface Settling extends Size {
  readonly at: Point
  /** Where it rather stands, if that is not too far: fleets on water. */
  readonly likes?: (at: Point) => boolean
}

/** Their edges are drawn around them. */
const apart = 8

/** Where each token stands, the first ones where they want; what is taken is added to. */
export function settle<Token extends Settling>(
  tokens: readonly Token[],
  bounds: Area,
  taken: Area[],
): readonly { readonly token: Token; readonly at: Point }[] {
  return tokens.map((token) => {
    const places = shifts.map(([dx, dy]): Point => [token.at[0] + dx, token.at[1] + dy])
    const isFree = (place: Point): boolean => {
      const area = around(place, { width: token.width + apart, height: token.height + apart })
      return within(area, bounds) && !taken.some((other) => overlap(area, other))
    }
    const liked = token.likes && places.find((place) => isFree(place) && token.likes?.(place))
    const settled = liked ?? places.find(isFree) ?? token.at
    taken.push(around(settled, token))
    return { token, at: settled }
  })
}

/** A name beside a token. */
export interface Label extends Size {
  /** Nearer than this to another on its line it would be read on with that one. */
  readonly wordSpace: number
}

/** Above, below or beside a token, where nothing else is and no other name is read on; else where nothing is; else nowhere. */
export function besideToken(
  [x, y]: Point,
  token: Size,
  label: Label,
  bounds: Area,
  taken: readonly Area[],
  names: readonly Area[],
): Area | undefined {
  const down = (token.height + label.height) / 2 + 1
  const across = (token.width + label.width) / 2 + 4
  const side = (label.width - token.width) / 2
  const places: readonly Point[] = [
    [x, y - down],
    [x, y + down],
    [x + side, y - down],
    [x - side, y - down],
    [x + side, y + down],
    [x - side, y + down],
    [x + across, y],
    [x - across, y],
  ]
  const free = places
    .map((place) => around(place, label))
    .filter((area) => within(area, bounds) && ![...taken, ...names].some((other) => overlap(area, other)))
  return free.find((area) => !names.some((other) => isReadOn(area, other, label.wordSpace))) ?? free[0]
}

/** Whether two names stand on one line with no more than this between them. */
export function isReadOn(one: Area, other: Area, wordSpace: number): boolean {
  const height = Math.min(one[3] - one[1], other[3] - other[1])
  const shared = Math.min(one[3], other[3]) - Math.max(one[1], other[1])
  const between = Math.max(one[0], other[0]) - Math.min(one[2], other[2])
  return shared > height / 2 && between < wordSpace
}

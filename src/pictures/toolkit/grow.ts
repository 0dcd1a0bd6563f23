/** Tokens as large as their neighbours let them be. */
import type { Point } from '../map.ts'

export type Area = readonly [left: number, top: number, right: number, bottom: number]

export interface Growing {
  at: Point
  /** What it covers at its own size, around its middle. */
  areas: readonly Area[]
}

const gap = 2

/** For each the largest of the scales (rising) at which it neither leaves the bounds nor covers anything; all grow in step. */
export function growTokens(
  tokens: readonly Growing[],
  scales: readonly number[],
  bounds: Area,
  obstacles: readonly Area[] = [],
): number[] {
  const chosen = tokens.map(() => scales[0]!)
  for (const scale of scales.slice(1)) {
    tokens.forEach((token, index) => {
      if (chosen[index]! < previous(scales, scale)) return
      const mine = covered(token, scale)
      const fits = mine.every(
        ([left, top, right, bottom]) => left >= bounds[0] && top >= bounds[1] && right <= bounds[2] && bottom <= bounds[3],
      )
      const free =
        !tokens.some((other, place) => place !== index && clash(mine, covered(other, chosen[place]!))) && !clash(mine, obstacles)
      if (fits && free) chosen[index] = scale
    })
  }
  return chosen
}

function previous(scales: readonly number[], scale: number): number {
  return scales[scales.indexOf(scale) - 1]!
}

function covered({ at: [x, y], areas }: Growing, scale: number): Area[] {
  return areas.map(([left, top, right, bottom]) => [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale])
}

function clash(some: readonly Area[], others: readonly Area[]): boolean {
  return some.some(([left, top, right, bottom]) =>
    others.some(
      ([west, north, east, south]) => left - gap < east && west < right + gap && top - gap < south && north < bottom + gap,
    ),
  )
}

import { type Viewer, viewOf } from '../../kernel/index.ts'
import type { Series } from '../../pictures/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { folderOf, type House } from '../house.ts'
import { chapterEnds, type Ended, stateAt, thinned } from './chapters.ts'

/** As many as a picture of this width can show, and a machine look up at once. */
const mostMoments = 90

/** Everybody's points as each chapter ended, as far as the viewer may know them. */
export interface PointsOverTime {
  readonly ends: readonly Ended[]
  readonly series: Series
}

/** Undefined where there are no points to be seen. */
export async function pointsOverTime(house: House, look: TableLook, viewer: Viewer): Promise<PointsOverTime | undefined> {
  const { rulebook, text } = folderOf(house, look.game)
  const ends: Ended[] = []
  const points: Readonly<Record<string, number>>[] = []
  for (const ended of thinned(await chapterEnds(house, look), mostMoments)) {
    const state = await stateAt(house, look, ended.entry)
    const seen = state ? text.points(viewOf(rulebook, state, viewer)) : {}
    // Before anybody has any there is nothing to compare.
    if (Object.keys(seen).length === 0) continue
    ends.push(ended)
    points.push(seen)
  }
  return Object.keys(points.at(-1) ?? {}).length === 0 || ends.length < 2 ? undefined : { ends, series: seriesOf(ends, points) }
}

/** What each seat had as each of these ended. */
export function seriesOf(ends: readonly Ended[], values: readonly Readonly<Record<string, number>>[]): Series {
  const seats = Object.keys(values.at(-1) ?? {})
  const heads = ends.flatMap(({ round }, at) => (round === null ? [] : [{ at, label: String(round) }]))
  return { seats: seats.map((seat) => ({ seat, points: values.map((of) => of[seat] ?? 0) })), heads }
}

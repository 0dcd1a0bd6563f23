/** 5.7 The Assessment Phase: regions rise and fall, are lost and won. Each step looks at all regions at once. */
import { type Notice, phase } from '../../../kernel/index.ts'
import { assessedLevel, full, independent, leader, regionOf } from '../derived.ts'
import type { Board, Ideology } from '../state.ts'

/** Every region that changes, as it is told. */
export const assess = (p: Board): Notice[] => [...adjustLevels(p), ...freeRegions(p), ...takeRegions(p)]

const regions = (p: Board) => Object.keys(p.regions)

/** 1. The cards of all seats count for the level (R3); independent regions keep theirs. */
function adjustLevels(p: Board): Notice[] {
  return regions(p).flatMap((region) => {
    if (independent(p, region)) return []
    const { level: from, controller: seat } = regionOf(p, region)
    const to = assessedLevel(p, region)
    regionOf(p, region).level = to
    return to === from
      ? []
      : [{ key: to > from ? 'level-rose' : 'level-fell', params: { region, seat, to, change: Math.abs(to - from) } }]
  })
}

/** 2. Control needs a majority of one's own; the level stays (R5). */
function freeRegions(p: Board): Notice[] {
  return regions(p).flatMap((region) => {
    const { controller } = regionOf(p, region)
    if (!controller || leader(p, region) === controller) return []
    regionOf(p, region).controller = null
    return [{ key: 'region-lost', params: { region, seat: controller } }]
  })
}

/** 3. Independent regions, just freed ones too, fall to the majority if they are full. The level stays (R4). */
function takeRegions(p: Board): Notice[] {
  return regions(p).flatMap((region) => {
    const seat = leader(p, region)
    if (!seat || !independent(p, region) || !full(p, region)) return []
    regionOf(p, region).controller = seat
    return [{ key: 'region-won', params: { region, seat, level: regionOf(p, region).level } }]
  })
}

export const assessment = phase<Ideology>()({
  name: 'assessment',
  enter(p, table) {
    for (const { key, params } of assess(p)) table.tell(key, params)
  },
  next: () => 'turn-order',
})

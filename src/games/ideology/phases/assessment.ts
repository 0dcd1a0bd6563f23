/** 5.7 The Assessment Phase: regions rise and fall, are lost and won. Each step looks at all regions at once. */
import type { Phase, Table } from '../../../kernel/index.ts'
import { assessedLevel, full, independent, leader, regionOf } from '../derived.ts'
import type { Board, Ideology } from '../state.ts'

export const assessment: Phase<Ideology> = {
  enter: assess,
  next: () => 'turn-order',
  owes: () => [],
}

export function assess(p: Board, table: Pick<Table, 'tell'>): void {
  adjustLevels(p, table)
  freeRegions(p, table)
  takeRegions(p, table)
}

const regions = (p: Board) => Object.keys(p.regions)

/** 1. The cards of all seats count for the level (R3); independent regions keep theirs. */
function adjustLevels(p: Board, table: Pick<Table, 'tell'>): void {
  for (const region of regions(p)) {
    if (independent(p, region)) continue
    const from = regionOf(p, region).level
    const to = assessedLevel(p, region)
    regionOf(p, region).level = to
    if (to !== from) table.tell(to > from ? 'level-rose' : 'level-fell', { region, from, to })
  }
}

/** 2. Control needs a majority of one's own; the level stays (R5). */
function freeRegions(p: Board, table: Pick<Table, 'tell'>): void {
  for (const region of regions(p)) {
    const { controller } = regionOf(p, region)
    if (!controller || leader(p, region) === controller) continue
    regionOf(p, region).controller = null
    table.tell('region-lost', { region, seat: controller })
  }
}

/** 3. Independent regions, just freed ones too, fall to the majority if they are full. The level stays (R4). */
function takeRegions(p: Board, table: Pick<Table, 'tell'>): void {
  for (const region of regions(p)) {
    const seat = leader(p, region)
    if (!seat || !independent(p, region) || !full(p, region)) continue
    regionOf(p, region).controller = seat
    table.tell('region-won', { region, seat, level: regionOf(p, region).level })
  }
}

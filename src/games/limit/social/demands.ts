import type { Table } from '../../../kernel/index.ts'
import { columnC, heads, people } from '../data.ts'
import { helpersOf } from '../derived.ts'
import { addDisorder, hasPermanent, recycle, setLevel } from '../nation/tracks.ts'
import { openSteps } from '../round/todo.ts'
import type { Nation, Res, Seat, State, Why } from '../state.ts'
import { industrialDemand, militaryProductionDemand } from './production.ts'

/**
 * What a nation must spend at some point of the social phase. Every shortage follows one pattern: pay for the highest level you can,
 * and suffer for each level that is missing. Level 0 costs nothing.
 */
export interface Demand {
  readonly resource: Res
  /** The level that is wanted in full. */
  wanted(p: Society, seat: Seat): number
  need(p: Society, seat: Seat, level: number): number
  /** What happens once need(level) has been paid and `missing` levels have not. */
  settle(p: State, seat: Seat, level: number, missing: number, table: Table): void
  /** The demand that is looked at next, once this one is settled. */
  readonly next?: Shortfall
}

export type Shortfall = Extract<
  Why,
  'food' | 'consumption' | 'public-order' | 'military-crisis' | 'production-industrial' | 'production-military'
>

/** What everybody sees of the nations. */
export type Society = Pick<State, 'progress'> & { readonly nations: Readonly<Record<Seat, Pick<Nation, Shared>>> }
type Shared = 'level' | 'classes' | 'stock' | 'permanent' | 'factories'

/** The column of class C, fixed for the whole phase. */
export const columnOf = (p: Society, seat: Seat): number => p.progress[seat]?.column ?? p.nations[seat].classes.C

/** 5.3.1 */
export const foodShift = (nation: Pick<Nation, 'permanent'>): number => (hasPermanent(nation, 'vegetarianism') ? -1 : 0)

const food: Demand = {
  resource: 'renewable',
  wanted: (p, seat) => p.nations[seat].level,
  need: (p, seat, level) => people(level + foodShift(p.nations[seat])),
  settle(p, seat, _level, missing) {
    if (missing === 0) return
    const nation = p.nations[seat]
    setLevel(nation, nation.level - missing)
    addDisorder(p, seat, 3 * missing)
    openSteps(p, seat, 'lower-factory', missing, 'food')
  },
}

/** 5.3.3: how many levels lower the goods are wanted; null where society wants none. */
export function goodsShift(nation: Pick<Nation, 'permanent'>, column: number): number | null {
  const shift = columnC(column).goodsShift
  if (shift === null) return null
  return hasPermanent(nation, 'sustainable-consumption') ? shift - 1 : shift
}

const consumption: Demand = {
  resource: 'industrial',
  wanted: (p, seat) => p.nations[seat].level,
  need: (p, seat, level) => {
    const shift = goodsShift(p.nations[seat], columnOf(p, seat))
    return shift === null ? 0 : people(level + shift)
  },
  settle(p, seat, level, missing) {
    if (level > 0) recycle(p.nations[seat], this.need(p, seat, level))
    addDisorder(p, seat, 2 * missing)
    openSteps(p, seat, 'lower-class', missing, 'consumption')
  },
}

/** 5.3.10: soldiers against a revolt; columns 3 and 4 ask for money instead. */
const revolt: Demand = {
  resource: 'military',
  wanted: (p, seat) => p.nations[seat].level + (columnC(columnOf(p, seat)).revolt.militaryShift ?? 0),
  need: (_p, _seat, level) => people(level),
  settle(p, seat, _level, missing) {
    openSteps(p, seat, 'lower-class', missing, 'public-order')
  },
}

/** 5.4.4 */
const militaryCrisis: Demand = {
  resource: 'military',
  wanted: (p, seat) => p.nations[seat].level - 1,
  need: (_p, _seat, level) => people(level),
  settle(p, seat, _level, missing) {
    openSteps(p, seat, 'lower-class', missing, 'military-crisis')
  },
}

const demands: Readonly<Record<Shortfall, Demand>> = {
  food,
  consumption,
  'public-order': revolt,
  'military-crisis': militaryCrisis,
  'production-industrial': { ...industrialDemand, next: 'production-military' },
  'production-military': militaryProductionDemand,
}

const needAt = (demand: Demand, p: Society, seat: Seat, level: number): number => (level <= 0 ? 0 : demand.need(p, seat, level))

/** What is missing for the level wanted. */
function gapOf(p: State, seat: Seat, why: Shortfall): number {
  const demand = demands[why]
  return Math.max(0, needAt(demand, p, seat, demand.wanted(p, seat)) - p.nations[seat].stock[demand.resource])
}

/** Asks for what is due. Whoever is short and has an ally who could help decides first whether to ask (5.3, aid before a shortage). */
export function meet(p: State, seat: Seat, why: Shortfall, table: Table): void {
  const { resource } = demands[why]
  const gap = gapOf(p, seat, why)
  if (gap > 0 && helpersOf(p, seat, resource).length > 0)
    p.todo.push({ kind: 'shortage', seat, resource, why, gap, asked: false, aid: {} })
  else settle(p, seat, why, table)
}

/** The highest level that so much pays for, and how many are missing then. */
export function metBy(p: Society, seat: Seat, why: Shortfall, amount: number): { level: number; missing: number } {
  const demand = demands[why]
  const wanted = Math.max(0, demand.wanted(p, seat))
  let level = wanted
  while (needAt(demand, p, seat, level) > amount) level -= 1
  return { level, missing: wanted - level }
}

/** Pays the highest level possible with what is there. */
export function settle(p: State, seat: Seat, why: Shortfall, table: Table): void {
  const demand = demands[why]
  const { stock } = p.nations[seat]
  const { level, missing } = metBy(p, seat, why, stock[demand.resource])
  const paid = needAt(demand, p, seat, level)
  stock[demand.resource] -= paid
  if (missing > 0) table.tell('shortage', { seat, resource: demand.resource, why, levels: missing })
  demand.settle(p, seat, level, missing, table)
  if (demand.next) meet(p, seat, demand.next, table)
}

/** 5.3.10 */
export const revoltMoney = (nation: Pick<Nation, 'level' | 'money'>, column: number): number =>
  Math.min(nation.money, (columnC(column).revolt.moneyPerHead ?? 0) * heads(nation))

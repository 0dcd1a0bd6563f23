/** 2.4: the slot is never chosen by the player, and works once in a turn. */
import type { Table } from '../../../kernel/index.ts'
import { type Conversion, costs, waterSlots } from '../data.ts'
import { factories, intensives, owned } from '../derived.ts'
import type { Board, Building, Seat, State, Territory, Use } from '../state.ts'
import { emit } from './air.ts'

type SlotBuilding = Exclude<Building, 'tank'>

/** Slots of a territory that hold something and have not been touched in this turn, lowest first. */
function untouched(p: Board, id: Territory, use: Use): number[] {
  const touched = p.turn?.touched[id] ?? []
  return p.land[id].slots.flatMap((slot, index) => (slot === use && !touched.includes(index) ? [index] : []))
}

/** Where a farm, an intensive farm or a factory would be built. */
export function buildingSlot(p: Board, id: Territory, what: SlotBuilding): number | undefined {
  const water = waterSlots(id)
  if (what === 'farm') return untouched(p, id, 'forest').find((index) => index < water)
  if (what === 'intensive') return untouched(p, id, 'farm').find((index) => index < water)
  const forest = untouched(p, id, 'forest')
  return forest.find((index) => index >= water) ?? forest.at(-1)
}

export const revertingSlot = (p: Board, id: Territory, what: Use): number | undefined => untouched(p, id, what).at(-1)

/** The last slot with something, touched or not: what events and closing take. */
export const lastSlot = (p: Board, id: Territory, use: Use): number | undefined => {
  const index = p.land[id].slots.lastIndexOf(use)
  return index < 0 ? undefined : index
}

function touch(p: State, id: Territory, index: number): void {
  const touched = p.turn?.touched
  if (touched) touched[id] = [...(touched[id] ?? []), index]
}

/** 2.5, all but the price: the building stands and its effects follow. */
export function construct(p: State, seat: Seat, what: SlotBuilding, id: Territory, table: Table): void {
  const index = buildingSlot(p, id, what)
  if (index === undefined) throw new Error(`venonta: no slot for a ${what} in ${id}`)
  const { stats } = p.players[seat]
  p.land[id].slots[index] = what
  touch(p, id, index)
  stats.built += 1
  if (what === 'factory') stats.factoriesBuilt += 1
  else p.players[seat].food += 1
  if (what === 'farm') stats.farmsBuilt += 1
  table.tell('built', { seat, what, territory: id })
  emit(p, seat, costs[what].co2, table)
}

/** The other way round, the price excepted. */
export function giveBack(p: State, seat: Seat, conversion: Conversion, id: Territory, table: Table): void {
  const [what, to] = conversion.split('-to-') as [Use, Use] // `as`: that is how conversions are called.
  const index = revertingSlot(p, id, what)
  if (index === undefined) throw new Error(`venonta: no ${what} to give back in ${id}`)
  p.land[id].slots[index] = to
  touch(p, id, index)
  if (to === 'forest') p.players[seat].stats.reforested += 1
  table.tell('reverted', { seat, what, into: to, territory: id })
  emit(p, seat, costs.revert[conversion].co2, table)
  capIntensives(p, seat, table)
}

/** The cap rule: intensive farms beyond the factories fall back to farms, the highest territory and slot first. Touches no slot. */
export function capIntensives(p: State, seat: Seat, table: Table): void {
  while (intensives(p, seat) > factories(p, seat)) {
    const id = owned(p, seat).findLast((place) => p.land[place].slots.includes('intensive'))!
    p.land[id].slots[lastSlot(p, id, 'intensive')!] = 'farm'
    table.tell('fell-back', { seat, territory: id })
  }
}

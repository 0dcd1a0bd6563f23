import { data, fossilsFor, lastFactory, pollutionBy, yieldOf } from '../data.ts'
import { addDisorder, hasPermanent, lowerFactory, removePermanent, takePollution } from '../nation/tracks.ts'
import type { Factory, Seat, State } from '../state.ts'
import type { Demand } from './demands.ts'

/** What the renewable factory makes in a generation of intensive farming (2.3: 100 beyond the last level). */
export const intensiveYield = (level: number): number => (level < lastFactory ? yieldOf(level + 1) : data.beyondLastFactory)

/** 5.3.9, renewable. Ruling 9.15: farming without a fossil ends, with the loss of a level. */
export function produceRenewable(p: State, seat: Seat): void {
  const nation = p.nations[seat]
  if (hasPermanent(nation, 'intensive-farming')) {
    if (nation.stock.fossil > 0) {
      nation.stock.fossil -= 1
      takePollution(p, seat, 1)
      nation.stock.renewable += intensiveYield(nation.factories.renewable)
      return
    }
    lowerFactory(nation, 'renewable')
    removePermanent(nation, 'intensive-farming')
  }
  nation.stock.renewable += yieldOf(nation.factories.renewable)
}

/** Runs a factory at a level; its fossils have been spent. */
export function run(p: State, seat: Seat, factory: 'industrial' | 'military', level: number, less = 0): void {
  p.nations[seat].stock[factory] += yieldOf(level)
  takePollution(p, seat, Math.max(0, pollutionBy(level) - less))
}

/** 5.3.9: the highest level that the fossils can fuel; level 3 always works. */
export function fuelledLevel(level: number, fossils: number): number {
  let fuelled = level
  while (fossilsFor(fuelled) > fossils) fuelled -= 1
  return fuelled
}

/** A fossil shortage costs the levels that could not run, and order. */
function stall(p: State, seat: Seat, factory: Factory, missing: number): void {
  lowerFactory(p.nations[seat], factory, missing)
  addDisorder(p, seat, 2 * missing)
}

const production = (factory: 'industrial' | 'military'): Demand => ({
  resource: 'fossil',
  wanted: (p, seat) => p.nations[seat].factories[factory],
  need: (_p, _seat, level) => fossilsFor(level),
  settle(p, seat, level, missing) {
    const green = factory === 'industrial' && hasPermanent(p.nations[seat], 'green-production')
    run(p, seat, factory, level, green ? 1 : 0)
    stall(p, seat, factory, missing)
  },
})

export const industrialDemand = production('industrial')
export const militaryProductionDemand = production('military')

/** Ruling 9.16: what Overproduction does. No ally can be asked, and green production does not apply. */
export function overproduce(p: State, seat: Seat, factory: 'industrial' | 'military'): void {
  const nation = p.nations[seat]
  const level = nation.factories[factory]
  const fuelled = fuelledLevel(level, nation.stock.fossil)
  nation.stock.fossil -= fossilsFor(fuelled)
  run(p, seat, factory, fuelled)
  stall(p, seat, factory, level - fuelled)
}

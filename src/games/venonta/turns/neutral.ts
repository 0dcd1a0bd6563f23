/** 5.10: the neutral seat feeds itself, builds its factories and bothers nobody. */
import type { Table } from '../../../kernel/index.ts'
import { costs, data, forSeats, waterSlots } from '../data.ts'
import { best, factories, freeTerritories, need, slotsOf } from '../derived.ts'
import { hostByRule } from '../land/migrants.ts'
import { buildingSlot, construct } from '../land/slots.ts'
import type { Seat, State, Territory } from '../state.ts'
import { eat, fullMeal } from './feed.ts'
import { endTurn, turnOf } from './turn.ts'

const forestWater = (p: State, id: Territory): number =>
  p.land[id].slots.slice(0, waterSlots(id)).filter((slot) => slot === 'forest').length

/** Builds where a count is highest; false where nothing can be built or paid. */
function raise(p: State, seat: Seat, what: 'farm' | 'factory', count: (id: Territory) => number, table: Table): boolean {
  const site = best(
    freeTerritories(p, seat).filter((id) => buildingSlot(p, id, what) !== undefined),
    count,
  )
  if (site === undefined || p.players[seat].tokens < costs[what].tokens) return false
  p.players[seat].tokens -= costs[what].tokens
  construct(p, seat, what, site, table)
  return true
}

function develop(p: State, seat: Seat, table: Table): void {
  const wanted = forSeats(data.tables.neutralFactories, p)[p.round - 1] ?? 0
  const farm = () => raise(p, seat, 'farm', (id) => forestWater(p, id), table)
  const factory = () => raise(p, seat, 'factory', (id) => slotsOf(p.land[id], 'forest'), table)
  while (p.players[seat].food < need(p, seat) && farm());
  while (factories(p, seat) < wanted && factory());
}

export function neutralTurn(p: State, seat: Seat, table: Table): void {
  if (turnOf(p).number === 1) develop(p, seat, table)
  else {
    const amount = fullMeal(p, seat)
    eat(p, seat, amount, amount < need(p, seat) ? hostByRule(p, seat) : undefined, table)
  }
  endTurn(p, table)
}

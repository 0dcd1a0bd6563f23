/** 5.1, steps 5 to 7: what follows when every factory has its fuel. */
import type { Table } from '../../../kernel/index.ts'
import { data } from '../data.ts'
import { coloniesOf, factories, humans, owned, slotsOf } from '../derived.ts'
import type { Board, Seat, State, Territory } from '../state.ts'
import { resolveEvents } from './events.ts'

const { income } = data.tables

/** 2.6 */
function yieldOf({ land }: Board, id: Territory): number {
  const isWorking = slotsOf(land[id], 'forest') >= income.bonusForest || slotsOf(land[id], 'factory') >= income.bonusFactory
  return income.base + (isWorking ? income.bonus : 0) + (land[id].colonizer === null ? 0 : income.colonised)
}

export const incomeOf = (p: Board, seat: Seat): number =>
  owned(p, seat).reduce((sum, id) => sum + yieldOf(p, id), 0) + coloniesOf(p, seat).length * income.perColony

function redistribute(p: State, table: Table): void {
  for (const seat of p.seats) {
    p.players[seat].tokens = incomeOf(p, seat)
    table.tell('income', { seat, tokens: p.players[seat].tokens })
  }
}

/** 5.1.7: most PV first; then an aggressive objective in the last round, more factories, the previous order. */
function newOrder(p: State): Seat[] {
  const wasAggressive = (seat: Seat): number => (p.players[seat].lastGroup === 'aggressive' ? 1 : 0)
  const people = humans(p).sort(
    (a, b) =>
      p.players[b].pv - p.players[a].pv ||
      wasAggressive(b) - wasAggressive(a) ||
      factories(p, b) - factories(p, a) ||
      p.order.indexOf(a) - p.order.indexOf(b),
  )
  return [...people, ...p.options.neutral]
}

export function newYear(p: State, table: Table): void {
  redistribute(p, table)
  resolveEvents(p, table)
  p.order = newOrder(p)
  table.tell('order', { seats: p.order })
  table.endChapter('round')
}

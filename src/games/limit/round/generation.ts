import type { Table } from '../../../kernel/index.ts'
import { lastGeneration } from '../data.ts'
import { crisisCount, from } from '../derived.ts'
import type { State } from '../state.ts'

/** How many crises end the game. */
export const crisesToEnd = 4

/** 5.7: the next generation, or the end. */
export function endGeneration(p: State, table: Table): void {
  p.turn = null
  table.endChapter('generation')
  if (p.round === lastGeneration || crisisCount(p) >= crisesToEnd) {
    p.testsLeft = p.options.resilienceTests
    table.enter(p.testsLeft > 0 ? 'resilience' : 'over')
    return
  }
  p.leader = from(p.seats, p.leader)[1] ?? p.leader
  p.round += 1
  table.enter('policies')
}

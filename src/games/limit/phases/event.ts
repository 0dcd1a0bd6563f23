import { phase } from '../../../kernel/index.ts'
import { tellingChanges } from '../account.ts'
import { attacks } from '../attacks.ts'
import { drawEvent } from '../events.ts'
import type { Limit } from '../state.ts'
import { owedEntries } from '../todo.ts'
import { endGeneration } from './generation.ts'

/** 5.6: one event of the Star Nation, in the solo game. */
export const eventPhase = phase<Limit>()({
  name: 'event',
  matters: [attacks],
  enter(p, table) {
    tellingChanges(p, table, () => drawEvent(p, table))
  },
  automatic(p, table) {
    if (p.todo.length > 0) return false
    endGeneration(p, table)
    return true
  },
  owes: owedEntries,
})

import { phase } from '../../../kernel/index.ts'
import { attacks } from '../decisions/attacks.ts'
import { tellingChanges } from '../nation/account.ts'
import { endGeneration } from '../round/generation.ts'
import { owedEntries } from '../round/todo.ts'
import type { Limit } from '../state.ts'
import { drawEvent } from './events.ts'

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

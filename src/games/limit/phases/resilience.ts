import type { Phase } from '../../../kernel/index.ts'
import type { Limit } from '../state.ts'
import { owedEntries } from '../todo.ts'
import { runSteps } from './social/index.ts'
import { allFinished, startProgress } from './social/progress.ts'

/** 7: after the end everybody must feed, supply and produce once more. */
export const resilience: Phase<Limit> = {
  enter(p, table) {
    startProgress(p)
    table.tell('resilience-test', { left: p.testsLeft })
  },
  automatic(p, table) {
    if (runSteps(p, table)) return true
    if (!allFinished(p)) return false
    p.progress = {}
    p.testsLeft -= 1
    table.endChapter('resilience')
    table.enter(p.testsLeft > 0 ? 'resilience' : 'over')
    return true
  },
  owes: owedEntries,
}

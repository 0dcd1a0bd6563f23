import { phase } from '../../../kernel/index.ts'
import { aid } from '../alliances/aid.ts'
import { tellingChanges } from '../nation/account.ts'
import { steps } from '../nation/steps.ts'
import { allFinished, runNextStep, startProgress } from '../social/progress.ts'
import type { Limit } from '../state.ts'
import { owedEntries } from './todo.ts'

/** 7: after the end everybody must feed, supply and produce once more. */
export const resilience = phase<Limit>()({
  name: 'resilience',
  matters: [steps, aid],
  enter(p, table) {
    startProgress(p)
    table.tell('resilience-test', { left: p.testsLeft })
  },
  around: tellingChanges,
  automatic: runNextStep,
  next(p) {
    if (allFinished(p)) return p.testsLeft > 1 ? 'resilience' : 'over'
  },
  leave(p, table) {
    p.progress = {}
    p.testsLeft -= 1
    table.endChapter('resilience')
  },
  owes: owedEntries,
})

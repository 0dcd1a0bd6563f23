import { phase } from '../../../kernel/index.ts'
import { aid } from '../alliances/aid.ts'
import { tellingChanges } from '../nation/account.ts'
import { steps } from '../nation/steps.ts'
import { owedEntries } from '../round/todo.ts'
import type { Limit } from '../state.ts'
import { growth } from './economy.ts'
import { allFinished, runNextStep, startProgress } from './progress.ts'

/** 5.3: eleven steps for every nation, side by side. What nobody has to decide is told as one sum. */
export const social = phase<Limit>()({
  name: 'social',
  matters: [steps, growth, aid],
  enter: startProgress,
  around: tellingChanges,
  automatic: runNextStep,
  next: (p) => (allFinished(p) ? 'crises' : undefined),
  leave(p) {
    p.progress = {}
  },
  owes: owedEntries,
})

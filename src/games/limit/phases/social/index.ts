import type { Phase } from '../../../../kernel/index.ts'
import { tellingChanges } from '../../account.ts'
import type { Limit } from '../../state.ts'
import { owedEntries } from '../../todo.ts'
import { allFinished, runNextStep, startProgress } from './progress.ts'

/** 5.3: eleven steps for every nation, side by side. What nobody has to decide is told as one sum. */
export const social: Phase<Limit> = {
  enter: startProgress,
  around: tellingChanges,
  automatic: runNextStep,
  next: (p) => (allFinished(p) ? 'crises' : undefined),
  leave(p) {
    p.progress = {}
  },
  owes: owedEntries,
}

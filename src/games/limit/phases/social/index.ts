import type { Phase, Table } from '../../../../kernel/index.ts'
import { tellingChanges } from '../../account.ts'
import type { Limit, State } from '../../state.ts'
import { owedEntries } from '../../todo.ts'
import { allFinished, runNextStep, startProgress } from './progress.ts'

/** Runs all that nobody has to decide, and tells each nation's sum of it. */
export function runSteps(p: State, table: Table): boolean {
  let ran = false
  tellingChanges(p, table, () => {
    while (runNextStep(p, table)) ran = true
  })
  return ran
}

/** 5.3: eleven steps for every nation, side by side. */
export const social: Phase<Limit> = {
  enter: startProgress,
  automatic(p, table) {
    if (runSteps(p, table)) return true
    if (!allFinished(p)) return false
    p.progress = {}
    table.enter('crises')
    return true
  },
  owes: owedEntries,
}

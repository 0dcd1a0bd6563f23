import type { ServerSettings, Terms } from '../../store/index.ts'
import { type Refused, refusedByTable } from '../refusals.ts'

/** What a table may wish only where those who manage the server let it. */
const ofTheServer = { late: 'late-off', anonymous: 'anonymous-off', whatIf: 'what-if-off' } as const

/** Why a table of this server cannot begin to be like that; what it is already it stays. */
export function refusedTerms(
  { without }: Pick<ServerSettings, 'without'>,
  wished: Partial<Terms>,
  before?: Terms,
): Refused | undefined {
  for (const term of ['late', 'anonymous', 'whatIf'] as const)
    if (wished[term] && !before?.[term] && without.includes(term)) return refusedByTable(ofTheServer[term])
  return undefined
}

import type { Language } from '../../words/index.ts'
import { refusalOf, refusedBy } from '../post/refusals.ts'
import { messageVoice } from '../words/language.ts'

/** What is asked about beforehand can still change until it is done: then Discord's own refusal is put into words. */
type Reason = `problem.${'no-access' | 'no-threads-here' | 'locked-thread' | 'too-many-threads'}`
const reasons: ReadonlyMap<number, Reason> = new Map<number, Reason>([
  [refusedBy.missingAccess, 'problem.no-access'],
  [refusedBy.missingPermissions, 'problem.no-access'],
  [refusedBy.unknownChannel, 'problem.no-access'],
  [refusedBy.wrongKindOfChannel, 'problem.no-threads-here'],
  [refusedBy.archivedThread, 'problem.locked-thread'],
  [refusedBy.lockedThread, 'problem.locked-thread'],
  [refusedBy.tooManyActiveThreads, 'problem.too-many-threads'],
])

/** Why Discord does not let us do something in a channel; undefined where the fault may be ours. */
export function forbiddenInWords(error: unknown, language: Language): string | undefined {
  const reason = reasons.get(refusalOf(error) ?? 0)
  return reason && messageVoice(language)(reason)
}

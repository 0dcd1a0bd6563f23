import { day, minute } from '../../durations.ts'
import type { PlainMove } from '../../kernel/index.ts'
import type { EntryLook } from '../../tables/index.ts'

/** What comes sooner has hardly been waited for: an answer of the same look, or of a plan. */
const shortestWait = 10 * minute

/** By the kind of move that ended the waiting, and by whom if not by a person: how often and how long in all a table waited. */
export type WaitedFor = Readonly<Record<string, { readonly times: number; readonly days: number }>>

export function waitedFor(entries: readonly EntryLook[], startedAt: Date): WaitedFor {
  const waited: Record<string, WaitedFor[string]> = {}
  for (const [index, { at, actor, body }] of entries.entries()) {
    const time = at.getTime() - (entries[index - 1]?.at ?? startedAt).getTime()
    if (time < shortestWait) continue
    // `as`: the body of a move's entry.
    const { type } = body.move as PlainMove
    const name = actor === 'person' ? type : `${type} (${actor})`
    const before = waited[name] ?? { times: 0, days: 0 }
    waited[name] = { times: before.times + 1, days: before.days + time / day }
  }
  return waited
}

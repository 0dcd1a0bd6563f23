import type { AnyRulebook, Reach } from '../../kernel/index.ts'
import type { EntryRow, Snapshots } from '../../store/index.ts'
import { tellFollowers } from '../watching/tell.ts'
import type { Change } from './change.ts'

/** Ends of chapters that reach so far leave a snapshot in the channel. */
const snapshotAt: Readonly<Record<Snapshots, readonly Reach[]>> = { phase: ['phase', 'round'], round: ['round'], calls: [] }

/** Up to where a message tells, and the chapters that ended it. */
export interface PhaseEnd {
  readonly until: { readonly entry: number; readonly event: number; readonly chapter: number }
  readonly chapters: readonly string[]
}

/** Where in these entries the last phase ended of which the table wishes a snapshot. */
export function phaseEnd(
  book: AnyRulebook,
  snapshots: Snapshots,
  entries: readonly Pick<EntryRow, 'seq' | 'chapters'>[],
): PhaseEnd | undefined {
  const ends = entries.flatMap(({ seq, chapters }) =>
    chapters.map(({ name, after }, index) => ({ name, entry: seq, event: after, chapter: index + 1 })),
  )
  const closing = ends.filter(({ name }) => snapshotAt[snapshots].includes(book.chapters[name] ?? 'stretch'))
  const last = closing.at(-1)
  if (!last) return undefined
  const { entry, event, chapter } = last
  return { until: { entry, event, chapter }, chapters: closing.map(({ name }) => name) }
}

/**
 * What was played is told in the message that is open. Where a phase has ended by it, the message tells up to there and keeps its picture,
 * and the next one begins.
 */
export function tellWhatHappened(change: Change, book: AnyRulebook): void {
  const end = phaseEnd(book, change.row.live.snapshots, change.entries)
  const isOver = Boolean(change.row.position?.state.result)
  const phase = isOver ? undefined : phaseEnd(book, 'phase', change.entries)
  if (phase) tellFollowers(change, phase)
  // How the game ends is told by a message of its own.
  if (end && !isOver) change.nextStatus(end)
  else change.refreshStatus()
}

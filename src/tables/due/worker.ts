import { randomUUID } from 'node:crypto'
import {
  claimWork,
  type DueKind,
  type DueLane,
  type DueMark,
  findTable,
  keepWork,
  laneOf,
  nextWorkAt,
  releaseWork,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import { createWorker, giveBack, lookEvery, type Worker } from '../loop.ts'
import { Failures } from './failures.ts'
import type { Due, Outcome } from './outcome.ts'
import { triesUntilTold } from './retries.ts'

/** At how many tables one process works at once: computers wait for one thread anyway. */
const tablesAtOnce: Readonly<Record<DueLane, number>> = { due: 8, think: 4 }

/** The table's row cannot be read: nobody knows what is due there. */
const unreadable = ''

/** What is due, or, where it cannot be read, the lane. */
type Failed = Pick<Due, 'table' | 'id'> & { readonly kind: DueKind | DueLane; readonly seat?: number }

const problemOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${'code' in error ? String(error.code) : ''}` : 'threw no error'

/** Carries out what is due in one lane without a person, table by table, at each one thing after the other. */
export function createDueWorker(context: Context, lane: DueLane, carryOut: (due: Due) => Promise<Outcome>): Worker {
  const { store, clock, log, lease } = context
  const claim = randomUUID()
  const worked = new Set<string>()
  const failures = new Failures()
  const fromNow = (): Date => new Date(clock.now().getTime() + lease)

  async function attend(table: string, signal: AbortSignal): Promise<void> {
    worked.add(table)
    // Once it is given back it may be claimed again, here too, before that is known here: then it is worked on again.
    const until = await carryOutAll(table).finally(() => worked.delete(table))
    const freeFrom = until === undefined ? null : new Date(until)
    await giveBack(clock, fromNow(), signal, () => releaseWork(store.client, lane, table, claim, freeFrom))
  }

  /** When the lane is to be looked at again, if something that is due had to be put off. */
  async function carryOutAll(table: string): Promise<number | undefined> {
    let heldUntil = fromNow().getTime()
    const marks = await marksAt(table)
    if ('failed' in marks) return afterFailure({ kind: lane, table, id: unreadable }, marks.failed)
    const now = clock.now().getTime()
    // What nobody knows of any more, though the row says that there is something, must not be looked for on and on.
    if (marks.every(({ at }) => at > now)) return now + lookEvery
    const untils: number[] = []
    let isPutOff = false
    for (const mark of marks) {
      const from = Math.max(mark.at, failures.pausedUntil(table, mark.id))
      if (from <= now && clock.now().getTime() > heldUntil - lease / 2) {
        const over = fromNow()
        // Others have taken it, or may now, and do what is left.
        if (!(await keepWork(store.client, lane, table, claim, over).catch(() => false))) return undefined
        heldUntil = over.getTime()
      }
      const until = from > now ? from : await untilAfter({ ...mark, table, tries: failures.triesOf(table, mark.id) })
      if (until === undefined) continue
      untils.push(until)
      isPutOff ||= mark.at <= now
    }
    return isPutOff ? Math.min(...untils) : undefined
  }

  /** What is due in the lane, the oldest first. */
  async function marksAt(table: string): Promise<readonly DueMark[] | { readonly failed: string }> {
    try {
      const stored = await findTable(store.client, { id: table })
      const marks = stored?.row.live.due.filter((mark) => laneOf(mark) === lane) ?? []
      failures.keepOnly(
        table,
        marks.map(({ id }) => id),
      )
      return marks.toSorted((one, other) => one.at - other.at)
    } catch (error) {
      return { failed: problemOf(error) }
    }
  }

  /** When it is tried again; undefined if it is done. */
  async function untilAfter(due: Due): Promise<number | undefined> {
    const outcome = await carryOut(due).catch((error: unknown): Outcome => ({ failed: problemOf(error) }))
    if (outcome === 'again') return clock.now().getTime() - 1
    if (typeof outcome === 'object') return 'until' in outcome ? outcome.until : afterFailure(due, outcome.failed)
    failures.forget(due.table, due.id)
    return undefined
  }

  function afterFailure({ kind, table, id, seat }: Failed, problem: string): number {
    const until = failures.note(table, id, clock.now().getTime())
    const tries = failures.triesOf(table, id)
    log.error({ due: kind, table, seat, problem, tries }, 'what was due could not be done')
    context.counters.add('due_failed', { kind })
    if (tries === triesUntilTold) context.tellTrouble({ what: 'due-waits', table, kind, tries })
    return until
  }

  return createWorker(context, {
    atOnce: tablesAtOnce[lane],
    unreadable: 'what is due cannot be read',
    async take(_most, signal) {
      const table = await claimWork(store, lane, claim, clock.now(), fromNow())
      // A long thought may outlast its claim; nobody thinks the same twice at once.
      if (table === undefined || worked.has(table)) return []
      const cannotEnd = (error: unknown) =>
        log.error({ table, lane, err: error }, 'what is due at a table could not be given back')
      return [attend(table, signal).catch(cannotEnd)]
    },
    nextAt: () => nextWorkAt(store.client, lane),
  })
}

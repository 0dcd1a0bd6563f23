import { randomUUID } from 'node:crypto'
import { hour, second } from '../../durations.ts'
import { claimWork, type DueLane, type DueMark, findTable, laneOf, nextWorkAt, releaseWork } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { createWorker, lookEvery, type Worker } from '../loop.ts'
import type { Due, Outcome } from './outcome.ts'
import { triesUntilTold } from './retries.ts'

/** At how many tables one process works at once: computers wait for one thread anyway. */
const tablesAtOnce: Readonly<Record<DueLane, number>> = { due: 8, think: 4 }

interface Failure {
  readonly tries: number
  /** When it is tried again. */
  readonly until: number
}

/** Carries out what is due in one lane without a person, table by table, at each one thing after the other. */
export function createDueWorker(context: Context, lane: DueLane, carryOut: (due: Due) => Promise<Outcome>): Worker {
  const { store, clock, log, lease } = context
  const claim = randomUUID()
  const worked = new Set<string>()
  /** By table and mark. */
  const failures = new Map<string, ReadonlyMap<string, Failure>>()

  async function attend(table: string): Promise<void> {
    worked.add(table)
    const until = await carryOutAll(table).catch((error: unknown) => {
      log.error({ table, lane, err: error }, 'what is due at a table cannot be read')
      return clock.now().getTime() + hour
    })
    // Once it is given back it may be claimed again, here too, before that is known here: then it is worked on again.
    worked.delete(table)
    await releaseWork(store.client, lane, table, claim, until === undefined ? null : new Date(until))
  }

  /** When the lane is to be looked at again, if something that is due had to be put off. */
  async function carryOutAll(table: string): Promise<number | undefined> {
    const stored = await findTable(store.client, { id: table })
    const now = clock.now().getTime()
    const marks = stored?.row.live.due.filter((mark) => laneOf(mark) === lane) ?? []
    const before = failures.get(table)
    const from = ({ id, at }: DueMark): number => Math.max(at, before?.get(id)?.until ?? 0)
    const later = marks.filter((mark) => from(mark) > now)
    const failed = new Map([...(before ?? [])].filter(([id]) => later.some((mark) => mark.id === id)))
    const putOff: number[] = []
    for (const mark of marks.filter((mark) => from(mark) <= now).sort((one, other) => one.at - other.at)) {
      const due = { ...mark, table, tries: before?.get(mark.id)?.tries ?? 0 }
      const outcome = await outcomeOf(due)
      if (outcome === 'again') putOff.push(now - 1)
      else if (typeof outcome === 'object') {
        const until = 'failed' in outcome ? afterFailure(due, outcome.failed) : outcome.until
        if ('failed' in outcome) failed.set(mark.id, { tries: due.tries + 1, until })
        putOff.push(until)
      }
    }
    if (failed.size > 0) failures.set(table, failed)
    else failures.delete(table)
    // What nobody knows of any more, though the row says that there is something, must not be looked for on and on.
    if (marks.every(({ at }) => at > now)) putOff.push(now + lookEvery)
    return putOff.length > 0 || failed.size > 0 ? Math.min(...putOff, ...later.map(from)) : undefined
  }

  async function outcomeOf(due: Due): Promise<Outcome> {
    try {
      return await carryOut(due)
    } catch (error) {
      return { failed: error instanceof Error ? `${error.name} ${'code' in error ? String(error.code) : ''}` : 'threw no error' }
    }
  }

  /** When it is tried again. */
  function afterFailure({ kind, table, seat, tries }: Due, problem: string): number {
    log.error({ due: kind, table, seat, problem, tries }, 'what was due could not be done')
    context.counters.add('due_failed', { kind })
    if (tries + 1 === triesUntilTold) context.tellTrouble({ what: 'due-waits', table, kind, tries: triesUntilTold })
    return clock.now().getTime() + Math.min(hour, 5 * second * 2 ** Math.min(tries, 12))
  }

  return createWorker(context, {
    atOnce: tablesAtOnce[lane],
    unreadable: 'what is due cannot be read',
    async take() {
      const now = clock.now()
      const table = await claimWork(store, lane, claim, now, new Date(now.getTime() + lease))
      // A long thought may outlast its claim; nobody thinks the same twice at once.
      if (table === undefined || worked.has(table)) return []
      const cannotEnd = (error: unknown) =>
        log.error({ table, lane, err: error }, 'what is due at a table could not be given back')
      return [attend(table).catch(cannotEnd)]
    },
    nextAt: () => nextWorkAt(store.client, lane),
  })
}

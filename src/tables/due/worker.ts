import { randomUUID } from 'node:crypto'
import { claimDue, type DueRow, nextDue, postponeDue } from '../../store/index.ts'
import { hour, second } from '../clocks/seconds.ts'
import type { Thinker } from '../computers/thinker.ts'
import { computersTurn, type Outcome } from '../computers/turn.ts'
import type { Context } from '../context.ts'
import { secretsOpen } from '../history/secrets.ts'
import { lobbyLapses } from '../lobby/lapse.ts'
import { planComesUp } from '../plans/plans.ts'
import { questionComesUp } from '../questions/lapse.ts'
import { deadlinePasses, timeHasCome } from './deadlines.ts'
import type { Heart } from './heart.ts'
import { triesUntilTold } from './retries.ts'

/** How many rows one process works on at once. */
const atOnce = 8
/** Rows that another process wrote are found at the latest then. */
const lookEvery = 2 * second

export interface DueWorker {
  /** Something may be due earlier than thought. */
  wake(): void
  /** Nothing is being worked on and nothing is due now. */
  readonly quiet: boolean
  run(signal: AbortSignal): Promise<void>
}

/** Carries out what is due without a person. Several processes may run one each. */
export function createDueWorker(context: Context, thinker: Thinker, heart: Heart): DueWorker {
  const { store, clock, log, lease } = context
  const claim = randomUUID()
  const worked = new Set<string>()
  const active = new Set<Promise<void>>()
  let nothingDue = false
  let stirred = false
  let woken = new AbortController()

  const wake = (): void => {
    stirred = true
    nothingDue = false
    woken.abort()
  }

  async function carryOut(due: DueRow): Promise<void> {
    const outcome = await outcomeOf(due)
    if (outcome === 'done' || outcome === 'gone') return
    const now = clock.now().getTime()
    if (outcome === 'again') return postponeDue(store.client, due.id, new Date(now - 1), due.attempts)
    if ('until' in outcome) return postponeDue(store.client, due.id, outcome.until, due.attempts)
    const later = Math.min(hour, 5 * second * 2 ** Math.min(due.attempts, 12))
    log.error(
      { due: due.kind, table: due.table, seat: due.seat, problem: outcome.failed, attempts: due.attempts },
      'what was due could not be done',
    )
    context.counters.add('due_failed', { kind: due.kind })
    if (due.attempts + 1 === triesUntilTold)
      context.tellTrouble({ what: 'due-waits', table: due.table, kind: due.kind, tries: triesUntilTold })
    await postponeDue(store.client, due.id, new Date(now + later), due.attempts + 1)
  }

  async function outcomeOf(due: DueRow): Promise<Outcome | { readonly until: Date }> {
    try {
      if (due.kind === 'computer') return await computersTurn(context, thinker, due)
      if (due.kind === 'plan') return await planComesUp(context, due)
      if (!heart.connected) return { until: new Date(clock.now().getTime() + lookEvery) }
      if (due.kind === 'question') return await questionComesUp(context, due)
      if (due.kind === 'opening') return await secretsOpen(context, due)
      if (due.kind === 'lapse') return await lobbyLapses(context, due)
      if (due.kind === 'deadline') return await deadlinePasses(context, due)
      return await timeHasCome(context, due)
    } catch (error) {
      return { failed: error instanceof Error ? `${error.name} ${'code' in error ? String(error.code) : ''}` : 'threw no error' }
    }
  }

  function begin(due: DueRow): void {
    // A long thought may outlast its claim; nobody thinks the same twice at once.
    if (worked.has(due.id)) return
    worked.add(due.id)
    const work = carryOut(due)
      .catch((error: unknown) => log.error({ due: due.kind, table: due.table, err: error }, 'a due row could not be given back'))
      .finally(() => {
        active.delete(work)
        worked.delete(due.id)
        wake()
      })
    active.add(work)
  }

  async function take(): Promise<number> {
    const now = clock.now()
    const { claimed, spoiled } = await claimDue(store.client, claim, now, new Date(now.getTime() + lease), atOnce - active.size)
    for (const row of spoiled) log.error({ ...row.params }, 'a row that is due is spoiled')
    for (const due of claimed) begin(due)
    return claimed.length
  }

  return {
    wake,
    get quiet() {
      return nothingDue && active.size === 0
    },
    async run(signal) {
      signal.addEventListener('abort', wake)
      while (!signal.aborted) {
        woken = new AbortController()
        stirred = false
        try {
          const taken = active.size < atOnce ? await take() : 0
          const until = taken === 0 ? await nextLook() : undefined
          // Whatever stirred while the database was asked may have come too late for the answer.
          nothingDue = taken === 0 && !stirred
          if (until) await clock.until(until, woken.signal)
        } catch (error) {
          log.error({ err: error }, 'what is due cannot be read')
          await new Promise((resolve) => setTimeout(resolve, lookEvery))
        }
      }
      await Promise.all(active)
    },
  }

  async function nextLook(): Promise<Date> {
    const poll = clock.now().getTime() + lookEvery
    const next = (await nextDue(store.client))?.getTime() ?? poll
    return new Date(Math.max(clock.now().getTime() + 1, Math.min(next, poll)))
  }
}

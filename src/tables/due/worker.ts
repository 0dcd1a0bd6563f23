import { randomUUID } from 'node:crypto'
import { hour, second } from '../../durations.ts'
import { claimDue, type DueRow, nextDue, postponeDue, type WantedDue } from '../../store/index.ts'
import type { Thinker } from '../computers/thinker.ts'
import { computersTurn } from '../computers/turn.ts'
import type { Context } from '../context.ts'
import { secretsOpen } from '../history/secrets.ts'
import { againComesUp } from '../lobby/again.ts'
import { lobbyLapses } from '../lobby/lapse.ts'
import { createWorker, lookEvery, type Worker } from '../loop.ts'
import { planComesUp } from '../plans/plans.ts'
import { questionComesUp } from '../questions/lapse.ts'
import { deadlinePasses, timeHasCome } from './deadlines.ts'
import type { Heart } from './heart.ts'
import type { Outcome } from './outcome.ts'
import { triesUntilTold } from './retries.ts'

/** How many rows one process works on at once. */
const atOnce = 8
/** So many of them may be computers': these wait for one thread, and the time of everybody else must not wait for it as well. */
const computersAtOnce = 4

/** Carries out what is due without a person. */
export function createDueWorker(context: Context, thinker: Thinker, heart: Heart): Worker {
  const { store, clock, log, lease } = context
  const claim = randomUUID()
  const worked = new Set<string>()
  let computers = 0

  /** Of any kind no more than might all be computers'; without them, once there are enough. */
  const wanted = (most: number): WantedDue =>
    computers < computersAtOnce
      ? { most: Math.min(most, computersAtOnce - computers), without: [] }
      : { most, without: ['computer'] }

  async function carryOut(due: DueRow): Promise<void> {
    const outcome = await workOn(due)
    // Once it is given back it may be claimed again, here too, before that is known here: then it is worked on again.
    worked.delete(due.id)
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

  async function workOn(due: DueRow): Promise<Outcome> {
    try {
      if (due.kind === 'computer') return await computersTurn(context, thinker, due)
      if (due.kind === 'plan') return await planComesUp(context, due)
      if (!heart.connected) return { until: new Date(clock.now().getTime() + lookEvery) }
      if (due.kind === 'question') return await questionComesUp(context, due)
      if (due.kind === 'opening') return await secretsOpen(context, due)
      if (due.kind === 'again') return await againComesUp(context, due)
      if (due.kind === 'lapse') return await lobbyLapses(context, due)
      if (due.kind === 'deadline') return await deadlinePasses(context, due)
      return await timeHasCome(context, due)
    } catch (error) {
      return { failed: error instanceof Error ? `${error.name} ${'code' in error ? String(error.code) : ''}` : 'threw no error' }
    }
  }

  async function begin(due: DueRow): Promise<void> {
    const isComputers = due.kind === 'computer'
    worked.add(due.id)
    if (isComputers) computers++
    await carryOut(due).catch((error: unknown) =>
      log.error({ due: due.kind, table: due.table, err: error }, 'a due row could not be given back'),
    )
    if (isComputers) computers--
  }

  return createWorker(context, {
    atOnce,
    unreadable: 'what is due cannot be read',
    async take(most) {
      const now = clock.now()
      const { claimed, spoiled } = await claimDue(store, claim, now, new Date(now.getTime() + lease), wanted(most))
      for (const row of spoiled) log.error({ ...row.params }, 'a row that is due is spoiled')
      // A long thought may outlast its claim; nobody thinks the same twice at once.
      return claimed.filter(({ id }) => !worked.has(id)).map(begin)
    },
    nextAt: () => nextDue(store.client, wanted(atOnce).without),
  })
}

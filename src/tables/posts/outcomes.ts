import type { Latest } from '../../latest.ts'
import { channelQueue, type PostRow, putOffPost, settlePost } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { afterClosed, afterFailure, afterRefusal, mostFailures, mostRefusals, triesUntilTold } from '../due/retries.ts'
import { giveUp, reached, unreachable, unreachableUntil } from '../people/reach.ts'
import { cutOff, heardAgain } from '../servers/cut-off.ts'
import type { Outcome } from './post.ts'

/** How often Discord has refused each message here, or we have failed on it. Tries in vain during an outage are no fault of it. */
export type Faults = Latest<string, number>

/** What becomes of a post, and of what waits behind it, by what happened when it was to be sent. */
export async function noteOutcome(context: Context, faults: Faults, row: PostRow, outcome: Outcome): Promise<void> {
  const { store, counters, log } = context
  const { id, table, kind, audience } = row
  switch (outcome.did) {
    case 'sent':
      counters.add('posts_sent', { kind })
      faults.delete(id)
      await settlePost(store.client, row, { status: 'sent', place: outcome.place, shown: outcome.shown ?? null })
      if (outcome.direct && audience.to === 'seat') await reached(context, audience.person)
      if (!outcome.direct && !outcome.untouched) await heardAgain(context, table)
      return
    case 'skip':
      log.info({ table, post: id, kind, reason: outcome.reason }, 'a post is left out')
      return settlePost(store.client, row, { status: 'skipped' })
    case 'private':
      if (audience.to === 'seat') await putOffPost(store.client, id, { until: null, queue: audience.person, isNotThere: true })
      return
    case 'unreachable':
      return keepForLater(context, row, outcome)
    case 'closed':
      await putOff(context, row, afterClosed(triesOf(row)), true)
      return cutOff(context, table, 'closed')
    case 'refused': {
      const times = oneMore(faults, id, mostRefusals)
      if (times >= mostRefusals) return leaveOut(context, row, outcome.code)
      return putOff(context, row, afterRefusal(times), true)
    }
    case 'failed': {
      log.error({ err: outcome.error, table, post: id, kind, attempts: row.attempts }, 'a post could not be sent')
      const times = oneMore(faults, id, mostFailures)
      if (times >= mostFailures) return leaveOut(context, row, nameOf(outcome.error))
      return putOff(context, row, afterFailure(times))
    }
    case 'later':
      return passes(context, row, outcome.at)
  }
}

/** With the last one it is over, and counted anew should the message be edited. */
function oneMore(faults: Faults, id: string, most: number): number {
  const times = (faults.get(id) ?? 0) + 1
  if (times < most) faults.set(id, times)
  else faults.delete(id)
  return times
}

/** This one included. */
const triesOf = ({ attempts }: PostRow): number => attempts + 1

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

async function putOff(context: Context, { id, kind }: PostRow, pause: number, isNotThere?: true): Promise<void> {
  const { store, clock, counters } = context
  counters.add('posts_put_off', { kind })
  const until = new Date(clock.now().getTime() + pause)
  await putOffPost(store.client, id, { until, ...(isNotThere && { isNotThere }) })
}

async function leaveOut({ store, counters, log, tellTrouble }: Context, row: PostRow, code: number | string): Promise<void> {
  const { id, table, kind } = row
  log.warn({ table, post: id, kind, code }, 'a post is given up')
  counters.add('posts_left_out', { kind })
  await settlePost(store.client, row, { status: 'skipped' })
  tellTrouble({ what: 'post-left-out', table, kind, code })
}

/** Discord cannot be reached, or asks for patience. While that lasts nobody can be called. */
async function passes(context: Context, row: PostRow, at: Date | undefined): Promise<void> {
  const tries = triesOf(row)
  const { table, kind, queue } = row
  await putOff(context, row, at ? at.getTime() - context.clock.now().getTime() : afterFailure(tries))
  if (tries < triesUntilTold) return
  if (tries === triesUntilTold) context.tellTrouble({ what: 'posts-wait', table, kind, tries })
  if (queue === channelQueue) await cutOff(context, table, 'outage')
}

/** Somebody takes no direct messages: their mail waits, but a call goes out another way. */
async function keepForLater(
  context: Context,
  row: PostRow,
  { code, ours = false }: { readonly code?: number; readonly ours?: boolean },
): Promise<void> {
  const { store, log } = context
  const { id, table, kind, audience } = row
  if (audience.to !== 'seat') return settlePost(store.client, row, { status: 'skipped' })
  const { person } = audience
  if (code !== undefined) {
    log.info({ table, post: id, kind, code }, 'a person takes no direct messages')
    if (ours) context.tellTrouble({ what: 'mail-refused', table, kind, code })
    await unreachable(context, id, person)
    if (kind !== 'ping' && (await giveUp(context, table, person))) return
  }
  const until = kind === 'ping' && code !== undefined ? null : ((await unreachableUntil(context, person)) ?? null)
  await putOffPost(store.client, id, { until, queue: person, isNotThere: true })
}

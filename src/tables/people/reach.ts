import { emptyQueue, findPost, personSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { afterUnreachable, mostUnreached } from '../due/retries.ts'
import { changeSettings } from './settings.ts'

/**
 * Notes that a person cannot be written to. They are told so once, at their next step here; calls come in the channel meanwhile. Their
 * own wishes stay: when a direct message gets through again, everything is as they chose it.
 */
export async function unreachable(context: Context, post: string, person: string): Promise<void> {
  context.counters.add('direct_messages_refused')
  const now = context.clock.now().getTime()
  await changeSettings(context, person, async (before, client) => {
    // Whoever had themselves forgotten meanwhile stays so.
    if (!(await findPost(client, post))) return undefined
    // What was on its way together with something else has found out nothing that was not noted already.
    if (before.unreachable && before.unreachable.until > now) return undefined
    const tries = (before.unreachable?.tries ?? 0) + 1
    const until = now + afterUnreachable(tries)
    return { ...before, unreachable: { tries, until }, dmRefused: before.dmRefused || tries === 1 }
  })
}

/** Notes that a direct message got through. */
export async function reached(context: Context, person: string): Promise<void> {
  const { unreachable } = await personSettings(context.store.client, person)
  if (unreachable === null) return
  await changeSettings(context, person, (before) =>
    before.unreachable === null ? undefined : { ...before, unreachable: null, dmRefused: false },
  )
}

/** When a direct message may be tried again; undefined if at once. */
export async function unreachableUntil({ store, clock }: Context, person: string): Promise<Date | undefined> {
  const { unreachable } = await personSettings(store.client, person)
  return unreachable && unreachable.until > clock.now().getTime() ? new Date(unreachable.until) : undefined
}

/** After so long nobody waits for it any more. */
export async function giveUp({ store }: Context, table: string, person: string): Promise<boolean> {
  const { unreachable } = await personSettings(store.client, person)
  if ((unreachable?.tries ?? 0) < mostUnreached) return false
  await emptyQueue(store.client, table, person)
  return true
}

import { emptyQueue, findPost, personSettings, writePersonSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { afterUnreachable, mostUnreached } from '../due/retries.ts'
import { keepWishes } from './settings.ts'

/**
 * Notes that a person cannot be written to. They are told so once, at their next step here; calls come in the channel meanwhile. Their
 * own wishes stay: when a direct message gets through again, everything is as they chose it.
 */
export async function unreachable(context: Context, post: string, person: string): Promise<void> {
  const { store, clock } = context
  const change = await store.transaction(async (client) => {
    // Whoever had themselves forgotten meanwhile stays so.
    if (!(await findPost(client, post))) return undefined
    const before = await personSettings(client, person)
    const now = clock.now().getTime()
    // What was on its way together with something else has found out nothing that was not noted already.
    if (before.unreachable && before.unreachable.until > now) return undefined
    const tries = (before.unreachable?.tries ?? 0) + 1
    const until = now + afterUnreachable(tries)
    const after = { ...before, unreachable: { tries, until }, dmRefused: before.dmRefused || tries === 1 }
    await writePersonSettings(client, person, after)
    return { before, after }
  })
  context.counters.add('direct_messages_refused')
  if (change) await keepWishes(context, person, change)
}

/** Notes that a direct message got through. */
export async function reached(context: Context, person: string): Promise<void> {
  const before = await personSettings(context.store.client, person)
  if (before.unreachable === null) return
  const after = { ...before, unreachable: null, dmRefused: false }
  await writePersonSettings(context.store.client, person, after)
  await keepWishes(context, person, { before, after })
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

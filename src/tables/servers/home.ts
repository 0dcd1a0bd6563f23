import { type Home, readHome, serversPlayedOn, writeHome } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { archive, places } from './archive.ts'

/** Who has come, and where they are: asked for only where the database does not say whose it is. */
export interface Arrival {
  readonly application: string
  servers(): Promise<ReadonlySet<string>>
}

/** Why a database is not used. `another`: it names its application. `unknown`: nobody who comes is in any of its servers. */
export type NotHome = { readonly why: 'another'; readonly application: string } | { readonly why: 'unknown' }

/**
 * A database holds the games of one application: another would find none of its servers, put every game away and tell its people so.
 * One that does not say whose it is belongs to whoever is in one of its servers.
 */
export async function enter(context: Context, { application, servers }: Arrival): Promise<NotHome | undefined> {
  const { client } = context.store
  const home = await readHome(client)
  if (home) return home.application === application ? undefined : { why: 'another', application: home.application }
  const played = await serversPlayedOn(client)
  if (played.length > 0) {
    const known = await servers()
    if (!played.some(({ server }) => known.has(server))) return { why: 'unknown' }
    // The others may be a sandbox's, played here before there was a token: nobody is told of them.
    for (const { server } of played.filter((one) => one.active && !known.has(one.server)))
      for (const { table, archived } of await places(context, server))
        if (!archived) await archive(context, { table, why: 'not-ours' })
  }
  await writeHome(client, { application, commands: null })
  return undefined
}

export const commandsAt = async ({ store }: Context): Promise<string | null> => (await readHome(store.client))?.commands ?? null

export async function noteCommands({ store }: Context, commands: NonNullable<Home['commands']>): Promise<void> {
  const home = await readHome(store.client)
  if (home) await writeHome(store.client, { ...home, commands })
}

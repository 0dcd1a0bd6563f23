import { same } from '../../kernel/index.ts'
import { placesOf, type ServerSettings, serverSettings, writeAudit, writeServerSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { changeLobbyDays } from '../lobby/lapse.ts'
import type { ChangeServer } from './requests.ts'

/** Notes the message that says who would like to play. It is no choice of anybody's. */
export const noteBoard = ({ store }: Context, server: string, finding: ServerSettings['finding']): Promise<void> =>
  store.transaction(async (client) => writeServerSettings(client, server, { ...(await serverSettings(client, server)), finding }))

/** Keeps what was chosen for a server, and notes who chose it. */
export async function changeServer(context: Context, { server, person, settings }: ChangeServer): Promise<ServerSettings> {
  const { store, clock } = context
  const changed = await store.transaction(async (client) => {
    const before = await serverSettings(client, server)
    const after = { ...before, ...settings }
    await writeServerSettings(client, server, after)
    const earlier: Readonly<Record<string, unknown>> = before
    for (const [setting, value] of Object.entries(after)) {
      if (same(value, earlier[setting])) continue
      await writeAudit(client, { table: null, server, person, action: 'server', body: { setting, value }, at: clock.now() })
    }
    return after
  })
  if (settings.lobbyDays !== undefined)
    for (const { table } of await placesOf(store.client, server)) await changeLobbyDays(context, table, settings.lobbyDays)
  return changed
}

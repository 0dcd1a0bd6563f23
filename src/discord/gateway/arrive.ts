import { type REST, Routes } from 'discord.js'
import { z } from 'zod'
import type { NotHome, Tables } from '../../tables/index.ts'

/** The database is another application's: nothing was changed in it, and Discord was told nothing. */
export class NotAtHome extends Error {
  readonly code = 'not-at-home'
  readonly reason: NotHome

  constructor(reason: NotHome, application: string) {
    super(reason.why === 'another' ? belongsTo(reason.application, application) : isUnknown(application))
    this.name = 'NotAtHome'
    this.reason = reason
  }
}

const belongsTo = (owner: string, application: string): string =>
  `the database belongs to the application ${owner}, and the token is that of ${application}: name another file in DATABASE_URL. ` +
  `To let ${application} take over its games for good: npm run -s db -- owner ${application}. ` +
  `(A sandbox whose Discord is gone, the .json beside its database, does not find its games any more: delete the database as well.)`

const isUnknown = (application: string): string =>
  `the database holds games of servers in none of which the application ${application} is: name another file in DATABASE_URL. ` +
  `If it was used without a token, it is the sandbox's: rename it to sandbox.db, in the same folder. ` +
  `If the games are those of ${application} nevertheless: npm run -s db -- owner ${application}`

const page = z.array(z.object({ id: z.string() }))
const mostOfPage = 200

/** Finds out who we are, before anything is connected, and whether the database is ours. */
export async function arrive(rest: REST, home: Tables['home']): Promise<string> {
  const { id: application } = z.object({ id: z.string() }).parse(await rest.get(Routes.currentApplication()))
  const refused = await home.enter({ application, servers: () => serversOf(rest) })
  if (refused) throw new NotAtHome(refused, application)
  return application
}

async function serversOf(rest: REST): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let after = '0'; ; ) {
    const query = new URLSearchParams({ limit: String(mostOfPage), after })
    const servers = page.parse(await rest.get(Routes.userGuilds(), { query }))
    for (const { id } of servers) found.add(id)
    const last = servers.at(-1)
    if (!last || servers.length < mostOfPage) return found
    after = last.id
  }
}

import type { Call } from '../call.ts'
import { type Message, says, warning } from '../ui.ts'

/** `/admin address`: where games that are on at another Chancery can be sent. */
export async function addressCommand({ house, server, say, moderates }: Call): Promise<Message> {
  if (server === null || !(await moderates({ server }))) return says(warning(say('refusal.moderators-only')))
  return says(say('admin.address', { address: { markup: await house.tables.address(server) } }))
}

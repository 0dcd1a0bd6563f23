import { largestRecord } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { problemOf } from '../gateway/logger.ts'
import { notForGames } from '../lobby/command.ts'
import { isPrivate } from '../servers/permissions.ts'
import { type Message, says, success, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

/** A file that came with a command. */
interface Attached {
  readonly url: string
  readonly size: number
}

const patience = 15_000

/** `/admin import`: what was played elsewhere becomes a table of this channel: a finished one, or one that goes on, sealed for here. */
export async function importCommand(call: Call, file: Attached): Promise<Message> {
  const { house, request, person, channel, server, language, say } = call
  if (server === null || !(await call.moderates({ server }))) return says(warning(say('refusal.moderators-only')))
  const wrong = (await call.unfit()) ?? (await notForGames(call, server, await call.ground()))
  if (wrong !== undefined) return says(warning(wrong))
  if (file.size > largestRecord) return says(warning(say('refusal.record-too-large')))
  const record = await textOf(call, file)
  if (record === undefined) return says(warning(say('import.not-read')))
  const settings = await house.tables.servers.settings(server)
  const ground = await call.ground()
  const terms = { secluded: ground !== undefined && isPrivate(ground) }
  const asked = { request, person, channel, server, language: settings.language ?? language, record, terms }
  const result = await house.tables.importRecord(asked)
  if (result.refused) return says(warning(refusalInWords(result.refused, language)))
  call.trace.table = result.look.id
  return says(success(say(result.look.terms.moved ? 'import.moved' : 'import.done')))
}

/** From where Discord keeps what people send along. */
async function textOf({ house }: Call, { url }: Attached): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) })
    return answer.ok ? await answer.text() : undefined
  } catch (error) {
    house.log.warn({ error: problemOf(error) }, 'a file could not be read')
    return undefined
  }
}

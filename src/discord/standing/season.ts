import { escapeMarkdown, oneLine } from '../../words/index.ts'
import type { Call } from '../call.ts'
import type { Choice, Completion } from '../command.ts'
import { type Message, says, success, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { clip } from '../words/text.ts'

const longestName = 60

/** `/stats season`: a ranking of its own begins, or is closed; by moderators. */
export async function seasonCommand(call: Call, name: string | null): Promise<Message> {
  const { server, person, house, say } = call
  if (server === null) return says(say('problem.only-in-server'))
  if (!(await call.moderates({ server }))) return says(warning(say('refusal.moderators-only')))
  const called = name === null ? undefined : clip(oneLine(name), longestName)
  const refused =
    called === undefined
      ? await house.tables.standing.endSeason({ server, person })
      : await house.tables.standing.newSeason({ server, person, name: called })
  if (refused) return says(warning(refusalInWords(refused.refused, call.language)))
  return says(
    success(called === undefined ? say('season.closed') : say('season.begun', { name: { markup: escapeMarkdown(called) } })),
  )
}

/** The seasons of the server, the latest first. */
export async function seasonsOffered({ house, server, typed }: Completion): Promise<readonly Choice[]> {
  if (server === null) return []
  const wanted = typed.toLowerCase()
  const all = await house.tables.standing.seasons(server)
  return all.flatMap(({ id, name }) => (name.toLowerCase().includes(wanted) ? [{ name, value: id }] : [])).slice(0, 25)
}

import { escapeMarkdown } from '../../words/index.ts'
import type { Call } from '../call.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { type Message, says, success, warning } from '../ui.ts'

/** All notes of one person at one table together. */
const longest = 3000

/** `/notes`: what I note for myself at this table; nobody else ever sees it. */
export async function notesCommand(
  call: Call,
  { add, clear }: { readonly add: string | null; readonly clear: boolean },
): Promise<Message> {
  const { house, person, say } = call
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  if (!look.seats.some((seat) => seat.person === person)) return says(say('refusal.not-seated'))
  const { notes } = house.tables
  if (clear) {
    await notes.set(look.id, person, '')
    return says(success(say('notes.cleared')))
  }
  const before = await notes.get(look.id, person)
  const after = add === null ? before : [before, add.trim()].filter((line) => line !== '').join('\n')
  // What was noted before can still be read, and thrown away.
  if (add !== null && (await house.tables.servers.isWithout(look.server, 'notes'))) return says(warning(say('notes.off')))
  if (after.length > longest) return says(warning(say('notes.full', { most: longest })))
  if (after !== before) await notes.set(look.id, person, after)
  if (after === '') return says(say('notes.none'))
  const lines = after.split('\n').map((line) => `- ${escapeMarkdown(line)}`)
  return says([`### ${say('notes.title')}`, ...lines].join('\n'))
}

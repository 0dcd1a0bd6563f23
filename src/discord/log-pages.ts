import { heard, type Viewer } from '../kernel/index.ts'
import type { EntryLook, TableLook } from '../tables/index.ts'
import { escapeMarkdown, type Language, list } from '../words/index.ts'
import { type Carried, idOf } from './buttons.ts'
import type { Call } from './call.ts'
import { findTable, noTable } from './find-table.ts'
import type { GameWords } from './game-words.ts'
import { folderOf } from './house.ts'
import { messageVoice } from './language.ts'
import { logLeaves } from './leaves.ts'
import { seatOf } from './panel/show.ts'
import { tableWords } from './people.ts'
import { button, container, type Message, message, row, says, text } from './ui.ts'
import { noteInWords } from './words-for.ts'

/** What one entry of the log says to this viewer: nothing, or one line for each event. */
export function entryLines(entry: EntryLook, viewer: Viewer, words: GameWords, look: TableLook): readonly string[] {
  const say = messageVoice(words.language)
  const person = escapeMarkdown(look.seats.find(({ person }) => person !== null && person === entry.person)?.name ?? '–')
  if (entry.kind === 'undo') return [`↩ ${say('log.took-back', { person: { markup: person } })}`]
  if (entry.kind === 'redo') return [`↪ ${say('status.redone', { person: { markup: person } })}`]
  if (entry.kind === 'note') {
    const note = noteInWords(String(entry.body.what ?? ''), { ...entry.body, seat: entry.seat }, words, look)
    return note === undefined ? [] : [note]
  }
  const lines = entry.events.flatMap((event) => {
    const notice = heard(event, viewer)
    return notice ? [words.notice(notice, 'event')] : []
  })
  return entry.inForce ? lines : lines.map((line) => say('log.undone', { line: { markup: line } }))
}

/** One page of the log, the newest first. */
async function logMessage(call: Call, look: TableLook, wanted: number): Promise<Message> {
  call.trace.table = look.id
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  const viewer = seatOf(look, call.person)?.seat ?? null
  const entries = await call.house.tables.log({ table: look.id, from: 1, limit: look.seq })
  const leaves = logLeaves(entries, viewer, words, look)
  const pages = Math.max(1, leaves.length)
  const page = Math.min(Math.max(1, wanted), pages)
  const body = leaves[leaves.length - page] ?? call.say('log.empty')
  const turn = row(
    button(idOf('log-page', { table: look.id, page: page + 1 }), call.label('log.older'), 'plain', { disabled: page >= pages }),
    button(idOf('log-page', { table: look.id, page: page - 1 }), call.label('log.newer'), 'plain', { disabled: page <= 1 }),
  )
  const title = `### ${call.say('log.title')} · ${call.say('log.page', { page, pages })}`
  return message([container([text(`${title}\n${body}`), pages > 1 && turn])])
}

/** `/log` */
export async function logCommand(call: Call, page: number): Promise<Message> {
  const look = await findTable(call)
  return look ? logMessage(call, look, page) : noTable(call)
}

export async function logPressed(
  call: Call,
  { table, page = 1 }: Carried<'log'> & Partial<Carried<'log-page'>>,
): Promise<Message> {
  const look = await call.table(table)
  return look ? logMessage(call, look, page) : says(call.say('problem.old-button'))
}

/** Names of moves for what an undo would take back: "Extend influence, Pass". */
export const moveNames = (words: GameWords, types: readonly string[], language: Language): string =>
  list(
    language,
    types.map((type) => words.move(type)),
  )

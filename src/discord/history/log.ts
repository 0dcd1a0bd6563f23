import type { TableLook } from '../../tables/index.ts'
import { type Carried, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { tableWords } from '../people/names.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, row, says, text } from '../ui.ts'
import { lookFor } from '../watching/late.ts'
import { logLeaves } from './leaves.ts'

/** One page of the log, the newest first. */
async function logMessage(call: Call, now: TableLook, wanted: number): Promise<Message> {
  const look = await lookFor(call, now)
  call.trace.table = look.id
  if (!look.hasLog) return forgottenLog(call, look)
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

/** Of a game that has been over for long its record says everything. */
export const forgottenLog = (call: Call, look: TableLook): Message =>
  message([
    container([
      text(call.say('log.forgotten')),
      row(button(idOf('record', { table: look.id }), call.label('ended.record'), 'main')),
    ]),
  ])

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

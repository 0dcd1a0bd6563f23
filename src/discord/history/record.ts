import type { TableLook } from '../../tables/index.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { tableWords } from '../people/names.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { container, type File, file, type Message, message, says, text } from '../ui.ts'
import { entryLines } from './entry-lines.ts'

/** Entries read from the log at a time. */
const atOnce = 200

/** `/export`: once its secrets are open the record, which replays anywhere; before that what the asker may know, in words. */
export async function exportCommand(call: Call): Promise<Message> {
  const look = await findTable(call)
  return look ? exported(call, look) : noTable(call)
}

/** The button below a game that is over. */
export const recordPressed: Handler<'record'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? exported(call, look) : says(call.say('problem.old-button'))
}

async function exported(call: Call, look: TableLook): Promise<Message> {
  call.trace.table = look.id
  const record = await call.house.tables.record({ table: look.id })
  const content = record
    ? { name: `${look.game}.json`, bytes: bytesOf(`${JSON.stringify(record)}\n`) }
    : { name: `${look.game}.md`, bytes: bytesOf(await logInWords(call, look)) }
  const said = call.say(record ? 'export.record' : 'export.log')
  const attached: File = { ...content, alt: call.label('export.alt') }
  return message([container([text(said), file(attached.name)])], { files: [attached] })
}

const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content)

/** All that has happened, as far as the asker may know it. The lines bear no numbers: gaps would tell of what they may not. */
async function logInWords({ house, language, person }: Call, look: TableLook): Promise<string> {
  const words = tableWords(folderOf(house, look.game), look, language)
  const viewer = seatOf(look, person)?.seat ?? null
  const lines = [`# ${words.say('game.name')}`, '']
  for (let from = 1; from <= look.seq; from += atOnce)
    for (const entry of await house.tables.log({ table: look.id, from, limit: atOnce }))
      lines.push(...entryLines(entry, viewer, words, look).map((line) => `- ${line}`))
  return `${lines.join('\n')}\n`
}

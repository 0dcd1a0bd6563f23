import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import { folderOf, type House } from '../house.ts'
import { button, container, type Message, message, rows, text } from '../ui.ts'
import { timestamp } from '../words/awaited.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { tableWords } from './names.ts'

/** More than this nobody plays at once; the rest is found with /turn. */
const mostTables = 10

/** The person's own seats at which something is asked of them, with the table. */
const waitingAt = (look: TableLook, person: string) =>
  look.seats.find((seat) => seat.person === person && seat.since !== null && seat.computer === null)

/** All that waits for somebody, in one message; undefined if nothing does. */
export async function digestMessage(house: House, person: string, language: Language): Promise<Message | undefined> {
  const tables = await house.tables.tablesOf(person)
  const waiting = tables
    .filter((look) => look.status === 'playing' && !look.paused && waitingAt(look, person))
    .slice(0, mostTables)
  if (waiting.length === 0) return undefined
  const name = (look: TableLook): string => tableWords(folderOf(house, look.game), look, language).say('game.name')
  const lines = waiting.map((look) => {
    const until = waitingAt(look, person)?.until
    return `- **${name(look)}** <#${look.channel}>${until ? ` · ${timestamp(until)}` : ''}`
  })
  const turn = labelVoice(language)('status.my-turn')
  const buttons = waiting.map((look, index) =>
    button(idOf('turn', { table: look.id }), waiting.length === 1 ? turn : `${index + 1}. ${name(look)}`, 'main'),
  )
  return message([container([text([messageVoice(language)('digest.title'), ...lines].join('\n')), ...rows(buttons)])])
}

import type { Post, TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { boardAt } from '../board/status.ts'
import { idOf } from '../buttons.ts'
import { endingLines, endLine, overButtons, standingLines, stoodLine } from '../ending/ending.ts'
import { folderOf, type House } from '../house.ts'
import { lobbyMessage } from '../lobby/message.ts'
import { handMessage } from '../panel/hand.ts'
import { isSeated } from '../panel/seated.ts'
import { tableWords } from '../people/names.ts'
import { button, container, edges, type File, line, type Message, message, type Part, picture, row, text } from '../ui.ts'
import { moment } from '../words/awaited.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { noteInWords } from '../words/refusals-and-notes.ts'

/** The lobby, or what became of it. */
export const renderLobbyPost = (house: House, look: TableLook): Promise<Message> => lobbyMessage(house, look, look.language)

export async function renderHandPost(
  house: House,
  look: TableLook,
  seatNumber: number,
  language: TableLook['language'],
): Promise<Message> {
  const seat = look.seats.find(({ number }) => number === seatNumber)
  if (!isSeated(seat)) throw new Error('a hand is sent to a seat in the game')
  const shown = await handMessage(house, look, seat, language)
  const heading = messageVoice(language)('hand.dm', { table: { markup: `<#${look.channel}>` } })
  const turn = button(idOf('turn', { table: look.id }), labelVoice(language)('status.my-turn'), 'main')
  return message([...shown.components, container([text(heading), row(turn)])], { files: shown.files ?? [] })
}

export function renderNote(house: House, look: TableLook, { body }: Post, language: TableLook['language']): Message | undefined {
  const words = tableWords(folderOf(house, look.game), look, language)
  const sentence = noteInWords(body.what ?? '', body.params ?? {}, words, look)
  return sentence === undefined ? undefined : message([container([text(sentence)])])
}

/** The result and why, how everybody stands, the last board. */
export async function renderEnded(house: House, look: TableLook): Promise<Message> {
  const { language } = look
  const { parts, files } = await endedParts(house, look, language)
  const fairness = text(`-# ${messageVoice(language)('end.fairness')}`)
  return message([container([...parts, line(), overButtons(look, language), look.secretsOpen && fairness], edges.over)], {
    files,
  })
}

/** The same without what can be pressed. */
export async function endedParts(
  house: House,
  look: TableLook,
  language: Language,
): Promise<{ readonly parts: readonly (Part | undefined | false)[]; readonly files: readonly File[] }> {
  const say = messageVoice(language)
  const folder = folderOf(house, look.game)
  const words = tableWords(folder, look, language)
  const drawn = await boardAt(house, look, language)
  const entries = await house.tables.log({ table: look.id, from: 1, limit: look.seq })
  const why = endingLines(entries, words)
  const standings = standingLines(folder, look, entries, words)
  const stood = stoodLine(folder, look, words)
  return {
    parts: [
      text([`## ${words.say('game.name')}`, endLine(look, words), ...why].join('\n')),
      standings.length > 0 && text(standings.join('\n')),
      stood !== undefined && text(stood),
      drawn && picture(drawn.name, drawn.alt),
      look.opensAt !== null && text(`-# ${say('status.opens-at', { at: { markup: moment(look.opensAt) } })}`),
    ],
    files: drawn ? [drawn] : [],
  }
}

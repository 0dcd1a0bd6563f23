import { viewOf } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { pictureOf } from '../board/picture.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf, type House } from '../house.ts'
import { peopleAt, tableWords } from '../people/names.ts'
import { findOwn, findTable, ownTables } from '../servers/find-table.ts'
import { container, limits, type Message, message, picture, says, text } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { handInWords } from '../words/hand.ts'
import { messageVoice } from '../words/language.ts'
import { clip } from '../words/text.ts'
import { type Seated, seatOf } from './seated.ts'

/** What only this seat holds, as words and as a picture. */
export async function handMessage(house: House, look: TableLook, seat: Seated, language: Language): Promise<Message> {
  const say = messageVoice(language)
  const folder = folderOf(house, look.game)
  const words = tableWords(folder, look, language)
  if (!look.state) return says(say('refusal.not-started'))
  const held = folder.text.hand(viewOf(folder.rulebook, look.state, seat.seat), seat.seat, words.say)
  if (held === undefined) return says(say('hand.none'))
  const drawn = await pictureOf(house, folder, look.state, peopleAt(look, language), {
    scene: 'hand',
    viewer: seat.seat,
    focus: seat.seat,
    language,
  })
  const title = `### ${say('hand.title')} · ${words.say('game.name')}`
  const plain = gameWords(folder, language, { people: peopleAt(look, language), form: 'plain' })
  const view = viewOf(folder.rulebook, look.state, seat.seat)
  const alt = clip(handInWords(folder.text.hand(view, seat.seat, plain.say) ?? []).replace(/[*_#>`]/g, ''), limits.alt)
  return message([container([text(`${title}\n${clip(handInWords(held), 3000)}`), drawn && picture(drawn.name, alt)])], {
    files: drawn ? [{ ...drawn, alt }] : [],
  })
}

async function handFor(call: Call, look: TableLook | undefined): Promise<Message> {
  if (!look) return ownTables(call)
  call.trace.table = look.id
  const seat = seatOf(look, call.person)
  if (look.status === 'lobby') return says(call.say('refusal.not-started'))
  if (!seat) return says(call.say('refusal.not-seated'))
  call.trace.seat = seat.number
  return handMessage(call.house, look, seat, call.language)
}

/** `/hand` */
export async function handCommand(call: Call): Promise<Message> {
  // In direct messages the hand that matters first is shown without a question.
  return handFor(call, (await findOwn(call)) ?? (call.server === null ? await findTable(call) : undefined))
}

export const handPressed: Handler<'hand'> = async (call, { table }) => handFor(call, await call.table(table))

import { type Post, quietUntil, type ShownQuestion, type TableLook } from '../../tables/index.ts'
import { escapeMarkdown, type Language, list } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import { entryLines } from '../history/entry-lines.ts'
import { folderOf, type House } from '../house.ts'
import { seatName, tableWords } from '../people/names.ts'
import { button, container, edges, type Message, message, type Part, row, text } from '../ui.ts'
import { keepsPhase } from '../watching/late.ts'
import { moment } from '../words/awaited.ts'
import type { GameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { timeInWords } from '../words/pace.ts'
import { linesWithin } from '../words/text.ts'

/** Lines of what would be taken back that one question shows at most. */
const mostLines = 12

/** What the people of a table are asked, how they have answered so far, and the buttons: all that everybody may read. */
export async function renderQuestion(house: House, look: TableLook, { body, place }: Post): Promise<Message | undefined> {
  const { question } = body
  if (!question) return undefined
  const { language } = look
  // Whoever is asked is called once, by the message itself; its edits call nobody.
  const called = place || question.outcome ? [] : await calledBy(house, look, question)
  const mentions = called.map((person) => `<@${person}>`).join(' ')
  const shown = await questionParts(house, look, question, language)
  return message([container([mentions !== '' && text(mentions), ...shown], edges.question)], { ping: called })
}

/** The same by direct message, for somebody who prefers that. */
export async function renderQuestionDirect(
  house: House,
  look: TableLook,
  { body }: Post,
  language: Language,
): Promise<Message | undefined> {
  const { question } = body
  if (!question) return undefined
  const heading = messageVoice(language)('question.in', { table: { markup: `<#${look.channel}>` } })
  return message([container([text(heading), ...(await questionParts(house, look, question, language))], edges.question)])
}

async function questionParts(house: House, look: TableLook, question: ShownQuestion, language: Language): Promise<Part[]> {
  const say = messageVoice(language)
  const words = tableWords(folderOf(house, look.game), look, language)
  const { id, outcome } = question
  const said = [await sentence(house, look, question, words), ...standing(look, question, words)]
  if (outcome) return [text([...said, say(`question.${outcome}`)].join('\n'))]
  const label = labelVoice(language)
  const press = (agrees: boolean): string => idOf('answer', { table: look.id, question: id, agrees })
  return [
    text([...said, `-# ${say(`question.${question.needs}`)}`].join('\n')),
    row(button(press(true), label('question.agree'), 'good'), button(press(false), label('question.disagree'), 'plain')),
  ]
}

async function sentence(house: House, look: TableLook, { by, proposal }: ShownQuestion, words: GameWords): Promise<string> {
  const { language } = words
  const say = messageVoice(language)
  const nameOf = (number: number) => ({ markup: nameAt(words, look, number) })
  const asker = nameOf(by)
  switch (proposal.kind) {
    case 'pause':
    case 'resume':
    case 'end':
      return say(`question.${proposal.kind}`, { asker })
    case 'move':
      return say('question.move', { asker, to: { markup: proposal.to } })
    case 'extend':
      return say('question.extend', { asker, seat: nameOf(proposal.seat), time: timeInWords(proposal.time, language) })
    case 'replace':
      if (by === proposal.seat) return say('question.offer', { seat: asker, guest: guestName(proposal.guest, language) })
      return say('question.replace', { asker, seat: nameOf(proposal.seat), guest: guestName(proposal.guest, language) })
    case 'swap':
      return say('question.swap', { asker, seat: nameOf(proposal.seat), secrets: proposal.secrets ? 'yes' : 'no' })
    case 'redo':
      return `${say('question.redo', { asker })}\n${await linesOf(house, look, proposal, words)}`
    case 'undo': {
      const lines = await linesOf(house, look, proposal, words)
      const reason = { markup: say(`undo.${proposal.reason}`) }
      return [
        say('question.undo', { asker, reason }),
        lines,
        ...(proposal.keeps ? [say('question.keeps')] : proposal.reason === 'secret' ? [say('undo.everybody')] : []),
      ].join('\n')
    }
  }
}

/** The moves that would go, as everybody was told of them: what was done in secret is not among them. */
async function linesOf(
  { tables }: House,
  look: TableLook,
  { to, head }: { readonly to: number; readonly head: number },
  words: GameWords,
): Promise<string> {
  if (keepsPhase(look)) return ''
  const entries = await tables.log({ table: look.id, from: to, limit: head - to + 1 })
  const lines = entries.filter(({ kind }) => kind === 'move').flatMap((entry) => entryLines(entry, null, words, look))
  const last = lines.length > mostLines ? ['…', ...lines.slice(-mostLines)] : lines
  return linesWithin(
    last.map((line) => `- ${line}`),
    2000,
  )
}

/** Who has answered what, and who has not yet. */
function standing(look: TableLook, question: ShownQuestion, words: GameWords): readonly string[] {
  const say = messageVoice(words.language)
  const { yes, no, asked, guestAgrees, proposal, outcome, until } = question
  const guest = proposal.kind === 'replace' ? [guestName(proposal.guest, words.language)] : []
  const names = (seats: readonly number[]): string[] => seats.map((number) => nameAt(words, look, number))
  const people = (all: readonly string[]) => ({ people: { markup: list(words.language, all) } })
  const agree = [...names(yes), ...(guestAgrees === true ? guest : [])]
  const disagree = [...names(no), ...(guestAgrees === false ? guest : [])]
  const open = asked.filter((number) => !yes.includes(number) && !no.includes(number))
  const waiting = [...names(open), ...(guestAgrees === null ? guest : [])]
  return [
    ...(agree.length > 0 ? [say('question.yes', people(agree))] : []),
    ...(disagree.length > 0 ? [say('question.no', people(disagree))] : []),
    ...(outcome === null && waiting.length > 0
      ? [say('question.waiting', { ...people(waiting), until: { markup: moment(new Date(until)) } })]
      : []),
  ]
}

function nameAt(words: GameWords, look: TableLook, number: number): string {
  const seat = look.seats[number]
  return seat ? seatName(words, look, seat) : messageVoice(words.language)('people.somebody')
}

const guestName = ({ name }: { readonly name: string | null }, language: Language): string =>
  name === null ? messageVoice(language)('people.somebody') : escapeMarkdown(name)

/** Whom the message may call: those asked who want to be called in the channel, now, and one by one; and the guest. */
async function calledBy({ tables, now }: House, look: TableLook, question: ShownQuestion): Promise<readonly string[]> {
  // Who is called would tell who asks.
  if (look.masked) return []
  const { asked, by, proposal } = question
  const people = asked.flatMap((number) => (number === by ? [] : (look.seats[number]?.person ?? [])))
  const guest = proposal.kind === 'replace' && by !== proposal.seat ? proposal.guest.person : null
  const wishes = await Promise.all(people.map(async (person) => ({ person, settings: await tables.people.settings(person) })))
  const called = wishes.filter(
    ({ settings }) => settings.pings === 'channel' && settings.digest === null && !quietUntil(settings, now()),
  )
  return [...called.map(({ person }) => person), ...(guest === null ? [] : [guest])]
}

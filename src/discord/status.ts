import { viewOf } from '../kernel/index.ts'
import type { TableLook } from '../tables/index.ts'
import type { Language } from '../words/index.ts'
import { awaitedLine } from './awaited.ts'
import { idOf } from './buttons.ts'
import type { Call } from './call.ts'
import { endLine, overButtons } from './ended.ts'
import type { GameWords } from './game-words.ts'
import { folderOf, type House } from './house.ts'
import { labelVoice, messageVoice } from './language.ts'
import { lobbyMessage } from './lobby/message.ts'
import { paceInWords } from './pace.ts'
import { peopleAt, tableWords } from './people.ts'
import { pictureOf } from './pictures.ts'
import { latestWithin } from './text.ts'
import { entriesLines } from './together.ts'
import { button, container, type File, line, type Message, message, type Part, picture, row, text } from './ui.ts'

export interface StatusWish {
  readonly language: Language
  /** What happened from this entry on is told. */
  readonly from: number
  readonly chapters?: readonly string[]
  /** The table at the entry of the picture; undefined: no picture. */
  readonly pictured?: TableLook
  /** How long an answer may take is told as well. */
  readonly withPace?: boolean
  /** It is not the last any more: no buttons. */
  readonly closed?: boolean
}

/** Entries read at most for one status; what is older stands in the log. */
const mostEntries = 60
const happenedText = 2400
/** A chapter of more entries than this is shown without marks. */
const mostEntriesInChapter = 150

/** Where the game stands, what happened, who is awaited until when, and the buttons. What everybody may read. */
export async function renderStatus(house: House, look: TableLook, wish: StatusWish): Promise<Message> {
  const { language } = wish
  const folder = folderOf(house, look.game)
  const words = tableWords(folder, look, language)
  if (!look.state) return lobbyMessage(house, look, language)
  const drawn = wish.pictured && (await boardAt(house, wish.pictured, language, wish.pictured !== look))
  // A closed status tells of its own chapter, not of the one that its last move began.
  const headed = (wish.closed && wish.pictured?.state) || look.state
  const headline = folder.text.headline(viewOf(folder.rulebook, headed, null), words.say)
  const chapters = (wish.chapters ?? []).map((chapter) => words.name('chapter', chapter))
  const title = `-# ${[words.say('game.name'), ...chapters].join(' · ')}\n### ${headline}`
  const happened = await happenedLines(house, look, wish)
  const parts: (Part | undefined | false)[] = [
    text(title),
    drawn && picture(drawn.name, drawn.alt),
    happened.length > 0 &&
      text(
        latestWithin(
          happened.map((one) => `- ${one}`),
          happenedText,
        ),
      ),
    ...(wish.closed
      ? []
      : [
          line(),
          text(nowText(house, look, words, wish.withPace ?? false)),
          isOver(look) ? overButtons(look.id, language) : statusButtons(look.id, language),
        ]),
  ]
  return message([container(parts, isOver(look) ? 0xf0b232 : 0x5865f2)], { files: drawn ? [drawn] : [] })
}

/** By its rules, or by its people. */
const isOver = ({ state, status }: TableLook): boolean => Boolean(state?.result) || status === 'ended'

/** Who is awaited, or how it ended. */
function nowText(house: House, look: TableLook, words: GameWords, withPace: boolean): string {
  const { language } = words
  const say = messageVoice(language)
  if (isOver(look)) return endLine(look, words)
  const seats = awaitedLine(folderOf(house, look.game).rulebook, look, words, null) || '–'
  const awaitedNow = `${look.paused ? '⏸ ' : ''}${say('status.awaited', { seats: { markup: seats } })}`
  return withPace ? `${awaitedNow}\n-# ${say('lobby.pace', { value: { markup: paceInWords(look.pace, language) } })}` : awaitedNow
}

async function happenedLines(house: House, look: TableLook, { from, language }: StatusWish): Promise<readonly string[]> {
  const words = tableWords(folderOf(house, look.game), look, language)
  const first = Math.max(from, look.at - mostEntries + 1)
  const entries = await house.tables.log({ table: look.id, from: first, limit: look.at - first + 1 })
  return entriesLines(entries, null, words, look)
}

/** The board of that entry; what changed since the chapter before it ended is marked. */
export async function boardAt(house: House, look: TableLook, language: Language, lasting = false): Promise<File | undefined> {
  if (!look.state) return undefined
  const before = (await chapterBefore(house, look))?.state
  const wish = { scene: 'board', viewer: null, language, lasting, ...(before && { before }) } as const
  return pictureOf(house, folderOf(house, look.game), look.state, peopleAt(look, language), wish)
}

/** The table as the chapter before the one that ended here had left it. */
async function chapterBefore({ tables }: House, { id, at }: TableLook): Promise<TableLook | undefined> {
  const from = Math.max(1, at - mostEntriesInChapter)
  const entries = await tables.log({ table: id, from, limit: at - from })
  const end = entries.findLast(({ chapters, inForce, kind }) => (chapters.length > 0 && inForce) || kind === 'start')
  return end && tables.look({ table: id, at: end.seq })
}

/** Public buttons carry the table and nothing else. */
export function statusButtons(table: string, language: Language): Part {
  const label = labelVoice(language)
  const id = (name: 'turn' | 'hand' | 'board' | 'log') => idOf(name, { table })
  return row(
    button(id('turn'), label('status.my-turn'), 'main'),
    button(id('hand'), label('status.hand')),
    button(id('board'), label('status.board')),
    button(id('log'), label('status.log')),
  )
}

/** `/game status`, and what is shown to whoever does not play. */
export async function statusMessage({ house, language }: Call, look: TableLook): Promise<Message> {
  if (look.status === 'lobby') return lobbyMessage(house, look, language)
  return renderStatus(house, look, { language, from: Math.max(1, look.seq - 9), pictured: look, withPace: true })
}

import { levels, viewOf } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { type Language, list } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { endLine, overButtons } from '../ending/ending.ts'
import { entriesBetween, phaseBegan } from '../history/moments.ts'
import { recap } from '../history/recap.ts'
import { folderOf, type House } from '../house.ts'
import { saidAloud } from '../learn/aloud.ts'
import { lobbyMessage } from '../lobby/message.ts'
import { isComputers } from '../people/computers.ts'
import { peopleAt, seatName, tableWords } from '../people/names.ts'
import { button, container, edges, type File, line, type Message, message, type Part, picture, row, text } from '../ui.ts'
import { keepsPhase, openLook } from '../watching/late.ts'
import { awaitedLine } from '../words/awaited.ts'
import type { GameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { paceInWords } from '../words/pace.ts'
import { pictureOf } from './picture.ts'

/** A place in what was told: after so many of an entry's events. */
export interface Telling {
  readonly entry: number
  readonly event: number
}

export interface StatusWish {
  readonly language: Language
  /** What happened is told from here on. */
  readonly from: Telling
  /** Up to here; to the entry that the table is seen at if absent. */
  readonly until?: Telling
  /** The chapters that ended it. */
  readonly chapters?: readonly string[]
  /** How long an answer may take is told as well. */
  readonly withPace?: boolean
  /** It is not the last any more: no buttons. */
  readonly closed?: boolean
}

/** What was done, and what computers say about it. */
interface Told {
  readonly happened: readonly string[]
  readonly aloud: readonly string[]
}

/** Where the game stands, the board, what happened, who is awaited until when, and the buttons. What everybody may read. */
export async function renderStatus(house: House, look: TableLook, wish: StatusWish): Promise<Message> {
  return messageOf(house, look, wish, await toldIn(house, look, wish))
}

/** What a phase was that is over; undefined where all have passed in it, or nothing else happened that one would tell. */
export async function renderEndedPhase(house: House, look: TableLook, wish: StatusWish): Promise<Message | undefined> {
  const told = await toldIn(house, look, wish)
  return told.happened.length > 0 ? messageOf(house, look, wish, told) : undefined
}

/** What ended with no phase of the rules is still the phase that is on. */
const isKeptBack = (look: TableLook, { chapters = [] }: StatusWish): boolean => keepsPhase(look) && chapters.length === 0

async function messageOf(house: House, look: TableLook, wish: StatusWish, { happened, aloud }: Told): Promise<Message> {
  const { language, from, closed = false } = wish
  const folder = folderOf(house, look.game)
  const words = tableWords(folder, look, language)
  if (!look.state) return lobbyMessage(house, look, language)
  const isKept = isKeptBack(look, wish)
  const shown = isKept ? await openLook(house, look) : look
  // The last board of a game stands in the message that tells how it ended.
  const drawn = closed && isOver(look) ? undefined : await boardAt(house, shown, language, from.entry)
  const headline = folder.text.headline(viewOf(folder.rulebook, shown.state ?? look.state, null), words.say)
  const chapters = (wish.chapters ?? []).map((chapter) => words.name('chapter', chapter))
  const title = `-# ${[words.say('game.name'), ...chapters].join(' · ')}\n### ${headline}`
  const parts: (Part | undefined | false)[] = [
    text(title),
    drawn && picture(drawn.name, drawn.alt),
    isKept && text(messageVoice(language)('status.late')),
    happened.length > 0 && text([...happened.map((one) => `- ${one}`), ...aloud].join('\n')),
    ...(closed
      ? []
      : [
          line(),
          text(nowText(house, look, words, wish.withPace ?? false)),
          ...(isOver(look) ? [overButtons(look, language)] : statusButtons(look.id, language)),
        ]),
  ]
  return message([container(parts, isOver(look) ? edges.over : edges.play)], { files: drawn ? [drawn] : [] })
}

/** By its rules, or by its people. */
const isOver = ({ state, status }: TableLook): boolean => Boolean(state?.result) || status === 'ended'

/** Who is awaited, or how it ended. */
function nowText(house: House, look: TableLook, words: GameWords, withPace: boolean): string {
  const { language } = words
  const say = messageVoice(language)
  if (isOver(look)) return endLine(look, words)
  const seats = awaitedLine(folderOf(house, look.game).rulebook, look, words, null) || '–'
  const paused = look.paused ? [say('refusal.table-paused')] : []
  const more = [
    ...computersLines(look, words),
    withPace ? say('lobby.pace', { value: { markup: paceInWords(look.pace, language) } }) : '',
  ]
  return [...paused, say('status.awaited', { seats: { markup: seats } }), ...more.filter(Boolean).map((one) => `-# ${one}`)].join(
    '\n',
  )
}

/** Which seats computers play, for whom, and how well: those that play equally well stand together. */
function computersLines(look: TableLook, words: GameWords): string[] {
  const { language } = words
  const say = messageVoice(language)
  const all = look.seats.filter(({ level }) => level !== null)
  return (['status.computer', 'status.stand-in'] as const).flatMap((key) =>
    levels.flatMap((level) => {
      const alike = all.filter((seat) => seat.level === level && isComputers(seat) === (key === 'status.computer'))
      const names = alike.map((seat) => seatName(words, look, seat))
      return names.length > 0 ? [say(key, { seats: { markup: list(language, names) }, level: say(`level.${level}`) })] : []
    }),
  )
}

async function toldIn(house: House, look: TableLook, wish: StatusWish): Promise<Told> {
  if (!look.state || isKeptBack(look, wish)) return { happened: [], aloud: [] }
  const { from, until, language } = wish
  const words = tableWords(folderOf(house, look.game), look, language)
  const entries = await entriesBetween(house, look, from.entry, until?.entry ?? look.at)
  const told = entries.map((entry) => {
    const first = entry.seq === from.entry ? from.event : 0
    const last = entry.seq === until?.entry ? until.event : entry.events.length
    return { ...entry, events: entry.events.slice(first, last) }
  })
  // An entry of which a part was told before has been spoken of.
  const whole = entries.filter(({ seq }) => seq !== from.entry || from.event === 0)
  return { happened: recap(told, null, words, look), aloud: await saidAloud(house, look, whole, words) }
}

/** The board as everybody may see it, composed for a phone; what changed since that entry is marked. */
export async function boardAt(
  house: House,
  look: TableLook,
  language: Language,
  since: number = look.at,
): Promise<File | undefined> {
  if (!look.state) return undefined
  const before = since < look.at ? (await house.tables.look({ table: look.id, at: since }))?.state : undefined
  const wish = { scene: 'status', viewer: null, language, ...(before && { before }) } as const
  return pictureOf(house, folderOf(house, look.game), look.state, peopleAt(look, language), wish)
}

/** Public buttons carry the table and nothing else. Those of the players, and those of everybody: five in a row break on a phone. */
function statusButtons(table: string, language: Language): Part[] {
  const label = labelVoice(language)
  const id = (name: 'turn' | 'hand' | 'board' | 'log' | 'follow') => idOf(name, { table })
  return [
    row(button(id('turn'), label('status.my-turn'), 'main'), button(id('hand'), label('status.hand'))),
    row(
      button(id('board'), label('status.board')),
      button(id('log'), label('status.log')),
      button(id('follow'), label('follow.button')),
    ),
  ]
}

/** `/game status`, and what is shown to whoever does not play: what the open status in the channel says. */
export async function statusMessage({ house, language }: Call, look: TableLook): Promise<Message> {
  if (look.status === 'lobby') return lobbyMessage(house, look, language)
  return renderStatus(house, look, { language, from: await phaseBegan(house, look), withPace: true })
}

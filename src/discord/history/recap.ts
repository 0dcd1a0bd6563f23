import type { Telling } from '../../games/chronicle.ts'
import { canonicalJson, heard, isRecord, type Notice, type Viewer } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { list } from '../../words/index.ts'
import type { GameWords } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { withFact } from '../words/text.ts'
import { entryLines } from './entry-lines.ts'
import { comesToNothing, sumOf } from './told.ts'

/** What fits beside the avatar on a phone that is 390 px wide. */
const phoneLine = 40
/** Nobody reads more of a phase on a phone. */
export const recapLines = 8

/** A part of a recap: in the line of a seat, or a line of its own. */
interface Part {
  readonly seat: string | null
  readonly text: string
  readonly weight: number
  /** It was done to the seat that reads, or by it. */
  readonly mine: boolean
}

export interface RecapWish {
  /** How many rows of a phone it may take. */
  readonly lines?: number
  /** How many lines there may be. */
  readonly items?: number
  /** The seat for which it is told: what concerns it comes first, the weightiest before all else, and it is called you. */
  readonly mine?: string
  /** Where it has something to lose: what happens there concerns it, whoever is named. */
  readonly lands?: readonly string[]
}

/** What happened, in few lines: what each seat did in one, what matters first where not all of it fits. */
export function recap(
  entries: readonly EntryLook[],
  viewer: Viewer,
  words: GameWords,
  look: TableLook,
  { lines = recapLines, items = lines, mine, lands = [] }: RecapWish = {},
): readonly string[] {
  const played = entries.filter(({ kind, inForce }) => inForce && (kind === 'move' || kind === 'start'))
  const notices = played.flatMap(({ events }) => {
    const told = events.flatMap((event) => heard(event, viewer) ?? [])
    return words.chronicle.fold?.(told, words.say) ?? told
  })
  const concerned = mine === undefined ? [] : [mine, ...lands]
  const parts = gathered(notices, words, concerned)
    .filter((notice) => !comesToNothing(notice, tellingOf(words, notice)))
    .map((notice) => partOf(notice, words, concerned))
    .filter(({ text }) => text !== '')
  // What people take back and what the bot notes has no brief form.
  const others = entries.filter(({ kind }) => kind === 'undo' || kind === 'redo' || kind === 'note')
  const said = others.flatMap((entry) => entryLines(entry, viewer, words, look))
  const noted = [...new Set(said)].map((text): Part => ({ seat: null, text, weight: 9, mine: false }))
  const all = [...parts, ...noted]
  // A panel that has room for one line shows the first.
  const own = all.filter((part) => part.mine).toSorted((one, other) => other.weight - one.weight)
  return fitting([...own, ...all.filter((part) => !part.mine)], { words, lines, items, mine })
}

/** What the game says nothing about is told, each time, and before nothing else. */
const untold: Telling = { weight: 1, of: null }

const tellingOf = ({ chronicle }: GameWords, { key }: Notice): Telling => chronicle.tellings[key] ?? untold

const weightOf = ({ weight = 0 }: Telling, { params }: Notice): number => (typeof weight === 'number' ? weight : weight(params))

/** How much matters of what everybody was told of an entry. */
export const weightTold = ({ events }: EntryLook, words: GameWords): number =>
  Math.max(0, ...events.flatMap((event) => heard(event, null) ?? []).map((notice) => weightOf(tellingOf(words, notice), notice)))

/** What recaps tell at all; of one kind added up, with the values gathered that they list. */
function gathered(notices: readonly Notice[], words: GameWords, concerned: readonly string[]): readonly Notice[] {
  const found = new Map<string, Notice>()
  for (const notice of notices) {
    const telling = tellingOf(words, notice)
    if (weightFor(notice, words, concerned) === 0) continue
    const { add = [], last = [], gather = [], over = [] } = telling
    const fixed = Object.entries(notice.params).filter(([name]) => ![...add, ...last, ...gather, ...over].includes(name))
    const alike = canonicalJson([notice.key, fixed])
    const before = found.get(alike)
    found.set(alike, withNext(before, notice, telling))
  }
  return [...found.values()]
}

function withNext(before: Notice | undefined, next: Notice, { add = [], gather = [] }: Telling): Notice {
  const times = Number(before?.params.times ?? 0) + 1
  const lists = gather.map((name) => {
    const [listed, value] = [before?.params[name] ?? [], next.params[name]]
    const values = [...(Array.isArray(listed) ? listed : [listed]), ...(Array.isArray(value) ? value : [value])]
    return [name, [...new Set(values)]] as const
  })
  const sum = before ? sumOf(before, next, add) : next
  return { key: next.key, params: { ...sum.params, ...Object.fromEntries(lists), times } }
}

/** What was done to somebody matters to them more than what others did to each other. */
const concern = 4

/** Whether one of these is named anywhere in it: a seat, a place. */
function names(value: unknown, ids: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((one) => names(one, ids))
  if (!isRecord(value)) return ids.some((id) => id === value)
  return Object.entries(value).some(([key, one]) => ids.includes(key) || names(one, ids))
}

/** How much it matters to whom these are dear: a seat, its places. What is next to nothing is so whoever it concerns. */
export function weightFor(notice: Notice, words: GameWords, concerned: readonly string[]): number {
  const telling = tellingOf(words, notice)
  const weight = weightOf(telling, notice)
  if (!names(notice.params, concerned)) return weight
  return weight > little ? weight * concern : (telling.toNamed ?? weight)
}

function partOf(notice: Notice, words: GameWords, concerned: readonly string[]): Part {
  const { of = 'seat', short } = tellingOf(words, notice)
  const said = short ? { ...notice, params: short(notice.params) } : notice
  const seat = of === null ? null : notice.params[of]
  const mine = names(notice.params, concerned)
  const weight = weightFor(notice, words, concerned)
  if (!words.has(`brief.${notice.key}`)) return { seat: null, text: words.notice(said, 'event'), weight, mine }
  return { seat: typeof seat === 'string' ? seat : null, text: words.notice(said, 'brief'), weight, mine }
}

interface Line {
  readonly seats: readonly string[]
  readonly parts: readonly Part[]
}

/** How long a line is when it is read, without marks. */
export const rowsOf = (line: string): number => Math.max(1, Math.ceil(line.replace(/\*\*|~~/g, '').length / phoneLine))

/** So little is told only where nothing else has happened. */
const little = 1

interface Fit {
  readonly words: GameWords
  readonly lines: number
  readonly items: number
  readonly mine: string | undefined
}

/** As much as fits, the weightiest first, in the order in which it is given. */
function fitting(parts: readonly Part[], { words, lines: most, items, mine }: Fit): readonly string[] {
  const weightiest = Math.max(0, ...parts.map(({ weight }) => weight))
  const ranked = parts.filter(({ weight }) => weight > little || weightiest <= little).sort((a, b) => b.weight - a.weight)
  let kept: ReadonlySet<Part> = new Set()
  let lines: readonly string[] = []
  for (const part of ranked) {
    const next = new Set([...kept, part])
    const said = inLines(parts, next, words, mine)
    if (said.length > items || said.reduce((sum, line) => sum + rowsOf(line), 0) > most) continue
    kept = next
    lines = said
  }
  return lines
}

function inLines(parts: readonly Part[], kept: ReadonlySet<Part>, words: GameWords, mine: string | undefined): readonly string[] {
  const called = (seat: string) => (seat === mine ? messageVoice(words.language)('since.you') : words.name('seat', seat))
  const lines: Line[] = []
  for (const part of parts.filter((one) => kept.has(one))) {
    const index = part.seat === null ? -1 : lines.findIndex(({ seats }) => seats[0] === part.seat)
    if (index < 0) lines.push({ seats: part.seat === null ? [] : [part.seat], parts: [part] })
    else lines[index] = { ...lines[index]!, parts: [...lines[index]!.parts, part] }
  }
  return merged(lines).map(({ seats, parts: own }) => {
    const said = own.map(({ text }) => text).join('; ')
    return seats.length === 0 ? said : withFact(list(words.language, seats.map(called)), said)
  })
}

/** Those who did the same share a line. */
function merged(lines: readonly Line[]): readonly Line[] {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const said = line.seats.length === 0 ? `${found.size}` : `=${line.parts.map(({ text }) => text).join('; ')}`
    const before = found.get(said)
    found.set(said, before ? { ...before, seats: [...before.seats, ...line.seats] } : line)
  }
  return [...found.values()]
}

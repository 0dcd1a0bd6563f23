import type { Chronicle, Telling } from '../../games/chronicle.ts'
import { canonicalJson, heard, isRecord, type Notice, same, type Viewer } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { list } from '../../words/index.ts'
import type { GameWords } from '../words/game-words.ts'
import { entryLines } from './entry-lines.ts'

/** Something that was told, and by which entries. */
export interface Told {
  readonly notice: Notice
  readonly from: number
  readonly to: number
}

/** What somebody did without anybody else coming between, as far as the viewer was told of it. */
export interface Stretch {
  readonly kind: 'stretch'
  /** The numbers of its seats. */
  readonly movers: readonly number[]
  readonly from: number
  readonly to: number
  readonly told: readonly Told[]
  /** Said already: what somebody took back, what the bot notes. */
  readonly lines: readonly string[]
}

export interface ChapterHead {
  readonly kind: 'chapter'
  readonly names: readonly string[]
  readonly at: Date
}

const isPlayed = ({ kind, inForce }: EntryLook): boolean => inForce && (kind === 'move' || kind === 'start')

/** Whether everybody was told something by the entry: only such moments are counted, whoever looks. */
export const isPublic = ({ kind, body, events }: EntryLook): boolean =>
  ((kind === 'undo' || kind === 'redo') && body.quiet !== true) ||
  kind === 'note' ||
  events.some((event) => heard(event, null) !== undefined)

/** The log as stretches of play, with a heading where chapters ended. */
export function stretches(
  entries: readonly EntryLook[],
  viewer: Viewer,
  words: GameWords,
  look: TableLook,
): readonly (Stretch | ChapterHead)[] {
  const found: (Stretch | ChapterHead)[] = []
  const add = (stretch: Stretch) => {
    const before = found.at(-1)
    const joined = before?.kind === 'stretch' && joinedOf(before, stretch)
    if (joined) found[found.length - 1] = joined
    else found.push(stretch)
  }
  for (const entry of entries) {
    const one = { kind: 'stretch', movers: entry.seat === null ? [] : [entry.seat], from: entry.seq, to: entry.seq } as const
    if (!isPlayed(entry)) {
      const lines = entryLines(entry, viewer, words, look)
      if (lines.length > 0) add({ ...one, told: [], lines })
      continue
    }
    let told = 0
    const ends = [...entry.chapters, { name: undefined, after: entry.events.length }]
    for (const { name, after } of ends) {
      const notices = entry.events.slice(told, after).flatMap((event) => heard(event, viewer) ?? [])
      told = Math.max(told, Math.min(after, entry.events.length))
      if (notices.length > 0) add({ ...one, told: toldBy(entry.seq, notices, words), lines: [] })
      if (name === undefined) continue
      const before = found.at(-1)
      if (before?.kind === 'chapter') found[found.length - 1] = { ...before, names: [...before.names, name] }
      else found.push({ kind: 'chapter', names: [name], at: entry.at })
    }
  }
  return found.map((one) => (one.kind === 'stretch' ? { ...one, told: addedUp(one.told, words.chronicle) } : one))
}

/** What a move told, said as fewer where the game does so, without the steps towards what it told after. */
function toldBy(seq: number, notices: readonly Notice[], { chronicle, say }: GameWords): Told[] {
  const folded = chronicle.fold?.(notices, say) ?? notices
  return folded.filter(({ key }) => !chronicle.tellings[key]?.step).map((notice) => ({ notice, from: seq, to: seq }))
}

/** One stretch where the same seats go on, where nothing is left of the second but its steps, or both tell the same of different seats. */
function joinedOf(before: Stretch, next: Stretch): Stretch | undefined {
  if (before.lines.length > 0 || next.lines.length > 0) return undefined
  const [last, first] = [before.told.at(-1), next.told[0]]
  const isSameMover = same(before.movers, next.movers)
  if (!isSameMover && first && !(last && goTogether(last.notice, first.notice))) return undefined
  const movers = [...new Set([...before.movers, ...next.movers])]
  return { ...before, movers, to: next.to, told: [...before.told, ...next.told] }
}

const without = ({ params }: Notice, fields: readonly string[]): Notice['params'] =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !fields.includes(name)))

/** Of whom it tells: of one seat, or of those that a sentence lists. */
const seatsOf = ({ params: { seat, seats } }: Notice): readonly unknown[] => (Array.isArray(seats) ? seats : [seat])

const ofWhom = ['seat', 'seats', 'count']

/** Whether they say the same of two seats. */
const goTogether = (one: Notice, other: Notice): boolean =>
  one.key === other.key &&
  !seatsOf(one).some((seat) => seatsOf(other).includes(seat)) &&
  same(without(one, listsSeats(one) ? ofWhom : ['seat']), without(other, listsSeats(other) ? ofWhom : ['seat']))

const listsSeats = ({ params }: Notice): boolean => Array.isArray(params.seats)

/** What is told of several things at once where they add up. */
export function addedUp<One extends Told>(told: readonly One[], { tellings }: Chronicle): readonly One[] {
  const sums = new Map<string, One>()
  for (const one of told) {
    const { key } = one.notice
    const { add = [], last = [], outcome } = tellings[key] ?? {}
    // What does not add up is told each time.
    const alike = add.length > 0 ? canonicalJson([key, without(one.notice, [...add, ...last])]) : `${sums.size}`
    const before = sums.get(alike)
    if (outcome) sums.delete(alike)
    sums.set(alike, before ? { ...before, to: one.to, notice: sumOf(before.notice, one.notice, add) } : one)
  }
  const all = [...sums.values()]
  const some = all.filter(({ notice }) => !comesToNothing(notice, tellings[notice.key]))
  // A moment that is counted is told, whatever came of it.
  return some.length > 0 ? some : all
}

const isNothing = (value: unknown): boolean => (isRecord(value) ? Object.values(value).every(isNothing) : value === 0)

/** What was done and undone again. */
export const comesToNothing = ({ params }: Notice, { outcome, add = [] }: Telling = {}): boolean =>
  outcome === true && add.every((name) => isNothing(params[name]))

/** The fields named are added, those of the later notice hold otherwise. */
export function sumOf(one: Notice, other: Notice, add: readonly string[]): Notice {
  const sums = add.map((name) => [name, added(one.params[name], other.params[name])] as const)
  return { key: one.key, params: { ...other.params, ...Object.fromEntries(sums) } }
}

function added(one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  if (!isRecord(one) || !isRecord(other)) return other
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(keys.map((key) => [key, added(one[key] ?? 0, other[key] ?? 0)]))
}

/** The lines of a stretch; what is the same for several seats in a row is one. */
export function linesOf({ told, lines }: Stretch, words: GameWords): readonly string[] {
  return [...together(told, words), ...lines]
}

/** "Anna has chosen. Bo has chosen." is "Anna and Bo have chosen.", or "Anna, Bo: …" where the game has brief words for it. */
function together(told: readonly Told[], words: GameWords): readonly string[] {
  const lines: string[] = []
  let run: Notice[] = []
  const close = () => {
    lines.push(...sentences(run, words))
    run = []
  }
  for (const { notice } of told) {
    if (!run.every((one) => goTogether(one, notice))) close()
    run.push(notice)
  }
  close()
  return lines
}

function sentences(run: readonly Notice[], words: GameWords): readonly string[] {
  const [first] = run
  if (!first || run.length < 2) return run.map((notice) => words.notice(notice, 'event'))
  const seats = run.flatMap(seatsOf)
  if (listsSeats(first))
    return [words.notice({ key: first.key, params: { ...first.params, seats, count: seats.length } }, 'event')]
  const key = `${first.key}.together`
  if (words.has(`event.${key}`)) return [words.notice({ key, params: { ...without(first, ['seat']), seats } }, 'event')]
  if (!words.has(`brief.${first.key}`)) return run.map((notice) => words.notice(notice, 'event'))
  const named = seats.map((seat) => words.name('seat', seat))
  return [`${list(words.language, named)} · ${words.notice(first, 'brief')}.`]
}

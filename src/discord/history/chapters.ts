import type { GameFolder } from '../../games/folder.ts'
import { type StateBase, type Viewer, viewOf } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf, type House } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { peopleAt } from '../people/names.ts'
import { type Entry, limits, type Row, row, select } from '../ui.ts'
import { type GameWords, gameWords } from '../words/game-words.ts'
import { entryLines } from './entry-lines.ts'
import { recap } from './recap.ts'

/** Where chapters of a game ended; the first is its beginning. */
export interface Ended {
  /** The entry of the log after which it was so. */
  readonly entry: number
  readonly names: readonly string[]
  /** The round that ended there, counted from 1; null where none did. */
  readonly round: number | null
  /** What happened last. */
  readonly last: EntryLook
}

/** All of them, in force, and how it stands now. */
export async function chapterEnds(house: House, { id, seq, game }: TableLook): Promise<readonly Ended[]> {
  const { chapters } = folderOf(house, game).rulebook
  // What comes before the first round (claims, setting up) may end as a round does.
  const roundName = Object.keys(chapters).findLast((name) => chapters[name] === 'round')
  const entries = await house.tables.log({ table: id, from: 1, limit: seq })
  const ends: Ended[] = []
  let rounds = 0
  let last: EntryLook | undefined
  for (const entry of entries) {
    if (!entry.inForce || (entry.kind !== 'move' && entry.kind !== 'start')) continue
    last = entry
    if (entry.chapters.length === 0 && entry.kind === 'move') continue
    const names = entry.chapters.map(({ name }) => name)
    const ended = names.filter((name) => name === roundName).length
    rounds += ended
    ends.push({ entry: entry.seq, names, round: ended > 0 ? rounds : null, last: entry })
  }
  if (!last || ends.length === 0 || ends.at(-1)?.entry === last.seq) return ends
  return [...ends, { entry: last.seq, names: [], round: null, last }]
}

/** What ended there, in words: of what ends with the last of its parts only the whole. */
export const longestOf = ({ names }: Ended, words: GameWords): readonly string[] =>
  names.slice(-1).map((name) => words.name('chapter', name))

/** Turns and battles are called the same, each of them: what happened last, or whose move that was, tells one from the other. */
export function toldApart({ names, last }: Ended, viewer: Viewer, words: GameWords, look: TableLook, { rulebook }: GameFolder) {
  if (rulebook.chapters[names.at(-1) ?? ''] !== 'stretch') return undefined
  const [most] = recap([last], viewer, words, look, { items: 1 })
  const said = most ?? entryLines(last, viewer, words, look).at(-1)
  const seat = look.seats.find(({ number }) => number === last.seat)?.seat
  return (said ?? (seat ? words.name('seat', seat) : '')).replaceAll('*', '')
}

/** At most so many, evenly, with the first and the last. */
export function thinned<Value>(all: readonly Value[], most: number): readonly Value[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))]!)
}

/** The position after an entry. */
export const stateAt = async ({ tables }: House, { id }: TableLook, at: number): Promise<StateBase | undefined> =>
  (await tables.look({ table: id, at }))?.state

/** Menus that lead to the beginning of each round, and to the end of each part of the one that is on at that entry. */
export async function jumps(call: Call, look: TableLook, at: number): Promise<readonly Row[]> {
  const { house, label, language } = call
  const folder = folderOf(house, look.game)
  const viewer: Viewer = seatOf(look, call.person)?.seat ?? null
  const words = gameWords(folder, language, { people: peopleAt(look, language), form: 'plain' })
  const ends = await chapterEnds(house, look)
  const begins = ends.filter(({ round }, index) => index === 0 || round !== null)
  const current = begins.findLastIndex(({ entry }) => entry <= at)
  const from = begins[current]?.entry ?? 1
  const until = begins[current + 1]?.entry ?? look.seq
  const rounds: Entry[] = []
  for (const { entry } of thinned(begins, limits.options)) {
    const state = await stateAt(house, look, entry)
    if (!state) continue
    const headline = folder.text.headline(viewOf(folder.rulebook, state, viewer), words.say)
    rounds.push({ value: String(entry), label: headline.replaceAll('*', ''), chosen: entry === from })
  }
  const parts = thinned(
    ends.filter(({ entry, names }) => names.length > 0 && entry > from && entry <= until),
    limits.options,
  ).map((ended): Entry => {
    return {
      value: String(ended.entry),
      label: longestOf(ended, words).join(''),
      help: toldApart(ended, viewer, words, look, folder),
      chosen: ended.entry === at,
    }
  })
  const menu = (mark: string, placeholder: string, entries: readonly Entry[]): Row[] =>
    entries.length > 1 ? [row(select(idOf('replay-jump', { table: look.id, mark }), placeholder, entries))] : []
  return [...menu('round', label('back.round'), rounds), ...menu('phase', label('back.phase'), parts)]
}

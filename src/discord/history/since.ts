import type { GameFolder } from '../../games/folder.ts'
import { type StateBase, type Viewer, viewOf } from '../../kernel/index.ts'
import type { EntryLook, SeatLook, TableLook } from '../../tables/index.ts'
import { list } from '../../words/index.ts'
import { folderOf, type House } from '../house.ts'
import type { GameWords } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { noteInWords } from '../words/refusals-and-notes.ts'
import { entriesBetween } from './moments.ts'
import { recap } from './recap.ts'
import { isPublic } from './told.ts'

/** Entries looked through at a time, and at most: whoever was away for longer reads the log. */
const atOnce = 100
const mostEntries = 600

/** Lines that are told of it, and how many rows of a phone they take at most. */
export const sinceItems = 5
export const sinceRows = 9

type Away = SeatLook & { readonly seat: string }

/** What happened since somebody last moved themselves, and the entry in which they did. */
export interface Since {
  readonly entries: readonly EntryLook[]
  readonly last: EntryLook | undefined
}

export interface SinceWish {
  /** Where everybody reads it: only what everybody knows. */
  readonly forEverybody?: boolean
  /** Nothing to whoever has moved within so many milliseconds. */
  readonly longAgo?: number
}

/** What has happened since the person of a seat last moved, in at most five lines: first what was done to them and for them. */
export async function sinceLastTurn(
  house: House,
  look: TableLook,
  seat: Away,
  words: GameWords,
  { entries, last }: Since,
  { forEverybody = false, longAgo = 0 }: SinceWish = {},
): Promise<readonly string[]> {
  // Whoever has not moved yet has nothing to come back to.
  if (entries.length === 0 || (!last && entries.length < mostEntries)) return []
  if (last && house.now().getTime() - last.at.getTime() < longAgo) return []
  const before = last && (await house.tables.look({ table: look.id, version: look.version, at: last.seq }))?.state
  const overtakers = before ? overtook(house, look, seat, before, words) : []
  const lands = [before, look.state].flatMap((state) => (state ? landsOf(folderOf(house, look.game), state, seat.seat) : []))
  const viewer = forEverybody ? null : seat.seat
  // What they took back themselves they know.
  const others = entries.filter(({ kind, person }) => (kind !== 'undo' && kind !== 'redo') || person !== seat.person)
  const told = toldSince(others, viewer, seat.seat, words, look, { lands, items: sinceItems - overtakers.length })
  return [...told, ...overtakers]
}

/** What these entries tell somebody who was away. */
export const toldSince = (
  entries: readonly EntryLook[],
  viewer: Viewer,
  mine: string,
  words: GameWords,
  look: TableLook,
  { lands = [], items = sinceItems }: { readonly lands?: readonly string[]; readonly items?: number } = {},
): readonly string[] => recap(entries, viewer, words, look, { lines: sinceRows, items, mine, lands })

/** Where a seat has something to lose, as everybody sees it. */
export const landsOf = ({ rulebook, places }: GameFolder, state: StateBase, seat: string): readonly string[] =>
  places?.of(viewOf(rulebook, state, null), seat) ?? []

/** What of a plan of theirs did not fit since they last moved: where they see it, whether they take direct messages or not. */
export async function plansRefusedSince(
  house: House,
  look: TableLook,
  { person, number }: Away,
  words: GameWords,
  { last }: Since,
): Promise<readonly string[]> {
  const refused = person === null ? [] : await house.tables.plans.refused(look.id, person, number, last?.seq ?? 0)
  return refused.flatMap(({ note }) => noteInWords(note.what, note.params, words, look) ?? [])
}

/** Since their last move, or, for what everybody reads, since the last one that everybody was told of. */
export async function entriesSince(house: House, look: TableLook, { number, person }: Away, asEverybody = false): Promise<Since> {
  let entries: readonly EntryLook[] = []
  for (let until = look.at; until >= 1 && entries.length < mostEntries; until -= atOnce) {
    const page = await entriesBetween(house, look, Math.max(1, until - atOnce + 1), until)
    const index = page.findLastIndex(
      (entry) => entry.seat === number && isOwn(entry, person) && (!asEverybody || isPublic(entry)),
    )
    entries = [...page.slice(index + 1), ...entries]
    if (index >= 0) return { entries, last: page[index] }
  }
  return { entries, last: undefined }
}

/** Not what a plan, a computer or the clock played for them. */
const isOwn = ({ kind, inForce, actor, person }: EntryLook, own: string | null): boolean =>
  kind === 'move' && inForce && actor === 'person' && person === own

/** Who had no more points and has more now. */
function overtook(house: House, look: TableLook, { seat }: Away, before: StateBase, words: GameWords): readonly string[] {
  const { rulebook, text } = folderOf(house, look.game)
  if (!look.state) return []
  const pointsIn = (state: StateBase) => text.points(viewOf(rulebook, state, null))
  const [then, now] = [pointsIn(before), pointsIn(look.state)]
  const passed = Object.keys(now).filter(
    (other) => other !== seat && (then[other] ?? 0) <= (then[seat] ?? 0) && now[other]! > (now[seat] ?? 0),
  )
  if (passed.length === 0 || then[seat] === undefined) return []
  const seats = passed.map((other) => `${words.name('seat', other)} (${now[other]})`)
  const said = list(words.language, seats)
  return [messageVoice(words.language)('since.overtaken', { seats: { markup: said }, points: now[seat] ?? 0 })]
}

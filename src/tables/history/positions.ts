import { type AnyRulebook, apply, atChapterEnd, type PlainMove, type Position, type StateBase } from '../../kernel/index.ts'
import { copyBefore, type EntryRow, SpoiledRow, type StoredTable } from '../../store/index.ts'
import type { Past } from './past.ts'

/** An entry of the log that is a move. */
export const moveOf = ({ body }: EntryRow): { readonly seat: string; readonly move: PlainMove } =>
  // `as`: only tables write entries, and a move that was carried out has these.
  body as { readonly seat: string; readonly move: PlainMove }

/** What is read at first when going back along the log, and at most at a time. */
const firstStretch = 16
const longestStretch = 128

/**
 * The position as it was after entry `seq`. From the latest copy on the log holds nothing but moves (and entries that change no
 * position), because each undo and redo leaves a copy.
 */
export async function positionAt(
  past: Past,
  book: AnyRulebook,
  { row }: StoredTable,
  seq: number,
): Promise<Position<StateBase> | undefined> {
  if (row.seed === null) return undefined
  if (seq >= row.seq && row.position) return row.position
  const known = past.position(row.id, seq)
  if (known) return known
  const copy = await copyBefore(past.client, row.id, seq)
  if (!copy) return undefined
  let { position } = copy
  for (const entry of await past.entries(row.id, copy.seq + 1, seq)) {
    if (entry.kind !== 'move') continue
    // What an older version of the rules played is shown as it was stored.
    if (entry.rules !== book.version) return position
    const { seat, move } = moveOf(entry)
    const outcome = apply(book, position, seat, move, row.seed)
    if (outcome.refused) throw new SpoiledRow('LogEntry', `${row.id}/${entry.seq}`, 'body', `is refused: ${outcome.refused.code}`)
    position = outcome.position
  }
  past.keepPosition(row.id, seq, position)
  return position
}

/** The position in the middle of entry `seq`, when so many chapters had ended by it. Undefined where that cannot be played again. */
export async function positionAtChapter(
  past: Past,
  book: AnyRulebook,
  stored: StoredTable,
  seq: number,
  chapters: number,
): Promise<Position<StateBase> | undefined> {
  const { seed } = stored.row
  const [entry] = await past.entries(stored.row.id, seq, seq)
  if (seed === null || entry?.kind !== 'move' || entry.rules !== book.version) return undefined
  const before = await positionAt(past, book, stored, seq - 1)
  const { seat, move } = moveOf(entry)
  const state = before && atChapterEnd(book, before, seat, move, seed, chapters)
  return state && { state, chance: before.chance }
}

/** The moves in force from the last one back, as long as anybody asks for more. */
export async function* movesBack(past: Past, { row }: StoredTable): AsyncGenerator<EntryRow> {
  let wanted = row.head
  let known = new Map<number, EntryRow>()
  let stretch = firstStretch
  while (wanted > 0) {
    let entry = known.get(wanted)
    if (!entry) {
      const entries = await past.entries(row.id, Math.max(1, wanted - stretch + 1), wanted)
      stretch = Math.min(longestStretch, 2 * stretch)
      known = new Map(entries.map((read) => [read.seq, read]))
      entry = known.get(wanted)
    }
    if (entry?.kind !== 'move' || entry.parent === null || entry.parent >= wanted)
      throw new SpoiledRow('LogEntry', `${row.id}/${wanted}`, 'parent', 'is no move in force')
    yield entry
    wanted = entry.parent
  }
}

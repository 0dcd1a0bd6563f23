import type { EntryLook, TableLook } from '../../tables/index.ts'
import { folderOf, type House } from '../house.ts'
import { isPublic } from './told.ts'

/** Entries looked through at a time. */
const atOnce = 100

export const entriesBetween = (
  { tables }: House,
  { id, version }: TableLook,
  from: number,
  until: number,
): Promise<readonly EntryLook[]> => tables.log({ table: id, version, from, limit: until - from + 1 })

/**
 * The moments of a game, numbered from 1: entries of which everybody was told something. Numbers of entries would tell of moves that
 * were made in secret.
 */
export interface Moments {
  readonly count: number
  /** The entry of a moment. */
  entry(number: number): number | undefined
  /** The number of the first moment at that entry or after it. */
  numberFrom(entry: number): number
  /** The number of the last moment at that entry or before it; 0 if there is none. */
  numberUpTo(entry: number): number
}

export function momentsIn(entries: readonly EntryLook[]): Moments {
  const seqs = entries.filter(isPublic).map(({ seq }) => seq)
  const before = (entry: number): number => {
    let [low, high] = [0, seqs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (seqs[middle]! <= entry) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    count: seqs.length,
    entry: (number) => seqs[number - 1],
    numberFrom: (entry) => before(entry - 1) + 1,
    numberUpTo: before,
  }
}

export const momentsOf = async ({ tables }: House, { id, seq }: TableLook): Promise<Moments> =>
  momentsIn(await tables.log({ table: id, from: 1, limit: seq }))

/** Where the phase of the rules began that is on: after the last chapter that ended one, or with the game. */
export async function phaseBegan(house: House, look: TableLook): Promise<{ readonly entry: number; readonly event: number }> {
  const { chapters } = folderOf(house, look.game).rulebook
  for (let last = look.at; last >= 1; last -= atOnce) {
    const entries = await entriesBetween(house, look, Math.max(1, last - atOnce + 1), last)
    for (const entry of entries.toReversed()) {
      const end = entry.inForce && entry.chapters.findLast(({ name }) => chapters[name] !== 'stretch')
      if (end) return { entry: entry.seq, event: end.after }
      if (entry.kind === 'start') return { entry: entry.seq, event: 0 }
    }
  }
  return { entry: 1, event: 0 }
}

import type { EntryLook, TableLook } from '../tables/index.ts'
import { folderOf, type House } from './house.ts'

/** Entries read at a time. */
const atOnce = 100

export async function entriesBetween(
  { tables }: House,
  { id }: TableLook,
  from: number,
  until: number,
): Promise<readonly EntryLook[]> {
  const found: EntryLook[] = []
  for (let first = from; first <= until; first += atOnce)
    found.push(...(await tables.log({ table: id, from: first, limit: Math.min(atOnce, until - first + 1) })))
  return found
}

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

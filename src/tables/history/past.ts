import type { Position, StateBase } from '../../kernel/index.ts'
import { Latest } from '../../latest.ts'
import { type Client, type EntryRow, readEntries } from '../../store/index.ts'

/** Entries kept of one table, and tables of which any are kept. */
const mostEntries = 200
const mostTables = 60
const mostPositions = 60

/**
 * What this process knows of the past of tables. A log only ever grows, so what was read of its end need not be read again, nor a
 * position be played again that was there before. Whatever takes something out of logs after all says so with `forget`.
 */
export class Past {
  readonly client: Client
  /** Of each table entries without a gap, oldest first. */
  readonly #entries = new Latest<string, readonly EntryRow[]>({ most: mostTables })
  readonly #positions = new Latest<string, Position<StateBase>>({ most: mostPositions })

  constructor(client: Client) {
    this.client = client
  }

  /** Entries from number `from` to `to`, oldest first. */
  async entries(table: string, from: number, to: number): Promise<readonly EntryRow[]> {
    if (to < from) return []
    const known = this.#entries.get(table) ?? []
    const [first, last] = [known[0]?.seq ?? to + 1, known.at(-1)?.seq ?? to]
    // What lies apart from what is known is looked up for once.
    if (to < first - 1 || from > last + 1) return this.#read(table, from, to)
    const [before, after] = await Promise.all([
      from < first ? readEntries(this.client, table, from, first - 1) : [],
      to > last ? readEntries(this.client, table, last + 1, to) : [],
    ])
    const all = [...before, ...known, ...after]
    if (before.length + after.length > 0) this.#keep(table, all)
    return all.filter(({ seq }) => seq >= from && seq <= to)
  }

  async #read(table: string, from: number, to: number): Promise<readonly EntryRow[]> {
    const entries = await readEntries(this.client, table, from, to)
    const isNewer = to > (this.#entries.get(table)?.at(-1)?.seq ?? 0)
    if (isNewer) this.#keep(table, entries)
    return entries
  }

  /** These entries have just been written behind what is known, as they would be read. */
  wrote(table: string, entries: readonly EntryRow[]): void {
    const known = this.#entries.get(table)
    const [first] = entries
    if (known && first && known.at(-1)?.seq === first.seq - 1) this.#keep(table, [...known, ...entries.map(asRead)])
  }

  #keep(table: string, entries: readonly EntryRow[]): void {
    const isWhole = entries.every(({ seq }, index) => seq === entries[0]!.seq + index)
    if (isWhole) this.#entries.set(table, entries.slice(-mostEntries))
    else this.#entries.delete(table)
  }

  position(table: string, seq: number): Position<StateBase> | undefined {
    return this.#positions.get(`${table}/${seq}`)
  }

  /** The position of a table as it was after that entry. */
  keepPosition(table: string, seq: number, position: Position<StateBase>): void {
    this.#positions.set(`${table}/${seq}`, position)
  }

  forget(table: string): void {
    this.#entries.delete(table)
    for (const key of this.#positions.keys()) if (key.startsWith(`${table}/`)) this.#positions.delete(key)
  }

  forgetAll(): void {
    this.#entries.clear()
    this.#positions.clear()
  }
}

/** What is kept as text comes back without whatever text cannot hold. */
const asRead = ({ body, events, chapters, revealed, ...entry }: EntryRow): EntryRow => ({
  ...entry,
  ...(JSON.parse(JSON.stringify({ body, events, chapters, revealed })) as Pick<
    EntryRow,
    'body' | 'events' | 'chapters' | 'revealed'
  >),
})

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { TableDays } from './table-days.ts'

/** Which table it was: who planned there is a part of its name. */
export interface TableName {
  readonly game: string
  readonly seats: number
  readonly people: string
  readonly seed: string
}

/**
 * The tables that were played already, one to a line of a file: what takes hours can be stopped and goes on where it was. They are those
 * of the code that played them; whoever has changed it begins with a fresh file.
 */
export class KeptTables {
  readonly #path: string | undefined
  readonly #known = new Map<string, TableDays>()

  constructor(path?: string) {
    this.#path = path
    const lines = path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    for (const line of lines.filter((one) => one !== '')) {
      // `as`: lines that this class has written.
      const { name, table } = JSON.parse(line) as { name: TableName; table: TableDays }
      this.#known.set(keyOf(name), table)
    }
  }

  /** The table as it was played before, or else as it is played now. */
  async get(name: TableName, play: () => Promise<TableDays>): Promise<TableDays> {
    const known = this.#known.get(keyOf(name))
    if (known) return known
    const table = await play()
    this.#known.set(keyOf(name), table)
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify({ name, table })}\n`)
    return table
  }
}

const keyOf = ({ game, seats, people, seed }: TableName): string => [game, seats, people, seed].join(' ')

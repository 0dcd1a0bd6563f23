import { Latest } from '../../latest.ts'
import type { StoredTable } from '../../store/index.ts'
import type { TableRef } from './types.ts'

const mostKept = 200

/**
 * The tables that this process has changed or looked at last, as it has committed or found them. Whoever works on one need not read it first: if another
 * process has changed it meanwhile, its version says so when the change is to be written, and it is read after all.
 */
export class RecentTables {
  readonly #tables = new Latest<string, StoredTable>({ most: mostKept })

  get({ table, channel }: TableRef): StoredTable | undefined {
    if (table !== undefined) return this.#tables.get(table)
    return channel === undefined ? undefined : this.#tables.values().findLast(({ row }) => row.activeChannel === channel)
  }

  /** What was read may be older than what has been committed since. */
  note(stored: StoredTable): void {
    const known = this.#tables.get(stored.row.id)
    if (!known || known.row.version < stored.row.version) this.keep(stored)
  }

  keep(stored: StoredTable): void {
    // Tables that are over rest, and those of the lobby are seldom in a hurry.
    if (stored.row.status === 'playing') this.#tables.set(stored.row.id, stored)
    else this.forget(stored.row.id)
  }

  forgetAll(): void {
    this.#tables.clear()
  }

  forget(id: string): void {
    this.#tables.delete(id)
  }
}

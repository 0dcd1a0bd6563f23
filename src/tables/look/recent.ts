import type { StoredTable } from '../../store/index.ts'
import type { TableRef } from './types.ts'

const mostKept = 200

/**
 * The tables that this process has changed or looked at last, as it has committed or found them. Whoever works on one need not read it first: if another
 * process has changed it meanwhile, its version says so when the change is to be written, and it is read after all.
 */
export class RecentTables {
  readonly #tables = new Map<string, StoredTable>()
  readonly #channels = new Map<string, string>()

  get(ref: TableRef): StoredTable | undefined {
    const id = ref.table ?? this.#channels.get(ref.channel ?? '')
    return id === undefined ? undefined : this.#tables.get(id)
  }

  /** What was read may be older than what has been committed since. */
  note(stored: StoredTable): void {
    const known = this.#tables.get(stored.row.id)
    if (!known || known.row.version < stored.row.version) this.keep(stored)
  }

  keep(stored: StoredTable): void {
    const { id } = stored.row
    this.forget(id)
    // Tables that are over rest, and those of the lobby are seldom in a hurry.
    if (stored.row.status !== 'playing') return
    this.#tables.set(id, stored)
    if (stored.row.activeChannel) this.#channels.set(stored.row.activeChannel, id)
    const [oldest] = this.#tables.keys()
    if (this.#tables.size > mostKept && oldest !== undefined) this.forget(oldest)
  }

  forgetAll(): void {
    this.#tables.clear()
    this.#channels.clear()
  }

  forget(id: string): void {
    const known = this.#tables.get(id)
    if (!known) return
    this.#tables.delete(id)
    if (known.row.activeChannel) this.#channels.delete(known.row.activeChannel)
  }
}

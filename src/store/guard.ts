import { AsyncLocalStorage } from 'node:async_hooks'

interface Current {
  readonly guard: TransactionGuard
  /** The transaction's work is under way. */
  open: boolean
  /** What a statement of it, or its beginning, failed of first, in the driver's own words. */
  failure?: unknown
}

/** One for the whole process: every promise made anywhere pays for each of them. */
const current = new AsyncLocalStorage<Current>()

/**
 * Whoever writes through the outer client inside a transaction's callback waits for a transaction that waits
 * for them; whoever reads there sees the state before it. Both are mistakes of the caller: they are refused
 * at once instead of timing out.
 */
export class TransactionGuard {
  async run<T>(work: () => Promise<T>): Promise<T> {
    // What the work leaves running behind (a timer, a detached promise) inherits this, and may query once it is over.
    const inside: Current = { guard: this, open: true }
    try {
      return await current.run(inside, work)
    } finally {
      inside.open = false
    }
  }

  refuseInside(): void {
    const inside = current.getStore()
    if (inside?.guard === this && inside.open) throw new OuterQueryError()
  }

  /** Runs a whole transaction, its beginning and end included, and tells what of it failed. */
  async watched<T>(transaction: () => Promise<T>, failed: (failure: unknown) => void): Promise<T> {
    this.refuseInside()
    const around: Current = { guard: this, open: false }
    try {
      return await current.run(around, transaction)
    } catch (error) {
      failed(around.failure)
      throw error
    }
  }

  /** For the driver: what it hands to this is the failure of the transaction that is begun just now. */
  noting(): (error: unknown) => void {
    const around = current.getStore()
    return (error) => {
      if (around?.guard === this) around.failure ??= error
    }
  }
}

class OuterQueryError extends Error {
  readonly code = 'outer-query-in-transaction'

  constructor() {
    super("a query on the outer client inside a transaction's callback: use the client handed to the callback")
    this.name = 'OuterQueryError'
  }
}

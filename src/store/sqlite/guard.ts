import { AsyncLocalStorage } from 'node:async_hooks'

interface Inside {
  readonly guard: TransactionGuard
  open: boolean
}

/** One for the whole process: every promise made anywhere pays for each of them. */
const current = new AsyncLocalStorage<Inside>()

/**
 * Whoever writes through the outer client inside a transaction's callback waits for a transaction that waits
 * for them; whoever reads there sees the state before it. Both are mistakes of the caller: they are refused
 * at once instead of timing out.
 */
export class TransactionGuard {
  async run<T>(work: () => Promise<T>): Promise<T> {
    // What the work leaves running behind (a timer, a detached promise) inherits this, and may query once it is over.
    const inside: Inside = { guard: this, open: true }
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
}

export class OuterQueryError extends Error {
  readonly code = 'outer-query-in-transaction'

  constructor() {
    super("a query on the outer client inside a transaction's callback: use the client handed to the callback")
    this.name = 'OuterQueryError'
  }
}

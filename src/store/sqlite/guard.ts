import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whoever writes through the outer client inside a transaction's callback waits for a transaction that waits
 * for them; whoever reads there sees the state before it. Both are mistakes of the caller: they are refused
 * at once instead of timing out.
 */
export class TransactionGuard {
  readonly #current = new AsyncLocalStorage<{ open: boolean }>()

  async run<T>(work: () => Promise<T>): Promise<T> {
    // What the work leaves running behind (a timer, a detached promise) inherits this, and may query once it is over.
    const state = { open: true }
    try {
      return await this.#current.run(state, work)
    } finally {
      state.open = false
    }
  }

  refuseInside(): void {
    if (this.#current.getStore()?.open) throw new OuterQueryError()
  }
}

export class OuterQueryError extends Error {
  readonly code = 'outer-query-in-transaction'

  constructor() {
    super("a query on the outer client inside a transaction's callback: use the client handed to the callback")
    this.name = 'OuterQueryError'
  }
}

import { afterDueFailure } from './retries.ts'

interface Failure {
  readonly tries: number
  /** It is not tried again before. */
  readonly until: number
}

/** What this process has tried in vain at tables: each thing, by its name there, is tried again after pauses that grow. */
export class Failures {
  readonly #tables = new Map<string, Map<string, Failure>>()

  triesOf(table: string, name: string): number {
    return this.#tables.get(table)?.get(name)?.tries ?? 0
  }

  pausedUntil(table: string, name: string): number {
    return this.#tables.get(table)?.get(name)?.until ?? 0
  }

  /** It has failed once more. When it may be tried again. */
  note(table: string, name: string, now: number): number {
    const tries = this.triesOf(table, name) + 1
    const until = now + afterDueFailure(tries)
    const known = this.#tables.get(table) ?? new Map<string, Failure>()
    this.#tables.set(table, known.set(name, { tries, until }))
    return until
  }

  /** It was done, or need not be done any more. */
  forget(table: string, name: string): void {
    this.#tables.get(table)?.delete(name)
  }

  /** Nothing else is tried there any more. */
  keepOnly(table: string, names: readonly string[]): void {
    const kept = [...(this.#tables.get(table) ?? [])].filter(([name]) => names.includes(name))
    if (kept.length > 0) this.#tables.set(table, new Map(kept))
    else this.#tables.delete(table)
  }
}

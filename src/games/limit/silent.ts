import type { Chance, Table } from '../../kernel/index.ts'

/** A table at which nobody listens: for looking ahead by the rules themselves. */
export class SilentTable implements Table {
  readonly #enter: (phase: string) => void
  readonly #heard: ((key: string, params: Readonly<Record<string, unknown>>) => void) | undefined

  constructor(enter: (phase: string) => void, heard?: (key: string, params: Readonly<Record<string, unknown>>) => void) {
    this.#enter = enter
    this.#heard = heard
  }

  get chance(): Chance {
    throw new Error('limit: whoever looks ahead knows no chance')
  }

  tell(key: string, params: Readonly<Record<string, unknown>> = {}): void {
    this.#heard?.(key, params)
  }

  tellOnly(): void {}

  reveal(): void {}

  endChapter(): void {}

  enter(phase: string): void {
    this.#enter(phase)
  }
}

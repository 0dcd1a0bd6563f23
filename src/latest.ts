interface Bounds {
  /** So many entries at most. */
  readonly most: number
  /** Each for so many milliseconds since it was set; for as long as there is room if absent. */
  readonly lasting?: number
  /** Milliseconds; of this process's own steady time if absent. */
  now?(): number
}

/** What was set last, by its keys. Whatever is set again is as good as new; the oldest goes where there is no room, or its time is over. */
export class Latest<Key, Value> {
  readonly #most: number
  readonly #lasting: number
  readonly #now: () => number
  /** The oldest first. */
  readonly #entries = new Map<Key, { readonly value: Value; readonly at: number }>()

  constructor({ most, lasting = Number.POSITIVE_INFINITY, now = () => performance.now() }: Bounds) {
    this.#most = most
    this.#lasting = lasting
    this.#now = now
  }

  get(key: Key): Value | undefined {
    this.#dropOld()
    return this.#entries.get(key)?.value
  }

  has(key: Key): boolean {
    this.#dropOld()
    return this.#entries.has(key)
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, at: this.#now() })
    this.#dropOld()
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  keys(): readonly Key[] {
    this.#dropOld()
    return [...this.#entries.keys()]
  }

  values(): readonly Value[] {
    this.#dropOld()
    return [...this.#entries.values()].map(({ value }) => value)
  }

  #dropOld(): void {
    const since = this.#now() - this.#lasting
    for (const [key, { at }] of this.#entries) {
      if (this.#entries.size <= this.#most && at > since) return
      this.#entries.delete(key)
    }
  }
}

/** What is counted. Whoever collects metrics reads it and puts its own prefix before the names. */
export type Counted =
  | 'posts_sent'
  | 'posts_put_off'
  | 'posts_left_out'
  | 'direct_messages_refused'
  | 'channels_cut_off'
  | 'due_failed'
  | 'rate_limits_met'
  | 'invalid_requests'
  | 'moves'
  | 'refusals'

/** What takes time, in seconds. */
export type Timed = 'acknowledgement' | 'answer' | 'thought'
type Listener = (name: Timed, seconds: number, labels: Count['labels']) => void

export interface Count {
  readonly name: Counted
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Counts that only rise, since the process began; each by name and labels, of which there must be few. */
export class Counters {
  readonly #counts = new Map<string, Count>()
  readonly #listeners = new Set<Listener>()

  add(name: Counted, labels: Count['labels'] = {}): void {
    const key = JSON.stringify([name, ...Object.entries(labels).sort()])
    this.#counts.set(key, { name, labels, value: (this.#counts.get(key)?.value ?? 0) + 1 })
  }

  /** Something took so long. Only who listens hears of it. */
  took(name: Timed, seconds: number, labels: Count['labels'] = {}): void {
    for (const listener of this.#listeners) listener(name, seconds, labels)
  }

  onTook(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  all(): readonly Count[] {
    return [...this.#counts.values()]
  }
}

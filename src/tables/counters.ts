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

export interface Count {
  readonly name: Counted
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Counts that only rise, since the process began; each by name and labels, of which there must be few. */
export class Counters {
  readonly #counts = new Map<string, Count>()

  add(name: Counted, labels: Count['labels'] = {}): void {
    const key = JSON.stringify([name, ...Object.entries(labels).sort()])
    this.#counts.set(key, { name, labels, value: (this.#counts.get(key)?.value ?? 0) + 1 })
  }

  all(): readonly Count[] {
    return [...this.#counts.values()]
  }
}

import { minute } from '../../durations.ts'
import { Latest } from '../../latest.ts'
import type { Change, Delivery, InteractionTiming, RecordedRequest } from './api.ts'
import type { Clock } from './clock.ts'
import type { FaultBox } from './faults.ts'
import type { Gateway } from './gateway.ts'
import type { Interactions } from './interactions.ts'
import { canSee } from './permissions.ts'
import { ChannelKind } from './shapes.ts'
import { Snowflakes } from './snowflake.ts'
import { type StoredMessage, World } from './world.ts'

export interface Limits {
  attachmentBytes: number
  oldMessageEdits: number
  privilegedIntents: boolean
  sessionStarts: number
  sessionStartsAtOnce: number
  /** How many Discord recommends. */
  shards: number
  invalidRequests: number
  activeThreads: number
}

/** How long Discord remembers a nonce. */
const nonceLivesFor = 5 * minute
const mostNonces = 10_000

/** Who a change reaches: everybody who sees a channel, one person, or everybody. */
export type Audience = { channel: string } | { person: string } | 'everybody'

type Listener = (change: Change, audience: Audience) => void

/** A list that forgets its oldest entries. */
class Memory<T> {
  readonly entries: T[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  add(entry: T): void {
    this.entries.push(entry)
    // Cut in slices, so that remembering stays cheap.
    if (this.entries.length > this.#limit * 1.2 + 10) this.entries.splice(0, this.entries.length - this.#limit)
  }
}

/** What all parts of the loopback share. */
export class Core {
  readonly clock: Clock
  readonly ids: Snowflakes
  /** Discord may reset it. */
  token: string
  readonly limits: Limits
  readonly world: World
  readonly requests: Memory<RecordedRequest>
  readonly failures: Memory<RecordedRequest>
  readonly deliveries: Memory<Delivery>
  readonly timings: Memory<InteractionTiming>
  /** By channel, author and nonce: the latest message that carried it. */
  readonly nonces: Latest<string, StoredMessage>
  readonly listeners = new Set<Listener>()
  origin = ''
  requestsUnderWay = 0
  /** Answers with 401, 403 or 429, but for limits that are shared with others, by their times. */
  readonly invalidRequests: number[] = []
  lastActivity = performance.now()
  // The three parts below are made by the loopback right after its core; nothing runs before they are there.
  faults!: FaultBox
  gateway!: Gateway
  interactions!: Interactions

  constructor(options: { clock: Clock; token: string; limits: Limits; remember: number; filesFolder: string | null }) {
    this.world = new World(options.filesFolder)
    this.clock = options.clock
    this.ids = new Snowflakes(options.clock)
    this.token = options.token
    this.limits = options.limits
    this.requests = new Memory(options.remember)
    this.failures = new Memory(options.remember)
    this.deliveries = new Memory(options.remember)
    this.timings = new Memory(options.remember)
    this.nonces = new Latest({ most: mostNonces, lasting: nonceLivesFor, now: () => this.clock.now() })
  }

  timestamp(): string {
    return new Date(this.clock.now()).toISOString().replace('Z', '000+00:00')
  }

  /** Shows a change on the screens it reaches. */
  publish(change: Change, audience: Audience): void {
    this.lastActivity = performance.now()
    const copy = structuredClone(change)
    this.deliveries.add({
      at: this.clock.now(),
      to: audience === 'everybody' || 'channel' in audience ? 'channel' : audience.person,
      channel: audience === 'everybody' || !('channel' in audience) ? null : audience.channel,
      members: this.#membersOf(audience),
      change: copy,
    })
    for (const listener of [...this.listeners]) {
      try {
        listener(copy, audience)
      } catch (error) {
        // A screen that fails must not fail the bot's request.
        console.error('a listener of the loopback Discord failed', error)
      }
    }
  }

  /** Who reads a private thread changes; remembered with each delivery. */
  #membersOf(audience: Audience): string[] {
    if (audience === 'everybody' || !('channel' in audience)) return []
    const channel = this.world.channels.get(audience.channel)
    if (channel?.type !== ChannelKind.privateThread) return []
    return [...this.world.people.keys()].filter((person) => canSee(this.world, channel, person))
  }

  reaches(audience: Audience, personId: string): boolean {
    if (audience === 'everybody') return true
    if ('person' in audience) return audience.person === personId
    const channel = this.world.channels.get(audience.channel)
    return channel !== undefined && canSee(this.world, channel, personId)
  }
}

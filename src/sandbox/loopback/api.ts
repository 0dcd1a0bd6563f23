/** What the loopback Discord offers to tests, to the page and to start-up. Everything here is in-process. */

import type {
  Actor,
  Change,
  ChannelLike,
  ChannelOptions,
  InteractionName,
  Persona,
  PersonLike,
  PersonOptions,
  PersonSummary,
} from './api-people.ts'
import type { Clock } from './clock.ts'
import type { Channel, User } from './shapes.ts'

export * from './api-people.ts'

export interface LoopbackOptions {
  /** 0, the default, takes any free port. */
  port?: number
  /** 127.0.0.1 unless told otherwise on purpose. */
  host?: string
  clock?: Clock
  /** The world is loaded from this JSON file if it exists, and saved to it on stop() and a moment after every change. */
  file?: string
  /** The bot's token; any other is refused with 401. A new one at every start if absent. */
  token?: string
  botName?: string
  /** Whether members, presences and the content of others' messages were granted to the bot; without it asking for them closes the gateway (4014). */
  privilegedIntents?: boolean
  guild?: { name?: string; locale?: string; channels?: string[] }
  /** Bytes; 10 MiB as on Discord if absent. */
  attachmentSizeLimit?: number
  /** 'generous' sends Discord's headers with limits nobody reaches; 'strict' limits as Discord does. */
  rateLimits?: 'generous' | 'strict'
  /** How many sessions may be started in a day; 1,000 if absent. Then the token is reset. */
  sessionStarts?: number
  /** How many shards may begin a session within five seconds, which Discord allows larger bots; 1 if absent. */
  sessionStartsAtOnce?: number
  /** How many shards Discord recommends; 1 if absent. */
  shards?: number
  /** How many invalid requests within ten minutes make Discord ban the address; 10,000 if absent. */
  invalidRequests?: number
  /**
   * How many edits of a message older than an hour Discord takes within an hour; then 30046. That comes as a 429: discord.js waits
   * by itself unless `rest.rejectOnRateLimit` tells it not to, and its RateLimitError does not carry the code.
   */
  oldMessageEdits?: number
  /** How many threads of a server may be active; then 160006. A thousand if absent. */
  activeThreads?: number
  /** How many requests and deliveries are remembered (oldest forgotten first); all of them if absent. */
  remember?: number
}

export interface RecordedRequest {
  at: number
  method: string
  path: string
  /** The route's template, e.g. `/channels/{channel_id}/messages`; null for an unknown endpoint. */
  route: string | null
  query: string
  body: unknown
  files: { field: string; name: string; size: number }[]
  status: number
  response: unknown
  /** Milliseconds it took us. */
  took: number
  fault: string | null
}

/** Times of an interaction in milliseconds of real time, for the bench. */
export interface InteractionTiming {
  interaction: string
  kind: InteractionName
  person: string
  dispatched: number
  acknowledged: number | null
  callback: number | null
  /** First time the answer was in its final form. */
  answered: number | null
}

export interface FaultOptions {
  /** `POST /channels/{channel_id}/messages`; any segment in braces, or `*`, fits anything; all routes if absent. */
  route?: string
  /** Further condition. */
  when?: (request: { method: string; path: string; body: unknown }) => boolean
  /** How often; once if absent. */
  times?: number
  /** How many fitting ones pass unharmed first. */
  after?: number
}

/** How a connection dies: closed, which discord.js reports as an error, or reset, after which it tries again by itself. */
export interface Death {
  by?: 'close' | 'reset'
}

export interface Fault {
  readonly fired: number
  clear(): void
}

export interface Faults {
  /** 429; in seconds, as Discord says it. */
  rateLimited(options?: FaultOptions & { retryAfter?: number; global?: boolean; shared?: boolean }): Fault
  serverError(options?: FaultOptions & { status?: 500 | 502 | 503 | 504 }): Fault
  /** Refused with one of Discord's codes: 50013, 50001, 10003, 30046 …; the wait in seconds, where a code tells one. */
  refused(options: FaultOptions & { code: number; retryAfter?: number }): Fault
  /** Carried out, then the connection dies before the answer. */
  noAnswer(options?: FaultOptions & Death): Fault
  /** The connection dies before anything is carried out. */
  lost(options?: FaultOptions & Death): Fault
  slow(options: FaultOptions & { milliseconds: number }): Fault
  /** Each fitting gateway event is delivered twice. */
  duplicateDelivery(options?: { event?: string; times?: number; after?: number }): Fault
  /** The event never arrives. */
  lostDelivery(options?: { event?: string; times?: number; after?: number }): Fault
  lateDelivery(options: { event?: string; times?: number; after?: number; milliseconds: number }): Fault
  /** Closes the gateway connection; 'resume' (default) leaves the session resumable, 'invalidate' does not. */
  dropGateway(session?: 'resume' | 'invalidate'): void
  /** New gateway connections are refused until cleared. */
  gatewayDown(): Fault
  /** Nobody, or only this person, can be written to: opening direct messages and writing in open ones is refused with the code. */
  noDirectMessages(options: { code: number; person?: PersonLike }): Fault
  /** The bot may write to nobody to whom it has not written before. */
  quarantine(): Fault
  /** The guild's own machines are down: it is in READY, and nothing follows. */
  guildOutage(guild?: string): Fault
  /** Takes permissions from the bot in a channel: `deny(channel, PermissionFlagsBits.SendMessages)`. */
  deny(channel: ChannelLike, permissions: bigint): Fault
  clear(): void
}

export interface Delivery {
  at: number
  /** 'channel' reached everybody who can see it; otherwise the one person. */
  to: 'channel' | string
  channel: string | null
  /** Of a private thread: who could read it then. */
  members: string[]
  change: Change
}

export interface BytesOptions {
  /** Replaces ids by the order of their first appearance, drops times and tokens; true if absent, so that two runs can be compared. */
  normalise?: boolean
  /** Replaces the time in `<t:…>` by 0; false if absent. */
  blankTimestamps?: boolean
  /** What this matches is treated like an id: for ids of the bot's own, in custom ids. With the g flag. */
  ids?: RegExp
}

export interface Loopback {
  /** `http://127.0.0.1:PORT/api`, for `new Client({ intents, rest: { api } })`. */
  readonly api: string
  /** `http://127.0.0.1:PORT`, where attachments are served. */
  readonly origin: string
  readonly token: string
  readonly applicationId: string
  readonly bot: User
  readonly guildId: string
  readonly clock: Clock
  readonly requests: readonly RecordedRequest[]
  /** Requests to endpoints the loopback does not know, and bodies Discord would refuse: should be empty after a good test. */
  readonly failures: readonly RecordedRequest[]
  readonly timings: readonly InteractionTiming[]
  readonly deliveries: readonly Delivery[]
  readonly faults: Faults
  /** Answers with 401, 403 or 429 so far: ten thousand in ten minutes make Discord ban an address. */
  readonly invalidRequests: number
  /** Whether a bot is connected and ready. */
  readonly botConnected: boolean
  botReady(timeout?: number): Promise<void>
  people(): PersonSummary[]
  createPerson(name: string, options?: PersonOptions): Persona
  persona(person: PersonLike): Persona
  /** Finds the person of that name, or creates them. */
  actor(name: string, options?: PersonOptions): Actor
  /** By name or id. */
  channel(name: string): Channel
  createChannel(name: string, options?: ChannelOptions): Channel
  /** What whoever manages the channel allows and denies somebody there; it takes the place of what was set for them before. */
  overwrite(channel: ChannelLike, person: PersonLike, permissions: { allow?: bigint; deny?: bigint }): void
  /** A role of its own with these permissions in the whole server. */
  giveRole(person: PersonLike, role: { permissions: bigint }): void
  takeRole(person: PersonLike, role: string): void
  /** A thread that a person begins, or their post in a forum. */
  startThread(parent: ChannelLike, name: string, options: { by: PersonLike; private?: boolean }): Channel
  /** What a moderator of the server does with a thread. */
  changeThread(thread: ChannelLike, change: { archived?: boolean; locked?: boolean }): void
  deleteChannel(channel: ChannelLike): void
  /** One more guild with the bot in it; people enter it by joinGuild. */
  createGuild(name: string, options?: { locale?: string; channels?: string[] }): { id: string; channels: Channel[] }
  /** Who owns the guild, and where its moderators are told what concerns them. */
  setKeepers(keepers: { owner?: PersonLike; channel?: ChannelLike }, guild?: string): void
  /** The bot is removed from the guild (and can be brought back). */
  removeBot(guild?: string): void
  inviteBot(guild?: string): void
  bytesFor(target: PersonLike | ChannelLike, options?: BytesOptions): Buffer
  /** The bytes of a served file. */
  file(url: string): Uint8Array
  /** Resolves when no interaction is open, no request under way and nothing happened for so long (100 ms). */
  idle(quiet?: number, timeout?: number): Promise<void>
  save(file?: string): void
  stop(): Promise<void>
}

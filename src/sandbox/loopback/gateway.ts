import type { Server } from 'node:http'
import { GatewayIntentBits as Intent } from 'discord-api-types/v10'
import { type WebSocket, WebSocketServer } from 'ws'
import { day } from '../../durations.ts'
import type { Core } from './core.ts'
import { guildCreate } from './guilds.ts'
import { canSee } from './permissions.ts'
import { newToken } from './token.ts'

const Op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalidSession: 9,
  hello: 10,
  acknowledged: 11,
} as const

const privileged = Intent.GuildMembers | Intent.GuildPresences | Intent.MessageContent

/** How long, and how many events, a session waits for its client to resume. */
const resumableFor = 120_000
const keptEvents = 2_000

interface Session {
  id: string
  intents: number
  shard: readonly [number, number]
  sequence: number
  events: { sequence: number; text: string }[]
  socket: WebSocket | null
  forget: (() => void) | null
}

interface Payload {
  op: number
  d?: unknown
}

/** Discord's gateway: sessions that identify, resume and receive events. */
export class Gateway {
  readonly #core: Core
  readonly #sockets: WebSocketServer
  readonly #sessions = new Map<string, Session>()
  readonly #readyListeners = new Set<() => void>()
  /** While above zero new connections are turned away. */
  down = 0
  /** Guilds that are in READY and of which nothing follows. */
  readonly outages = new Set<string>()
  /** When sessions were started, for the daily limit. */
  #starts: number[] = []

  constructor(core: Core, server: Server) {
    this.#core = core
    this.#sockets = new WebSocketServer({ noServer: true })
    server.on('upgrade', (request, socket, head) => {
      // Browsers name their origin, bots have none: no web page may pose as the bot.
      if (this.down > 0 || request.headers.origin || !request.url?.startsWith('/gateway')) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
        return
      }
      this.#sockets.handleUpgrade(request, socket, head, (connection) => this.#accept(connection))
    })
  }

  get connected(): boolean {
    return [...this.#sessions.values()].some((session) => session.socket !== null)
  }

  /** Resolves at the next READY or RESUMED. */
  onReady(listener: () => void): () => void {
    this.#readyListeners.add(listener)
    return () => this.#readyListeners.delete(listener)
  }

  /** As `GET /gateway/bot` tells. */
  get sessionStarts(): { total: number; remaining: number; reset_after: number; max_concurrency: number } {
    const now = this.#core.clock.now()
    this.#starts = this.#starts.filter((start) => now - start < day)
    const { sessionStarts: total, sessionStartsAtOnce } = this.#core.limits
    return {
      total,
      remaining: Math.max(0, total - this.#starts.length),
      reset_after: day - (now - (this.#starts[0] ?? now)),
      max_concurrency: sessionStartsAtOnce,
    }
  }

  get url(): string {
    return `${this.#core.origin.replace('http', 'ws')}/gateway`
  }

  /** Sends an event to every session that should have it; answers whether anybody is there, now or after resuming. */
  dispatch(
    event: string,
    data: unknown,
    fits: (session: { intents: number; shard: readonly [number, number] }) => boolean = () => true,
  ): boolean {
    const sessions = [...this.#sessions.values()].filter(fits)
    for (const session of sessions) {
      for (const delay of this.#core.faults.deliveries(event)) {
        if (delay === 0) this.#send(session, event, data)
        else this.#later(delay, session, event, data)
      }
    }
    return sessions.length > 0
  }

  /** What arrives late still says what was so when it was sent. */
  #later(delay: number, session: Session, event: string, data: unknown): void {
    const copy = structuredClone(data)
    this.#core.clock.after(delay, () => this.#send(session, event, copy))
  }

  /** Events of a guild: sessions with the intent, on the guild's shard. */
  guildEvent(event: string, guildId: string | undefined, data: unknown, intent: number = Intent.Guilds): void {
    if (!guildId || !this.#core.world.guilds.get(guildId)?.botPresent) return
    this.dispatch(event, data, (session) => Boolean(session.intents & intent) && onShard(session.shard, guildId))
  }

  /** Messages need an intent of their own, and the bot must see the channel. */
  messageEvent(event: string, channelId: string, data: object): void {
    const { world } = this.#core
    const channel = world.channels.get(channelId)
    if (!channel || !canSee(world, channel, world.bot.id)) return
    const guildId = channel.guild_id
    const needed = guildId ? Intent.GuildMessages : Intent.DirectMessages
    this.dispatch(event, data, (session) => Boolean(session.intents & needed) && onShard(session.shard, guildId))
  }

  interactionEvent(guildId: string | undefined, data: unknown): boolean {
    return this.dispatch('INTERACTION_CREATE', data, (session) => onShard(session.shard, guildId))
  }

  /** Cuts every connection; an invalidated session cannot be resumed. */
  drop(session: 'resume' | 'invalidate'): void {
    for (const each of [...this.#sessions.values()]) {
      const { socket } = each
      if (session === 'invalidate') this.#forget(each)
      // 4000 "unknown error, try reconnecting"; 4009 "session timed out, start a new one".
      socket?.close(session === 'resume' ? 4000 : 4009)
      if (session === 'resume') this.#detach(each)
    }
  }

  close(): void {
    for (const session of [...this.#sessions.values()]) this.#forget(session)
    for (const client of this.#sockets.clients) client.terminate()
    this.#sockets.close()
  }

  #accept(socket: WebSocket): void {
    let session: Session | null = null
    sendRaw(socket, { op: Op.hello, d: { heartbeat_interval: 41_250 } })
    socket.on('message', (raw) => {
      const payload = read(String(raw))
      if (!payload) return socket.close(4002)
      if (payload.op === Op.heartbeat) return sendRaw(socket, { op: Op.acknowledged })
      if (payload.op === Op.identify) session = this.#identify(socket, payload.d)
      else if (payload.op === Op.resume) session = this.#resume(socket, payload.d)
      else if (!session) socket.close(4003)
      else if (payload.op === Op.requestMembers) this.#members(session, payload.d)
    })
    socket.on('close', (code) => {
      if (!session || session.socket !== socket) return
      // A client that closes normally ends its session; anything else may be resumed.
      if (code === 1000 || code === 1001) this.#forget(session)
      else this.#detach(session)
    })
    socket.on('error', () => socket.terminate())
  }

  #identify(socket: WebSocket, data: unknown): Session | null {
    const { token, intents, shard } = fields(data)
    if (this.sessionStarts.remaining === 0) this.#resetToken()
    if (token !== this.#core.token) {
      socket.close(4004, 'Authentication failed.')
      return null
    }
    if (!this.#core.limits.privilegedIntents && Number(intents ?? 0) & privileged) {
      socket.close(4014, 'Disallowed intent(s).')
      return null
    }
    const own: readonly [number, number] = Array.isArray(shard) ? [Number(shard[0]), Number(shard[1])] : [0, 1]
    if (!(own[0] >= 0 && own[0] < own[1])) {
      socket.close(4010, 'Invalid shard.')
      return null
    }
    this.#starts.push(this.#core.clock.now())
    const id = this.#core.ids.next()
    const session: Session = { id, intents: Number(intents ?? 0), shard: own, sequence: 0, events: [], socket, forget: null }
    this.#sessions.set(id, session)
    const { world } = this.#core
    const guilds = [...world.guilds.values()].filter((guild) => guild.botPresent && onShard(own, guild.id))
    this.#send(session, 'READY', {
      v: 10,
      user: { ...world.bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: id,
      session_type: 'normal',
      resume_gateway_url: this.url,
      application: { id: world.applicationId, flags: 0 },
      shard: own,
      private_channels: [],
      relationships: [],
    })
    if (session.intents & Intent.Guilds)
      for (const guild of guilds) if (!this.outages.has(guild.id)) this.#send(session, 'GUILD_CREATE', guildCreate(world, guild))
    this.#announceReady()
    return session
  }

  /** Whoever uses up the day's starts is thrown out, and the token with them (discord-api-docs, gateway, "Session Start Limit"). */
  #resetToken(): void {
    this.#core.token = newToken()
    for (const session of [...this.#sessions.values()]) {
      session.socket?.close(4004, 'Authentication failed.')
      this.#forget(session)
    }
  }

  #resume(socket: WebSocket, data: unknown): Session | null {
    const { token, session_id: id, seq } = fields(data)
    const session = this.#sessions.get(String(id))
    const missed = Number(seq ?? 0)
    const oldest = session?.events[0]?.sequence ?? 0
    if (token !== this.#core.token || !session || missed > session.sequence || missed + 1 < oldest) {
      sendRaw(socket, { op: Op.invalidSession, d: false })
      return null
    }
    session.forget?.()
    session.forget = null
    session.socket?.terminate()
    session.socket = socket
    for (const event of session.events) if (event.sequence > missed) socket.send(event.text)
    this.#send(session, 'RESUMED', { _trace: [] })
    this.#announceReady()
    return session
  }

  #announceReady(): void {
    this.#core.publish({ type: 'bot-connected' }, 'everybody')
    for (const listener of [...this.#readyListeners]) listener()
  }

  #announceGone(): void {
    if (!this.connected) this.#core.publish({ type: 'bot-disconnected' }, 'everybody')
  }

  #members(session: Session, data: unknown): void {
    const { guild_id: id, query, limit, user_ids: ids, nonce } = fields(data)
    const guild = this.#core.world.guilds.get(String(id))
    if (!guild) return
    const wanted = Array.isArray(ids) ? ids.map(String) : typeof ids === 'string' ? [ids] : null
    const members = [...guild.members.values()]
      .filter((member) => (wanted ? wanted.includes(member.user.id) : member.user.username.startsWith(String(query ?? ''))))
      .slice(0, Number(limit) || 1000)
    this.#send(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: guild.id,
      members,
      chunk_index: 0,
      chunk_count: 1,
      ...(nonce ? { nonce } : {}),
    })
  }

  #send(session: Session, event: string, data: unknown): void {
    if (!this.#sessions.has(session.id)) return
    session.sequence += 1
    const text = JSON.stringify({ op: Op.dispatch, t: event, s: session.sequence, d: data })
    session.events.push({ sequence: session.sequence, text })
    if (session.events.length > keptEvents) session.events.splice(0, keptEvents / 2)
    session.socket?.send(text)
  }

  #detach(session: Session): void {
    session.socket = null
    this.#announceGone()
    session.forget ??= this.#core.clock.after(resumableFor, () => this.#forget(session))
  }

  #forget(session: Session): void {
    session.forget?.()
    const was = session.socket
    session.socket = null
    this.#sessions.delete(session.id)
    if (was) this.#announceGone()
  }
}

/** DMs and everything without a guild arrive on shard 0. */
const onShard = ([shard, count]: readonly [number, number], guildId: string | undefined): boolean =>
  guildId ? Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard : shard === 0

const sendRaw = (socket: WebSocket, payload: Payload): void =>
  socket.send(JSON.stringify({ t: null, s: null, d: null, ...payload }))

const fields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})

function read(text: string): Payload | null {
  try {
    const { op, d } = fields(JSON.parse(text))
    return typeof op === 'number' ? { op, d } : null
  } catch {
    return null
  }
}

import type { AddressInfo } from 'node:net'
import { SandboxActor } from './actor.ts'
import type {
  Actor,
  BytesOptions,
  ChannelLike,
  ChannelOptions,
  Delivery,
  Faults,
  InteractionTiming,
  Loopback,
  LoopbackOptions,
  Persona,
  PersonLike,
  PersonOptions,
  PersonSummary,
  RecordedRequest,
} from './api.ts'
import { bytesFor } from './bytes.ts'
import { removeBot, removeChannel } from './channels.ts'
import { type Clock, realClock } from './clock.ts'
import { Core } from './core.ts'
import { loadDescription } from './description.ts'
import { FaultBox } from './faults.ts'
import { Gateway } from './gateway.ts'
import { addBot, createChannel, createGuild, createPerson, guildCreate, newUser, summaryOf } from './guilds.ts'
import { Rest } from './http.ts'
import { Interactions } from './interactions.ts'
import { changeThread, giveRole, overwrite, startThreadOf, takeRole } from './management.ts'
import { idOf } from './persona.ts'
import { RateLimits } from './ratelimits.ts'
import { routes } from './routes/index.ts'
import type { Channel, User } from './shapes.ts'
import { fileAt } from './shown.ts'
import { filesFolderOf, loadWorld, saveWorld } from './state.ts'
import { newToken } from './token.ts'
import type { Person } from './world.ts'

const megabyte = 1024 * 1024
const savedAfter = 1_000

/** Starts a small Discord on loopback. */
export async function startLoopback(options: LoopbackOptions = {}): Promise<Loopback> {
  const clock = options.clock ?? realClock
  const core = new Core({
    clock,
    token: options.token ?? newToken(),
    limits: {
      attachmentBytes: options.attachmentSizeLimit ?? 10 * megabyte,
      oldMessageEdits: options.oldMessageEdits ?? 30,
      privilegedIntents: options.privilegedIntents ?? false,
      sessionStarts: options.sessionStarts ?? 1000,
      sessionStartsAtOnce: options.sessionStartsAtOnce ?? 1,
      shards: options.shards ?? 1,
      invalidRequests: options.invalidRequests ?? 10_000,
      activeThreads: options.activeThreads ?? 1000,
    },
    remember: options.remember ?? Number.POSITIVE_INFINITY,
    filesFolder: options.file ? filesFolderOf(options.file) : null,
  })
  core.faults = new FaultBox(core)
  core.interactions = new Interactions(core)
  const rest = new Rest(core, routes, await loadDescription(), new RateLimits(clock, options.rateLimits === 'strict'))
  core.gateway = new Gateway(core, rest.server)
  const host = options.host ?? '127.0.0.1'
  await new Promise<void>((resolve, reject) => {
    rest.server.once('error', reject)
    rest.server.listen(options.port ?? 0, host, resolve)
  })
  // A listening TCP server has an address with a port.
  const { port } = rest.server.address() as AddressInfo
  core.origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  if (!options.file || !loadWorld(core, options.file)) createWorld(core, options)
  return new SandboxDiscord(core, rest, options.file ?? null)
}

function createWorld(core: Core, { botName = 'Chancery', guild = {} }: LoopbackOptions): void {
  const { world } = core
  world.bot = newUser(core.ids.next(), botName, true)
  // Since 2016 a bot's user and its application share one id.
  world.applicationId = world.bot.id
  world.guildId = createGuild(core, guild.name ?? 'Sandbox', guild.locale ?? 'en-US', guild.channels ?? ['general']).id
}

class SandboxDiscord implements Loopback {
  readonly #core: Core
  readonly #rest: Rest
  readonly #file: string | null
  readonly #actors = new Map<string, SandboxActor>()
  #saving: NodeJS.Timeout | null = null

  constructor(core: Core, rest: Rest, file: string | null) {
    this.#core = core
    this.#rest = rest
    this.#file = file
    if (file) core.listeners.add(() => this.#saveSoon())
  }

  get api(): string {
    return `${this.#core.origin}/api`
  }
  get origin(): string {
    return this.#core.origin
  }
  get token(): string {
    return this.#core.token
  }
  get applicationId(): string {
    return this.#core.world.applicationId
  }
  get bot(): User {
    return this.#core.world.bot
  }
  get guildId(): string {
    return this.#core.world.guildId
  }
  get clock(): Clock {
    return this.#core.clock
  }
  get requests(): readonly RecordedRequest[] {
    return this.#core.requests.entries
  }
  get failures(): readonly RecordedRequest[] {
    return this.#core.failures.entries
  }
  get timings(): readonly InteractionTiming[] {
    return this.#core.timings.entries
  }
  get deliveries(): readonly Delivery[] {
    return this.#core.deliveries.entries
  }
  get faults(): Faults {
    return this.#core.faults
  }
  get invalidRequests(): number {
    return this.#core.invalidRequests.length
  }
  get botConnected(): boolean {
    return this.#core.gateway.connected
  }

  botReady(timeout = 10_000): Promise<void> {
    if (this.botConnected) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop()
        reject(new Error(`no bot connected within ${timeout} ms`))
      }, timeout)
      const stop = this.#core.gateway.onReady(() => {
        clearTimeout(timer)
        stop()
        resolve()
      })
    })
  }

  people(): PersonSummary[] {
    return [...this.#core.world.people.values()].map((person) => summaryOf(this.#core.world, person))
  }

  createPerson(name: string, options: PersonOptions = {}): Persona {
    const person = createPerson(this.#core, name, options)
    this.#core.publish({ type: 'person-created', person: summaryOf(this.#core.world, person) }, 'everybody')
    return this.#actorFor(person)
  }

  persona(person: PersonLike): Persona {
    const found = this.#core.world.people.get(idOf(person))
    if (!found) throw new Error(`there is no person ${idOf(person)}`)
    return this.#actorFor(found)
  }

  actor(name: string, options: PersonOptions = {}): Actor {
    const known = [...this.#core.world.people.values()].find((person) => person.user.global_name === name)
    if (known) {
      if (options.locale) known.locale = options.locale
      return this.#actorFor(known)
    }
    return this.#actorFor(this.#core.world.people.get(this.createPerson(name, options).id))
  }

  channel(name: string): Channel {
    const channels = [...this.#core.world.channels.values()]
    const found = this.#core.world.channels.get(name) ?? channels.find((channel) => channel.name === name)
    if (!found)
      throw new Error(
        `there is no channel ${name}; there are ${channels.map((channel) => channel.name ?? channel.id).join(', ')}`,
      )
    return found
  }

  createChannel(name: string, options: ChannelOptions = {}): Channel {
    const { world, gateway } = this.#core
    const channel = createChannel(this.#core, world.guild(), name, options)
    this.#core.publish({ type: 'channel-created', channel }, { channel: channel.id })
    gateway.guildEvent('CHANNEL_CREATE', channel.guild_id, channel)
    return channel
  }

  overwrite(channel: ChannelLike, person: PersonLike, permissions: { allow?: bigint; deny?: bigint }): void {
    overwrite(this.#core, this.channel(idOf(channel)), idOf(person), permissions)
  }

  giveRole(person: PersonLike, { permissions }: { permissions: bigint }): void {
    giveRole(this.#core, this.#core.world.guild(), idOf(person), permissions)
  }

  takeRole(person: PersonLike, role: string): void {
    takeRole(this.#core.world.guild(), idOf(person), role)
  }

  startThread(parent: ChannelLike, name: string, options: { by: PersonLike; private?: boolean }): Channel {
    return startThreadOf(this.#core, this.channel(idOf(parent)), name, idOf(options.by), options.private ?? false)
  }

  changeThread(thread: ChannelLike, change: { archived?: boolean; locked?: boolean }): void {
    changeThread(this.#core, this.channel(idOf(thread)), change)
  }

  deleteChannel(channel: ChannelLike): void {
    removeChannel(this.#core, this.channel(idOf(channel)))
  }

  createGuild(
    name: string,
    { locale = 'en-US', channels = ['general'] }: { locale?: string; channels?: string[] } = {},
  ): { id: string; channels: Channel[] } {
    const { world, gateway } = this.#core
    const guild = createGuild(this.#core, name, locale, channels)
    gateway.guildEvent('GUILD_CREATE', guild.id, guildCreate(world, guild))
    return { id: guild.id, channels: [...world.channels.values()].filter((channel) => channel.guild_id === guild.id) }
  }

  setKeepers({ owner, channel }: { owner?: PersonLike; channel?: ChannelLike }, id?: string): void {
    const guild = this.#core.world.guild(id)
    if (owner !== undefined) guild.owner_id = idOf(owner)
    if (channel !== undefined) guild.public_updates_channel_id = idOf(channel)
  }

  removeBot(guild?: string): void {
    removeBot(this.#core, this.#core.world.guild(guild))
  }

  inviteBot(id?: string): void {
    const { world, gateway } = this.#core
    const guild = world.guild(id)
    if (guild.botPresent) return
    addBot(this.#core, guild)
    gateway.guildEvent('GUILD_CREATE', guild.id, guildCreate(world, guild))
  }

  bytesFor(target: PersonLike | ChannelLike, options?: BytesOptions): Buffer {
    return bytesFor(this.#core, idOf(target), options)
  }

  file(url: string): Uint8Array {
    return fileAt(this.#core, url)
  }

  async idle(quiet = 100, timeout = 40_000): Promise<void> {
    const started = performance.now()
    const isBusy = () => this.#core.requestsUnderWay > 0 || this.#core.interactions.open.length > 0
    const missing = () => this.#core.lastActivity + quiet - performance.now()
    while (isBusy() || missing() > 0) {
      if (performance.now() - started > timeout) {
        throw new Error(
          `still busy after ${timeout} ms: ${this.#core.interactions.open.map((interaction) => interaction.what).join(', ') || 'requests under way'}`,
        )
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, isBusy() ? 5 : missing())))
    }
  }

  save(file: string | null = this.#file): void {
    if (!file) throw new Error('there is no file to save the world to')
    saveWorld(this.#core, file)
  }

  async stop(): Promise<void> {
    if (this.#saving) clearTimeout(this.#saving)
    if (this.#file) this.save()
    this.#core.interactions.stop()
    this.#core.gateway.close()
    this.#rest.server.closeAllConnections()
    await new Promise<void>((resolve) => this.#rest.server.close(() => resolve()))
  }

  #actorFor(person: Person | undefined): SandboxActor {
    if (!person) throw new Error('there is no such person')
    const known = this.#actors.get(person.user.id) ?? new SandboxActor(this.#core, person)
    this.#actors.set(person.user.id, known)
    return known
  }

  #saveSoon(): void {
    this.#saving ??= setTimeout(() => {
      this.#saving = null
      this.save()
    }, savedAfter).unref()
  }
}

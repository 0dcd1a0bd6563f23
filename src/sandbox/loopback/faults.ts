import type { ChannelLike, Death, Fault, FaultOptions, Faults, PersonLike } from './api.ts'
import type { Core } from './core.ts'
import { guildCreate } from './guilds.ts'
import { ChannelKind, type Overwrite } from './shapes.ts'

/** What a fault does to one request. */
export type Mishap =
  | {
      kind: 'answer'
      status: number
      code: number | null
      retryAfter: number | null
      global: boolean
      shared?: boolean
      name: string
    }
  | { kind: 'no-answer' | 'lost'; reset: boolean; name: string }
  | { kind: 'slow'; milliseconds: number; name: string }

interface Counter {
  left: number
  skip: number
  fired: number
}

interface RequestFault extends Counter {
  fits: (request: { method: string; path: string; route: string | null; body: unknown }) => boolean
  mishap: Mishap
}

interface DeliveryFault extends Counter {
  event: string | null
  delays: readonly number[]
}

/** The faults waiting to happen. */
export class FaultBox implements Faults {
  readonly #core: Core
  #requests: RequestFault[] = []
  #deliveries: DeliveryFault[] = []
  #clearers: (() => void)[] = []

  constructor(core: Core) {
    this.#core = core
  }

  rateLimited(options: FaultOptions & { retryAfter?: number; global?: boolean; shared?: boolean } = {}): Fault {
    const { retryAfter = 0.1, global = false, shared = false } = options
    return this.#request(options, { kind: 'answer', status: 429, code: 0, retryAfter, global, shared, name: 'rate limited' })
  }

  serverError(options: FaultOptions & { status?: 500 | 502 | 503 | 504 } = {}): Fault {
    const { status = 500 } = options
    return this.#request(options, {
      kind: 'answer',
      status,
      code: null,
      retryAfter: null,
      global: false,
      name: `server error ${status}`,
    })
  }

  refused(options: FaultOptions & { code: number; retryAfter?: number }): Fault {
    return this.#request(options, {
      kind: 'answer',
      status: 0,
      code: options.code,
      retryAfter: options.retryAfter ?? null,
      global: false,
      name: `refused ${options.code}`,
    })
  }

  noAnswer(options: FaultOptions & Death = {}): Fault {
    return this.#request(options, { kind: 'no-answer', reset: options.by === 'reset', name: 'no answer' })
  }

  lost(options: FaultOptions & Death = {}): Fault {
    return this.#request(options, { kind: 'lost', reset: options.by === 'reset', name: 'lost' })
  }

  slow(options: FaultOptions & { milliseconds: number }): Fault {
    return this.#request(options, { kind: 'slow', milliseconds: options.milliseconds, name: 'slow' })
  }

  duplicateDelivery(options: { event?: string; times?: number; after?: number } = {}): Fault {
    return this.#delivery(options, [0, 0])
  }

  lostDelivery(options: { event?: string; times?: number; after?: number } = {}): Fault {
    return this.#delivery(options, [])
  }

  lateDelivery(options: { event?: string; times?: number; after?: number; milliseconds: number }): Fault {
    return this.#delivery(options, [options.milliseconds])
  }

  dropGateway(session: 'resume' | 'invalidate' = 'resume'): void {
    this.#core.gateway.drop(session)
  }

  gatewayDown(): Fault {
    const { gateway } = this.#core
    gateway.down += 1
    return this.#clearable(() => {
      gateway.down -= 1
    })
  }

  noDirectMessages({ code, person }: { code: number; person?: PersonLike }): Fault {
    const { world } = this.#core
    const only = person === undefined ? null : typeof person === 'string' ? person : person.id
    const isTheirs = (channel: string): boolean => {
      const found = world.channels.get(channel)
      if (found?.type !== ChannelKind.direct) return false
      return only === null || (found.recipients ?? []).some(({ id }) => id === only)
    }
    return this.refused({
      code,
      times: Number.POSITIVE_INFINITY,
      when: ({ method, path, body }) => {
        if (path === '/users/@me/channels') return only === null || recipientOf(body) === only
        return method !== 'GET' && isTheirs(path.split('/')[2] ?? '')
      },
    })
  }

  quarantine(): Fault {
    const { world } = this.#core
    return this.refused({
      code: 20026,
      times: Number.POSITIVE_INFINITY,
      route: 'POST /users/@me/channels',
      when: ({ body }) => !world.directChannel(world.bot.id, recipientOf(body) ?? ''),
    })
  }

  guildOutage(id?: string): Fault {
    const { world, gateway } = this.#core
    const guild = world.guild(id)
    gateway.outages.add(guild.id)
    return this.#clearable(() => {
      gateway.outages.delete(guild.id)
      gateway.guildEvent('GUILD_CREATE', guild.id, guildCreate(world, guild))
    })
  }

  deny(channel: ChannelLike, permissions: bigint): Fault {
    const { world, gateway } = this.#core
    const found = world.channels.get(typeof channel === 'string' ? channel : channel.id)
    if (!found) throw new Error('there is no such channel')
    const own = (overwrite: Overwrite) => overwrite.id === world.bot.id
    const before = structuredClone((found.permission_overwrites ?? []).filter(own))
    const allow = before.reduce((sum, overwrite) => sum | BigInt(overwrite.allow), 0n) & ~permissions
    const deny = before.reduce((sum, overwrite) => sum | BigInt(overwrite.deny), 0n) | permissions
    const replace = (overwrites: Overwrite[]) => {
      found.permission_overwrites = [...(found.permission_overwrites ?? []).filter((overwrite) => !own(overwrite)), ...overwrites]
      gateway.guildEvent('CHANNEL_UPDATE', found.guild_id, found)
    }
    replace([{ id: world.bot.id, type: 1, allow: allow.toString(), deny: deny.toString() }])
    return this.#clearable(() => replace(before))
  }

  clear(): void {
    this.#requests = []
    this.#deliveries = []
    for (const clear of this.#clearers.splice(0)) clear()
  }

  /** The fault that befalls this request, if any; counts it. */
  befalls(request: { method: string; path: string; route: string | null; body: unknown }): Mishap | null {
    for (const fault of this.#requests) {
      if (fault.fits(request) && fires(fault)) return fault.mishap
    }
    return null
  }

  /** The delays of an event's deliveries: normally one, at once. */
  deliveries(event: string): readonly number[] {
    for (const fault of this.#deliveries) {
      if ((fault.event === null || fault.event === event) && fires(fault)) return fault.delays
    }
    return [0]
  }

  #request(options: FaultOptions, mishap: Mishap): Fault {
    const pattern = options.route === undefined ? null : patternOf(options.route)
    const fault: RequestFault = {
      left: options.times ?? 1,
      skip: options.after ?? 0,
      fired: 0,
      fits: (request) => (pattern === null || pattern(request)) && (options.when?.(request) ?? true),
      mishap,
    }
    this.#requests.push(fault)
    return handle(fault)
  }

  #delivery(options: { event?: string; times?: number; after?: number }, delays: readonly number[]): Fault {
    const fault: DeliveryFault = {
      left: options.times ?? 1,
      skip: options.after ?? 0,
      fired: 0,
      event: options.event ?? 'INTERACTION_CREATE',
      delays,
    }
    this.#deliveries.push(fault)
    return handle(fault)
  }

  #clearable(undo: () => void): Fault {
    let cleared = false
    const clear = () => {
      if (!cleared) undo()
      cleared = true
    }
    this.#clearers.push(clear)
    return { fired: 0, clear }
  }
}

const recipientOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'recipient_id' in body ? String(body.recipient_id) : null

function fires(counter: Counter): boolean {
  if (counter.left <= 0) return false
  if (counter.skip > 0) {
    counter.skip -= 1
    return false
  }
  counter.left -= 1
  counter.fired += 1
  return true
}

const handle = (counter: Counter): Fault => ({
  get fired() {
    return counter.fired
  },
  clear() {
    counter.left = 0
  },
})

/** `POST /channels/{channel_id}/messages`: braces and `*` fit any segment; a path with ids fits itself. */
function patternOf(text: string): (request: { method: string; path: string }) => boolean {
  const [method, template] = text.includes(' ') ? text.split(' ') : ['*', text]
  const segments = (template ?? '').split('/')
  return (request) => {
    const parts = decodeURIComponent(request.path).split('/')
    if (method !== '*' && method !== request.method) return false
    return (
      parts.length === segments.length &&
      segments.every((segment, index) => segment === '*' || segment.startsWith('{') || segment === parts[index])
    )
  }
}

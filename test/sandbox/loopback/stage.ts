import {
  type ApplicationCommandDataResolvable,
  Client,
  type ClientOptions,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  type Interaction,
  REST,
} from 'discord.js'
import { onTestFinished } from 'vitest'
import { type Loopback, type LoopbackOptions, startLoopback } from '../../../src/sandbox/loopback/index.ts'

export interface Stage {
  discord: Loopback
  client: Client<true>
  /** Errors thrown by the handlers, in order. */
  errors: unknown[]
}

export interface Script {
  loopback?: LoopbackOptions
  client?: Partial<ClientOptions>
  commands?: ApplicationCommandDataResolvable[]
  on?: (interaction: Interaction) => Promise<unknown>
}

/** A loopback Discord with a real discord.js client that answers as the test says. */
export async function stage({ loopback = {}, client: options = {}, commands = [], on }: Script = {}): Promise<Stage> {
  const discord = await startLoopback(loopback)
  onTestFinished(() => discord.stop())
  const errors: unknown[] = []
  const client = await connect(discord, { options, on, errors })
  if (commands.length > 0) await client.application.commands.set(commands)
  return { discord, client, errors }
}

export async function connect(
  discord: Loopback,
  { options = {}, on, errors = [] }: { options?: Partial<ClientOptions>; on?: Script['on']; errors?: unknown[] } = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: discord.api, globalRequestsPerSecond: 10_000, ...options.rest },
  })
  client.on(Events.InteractionCreate, (interaction) => {
    on?.(interaction).catch((error: unknown) => errors.push(error))
  })
  client.on(Events.Error, (error) => errors.push(error))
  onTestFinished(() => client.destroy())
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(discord.token)
  return ready
}

/** A bare REST client, for bodies no builder would let through. */
export const restOf = (discord: Loopback): REST =>
  new REST({ api: discord.api, retries: 0, globalRequestsPerSecond: 10_000 }).setToken(discord.token)

/** The error Discord answered with. */
export async function refusalOf(request: Promise<unknown>): Promise<DiscordAPIError> {
  try {
    await request
  } catch (error) {
    if (error instanceof DiscordAPIError) return error
    throw error
  }
  throw new Error('the request was not refused')
}

export const until = async (condition: () => boolean, what = 'the condition'): Promise<void> => {
  const started = performance.now()
  while (!condition()) {
    if (performance.now() - started > 20_000) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

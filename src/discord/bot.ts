import { randomUUID } from 'node:crypto'
import { Client, Events, GatewayIntentBits } from 'discord.js'
import type { GameFolder } from '../games/folder.ts'
import type { Studio } from '../pictures/index.ts'
import { type Clock, type Running, systemClock, type Tables } from '../tables/index.ts'
import { escapeMarkdown, type Language } from '../words/index.ts'
import type { Command } from './command.ts'
import { Grounds } from './ground.ts'
import { handlers } from './handlers.ts'
import type { House } from './house.ts'
import { type Log, type Problem, problemOf } from './log.ts'
import { gameCommand } from './moves/command.ts'
import { WaitingPanels } from './panel/waiting.ts'
import { followPlaces } from './places.ts'
import { Channels, impatient } from './post/channel.ts'
import { Posting, sendDirect } from './post/sender.ts'
import { commandBodies, register } from './register.ts'
import { Router } from './router.ts'
import { standingIn } from './standing.ts'
import { says } from './ui.ts'

export interface BotOptions {
  readonly token: string
  /** The address of Discord's API; Discord's own if absent. This alone decides which world the bot lives in. */
  readonly api?: string
  readonly tables: Tables
  readonly games: readonly GameFolder[]
  readonly studio: Pick<Studio, 'picture'>
  /** The general commands; those of the games are made from their rulebooks. */
  readonly commands: readonly Command[]
  readonly log: Log
  readonly language: Language
  readonly clock?: Clock
  /** Registers the commands in this server only, where they appear at once: for trying things out. */
  readonly commandServer?: string
  /** Where our errors are told, besides the log: reference and place, nothing of the game. */
  readonly operatorChannel?: string
  /** Discord does not know us any more (the token was changed, the bot disabled): nothing that follows can work. */
  onLost?(why: string): void
  /** Requests to Discord in a second. */
  readonly requestsPerSecond?: number
}

export interface Bot {
  readonly client: Client<true>
  readonly running: Running
  /** Finishes what was accepted, then leaves. */
  stop(): Promise<void>
}

/** The bot in its world: connected, its commands registered, its outbox at work. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { tables, games, studio, log, language } = options
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: {
      rejectOnRateLimit: impatient(),
      ...(options.api !== undefined && { api: options.api }),
      ...(options.requestsPerSecond !== undefined && { globalRequestsPerSecond: options.requestsPerSecond }),
    },
  })
  client.on(Events.Error, (error) => log.error({ error: problemOf(error) }, 'client'))
  // While Discord cannot reach us nobody's clock may run against them.
  const connected = (is: boolean) => () => {
    log.warn({ connected: is }, 'gateway')
    tables.connected(is).catch((error: unknown) => log.error({ error: problemOf(error) }, 'clocks'))
  }
  client.on(Events.ShardDisconnect, connected(false))
  let isLost = false
  const lost = (why: string): void => {
    if (!isLost) options.onLost?.(why)
    isLost = true
  }
  // Shards come back by themselves, except for reasons that will not go away.
  client.on(Events.ShardDisconnect, ({ code }) => lost(`Discord closed the connection for good (${code})`))
  // discord.js forgets a token that was refused once.
  client.rest.on('response', ({ data }, { status }) => {
    if (status === 401 && data.auth) lost('Discord does not accept the token any more')
  })
  client.on(Events.ShardReconnecting, connected(false))
  client.on(Events.ShardResume, connected(true))
  client.on(Events.ShardReady, connected(true))
  const commands = new Map([...options.commands, ...games.map(gameCommand)].map((command) => [command.data.name, command]))

  const ready = await connect(client, options.token)
  const channels = new Channels(ready.rest, ready.user.id)
  const house: House = {
    tables,
    games,
    studio,
    log,
    language,
    now: () => (options.clock ?? systemClock).now(),
    channels,
    grounds: new Grounds(ready.rest),
    standing: (server, person) => standingIn(ready.rest, server, person),
    direct: (person, message) => sendDirect(channels, person, message, randomUUID()),
  }
  const tell = operatorCall(channels, options)
  const posting = new Posting(house, channels)
  const waiting = new WaitingPanels(house)
  const router = new Router(house, { commands, handlers }, waiting, tell)
  const running = tables.run(async (post) => {
    const sent = await posting.send(post)
    if (post.kind === 'status') waiting.moved(post.table)
    return sent
  })
  await running.awake
  router.listen(ready)
  const changed = await register(ready.rest, ready.application.id, commandBodies(commands.values()), options.commandServer)
  log.info({ commands: commands.size, changed }, 'commands')
  await followPlaces(ready, tables, log)
  return {
    client: ready,
    running,
    async stop() {
      await router.close()
      await running.stop()
      // We leave by ourselves: nothing is cut off, and the database will be closed by the time it could be noted.
      ready.removeAllListeners(Events.ShardDisconnect)
      ready.removeAllListeners(Events.ShardReconnecting)
      await ready.destroy()
    },
  }
}

/** Tells the operator of an error of ours; a few an hour, because one fault can strike many. */
function operatorCall(channels: Channels, { operatorChannel, log }: BotOptions): (reference: string, problem: Problem) => void {
  let told: number[] = []
  return (reference, { name, code, at = [] }) => {
    const now = Date.now()
    told = told.filter((time) => now - time < 60 * 60_000)
    if (operatorChannel === undefined || told.length >= 10) return
    told.push(now)
    const place = at[0] === undefined ? '' : `\n-# ${escapeMarkdown(at[0])}`
    const message = says(`⚠️ \`${reference}\` ${escapeMarkdown(name)} ${escapeMarkdown(String(code ?? ''))}${place}`)
    channels
      .create(operatorChannel, message, reference)
      .catch((error: unknown) => log.warn({ error: problemOf(error) }, 'operator not told'))
  }
}

async function connect(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(token)
  return ready
}

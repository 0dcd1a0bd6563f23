import { randomUUID } from 'node:crypto'
import { Client, Events, GatewayIntentBits, Routes, Status } from 'discord.js'
import { z } from 'zod'
import type { GameFolder } from '../games/folder.ts'
import type { Studio } from '../pictures/index.ts'
import { type Clock, type Roles, type Running, type Shards, systemClock, type Tables } from '../tables/index.ts'
import type { Language } from '../words/index.ts'
import type { Command } from './command.ts'
import { Boards } from './finding/board.ts'
import { arrive } from './gateway/arrive.ts'
import { leanCaches } from './gateway/caches.ts'
import { JustShown } from './gateway/just-shown.ts'
import { type Log, problemOf } from './gateway/logger.ts'
import { Operator } from './gateway/operator.ts'
import { commandBodies, registerCommands } from './gateway/register.ts'
import { Router } from './gateway/router.ts'
import type { SessionStarts } from './gateway/session-starts.ts'
import { overheard, Watch } from './gateway/watch.ts'
import { handlers } from './handlers.ts'
import type { House } from './house.ts'
import { gameCommand } from './moves/command.ts'
import { ShownPanels } from './panel/shown.ts'
import { Channels, impatient } from './post/channel.ts'
import { Posting, sendDirect } from './post/sender.ts'
import { Grounds } from './servers/ground.ts'
import { standingIn } from './servers/member.ts'
import { followPlaces } from './servers/places.ts'

export interface BotOptions {
  readonly token: string
  /** The address of Discord's API; Discord's own if absent. This alone decides which world the bot lives in. */
  readonly api?: string
  readonly tables: Tables
  readonly games: readonly GameFolder[]
  readonly studio: Pick<Studio, 'picture' | 'animation'>
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
  /** When sessions were started last: too many in a day are not allowed. */
  readonly starts?: SessionStarts
  /** Requests to Discord in a second. */
  readonly requestsPerSecond?: number
  /** What this process does; everything if absent. */
  readonly roles?: Roles
  /** Which of Discord's shards it holds; all of them, as many as Discord recommends, if absent. */
  readonly shards?: Shards
  /** For so many milliseconds nothing is played by a press on what has just appeared; 0 for those who never press by mistake. */
  readonly moment?: number
  /** For so many milliseconds a panel waits for what a computer thinks of it. */
  readonly patience?: number
}

/** Longer nobody looks at nothing; Discord would wait. */
const usualPatience = 3000

export interface Bot {
  readonly client: Client
  /** The application's user. */
  readonly user: string
  /** The shards that are held, and whether each is connected. */
  shards(): readonly { readonly shard: number; readonly connected: boolean }[]
  readonly running: Running
  readonly operator: Pick<Operator, 'backupFailed'>
  /** Finishes what was accepted, then leaves. */
  stop(): Promise<void>
}

const user = z.object({ id: z.string() })

/** The bot in its world: connected, its commands registered, its outbox at work; or a part of that. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { tables, games, studio, log, language, clock = systemClock, roles = { gateway: true, worker: true }, shards } = options
  const now = (): Date => clock.now()
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: leanCaches,
    // Discord says of no server when it will come: one that is down must not keep the others waiting.
    waitGuildTimeout: 0,
    ...(shards ? { shards: [...shards.held], shardCount: shards.count } : { shards: 'auto' }),
    rest: {
      rejectOnRateLimit: impatient(),
      makeRequest: overheard(clock, (answer) => watch.hear(answer)),
      ...(options.api !== undefined && { api: options.api }),
      ...(options.requestsPerSecond !== undefined && { globalRequestsPerSecond: options.requestsPerSecond }),
    },
  })
  let self: string | undefined
  const channels = new Channels(client.rest, () => client.user?.id ?? self)
  const operator = new Operator(channels, { ...options, now })
  const watch = new Watch(operator, tables.counters, clock)
  followConnection(client, options)

  const house: House = {
    ...{ tables, games, studio, log, language, now, channels },
    patience: options.patience ?? usualPatience,
    grounds: new Grounds(client.rest),
    standing: (server, person) => standingIn(client.rest, server, person),
    direct: (person, message) => sendDirect(channels, person, message, randomUUID()),
    boards: {
      refresh: (server) => boards.refresh(server),
      moved: (server, before) => boards.moved(server, before),
    },
  }
  const boards = new Boards(house, channels)
  const commands = new Map([...options.commands, ...games.map(gameCommand)].map((command) => [command.data.name, command]))
  const posting = new Posting(house, channels)
  const waiting = new ShownPanels(house)
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  // Before anything can arrive: what does is acknowledged at once, and worked on as soon as it is known how long we were away.
  const router = new Router(
    house,
    { commands, handlers },
    {
      ...{ waiting, opened },
      justShown: new JustShown(options.moment),
      tellOperator: operator.fault,
    },
  )
  if (roles.gateway) router.listen(client)
  client.on(Events.InteractionCreate, ({ createdTimestamp }) => watch.made(createdTimestamp))

  tables.onMoved((table) => waiting.moved(table))

  client.rest.setToken(options.token)
  const application = await arrive(client.rest, tables.home)
  const starts = roles.gateway ? await fitToStart(options) : undefined
  const ready = roles.gateway ? await connect(client, options.token) : undefined
  self = ready?.user.id ?? user.parse(await client.rest.get(Routes.user())).id
  const stopKeepingTime = watch.keepTime(client.rest)
  const running = tables.run(async (post) => {
    const held = watch.heldUntil()
    if (held) return { did: 'later', at: held }
    const sent = await posting.send(post)
    if (post.kind === 'status') waiting.moved(post.table)
    return sent
  }, operator.trouble)
  await running.awake
  open()
  if (starts !== undefined) operator.startsTooOften(starts)
  if (ready && (shards?.held.includes(0) ?? true)) {
    const registering = {
      ...{ rest: ready.rest, application, bodies: commandBodies(commands.values()) },
      ...(options.commandServer !== undefined && { server: options.commandServer }),
    }
    const changed = await registerCommands(registering, tables.home, ready.guilds.cache.keys())
    log.info({ commands: commands.size, changed }, 'commands')
  }
  if (ready) await followPlaces(ready, tables, log, shards)
  return {
    client,
    user: self,
    operator,
    shards: () => client.ws.shards.map(({ id, status }) => ({ shard: id, connected: status === Status.Ready })),
    running: { ...running, idle: () => running.idle().then(() => waiting.idle()) },
    async stop() {
      stopKeepingTime()
      await router.close()
      await running.stop()
      // We leave by ourselves: nothing is cut off, and the database will be closed by the time it could be noted.
      client.removeAllListeners(Events.ShardDisconnect)
      client.removeAllListeners(Events.ShardReconnecting)
      await client.destroy()
    },
  }
}

/** While Discord cannot reach us nobody's clock may run against them; where it will not any more, nothing that follows can work. */
function followConnection(client: Client, { tables, log, onLost }: BotOptions): void {
  client.on(Events.Error, (error) => log.error({ error: problemOf(error) }, 'client'))
  const lostShards = new Set<number>()
  /** Where one shard is cut off somebody cannot reach us; other processes learn it from our silence. */
  const connected = (shard: number, is: boolean): void => {
    log.warn({ connected: is, shard }, 'gateway')
    if (is) lostShards.delete(shard)
    else lostShards.add(shard)
    tables.connected(lostShards.size === 0).catch((error: unknown) => log.error({ error: problemOf(error) }, 'clocks'))
  }
  client.on(Events.ShardDisconnect, (_, shard) => connected(shard, false))
  client.on(Events.ShardReconnecting, (shard) => connected(shard, false))
  client.on(Events.ShardResume, (shard) => connected(shard, true))
  client.on(Events.ShardReady, (shard) => connected(shard, true))
  let isLost = false
  const lost = (why: string): void => {
    if (!isLost) onLost?.(why)
    isLost = true
  }
  // Shards come back by themselves, except for reasons that will not go away.
  client.on(Events.ShardDisconnect, ({ code }) => lost(`Discord closed the connection for good (${code})`))
  // discord.js forgets a token that was refused once.
  client.rest.on('response', ({ data }, { status }) => {
    if (status === 401 && data.auth) lost('Discord does not accept the token any more')
  })
}

/** Waits until another session may be started. How many there were within an hour, if they were too many. */
async function fitToStart({ starts, log }: BotOptions): Promise<number | undefined> {
  let tooMany: number | undefined
  await starts?.take(async (milliseconds, lately) => {
    tooMany = lately
    log.warn({ starts: lately, seconds: Math.ceil(milliseconds / 1000) }, 'started too often, waits')
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
  })
  return tooMany
}

async function connect(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(token)
  return ready
}

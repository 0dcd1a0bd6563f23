import { join } from 'node:path'
import { type Bot, startBot } from './discord/bot.ts'
import { loadCommands } from './discord/command.ts'
import { createLog, guarded, problemOf } from './discord/gateway/logger.ts'
import { SessionStarts } from './discord/gateway/session-starts.ts'
import { games } from './games/index.ts'
import type { Watched } from './operations/index.ts'
import { createStudio, type Studio } from './pictures/index.ts'
import { loadSettings, type Settings, SettingsError } from './settings.ts'
import { type Database, keepAlone, openDatabase } from './store/index.ts'
import { createTables, KeptClock, type Tables } from './tables/index.ts'

const settings = givenSettings()
const log = createLog(settings.logLevel)

/** Started in this order, stopped in the other. */
const opened: { readonly name: string; stop(): Promise<unknown> }[] = []
let stopping: Promise<void> | undefined

async function start(): Promise<void> {
  if (!settings.isShared) opened.push({ name: 'lock', stop: await keepAlone(settings.database) })
  const store = await openDatabase({
    url: settings.database,
    connections: settings.connections,
    copies: settings.folder,
    onFatal: (error) => void fail(error),
    onMigrated: (migrations) => log.info({ migrations }, 'database brought up to date'),
  })
  opened.push({ name: 'database', stop: () => store.close() })
  const studio = createStudio({ workers: settings.pictureWorkers })
  opened.push({ name: 'studio', stop: () => studio.close() })
  const clock = new KeptClock()
  const { roles, shards, retention } = settings
  const parts = { roles, ...(shards && { shards }) }
  const tables = await createTables({ store, games, log: guarded(log), clock, ...parts, ...(retention && { retention }) })
  const starts = new SessionStarts(settings.starts)
  const { token, api, requestsPerSecond } = settings
  const world =
    token === undefined ? await sandbox(settings) : { token, starts, requestsPerSecond, ...(api !== undefined && { api }) }
  const bot = await startBot({
    ...world,
    tables,
    games,
    studio,
    log,
    clock,
    language: settings.language,
    ...parts,
    onLost: (why) => void fail(new Error(why)),
    ...(settings.commandsServer !== undefined && { commandServer: settings.commandsServer }),
    ...(settings.operatorChannel !== undefined && { operatorChannel: settings.operatorChannel }),
    commands: await loadCommands(new URL('../commands/', import.meta.url)),
  })
  opened.push({ name: 'bot', stop: () => bot.stop() })
  const backups = settings.backups && (await backUp(settings.backups, store, bot))
  if (settings.operations) await operate(settings.operations, { bot, tables, studio, clock, ...(backups && { backups }) })
  log.info({ user: bot.user, ...roles }, 'ready')
}

/** Backups are made where there is a worker, and watched by every process: how often, and when the last was made. */
async function backUp(
  { every, keep }: NonNullable<Settings['backups']>,
  store: Database,
  bot: Bot,
): Promise<NonNullable<Watched['backups']>> {
  const { keepBackups, lastBackup } = await import('./tools/backups.ts')
  if (settings.roles.worker) {
    const books = new Map(games.map(({ rulebook }) => [rulebook.id, rulebook]))
    const where = { store, url: settings.database, folder: join(settings.folder, 'backups') }
    const stop = keepBackups({ ...where, every, keep, books, log, tellFailed: () => bot.operator.backupFailed() })
    opened.push({ name: 'backups', stop })
  }
  return { every, last: () => lastBackup(store) }
}

interface Operated extends Pick<Watched, 'backups'> {
  readonly bot: Bot
  readonly tables: Tables
  readonly studio: Studio
  readonly clock: KeptClock
}

/** What watches from outside is loaded only where it is wanted. */
async function operate(
  listen: { readonly port: number; readonly host: string },
  { bot, tables, studio, clock, backups }: Operated,
): Promise<void> {
  const { openOperations } = await import('./operations/index.ts')
  const { counters } = tables
  const watched = {
    counters,
    backlog: () => tables.backlog(),
    shards: bot.shards,
    pictures: studio.stats,
    now: () => clock.now(),
    ...(backups && { backups }),
  }
  const operations = await openOperations(watched, listen)
  opened.push({ name: 'operations', stop: () => operations.close() })
}

/** What the operator got wrong is told in a line each. */
function givenSettings(): Settings {
  try {
    return loadSettings()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Without a token: a small Discord of our own on this machine, with a page to play on. The bot knows no difference. */
async function sandbox({ sandboxFile: file, sandboxPort: port, sandboxHost: host }: Settings) {
  const { startLoopback } = await import('./sandbox/loopback/index.ts')
  const { isLoopbackAddress, openInBrowser, startSandbox } = await import('./sandbox/web/index.ts')
  const loopback = await startLoopback({ file, remember: 2000 })
  opened.push({ name: 'loopback', stop: () => loopback.stop() })
  const allowOtherHosts = !isLoopbackAddress(host)
  const page = await startSandbox({ loopback, port, host, allowOtherHosts })
  opened.push({ name: 'page', stop: () => page.close() })
  const audience = allowOtherHosts ? 'whoever can reach this machine may play, without signing in' : 'for this machine only'
  process.stdout.write(`\nChancery plays at ${page.url} (${audience})\n\n`)
  openInBrowser(page.url)
  return { token: loopback.token, api: loopback.api, requestsPerSecond: 1000 }
}

async function stop(): Promise<void> {
  for (const { name, stop } of opened.toReversed())
    await stop().catch((error: unknown) => log.error({ name, error: problemOf(error) }, 'not stopped'))
}

/** Ends the process once what was accepted is finished; a second signal ends it at once. */
function leave(signal: NodeJS.Signals): void {
  if (stopping) process.exit(1)
  log.info({ signal }, 'stopping')
  stopping = stop().then(() => process.exit(0))
}

async function fail(error: unknown): Promise<void> {
  log.error({ error: problemOf(error) }, 'cannot go on')
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (stopping) return
  stopping = stop()
  await stopping
  process.exit(1)
}

process.on('SIGINT', leave)
process.on('SIGTERM', leave)
process.on('unhandledRejection', (error) => void fail(error))
await start().catch(fail)

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { day, hour, minute } from './durations.ts'
import { type Language, languages } from './words/index.ts'

/** What an operator can set, by environment or in the file `.env`; described for people in `.env.example`. */
export const schema = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(
      /^[\w-]+\.[\w-]+\.[\w-]+$/,
      'must be a bot token, three parts joined by dots (Discord developer portal, Bot, Reset Token)',
    )
    .optional(),
  OPERATOR_CHANNEL: z
    .string()
    .regex(/^\d{17,20}$/, "must be a channel's id, 17 to 20 digits (Discord, Developer Mode, Copy Channel ID)")
    .optional(),
  COMMANDS_SERVER: z
    .string()
    .regex(/^\d{17,20}$/, "must be a server's id, 17 to 20 digits (Discord, Developer Mode, Copy Server ID)")
    .optional(),
  DISCORD_API: z
    .string()
    .regex(/^https?:\/\/[^\s?#]+[^\s?#/]$/, 'must be an address that ends without a slash, like http://127.0.0.1:4500/api')
    .optional(),
  DATABASE_URL: database('data/chancery.db').default('file:data/chancery.db'),
  DATABASE_CONNECTIONS: whole(2, 100, 10),
  SQLITE_SHARED: oneOf(['off', 'on'], 'off'),
  SANDBOX: oneOf(['auto', 'on', 'off'], 'auto'),
  SANDBOX_DATABASE_URL: database('data/sandbox.db').optional(),
  SANDBOX_PORT: whole(0, 65_535, 4400),
  SANDBOX_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine, like 127.0.0.1')
    .default('127.0.0.1'),
  ROLES: z
    .string()
    .transform((text, context): Roles => {
      const named = text.split(',').map((role) => role.trim())
      const unknown = named.find((role) => !roles.some((known) => known === role))
      if (unknown !== undefined) context.addIssue(`must name roles among ${roles.join(', ')}, joined by commas, not "${unknown}"`)
      return { gateway: named.includes('gateway'), worker: named.includes('worker') }
    })
    .prefault('gateway,worker'),
  SHARDS: z
    .string()
    .transform((text, context): Shards | undefined => {
      if (text === 'auto') return undefined
      const [, from = '', to = from, count = ''] = /^(\d{1,5})(?:-(\d{1,5}))?\/(\d{1,5})$/.exec(text) ?? []
      const [first, last, all] = [Number(from), Number(to), Number(count)]
      if (count !== '' && first <= last && last < all)
        return { held: Array.from({ length: last - first + 1 }, (_, index) => first + index), count: all }
      context.addIssue(`must be auto, or which of how many, counted from 0, like 0-3/16 or 5/16, not "${text}"`)
      return z.NEVER
    })
    .prefault('auto'),
  REQUESTS_PER_SECOND: whole(1, 1000, 50),
  OPERATIONS_PORT: whole(0, 65_535, 0),
  BACKUP_EVERY: z
    .string()
    .regex(/^(off|[1-9]\d{0,3}[mhd])$/, 'must be off, or minutes, hours or days, like 30m, 12h or 1d')
    .default('off'),
  BACKUP_KEEP: whole(1, 1000, 7),
  RETENTION: z
    .string()
    .regex(/^(forever|[7-9]d|[1-9]\d{1,3}d)$/, 'must be forever, or days, 7 at least, like 90d')
    .default('forever'),
  OPERATIONS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine, like 127.0.0.1')
    .default('127.0.0.1'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  LANGUAGE: oneOf(languages, 'en'),
  PICTURE_WORKERS: whole(1, 16, 2),
})

const roles = ['gateway', 'worker'] as const
/** What this process does. */
interface Roles {
  readonly gateway: boolean
  readonly worker: boolean
}
/** Which of Discord's shards it holds. */
interface Shards {
  readonly held: readonly number[]
  readonly count: number
}

export interface Settings {
  /** Without one Chancery opens the sandbox. */
  readonly token: string | undefined
  /** Where the API is asked that is not Discord's own. */
  readonly api: string | undefined
  /** Where our errors are told on Discord, besides the log. */
  readonly operatorChannel: string | undefined
  /** The server in which alone the commands are registered; everywhere if absent. */
  readonly commandsServer: string | undefined
  /** The address of the database. The sandbox has its own, and its people and servers never come near the other. */
  readonly database: string
  /** How many connections to PostgreSQL this process may hold. */
  readonly connections: number
  /** Other processes may be at work on the same SQLite file. */
  readonly isShared: boolean
  /** Where this process keeps what is its own: beside the database's file, if there is one. */
  readonly folder: string
  /** Where it is noted when sessions were started. */
  readonly starts: string
  /** Where the sandbox keeps its Discord: each database has one of its own. */
  readonly sandboxFile: string
  readonly sandboxPort: number
  /** Any other than a loopback address lets other machines in, of which nobody asks who sits there. */
  readonly sandboxHost: string
  readonly roles: Roles
  /** As many as Discord recommends, all of them here, if absent. */
  readonly shards: Shards | undefined
  /** What this process may ask of Discord in a second. */
  readonly requestsPerSecond: number
  /** Where health and metrics are shown; nowhere if absent. */
  readonly operations: { readonly port: number; readonly host: string } | undefined
  /** How often the database is copied, in milliseconds, and how many copies stay; never if absent. */
  readonly backups: { readonly every: number; readonly keep: number } | undefined
  /** For how long the logs of games that are over are kept, in milliseconds; for ever if absent. */
  readonly retention: number | undefined
  readonly logLevel: string
  /** For servers and people who chose none. */
  readonly language: Language
  readonly pictureWorkers: number
}

export class SettingsError extends Error {
  readonly code = 'bad-settings'
  readonly problems: readonly { readonly setting: string; readonly problem: string }[]

  constructor(problems: SettingsError['problems']) {
    super(problems.map(({ setting, problem }) => `${setting} ${problem}`).join('\n'))
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/** Reads `.env` where there is one; what the environment says already wins over it. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readSettings(process.env)
}

/** Where the games are kept, for tools that never speak to Discord. */
export function loadDatabase(): string {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return databaseOf(given(process.env))
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const settings = given(environment)
  const token = tokenOf(settings)
  if (token === undefined && settings.SANDBOX === 'off') {
    const problem = 'must be set (Discord developer portal, Bot, Reset Token), unless SANDBOX=on asks for the sandbox'
    throw new SettingsError([{ setting: 'DISCORD_TOKEN', problem }])
  }
  const database = databaseOf(settings)
  const problems = fitting(settings, token, database)
  if (problems.length > 0) throw new SettingsError(problems)
  return {
    token,
    api: settings.DISCORD_API,
    operatorChannel: settings.OPERATOR_CHANNEL,
    commandsServer: settings.COMMANDS_SERVER,
    database,
    connections: settings.DATABASE_CONNECTIONS,
    isShared: settings.SQLITE_SHARED === 'on',
    folder: folderOf(database),
    starts: isFile(database) ? `${pathOf(database)}.starts` : join(folderOf(database), 'chancery.starts'),
    sandboxFile: isFile(database) ? `${pathOf(database).replace(/\.db$/, '')}.json` : join(folderOf(database), 'sandbox.json'),
    sandboxPort: settings.SANDBOX_PORT,
    sandboxHost: settings.SANDBOX_HOST,
    roles: settings.ROLES,
    shards: settings.SHARDS,
    requestsPerSecond: settings.REQUESTS_PER_SECOND,
    operations: settings.OPERATIONS_PORT === 0 ? undefined : { port: settings.OPERATIONS_PORT, host: settings.OPERATIONS_HOST },
    backups: settings.BACKUP_EVERY === 'off' ? undefined : { every: lengthOf(settings.BACKUP_EVERY), keep: settings.BACKUP_KEEP },
    retention: settings.RETENTION === 'forever' ? undefined : lengthOf(settings.RETENTION),
    logLevel: settings.LOG_LEVEL,
    language: settings.LANGUAGE,
    pictureWorkers: settings.PICTURE_WORKERS,
  }
}

/** What makes sense by itself, but not together. */
function fitting(
  { ROLES: { gateway, worker }, SHARDS: shards, SQLITE_SHARED: shared }: Given,
  token: string | undefined,
  database: string,
): SettingsError['problems'] {
  const doesAll = gateway && worker && shards === undefined
  if (!gateway && shards !== undefined)
    return [{ setting: 'SHARDS', problem: 'is for a process that has the role gateway: leave it out, or add the role to ROLES' }]
  if (!doesAll && token === undefined)
    return [
      { setting: 'ROLES', problem: 'and SHARDS divide the work of a real bot: the sandbox is one process that does all of it' },
    ]
  if (!doesAll && isFile(database) && shared === 'off')
    return [
      { setting: 'ROLES', problem: 'and SHARDS need a database that several processes may share: PostgreSQL in DATABASE_URL' },
    ]
  return []
}

/** `12h`, in milliseconds. */
const lengthOf = (text: string): number =>
  Number.parseInt(text, 10) * (text.endsWith('m') ? minute : text.endsWith('h') ? hour : day)

type Given = z.infer<typeof schema>

function given(environment: Readonly<Record<string, string | undefined>>): Given {
  // Compose files hand over what is not set as an empty text.
  const texts = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]))
  const parsed = schema.safeParse(texts)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map(({ path, message }) => ({ setting: String(path[0]), problem: message })))
  }
  return parsed.data
}

const tokenOf = ({ SANDBOX, DISCORD_TOKEN }: Given): string | undefined => (SANDBOX === 'on' ? undefined : DISCORD_TOKEN)

const databaseOf = (settings: Given): string =>
  tokenOf(settings) === undefined && settings.SANDBOX !== 'off' ? sandboxDatabase(settings) : settings.DATABASE_URL

const isFile = (url: string): boolean => url.startsWith('file:')
const pathOf = (url: string): string => url.slice('file:'.length)
const folderOf = (url: string): string => (isFile(url) ? dirname(pathOf(url)) : 'data')

/** Beside the other, unless it is named. */
const sandboxDatabase = ({ SANDBOX_DATABASE_URL: own, DATABASE_URL: other }: Given): string =>
  own ?? `file:${join(folderOf(other), 'sandbox.db')}`

function database(example: string) {
  return z
    .string()
    .regex(
      /^file:[^?#]*[^?#/]$|^postgres(ql)?:\/\/[^\s/]+\/[^\s/?#]+(\?\S*)?$/,
      `must be file: and the path of a file, like file:${example}, or the address of a PostgreSQL database, like postgresql://chancery@localhost/chancery`,
    )
}

function oneOf<const Choice extends string>(choices: readonly [Choice, ...Choice[]], standard: NoInfer<Choice>) {
  return z
    .string()
    .transform((text, context) => {
      const choice = choices.find((candidate) => candidate === text)
      if (choice !== undefined) return choice
      context.addIssue(`must be one of ${choices.join(', ')}, not "${text}"`)
      return z.NEVER
    })
    .prefault(standard)
}

function whole(lowest: number, highest: number, standard: number) {
  return z
    .string()
    .transform((text, context) => {
      const number = Number(text)
      if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number
      context.addIssue(`must be a whole number from ${lowest} to ${highest}, not "${text}"`)
      return z.NEVER
    })
    .prefault(String(standard))
}

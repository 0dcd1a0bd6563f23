import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../games/index.ts'
import { loadDatabase } from '../settings.ts'
import { engineOf, migrate, openDatabase } from '../store/client.ts'
import type { Database } from '../store/database.ts'
import { lastBeatIn } from '../store/heartbeat.ts'
import { writeHome } from '../store/home.ts'
import { MIGRATIONS_FOLDER, POSTGRES_MIGRATIONS_FOLDER, readMigrations } from '../store/migrations.ts'
import { createTables, type TableRefusal } from '../tables/index.ts'
import { botCatalogues, speaker } from '../words/index.ts'
import { moveAll } from './move.ts'
import { verifiedCopy } from './verified.ts'

const USAGE = `npm run -s db -- COMMAND

  migrate        bring the database of DATABASE_URL up to date (Chancery does so itself when it starts)
  new NAME       write the migration from what the migrations describe to what prisma/schema.prisma describes
  drift          say whether such a migration is missing
  backup FILE    copy the database, also while Chancery runs
  verify FILE    check that a copy is whole: the file, every row, and that every log leads to its stored position
  restore FILE   put a copy in the database's place, while Chancery is stopped; what was there is kept
  move FROM TO   copy a whole database into an empty one, SQLite or PostgreSQL each (file:…, postgresql://…), compare every row and replay
                 every log; while Chancery is stopped
  import FILE PLACE  take in the record that /export gave, as a finished game of a channel (the link to it, or SERVER/CHANNEL by their ids),
                 or a game that was sealed for that server, which goes on there; while Chancery is stopped
  owner ID       let another application have the database's games for good; while Chancery is stopped
  health         say whether Chancery is at work on the database and connected; fails if it is not`

const SCHEMA = join(MIGRATIONS_FOLDER, '../schema.prisma')
/** The schema as it was when the last migration was written. */
const MIGRATED = join(POSTGRES_MIGRATIONS_FOLDER, '../migrated.prisma')

const commands: Readonly<Record<string, (argument: string, other: string) => Promise<string>>> = {
  async migrate() {
    const applied: string[] = []
    await migrate({ url: loadDatabase(), onMigrated: (names) => applied.push(...names) })
    return applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply'
  },

  async new(name) {
    if (!/^[a-z0-9_]+$/.test(name))
      throw new Error('a migration is named by small letters, digits and underscores: npm run -s db -- new add_ratings')
    const missing = await missingSql()
    if (missing.length === 0) return 'nothing to do: the migrations describe the schema'
    const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const folders = missing.map(({ folder, sql }) => {
      const written = join(folder, `${timestamp}_${name}`)
      mkdirSync(written, { recursive: true })
      writeFileSync(join(written, 'migration.sql'), sql)
      return written
    })
    copyFileSync(SCHEMA, MIGRATED)
    return `wrote ${folders.join(' and ')}: read them before you commit them`
  },

  async drift() {
    const missing = await missingSql()
    if (missing.length > 0) {
      const sql = missing.map((one) => one.sql).join('\n')
      throw new Error(`the migrations lack what the schema describes; run "npm run -s db -- new NAME":\n${sql}`)
    }
    return 'the migrations describe the schema'
  },

  async backup(file) {
    const url = loadDatabase()
    const engine = await engineOf(url)
    await engine.backUp(url, file)
    await verifiedCopy(file, url, books)
    return `copied ${engine.nameOf(url)} to ${file}`
  },

  async verify(file) {
    const { lacks, value } = await verifiedCopy(file, loadDatabase(), books)
    if (!value)
      return `${file} can be read from its first byte to its last; to check its rows the database's user must be allowed to make databases`
    const { tables, entries, replayed } = value
    const found = `${file} is whole: ${tables} tables, ${entries} log entries, ${replayed} moves played again to the stored positions`
    return lacks.length === 0 ? found : `${found}; when it is used these will be applied: ${lacks.join(', ')}`
  },

  async restore(file) {
    const url = loadDatabase()
    const engine = await engineOf(url)
    const kept = await alone([url], () => engine.restore(file, url, new Date()))
    return `restored ${engine.nameOf(url)} from ${file}${kept ? `; what was there is now ${kept}` : ''}`
  },

  async move(from, to) {
    const { rows, tables, entries, replayed } = await alone([from, to], () => moveAll(from, to, books))
    return `moved ${rows} rows, each compared: ${tables} tables, ${entries} log entries, ${replayed} moves played again to the stored positions`
  },

  async import(file, place) {
    const [, server, channel] = /(\d{17,20})\/(\d{17,20})\/?$/.exec(place) ?? []
    if (!server || !channel)
      throw new Error('a channel is named by its link, or by the ids of its server and its own: SERVER/CHANNEL')
    return await changed(loadDatabase(), async (store) => {
      const tables = await createTables({ store, games, roles: { gateway: false, worker: false } })
      const { language } = await tables.servers.settings(server)
      const where = { person: '', channel, server, language: language ?? 'en' } as const
      const taken = await tables.importRecord({ ...where, request: `import/${Date.now()}`, record: readFileSync(file, 'utf8') })
      if (taken.refused) throw new Error(inEnglish(taken.refused))
      return `took in ${file}: ${taken.look.seq} entries, each played again; the channel is told when Chancery starts`
    })
  },

  async owner(application) {
    if (!/^\d{17,20}$/.test(application)) throw new Error('an application is named by its id, 17 to 20 digits (developer portal)')
    const url = loadDatabase()
    await changed(url, ({ client }) => writeHome(client, { application, commands: null }))
    return `${(await engineOf(url)).nameOf(url)} belongs to the application ${application} now`
  },

  async health() {
    const url = loadDatabase()
    const beat = await lastBeatIn(url)
    if (!beat) throw new Error(`nobody was ever at work on ${(await engineOf(url)).nameOf(url)}`)
    const silent = Math.round((Date.now() - beat.getTime()) / 1000)
    if (silent > longestSilence) throw new Error(`silent for ${silent} seconds`)
    return `at work and connected, ${silent} seconds ago`
  },
}

/** Works on databases while Chancery is stopped: nobody else may be at work on them. */
async function alone<Value>(urls: readonly string[], work: () => Promise<Value>): Promise<Value> {
  const held: (() => Promise<void>)[] = []
  try {
    for (const url of urls) held.push(await (await engineOf(url)).hold(url))
    return await work()
  } finally {
    for (const release of held) await release()
  }
}

/** Changes what is in a database while Chancery is stopped. */
const changed = <Value>(url: string, work: (store: Database) => Promise<Value>): Promise<Value> =>
  alone([url], async () => {
    const store = await openDatabase({ url, onFatal: () => undefined })
    return await work(store).finally(() => store.close())
  })

/** Chancery says every twenty seconds that it can be reached. */
const longestSilence = 90

const ARGUMENTS: Readonly<Record<string, number>> = { import: 2, new: 1, backup: 1, verify: 1, restore: 1, owner: 1, move: 2 }

const books = new Map(games.map(({ rulebook }) => [rulebook.id, rulebook]))

/** For SQLite the migrations are run; for PostgreSQL, which may not be here, the schema is held against the one they were written for. */
async function missingSql(): Promise<readonly { readonly folder: string; readonly sql: string }[]> {
  // Loaded only here: they are tools of developers, and where Chancery only runs they are not there.
  const { missingMigration, postgresChange } = await import('./schema-engine.ts')
  const { forPostgres } = await import('./generate.mjs')
  const schema = readFileSync(SCHEMA, 'utf8')
  const migrated = existsSync(MIGRATED) ? forPostgres(readFileSync(MIGRATED, 'utf8')) : ''
  const [forSqlite, forServer] = [
    await missingMigration(schema, readMigrations(MIGRATIONS_FOLDER)),
    await postgresChange(migrated, forPostgres(schema)),
  ]
  return [
    ...(forSqlite === undefined ? [] : [{ folder: MIGRATIONS_FOLDER, sql: forSqlite }]),
    ...(forServer === undefined ? [] : [{ folder: POSTGRES_MIGRATIONS_FOLDER, sql: forServer }]),
  ]
}

const inEnglish = ({ code, params }: TableRefusal): string =>
  speaker({ catalogues: botCatalogues, language: 'en', names: {}, escape: (text) => text })(`refusal.${code}`, params)

export interface Told {
  readonly status: number
  readonly text: string
}

/** Carries out one command of `npm run -s db`. */
export async function databaseCommand([name, ...given]: readonly string[]): Promise<Told> {
  const command = name === undefined ? undefined : commands[name]
  if (!name || !command || given.length !== (ARGUMENTS[name] ?? 0)) return { status: 2, text: USAGE }
  try {
    return { status: 0, text: await command(given[0] ?? '', given[1] ?? '') }
  } catch (error) {
    return { status: 1, text: error instanceof Error ? error.message : String(error) }
  }
}

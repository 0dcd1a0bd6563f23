import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../games/index.ts'
import { loadSettings } from '../settings.ts'
import { migrate, openDatabase } from '../store/client.ts'
import { backUp, restore, verifyFile } from '../store/files.ts'
import { lastBeatIn } from '../store/heartbeat.ts'
import { writeHome } from '../store/home.ts'
import { MIGRATIONS_FOLDER, readMigrations } from '../store/migrations.ts'
import { type Contents, checkContents } from './contents.ts'

const USAGE = `npm run -s db -- COMMAND

  migrate        bring the database of DATABASE_URL up to date (Chancery does so itself when it starts)
  new NAME       write the migration from what the migrations describe to what prisma/schema.prisma describes
  drift          say whether such a migration is missing
  backup FILE    copy the database, also while Chancery runs
  verify FILE    check that a copy is whole: the file, every row, and that every log leads to its stored position
  restore FILE   put a copy in the database's place; what was there is kept beside it
  owner ID       let another application have the database's games for good; while Chancery is stopped
  health         say whether Chancery is at work on the database and connected; fails if it is not`

const SCHEMA = join(MIGRATIONS_FOLDER, '../schema.prisma')

const commands: Readonly<Record<string, (argument: string) => Promise<string>>> = {
  async migrate() {
    const applied: string[] = []
    await migrate({ path: loadSettings().database, onMigrated: (names) => applied.push(...names) })
    return applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply'
  },

  async new(name) {
    if (!/^[a-z0-9_]+$/.test(name))
      throw new Error('a migration is named by small letters, digits and underscores: npm run -s db -- new add_ratings')
    const sql = await missingSql()
    if (sql === undefined) return 'nothing to do: the migrations describe the schema'
    const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const folder = join(MIGRATIONS_FOLDER, `${timestamp}_${name}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'migration.sql'), sql)
    const lock = join(MIGRATIONS_FOLDER, 'migration_lock.toml')
    if (!existsSync(lock)) writeFileSync(lock, '# What `prisma migrate` wants to know.\nprovider = "sqlite"\n')
    return `wrote ${folder}: read it before you commit it`
  },

  async drift() {
    const sql = await missingSql()
    if (sql !== undefined)
      throw new Error(`the migrations lack what the schema describes; run "npm run -s db -- new NAME":\n${sql}`)
    return 'the migrations describe the schema'
  },

  async backup(file) {
    const path = loadSettings().database
    await backUp(path, file)
    await verifyFile(file, readMigrations(MIGRATIONS_FOLDER))
    return `copied ${path} to ${file}`
  },

  async verify(file) {
    const missing = await verifyFile(file, readMigrations(MIGRATIONS_FOLDER))
    const { tables, entries, replayed, problems } = await readCopy(file)
    if (problems.length > 0) throw new Error(`${file} is damaged:\n${problems.join('\n')}`)
    const found = `${file} is whole: ${tables} tables, ${entries} log entries, ${replayed} moves played again to the stored positions`
    return missing.length === 0 ? found : `${found}; when it is used these will be applied: ${missing.join(', ')}`
  },

  async restore(file) {
    const path = loadSettings().database
    const kept = await restore(file, path, readMigrations(MIGRATIONS_FOLDER), new Date())
    return `restored ${path} from ${file}${kept ? `; what was there is now ${kept}` : ''}`
  },

  async owner(application) {
    if (!/^\d{17,20}$/.test(application)) throw new Error('an application is named by its id, 17 to 20 digits (developer portal)')
    const path = loadSettings().database
    const database = await openDatabase({ path, onFatal: () => undefined })
    await writeHome(database.client, { application, commands: null }).finally(() => database.close())
    return `${path} belongs to the application ${application} now`
  },

  async health() {
    const path = loadSettings().database
    const beat = existsSync(path) ? await lastBeatIn(path) : undefined
    if (!beat) throw new Error(`nobody was ever at work on ${path}`)
    const silent = Math.round((Date.now() - beat.getTime()) / 1000)
    if (silent > longestSilence) throw new Error(`silent for ${silent} seconds`)
    return `at work and connected, ${silent} seconds ago`
  },
}

/** Chancery says every twenty seconds that it can be reached. */
const longestSilence = 90

const WITH_ARGUMENT = new Set(['new', 'backup', 'verify', 'restore', 'owner'])

/** Reads a copy of the file, brought up to date where it must be: what is verified stays as it is. */
async function readCopy(file: string): Promise<Contents> {
  const folder = await mkdtemp(join(tmpdir(), 'chancery-verify-'))
  try {
    const path = join(folder, 'copy.db')
    await backUp(file, path)
    const database = await openDatabase({ path, onFatal: () => undefined })
    try {
      return await checkContents(database, new Map(games.map(({ rulebook }) => [rulebook.id, rulebook])))
    } finally {
      await database.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function missingSql(): Promise<string | undefined> {
  // Loaded only here: it is a tool of developers, and where Chancery only runs it is not installed.
  const { missingMigration } = await import('./schema-engine.ts')
  return await missingMigration(readFileSync(SCHEMA, 'utf8'), readMigrations(MIGRATIONS_FOLDER))
}

export interface Told {
  readonly status: number
  readonly text: string
}

/** Carries out one command of `npm run -s db`. */
export async function databaseCommand([name, argument, ...more]: readonly string[]): Promise<Told> {
  const command = name === undefined ? undefined : commands[name]
  if (!name || !command || more.length > 0 || WITH_ARGUMENT.has(name) !== (argument !== undefined))
    return { status: 2, text: USAGE }
  try {
    return { status: 0, text: await command(argument ?? '') }
  } catch (error) {
    return { status: 1, text: error instanceof Error ? error.message : String(error) }
  }
}

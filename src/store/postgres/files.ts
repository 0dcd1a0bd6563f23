import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { StoreError } from '../store-error.ts'
import { nameOf } from './address.ts'
import { connected } from './connection.ts'

const DEBIAN = '/usr/lib/postgresql'

/** The newest that is installed: one older than the server does not copy it. */
function programFile(program: string): string {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...debian.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  const found = folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
  if (found === undefined) throw new StoreError('program-missing', { program })
  return found
}

/** The address without its password, which stands in the environment: parameters are seen by everybody on the machine. */
function apart(url: string): { readonly address: string; readonly environment: Readonly<Record<string, string>> } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, environment: password === '' ? {} : { PGPASSWORD: password } }
}

async function run(program: string, parameters: readonly string[], url?: string): Promise<void> {
  const { address, environment } = url === undefined ? { address: undefined, environment: {} } : apart(url)
  const child = spawn(programFile(program), [...parameters, ...(address === undefined ? [] : ['-d', address])], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', (text) => {
    told += text
  })
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(told.trim().split('\n')[0] ?? `${program} ended with ${code}`)
}

/** In `pg_dump`'s own format. The copy appears under its name only when it is whole. */
export async function backUp(url: string, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    await run('pg_dump', ['-Fc', '--no-owner', '--no-privileges', '-f', unfinished], url)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error instanceof StoreError ? error : unreachable(nameOf(url), error)
  }
}

/** What stands in a database before a migration, read through; without it nothing is changed. */
export async function copyBefore(migration: string, url: string, folder: string): Promise<void> {
  const file = join(folder, `before-${migration}${new URL(url).pathname.replaceAll('/', '-')}.dump`)
  try {
    await mkdir(folder, { recursive: true })
    await backUp(url, file)
    await readThrough(file)
  } catch (error) {
    const reason = error instanceof StoreError && error.params.reason ? error.params.reason : String(error).replace(/^\w+: /, '')
    throw new StoreError('copy-refused', { database: nameOf(url), reason }, { cause: error })
  }
}

/** Refuses a copy that cannot be read from its first byte to its last. */
export async function readThrough(file: string): Promise<void> {
  if (!existsSync(file)) throw new StoreError('database-unreachable', { database: file, reason: 'there is no such file' })
  try {
    await run('pg_restore', ['-f', '/dev/null', file])
  } catch (error) {
    if (error instanceof StoreError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError('database-damaged', { database: file, reason }, { cause: error })
  }
}

export const restoreInto = (file: string, url: string): Promise<void> =>
  run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', file], url)

/** All of it or nothing. What was there is copied first, into the working folder. */
export async function restore(file: string, url: string, now: Date): Promise<string | undefined> {
  await readThrough(file)
  const release = await holdAlone({ connectionString: url }, url)
  try {
    const isEmpty = await connected({ connectionString: url }, async (connection) => {
      const { rowCount } = await connection.query('SELECT FROM pg_tables WHERE schemaname = current_schema()')
      return rowCount === 0
    })
    const kept = isEmpty ? undefined : `before-restore-${now.toISOString().replaceAll(':', '')}.dump`
    if (kept) await backUp(url, kept)
    await restoreInto(file, url)
    return kept
  } catch (error) {
    throw error instanceof StoreError ? error : unreachable(nameOf(url), error)
  } finally {
    await release()
  }
}

/** Whoever is just leaving is waited for: the server sees a connection for a moment longer than whoever has closed it. */
const PATIENCE = 2000
const LOOK_EVERY = 50

/** Nobody of ours may have a connection. Several processes may share a database, so that nothing keeps others from coming. */
export async function holdAlone(config: ClientConfig, url: string): Promise<() => Promise<void>> {
  const until = performance.now() + PATIENCE
  const others = await connected({ ...config, application_name: 'chancery db' }, async (connection) => {
    for (;;) {
      const { rows } = await connection.query<{ others: number }>(
        "SELECT count(*)::int AS others FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'chancery'",
      )
      const others = rows[0]?.others ?? 0
      if (others === 0 || performance.now() > until) return others
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
  }).catch((error: unknown) => {
    throw unreachable(nameOf(url), error)
  })
  if (others > 0) throw new StoreError('database-in-use', { database: nameOf(url) })
  return async () => undefined
}

/** An empty database beside the one that is named; undefined where its user may make none. */
export async function scratchDatabase(
  config: ClientConfig,
  url: string,
): Promise<{ readonly url: string; drop(): Promise<void> } | undefined> {
  const name = `chancery_verify_${randomBytes(6).toString('hex')}`
  const ask = (sql: string): Promise<unknown> => connected(config, (connection) => connection.query(sql))
  try {
    await ask(`CREATE DATABASE ${name} TEMPLATE template0`)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') return undefined
    throw unreachable(nameOf(url), error)
  }
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  return { url: scratch.href, drop: async () => void (await ask(`DROP DATABASE ${name} WITH (FORCE)`)) }
}

function unreachable(database: string, error: unknown): StoreError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StoreError('database-unreachable', { database, reason }, { cause: error })
}

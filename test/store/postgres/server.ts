import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const DEBIAN = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are; undefined where it is not installed. */
export const binaries: string | undefined = [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : []).map((version) => join(DEBIAN, version, 'bin')),
  ...(process.env.PATH ?? '').split(':'),
].find((folder) => existsSync(join(folder, 'initdb')))

/** PostgreSQL refuses to run as root. */
const identity = process.getuid?.() === 0 ? idsOf('postgres') : undefined

function idsOf(user: string): { readonly uid: number; readonly gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((which) => Number(spawnSync('id', [which, user], { encoding: 'utf8' }).stdout.trim()))
  return uid && gid ? { uid, gid } : undefined
}

const settings = {
  // What a test writes need not outlive the machine; it outlives the server.
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '32MB',
  max_connections: '60',
  max_wal_size: '256MB',
  log_min_messages: 'fatal',
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** A PostgreSQL server in a temporary folder, on loopback, run by somebody without rights; gone with this process. */
export class Server {
  readonly port: number
  readonly folder: string
  readonly #more: Readonly<Record<string, string>>
  #process: ChildProcess | undefined

  private constructor(folder: string, port: number, more: Readonly<Record<string, string>>) {
    this.folder = folder
    this.port = port
    this.#more = more
    process.once('exit', this.#leave)
  }

  static async start(more: Readonly<Record<string, string>> = {}): Promise<Server> {
    const server = new Server(ownedFolder(), await freePort(), more)
    server.run(
      'initdb',
      '-D',
      server.folder,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '-N',
      '--no-instructions',
    )
    await server.start()
    return server
  }

  /** Of the process whose children do the work. */
  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** A standby that has begun with a copy of what the other holds. */
  async standby(name: string): Promise<Server> {
    const standby = new Server(ownedFolder(), await freePort(), {})
    const from = `host=127.0.0.1 port=${this.port} user=postgres application_name=${name}`
    standby.run('pg_basebackup', '-D', standby.folder, '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync')
    await standby.start()
    return standby
  }

  /** Runs one of PostgreSQL's programs to its end. */
  run(program: string, ...parameters: string[]): void {
    const { status, stderr, error } = spawnSync(join(binaries ?? '', program), parameters, {
      ...identity,
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program}: ${stderr || error}`)
  }

  async start(): Promise<void> {
    const options = {
      ...settings,
      ...this.#more,
      port: String(this.port),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
    }
    const parameters = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Should this process be killed the server goes with it.
    this.#process = spawn(
      'setpriv',
      ['--pdeathsig', 'QUIT', join(binaries ?? '', 'postgres'), '-D', this.folder, ...parameters],
      {
        ...identity,
        cwd: '/',
        stdio: 'ignore',
      },
    )
    this.#process.unref()
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.ask('postgres', 'SELECT 1').then(() => undefined)
      } catch (error) {
        if (attempt > 400) throw error
        await pause(25)
      }
    }
  }

  /** `SIGKILL` takes the postmaster alone: its children notice and go. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    // Where nothing else is left to do this is waited for all the same.
    child.ref()
    child.kill(signal)
    await gone
  }

  url(database: string, user = 'postgres'): string {
    return `postgresql://${user}@127.0.0.1:${this.port}/${database}`
  }

  async ask(database: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.url(database), connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** Takes it away for good. */
  async remove(): Promise<void> {
    await this.stop('SIGQUIT')
    process.removeListener('exit', this.#leave)
    rmSync(this.folder, { recursive: true, force: true })
  }

  readonly #leave = (): void => {
    this.#process?.kill('SIGQUIT')
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function ownedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-postgres-'))
  if (identity) chownSync(folder, identity.uid, identity.gid)
  return folder
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Loopback } from '../../src/sandbox/loopback/index.ts'
import { compile } from '../bench/compiled-bot.ts'
import { cpuOf } from './cpu.ts'

const ROOT = join(import.meta.dirname, '../..')

/** How four shards and the work are divided among three processes. */
export const shards = 4
export const parts: readonly Readonly<Record<string, string>>[] = [
  { ROLES: 'gateway', SHARDS: `0-1/${shards}` },
  { ROLES: 'gateway,worker', SHARDS: `2-3/${shards}` },
  { ROLES: 'worker' },
]

const line = z.object({
  level: z.number(),
  msg: z.string().optional(),
  request: z.string().optional(),
  table: z.string().optional(),
  move: z.string().optional(),
  outcome: z.string().optional(),
})

/** What was answered as played, before the person was told. */
export interface Acknowledged {
  readonly request: string
  readonly table: string
}

/** What a line of the log says was answered as played, if it does. */
export function acknowledgedIn(text: string): readonly Acknowledged[] {
  const { msg, request, table, move, outcome } = line.parse(JSON.parse(text))
  return msg === 'answered' && request && table && move !== undefined && outcome === undefined ? [{ request, table }] : []
}

/** The compiled bot as an operator divides it: one process for each part, on one database. */
export class Fleet {
  readonly acknowledged: Acknowledged[] = []
  /** Lines of the log that tell of an error of ours. */
  readonly errors: string[] = []
  /** Seconds of a core that all of them have worked, those that draw included. */
  cpu = 0
  readonly #folder = mkdtempSync(join(tmpdir(), 'chancery-scale-'))
  readonly #children: (ChildProcess | undefined)[] = parts.map(() => undefined)
  readonly #environment: NodeJS.ProcessEnv

  constructor({ api, token }: Loopback, database: string) {
    compile()
    this.#environment = {
      ...{ PATH: process.env.PATH, HOME: this.#folder, NODE_ENV: 'production', SANDBOX: 'off', MALLOC_ARENA_MAX: '1' },
      ...{ DISCORD_API: api, DISCORD_TOKEN: token, DATABASE_URL: database, PICTURE_WORKERS: '1', REQUESTS_PER_SECOND: '1000' },
    }
  }

  /** Resolves once the process says that it is ready. */
  async start(part: number): Promise<void> {
    // Each has a machine of its own.
    const cwd = join(this.#folder, String(part))
    mkdirSync(cwd, { recursive: true })
    const child = spawn(process.execPath, ['--max-semi-space-size=2', join(ROOT, 'dist/src/main.js')], {
      cwd,
      env: { ...this.#environment, ...parts[part] },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#children[part] = child
    let problem = ''
    child.stderr.on('data', (text) => {
      problem += text
    })
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stdout).on('line', (text) => {
        if (this.#heard(text) === 'ready') resolve()
      })
      child.on('exit', (code, signal) => {
        if (signal === null && code !== 0) this.errors.push(`process ${part} ended with ${code}: ${problem}`)
        reject(new Error(`process ${part} ended before it was ready: ${problem}`))
      })
    })
  }

  async kill(part: number): Promise<void> {
    await this.#end(part, 'SIGKILL')
  }

  /** As an operator stops it: what it has accepted is finished. */
  async stop(part: number): Promise<void> {
    await this.#end(part, 'SIGTERM')
  }

  async remove(): Promise<void> {
    await Promise.all(parts.map((_, part) => this.kill(part)))
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #heard(text: string): string | undefined {
    const { level, msg } = line.parse(JSON.parse(text))
    this.acknowledged.push(...acknowledgedIn(text))
    if (level >= 50) this.errors.push(text.slice(0, 1000))
    return msg
  }

  async #end(part: number, signal: NodeJS.Signals): Promise<void> {
    const child = this.#children[part]
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.cpu += cpuOf(child.pid!)
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
}

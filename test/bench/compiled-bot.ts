import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Loopback } from '../../src/sandbox/loopback/index.ts'

const ROOT = join(import.meta.dirname, '../..')

export function compile(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'src/tools/setup.mjs'), '--compiled'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('nothing was compiled')
}

/** The bot as operators run it, once it is ready. */
export async function started(
  { api, token }: Loopback,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=2', join(ROOT, 'dist/src/main.js')], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, MALLOC_ARENA_MAX: '1', NODE_ENV: 'production', DISCORD_API: api, DISCORD_TOKEN: token },
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout!)) if (line.includes('"msg":"ready"')) break
  child.stdout?.resume()
  return child
}

export async function stopped(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Its memory, in MB. */
export const residentOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

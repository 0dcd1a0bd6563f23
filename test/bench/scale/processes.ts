import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { migrate } from '../../../src/store/client.ts'
import { cpuOf } from '../../scale/cpu.ts'
import type { Server } from '../../store/postgres/server.ts'
import type { Tools } from '../harness.ts'

const SECONDS = 6

/** So many times the moves of one process are hoped for; where processes and server share few cores, no fewer is all that can be asked. */
const bars = { 2: 1.1, 4: 1.2 } as const

/** Moves a second of one, two and four processes on one server, each at tables of its own. */
export async function playInProcesses(server: Server, { report, wants }: Tools): Promise<void> {
  const names = { 2: 'scale/two-processes', 4: 'scale/four-processes' } as const
  if (!wants(names[2]) && !wants(names[4])) return
  await server.ask('postgres', 'CREATE DATABASE playing')
  const url = server.url('playing')
  await migrate({ url })
  const alone = await played(server, url, 1)
  for (const count of [2, 4] as const) {
    if (!wants(names[count])) continue
    const together = await played(server, url, count)
    report({
      name: names[count],
      ratio: alone.rate / together.rate,
      bar: bars[count],
      moves_a_second: Math.round(together.rate),
      alone: Math.round(alone.rate),
      core_ms_a_move: together.process,
      database_ms_a_move: together.database,
      cores: availableParallelism(),
    })
  }
}

/** Moves a second, and milliseconds of a core for each: of the processes that play, and of the database. */
async function played(server: Server, url: string, count: number) {
  const players = await Promise.all(Array.from({ length: count }, () => player(url)))
  const before = cpuOf(server.pid)
  const told = await Promise.all(players.map(toldBy))
  const moves = told.reduce((sum, one) => sum + one.moves, 0)
  const spent = told.reduce((sum, one) => sum + one.spent, 0)
  const rounded = (value: number): number => Math.round(value * 100) / 100
  return {
    rate: moves / SECONDS,
    process: rounded(spent / moves),
    database: rounded(((cpuOf(server.pid) - before) * 1000) / moves),
  }
}

/** Resolves once it has played enough for everything to be compiled. */
async function player(url: string): Promise<ChildProcess> {
  const parameters = ['--import', 'tsx', join(import.meta.dirname, 'player.ts'), url, String(SECONDS)]
  const child = spawn(process.execPath, parameters, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout!, 'data')
  return child
}

async function toldBy(child: ChildProcess): Promise<{ readonly moves: number; readonly spent: number }> {
  const told = once(createInterface(child.stdout!), 'line')
  child.stdin!.end('begin\n')
  const [line] = await told
  await once(child, 'exit')
  const [moves = 0, spent = 0] = String(line).split(' ').map(Number)
  return { moves, spent }
}

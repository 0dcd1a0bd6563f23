import { randomUUID } from 'node:crypto'
import { Client, type ClientConfig, type Pool } from 'pg'
import { z } from 'zod'
import { lanes, type Signal, type Signals } from '../database.ts'

const CHANNEL = 'chancery'
/** What is told within so many milliseconds goes out together. */
const GATHERED = 2
/** A notification holds 8,000 bytes. */
const MOST_AT_ONCE = 100
const LONGEST_PAUSE = 5000

const told = z.object({
  from: z.string(),
  signals: z.array(z.object({ table: z.string(), lanes: z.array(z.enum(lanes)) })),
})

/** What another process of ours told; undefined where the channel was used for something else, as anybody on the database may. */
function read(payload: string | undefined): z.infer<typeof told> | undefined {
  try {
    return told.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}

/** LISTEN and NOTIFY. Told outside of the transaction: within, all commits that tell something would wait for each other. */
export async function openSignals(config: ClientConfig, pool: Pool): Promise<Signals & { close(): Promise<void> }> {
  const process = randomUUID()
  const listeners = new Set<(signal: Signal | undefined) => void>()
  const hear = (signal: Signal | undefined): void => {
    for (const listener of listeners) listener(signal)
  }

  let gathered = new Map<string, Signal>()
  let telling = false
  let closed = false
  let listening: Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function tell(): Promise<void> {
    while (gathered.size > 0 && !closed) {
      const signals = [...gathered.values()].slice(0, MOST_AT_ONCE)
      for (const { table } of signals) gathered.delete(table)
      // Who does not hear of it finds it when they look.
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: process, signals })]).catch(() => undefined)
    }
    telling = false
  }

  async function listen(failures = 0): Promise<void> {
    const client = new Client(config)
    let isOver = false
    const again = (after: number): void => {
      if (closed || isOver) return
      isOver = true
      client.end().catch(() => undefined)
      retry = setTimeout(() => void listen(after), Math.min(LONGEST_PAUSE, 50 * 2 ** after))
    }
    client.on('error', () => again(0))
    client.on('end', () => again(0))
    client.on('notification', ({ payload }) => {
      const heard = read(payload)
      if (!heard || heard.from === process) return
      for (const signal of heard.signals) hear(signal)
    })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      listening = client
      hear(undefined)
    } catch {
      again(failures + 1)
    }
  }

  return {
    send(signal) {
      const before = gathered.get(signal.table)?.lanes ?? []
      gathered.set(signal.table, { table: signal.table, lanes: [...new Set([...before, ...signal.lanes])] })
      if (telling) return
      telling = true
      setTimeout(() => void tell(), GATHERED)
    },
    listen(heard) {
      if (listeners.size === 0) void listen()
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    async close() {
      closed = true
      gathered = new Map()
      clearTimeout(retry)
      await listening?.end().catch(() => undefined)
    },
  }
}

import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '../../games/index.ts'
import { dueLanes, nextWorkAt, openDatabase } from '../../store/index.ts'
import { createTables, type Entropy, SettableClock, type Tables } from '../../tables/index.ts'

/** Where one table is played through many days in no time: real tables over a database of their own, and a clock that is moved by hand. */
export interface DaysHouse {
  readonly tables: Tables
  readonly clock: SettableClock
  /** A request that nobody has made. */
  request(): string
  /** Lets everything that is due happen at its own time, until this one. */
  passUntil(time: Date): Promise<void>
  /** Lets everything happen that is due now. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** A Monday, in winter. */
export const begun = new Date('2026-01-05T00:00:00Z')

const sha256 = (text: string): string => hash('sha256', text)

const entropyOf = (seed: string): Entropy => ({
  tableId: () => sha256(`table of ${seed}`).slice(0, 10),
  secret: () => sha256(`secret of ${seed}`),
  seed: (secret) => sha256(`chance of ${secret}`),
})

export async function openHouse(seed: string): Promise<DaysHouse> {
  const place = mkdtempSync(join(tmpdir(), 'chancery-days-'))
  const store = await openDatabase({
    url: `file:${join(place, 'days.db')}`,
    onFatal: (error) => {
      throw error
    },
  })
  const clock = new SettableClock(begun)
  const tables = await createTables({ store, games, clock, entropy: entropyOf(seed) })
  const running = tables.run()
  await running.awake
  let requests = 0
  return {
    tables,
    clock,
    request: () => `days-${++requests}`,
    settle: () => running.idle(),
    async passUntil(time) {
      for (;;) {
        const times = await Promise.all(dueLanes.map((lane) => nextWorkAt(store.client, lane)))
        const [due] = times.flatMap((at) => at ?? []).sort((one, other) => one.getTime() - other.getTime())
        if (!due || due > time) break
        // What is held until a time is free only after it.
        if (due >= clock.now()) clock.set(new Date(due.getTime() + 1))
        await running.idle()
      }
      if (time > clock.now()) clock.set(time)
    },
    async close() {
      await running.stop()
      await store.close()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

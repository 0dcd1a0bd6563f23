import { type Database, readHeartbeat, writeHeartbeat } from '../../store/index.ts'
import type { Clock } from '../clocks/clock.ts'
import { minute, second } from '../clocks/seconds.ts'
import type { TablesLog } from '../tables.ts'

/** Chancery says this often that it is alive and can be reached. */
const beatEvery = 20 * second
/** Whoever only works reads this often what is said of that. */
const readEvery = 5 * second
/** Silence shorter than this is no absence: a restart, a missed beat. */
const shortestAbsence = minute

/** Knows how long Chancery was down or cut off from Discord in all: time that is added to every running clock. */
export interface Heart {
  /** In milliseconds, since the database was made. */
  readonly away: number
  /** Discord can be reached, the time is known, and Chancery has not just woken from a sleep that is not yet counted. */
  readonly connected: boolean
  /** Beats now; what was missed since the last beat becomes absence. */
  awake(): Promise<void>
  /** Whether Discord can be reached: while it cannot, the heart is silent and no deadline passes. */
  setConnected(connected: boolean): Promise<void>
  /** Goes on beating, once awake, and a last time when told to stop: from then on Chancery is away. */
  beat(signal: AbortSignal): Promise<void>
}

type HeartLog = Pick<TablesLog, 'error'>

/** The heart of a process that is connected to Discord. */
export async function openHeart(store: Database, clock: Clock, log: HeartLog): Promise<Heart> {
  let away = (await readHeartbeat(store.client))?.away ?? 0
  let connected = true
  let last = clock.now().getTime()

  const write = (countAbsence: boolean): Promise<void> =>
    store.transaction(async (client) => {
      const now = clock.now()
      const before = await readHeartbeat(client)
      const silence = before ? now.getTime() - before.at.getTime() : 0
      away = (before?.away ?? 0) + (countAbsence && silence >= shortestAbsence ? silence : 0)
      await writeHeartbeat(client, now, away)
      last = now.getTime()
    })
  // A machine that was put to sleep, or a process that was stopped, notices it here.
  const goOn = (): Promise<void> => write(!clock.leaps)
  const isFresh = (): boolean => clock.leaps === true || clock.now().getTime() - last < shortestAbsence

  return {
    get away() {
      return away
    },
    get connected() {
      return connected && clock.sure !== false && isFresh()
    },
    awake: () => write(true),
    async setConnected(is) {
      if (is === connected) return
      if (!is) await goOn()
      connected = is
      if (is) await write(true)
    },
    async beat(signal) {
      for (;;) {
        await clock.until(new Date(clock.now().getTime() + beatEvery), signal)
        // While the database cannot be reached nothing passes; what was missed counts as absence once it is there again.
        if (connected) await goOn().catch((error: unknown) => log.error({ err: error }, 'nothing can be noted'))
        if (signal.aborted) return
      }
    },
  }
}

/** The heart of a process without a connection of its own: it beats as long as that of another one does. */
export async function followHeart(store: Database, clock: Clock, log: HeartLog): Promise<Heart> {
  let beat = await readHeartbeat(store.client)
  const read = async (): Promise<void> => {
    beat = await readHeartbeat(store.client)
  }
  return {
    get away() {
      return beat?.away ?? 0
    },
    get connected() {
      return clock.sure !== false && beat !== undefined && clock.now().getTime() - beat.at.getTime() < shortestAbsence
    },
    awake: read,
    setConnected: async () => undefined,
    async beat(signal) {
      while (!signal.aborted) {
        await clock.until(new Date(clock.now().getTime() + readEvery), signal)
        await read().catch((error: unknown) => log.error({ err: error }, 'nothing can be read'))
      }
    },
  }
}

import { day, minute, second } from '../../durations.ts'
import { type Client, type Database, readHeartbeat, readShardBeats, writeHeartbeat, writeShardBeats } from '../../store/index.ts'
import type { Clock } from '../clocks/clock.ts'
import type { Shards, TablesLog } from '../tables.ts'

/** Chancery says this often that it is alive and can be reached. */
const beatEvery = 20 * second
/** Whoever only works reads this often what is said of that. */
const readEvery = 5 * second
/** Silence shorter than this is no absence: a restart, a missed beat. */
const shortestAbsence = minute
/** A shard that was silent for longer is nobody's any more: the process that held it was stopped for good. */
const longestAbsence = day

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

/** Until when all of Discord's shards were reached, whichever processes hold them: this one holds some, and reaches them now. */
async function allReachedUntil(client: Client, now: Date, { held, count }: Shards): Promise<number> {
  if (held.length === count) return now.getTime()
  await writeShardBeats(client, now, held, count)
  const beats = (await readShardBeats(client, count)).map((at) => at.getTime())
  return Math.min(...beats.filter((at) => now.getTime() - at < longestAbsence))
}

/**
 * The heart of a process that is connected to Discord. Where several are, it beats only as long as all of them do: while one shard is
 * silent somebody cannot reach us.
 */
export async function openHeart(
  store: Database,
  clock: Clock,
  log: HeartLog,
  shards: Shards = { held: [0], count: 1 },
): Promise<Heart> {
  let away = (await readHeartbeat(store.client))?.away ?? 0
  let connected = true
  let last = clock.now().getTime()

  const write = (countAbsence: boolean): Promise<void> =>
    store.transaction(async (client) => {
      const now = clock.now()
      const reached = await allReachedUntil(client, now, shards)
      const before = await readHeartbeat(client)
      // What was counted once is not counted again.
      const counted = Math.min(before?.at.getTime() ?? reached, now.getTime())
      const silence = Math.max(0, reached - counted)
      away = (before?.away ?? 0) + (countAbsence && silence >= shortestAbsence ? silence : 0)
      last = counted + silence
      await writeHeartbeat(client, new Date(last), away)
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
      // At once: the connection may be back, or the database away, before it could be noted.
      connected = is
      await (is ? write(true) : goOn())
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

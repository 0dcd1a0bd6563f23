import { second } from '../durations.ts'
import { backlogAt, type Lane, lanes } from '../store/index.ts'
import { systemClock } from './clocks/clock.ts'
import { clocksRoom } from './clocks/index.ts'
import { computersRoom } from './computers/index.ts'
import { threadFor } from './computers/threads.ts'
import { computersTurn } from './computers/turn.ts'
import type { Context } from './context.ts'
import { Counters } from './counters.ts'
import { keepClear } from './due/clearing.ts'
import { comesUp } from './due/comes-up.ts'
import { followHeart, openHeart } from './due/heart.ts'
import { createDueWorker } from './due/worker.ts'
import { elsewhereRoom } from './elsewhere/index.ts'
import { realEntropy } from './entropy.ts'
import { historyRoom } from './history/index.ts'
import { Past } from './history/past.ts'
import { leaguesRoom } from './leagues/index.ts'
import { lobbyRoom } from './lobby/index.ts'
import { lookRoom } from './look/index.ts'
import { RecentTables } from './look/recent.ts'
import type { Worker } from './loop.ts'
import { moderatorsRoom } from './moderators/index.ts'
import { peopleRoom } from './people/index.ts'
import { plansRoom } from './plans/index.ts'
import { playRoom } from './play/index.ts'
import { createDeliveryWorker } from './posts/delivery.ts'
import { createOutbox } from './posts/outbox.ts'
import type { Sender } from './posts/post.ts'
import { questionsRoom } from './questions/index.ts'
import { seatsRoom } from './seats/index.ts'
import { serversRoom } from './servers/index.ts'
import { standingRoom } from './standing/index.ts'
import type { Roles, Running, Tables, TablesLog, TablesOptions } from './tables.ts'
import type { TellTrouble } from './trouble.ts'
import { watchingRoom } from './watching/index.ts'
import { whispersRoom } from './whispers/index.ts'

const everyRole: Roles = { gateway: true, worker: true }
const silent: TablesLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
const allGames = new URL(import.meta.url.endsWith('.js') ? '../games/index.js' : '../games/index.ts', import.meta.url)

export async function createTables(options: TablesOptions): Promise<Tables> {
  const {
    store,
    games,
    gamesModule = allGames,
    clock = systemClock,
    entropy = realEntropy,
    log: operatorLog = silent,
    lease = 40 * second,
    roles = everyRole,
    shards,
    retention,
  } = options
  const heart = roles.gateway ? await openHeart(store, clock, operatorLog, shards) : await followHeart(store, clock, operatorLog)
  const wakes: Partial<Record<Lane, () => void>> = {}
  const counters = new Counters()
  let tell: TellTrouble = () => undefined
  const context: Context = {
    store,
    books: new Map(games.map(({ rulebook }) => [rulebook.id, rulebook])),
    standings: new Map(games.flatMap(({ rulebook, standings }) => (standings ? [[rulebook.id, standings]] : []))),
    clock,
    entropy,
    recent: new RecentTables(),
    past: new Past(store.client),
    turns: new Map(),
    lease,
    log: operatorLog,
    counters,
    tellTrouble: (trouble) => tell(trouble),
    moment: () => ({ now: clock.now().getTime(), away: heart.away }),
    stir: (stirred) => {
      for (const lane of stirred) wakes[lane]?.()
    },
  }
  const outbox = createOutbox(context)
  wakes.posts = outbox.wake
  const moved = new Set<(table: string) => void>()
  // What other processes do here. Where something may have been missed everything is looked at.
  store.signals.listen((signal) => {
    if (signal) context.recent.forget(signal.table)
    else {
      context.recent.forgetAll()
      context.past.forgetAll()
    }
    context.stir(signal?.lanes ?? lanes)
    if (signal) for (const listener of moved) listener(signal.table)
  })

  function workersWith(sender: Sender | undefined): readonly Worker[] {
    if (!roles.worker) return []
    const thinker = threadFor('turns', gamesModule)
    const due = createDueWorker(context, 'due', (due) => comesUp(context, heart, due))
    const think = createDueWorker(context, 'think', (due) => computersTurn(context, thinker, due))
    wakes.due = due.wake
    wakes.think = think.wake
    return [due, think, ...(sender ? [createDeliveryWorker(context, outbox, sender)] : [])]
  }

  function run(sender?: Sender, tellTrouble: TellTrouble = () => undefined): Running {
    tell = tellTrouble
    const stopping = new AbortController()
    const workers = workersWith(sender)
    const awake = heart.awake()
    const running = awake.then(async () => {
      const clearing = roles.worker ? keepClear(context, retention, stopping.signal) : undefined
      await Promise.all([heart.beat(stopping.signal), ...workers.map((worker) => worker.run(stopping.signal)), clearing])
    })
    // Whoever stops or waits hears of it; nobody else can do anything about it.
    running.catch((error: unknown) =>
      operatorLog.error({ err: error }, 'what is due and what must be posted is not looked after'),
    )
    return {
      awake,
      async stop() {
        stopping.abort()
        await running
      },
      async idle() {
        for (const worker of workers) worker.wake()
        // What is played may have to be posted, which wakes another one at once: all are quiet only when nothing is left.
        while (!stopping.signal.aborted && workers.some(({ quiet }) => !quiet))
          await new Promise((resolve) => setTimeout(resolve, 2))
      },
    }
  }

  return {
    ...lobbyRoom(context),
    ...playRoom(context),
    ...historyRoom(context),
    ...questionsRoom(context),
    ...seatsRoom(context),
    ...clocksRoom(context),
    ...moderatorsRoom(context),
    ...lookRoom(context),
    ...computersRoom(context, gamesModule),
    ...plansRoom(context),
    ...peopleRoom(context),
    ...whispersRoom(context),
    ...watchingRoom(context),
    ...standingRoom(context),
    ...leaguesRoom(context),
    ...serversRoom(context),
    ...elsewhereRoom(context),
    outbox,
    backlog: () => backlogAt(store.client, clock.now()),
    counters,
    run,
    connected: (is) => heart.setConnected(is),
    onMoved(listener) {
      moved.add(listener)
      return () => moved.delete(listener)
    },
  }
}

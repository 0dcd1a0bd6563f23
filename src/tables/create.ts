import { second } from '../durations.ts'
import {
  backlogAt,
  findDraft,
  findFollow,
  followersOf,
  isSwitchedOff,
  type Lane,
  lanes,
  notesOf,
  noteTold,
  personSettings,
  serverSettings,
  serversPlayedOn,
  writeDraft,
  writeNotes,
} from '../store/index.ts'
import { systemClock } from './clocks/clock.ts'
import { pause, resume } from './clocks/pause.ts'
import { hintFor } from './computers/hints.ts'
import { mistakeIn } from './computers/mistakes.ts'
import { opinionOf } from './computers/opinions.ts'
import { suggest } from './computers/suggestions.ts'
import { threadFor } from './computers/threads.ts'
import { computersTurn } from './computers/turn.ts'
import type { Context } from './context.ts'
import { Counters } from './counters.ts'
import { keepClear } from './due/clearing.ts'
import { comesUp } from './due/comes-up.ts'
import { followHeart, openHeart } from './due/heart.ts'
import { createDueWorker } from './due/worker.ts'
import { sealedGame } from './elsewhere/depart.ts'
import { ownAddress } from './elsewhere/keys.ts'
import { take } from './elsewhere/take.ts'
import { realEntropy } from './entropy.ts'
import { Past } from './history/past.ts'
import { fairness, record } from './history/record.ts'
import { turnsOf } from './history/turns.ts'
import { redo, undo, undoPreview } from './history/undo.ts'
import { beginLeague, endLeague, enterLeague, leagueStanding, leagues, leaveLeague, nextRound } from './leagues/leagues.ts'
import { decline, sitDown } from './lobby/again.ts'
import { copyToPlayOn } from './lobby/copy.ts'
import { invite } from './lobby/invite.ts'
import { addComputer, changeSettings, removeComputer, setLevel } from './lobby/lobby.ts'
import { full, openTable } from './lobby/open.ts'
import { start } from './lobby/start.ts'
import { findOn, placesOfWishes, takeWishBack, wishToPlay } from './lobby/wishes.ts'
import { log, look, tablesOf } from './look/look.ts'
import { RecentTables } from './look/recent.ts'
import type { Worker } from './loop.ts'
import { giveTime, kick, letComputerPlay, mayPlayFor, moderated, openPanel, remind, reopen, replace } from './moderation.ts'
import { forget } from './people/forget.ts'
import { changePerson } from './people/settings.ts'
import { makePlan, planOf } from './plans/plans.ts'
import { plansRefused } from './plans/told.ts'
import { concede, concedePreview } from './play/concede.ts'
import { end } from './play/end.ts'
import { play } from './play/play.ts'
import { createDeliveryWorker } from './posts/delivery.ts'
import { createOutbox } from './posts/outbox.ts'
import type { Sender } from './posts/post.ts'
import { answer, ask } from './questions/ask.ts'
import { away } from './seats/absence.ts'
import { back, leave } from './seats/leave.ts'
import { archive, departed, homeless, places, wake } from './servers/archive.ts'
import { commandsAt, enter, noteCommands } from './servers/home.ts'
import { changeServer, noteBoard } from './servers/settings.ts'
import { endSeason, gameCounts, newSeason, ranking, seasons, standingOf } from './standing/standing.ts'
import type { Roles, Running, Tables, TablesLog, TablesOptions } from './tables.ts'
import type { TellTrouble } from './trouble.ts'
import { follow } from './watching/follow.ts'
import { block, newWhispers, readWhispers, report, reported, whisper, whisperCount } from './whispers/whispers.ts'

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
  const { client } = store

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
    full: (request) => full(context, request),
    open: (request) => openTable(context, request),
    copy: (request) => copyToPlayOn(context, request),
    importRecord: (request) => take(context, request),
    address: (server) => ownAddress(context, server),
    sealed: (ref) => sealedGame(context, ref),
    sit: (request) => sitDown(context, request),
    leave: (request) => leave(context, request),
    addComputer: (request) => addComputer(context, request),
    removeComputer: (request) => removeComputer(context, request),
    setLevel: (request) => setLevel(context, request),
    change: (request) => changeSettings(context, request),
    start: (request) => start(context, request),
    play: (request) => play(context, request),
    undoPreview: (request) => undoPreview(context, request),
    undo: (request) => undo(context, request),
    redo: (request) => redo(context, request),
    end: (request) => end(context, request),
    pause: (request) => pause(context, request),
    resume: (request) => resume(context, request),
    ask: (request) => ask(context, request),
    answer: (request) => answer(context, request),
    concede: (request) => concede(context, request),
    concedePreview: (request) => concedePreview(context, request),
    moderation: {
      giveTime: (request) => giveTime(context, request),
      remind: (request) => remind(context, request),
      computer: (request) => letComputerPlay(context, request),
      kick: (request) => kick(context, request),
      replace: (request) => replace(context, request),
      openPanel: (request) => openPanel(context, request),
      mayPlayFor: (request) => mayPlayFor(context, request),
      reopen: (request) => reopen(context, request),
      log: (server, limit) => moderated(context, server, limit),
    },
    back: (request) => back(context, request),
    away: (request) => away(context, request),
    departed: (request) => departed(context, request),
    archive: (request) => archive(context, request),
    wake: (request) => wake(context, request),
    places: (server) => places(context, server),
    played: () => serversPlayedOn(client),
    homeless: (person) => homeless(context, person),
    look: (ref) => look(context, ref),
    tablesOf: (person) => tablesOf(context, person),
    log: (ref) => log(context, ref),
    fairness: (ref) => fairness(context, ref),
    turns: (ref) => turnsOf(context, ref),
    record: (ref) => record(context, ref),
    drafts: {
      get: (table, seat) => findDraft(client, table, seat),
      set: (table, seat, step, body) => writeDraft(client, { table, seat, step, body, at: clock.now() }),
    },
    hint: (look, seat) => hintFor(context, gamesModule, look, seat),
    mistake: (about) => mistakeIn(context, gamesModule, about),
    opinion: (look, wish) => opinionOf(context, gamesModule, look, wish),
    suggest: (look, seat) => suggest(context, gamesModule, look, seat),
    plans: {
      get: (ref) => planOf(context, ref),
      make: (request) => makePlan(context, request),
      refused: (table, person, seat, from) => plansRefused(context, { table, person, seat, from }),
    },
    people: {
      settings: (person) => personSettings(client, person),
      change: (person, settings) => changePerson(context, person, settings),
      forget: (request) => forget(context, request),
    },
    servers: {
      settings: (server) => serverSettings(client, server),
      isWithout: (server, feature) => isSwitchedOff(client, server, feature),
      change: (request) => changeServer(context, request),
    },
    invitations: {
      invite: (request, tell) => invite(context, request, tell),
      decline: (request) => decline(context, request),
    },
    home: {
      enter: (arrival) => enter(context, arrival),
      commands: () => commandsAt(context),
      noteCommands: (where) => noteCommands(context, where),
    },
    finding: {
      wish: (wish) => wishToPlay(context, wish),
      takeBack: (id, person) => takeWishBack(context, id, person),
      on: (server) => findOn(context, server),
      places: (person) => placesOfWishes(context, person),
      noteBoard: (server, board) => noteBoard(context, server, board),
    },
    standing: {
      of: (person, server) => standingOf(context, person, server),
      ranking: (wish) => ranking(context, wish),
      game: (game, server) => gameCounts(context, game, server),
      seasons: (server) => seasons(context, server),
      newSeason: (wish) => newSeason(context, wish),
      endSeason: (wish) => endSeason(context, wish),
    },
    whispers: {
      send: (wish) => whisper(context, wish),
      read: (table, person) => readWhispers(context, table, person),
      fresh: (table, person) => newWhispers(context, table, person),
      count: (table) => whisperCount(context, table),
      report: (id, person) => report(context, id, person),
      block: (id, person, on) => block(context, id, person, on),
      reported: (server, moderator) => reported(context, server, moderator),
    },
    leagues: {
      on: (server) => leagues(context, server),
      begin: (wish) => beginLeague(context, wish),
      end: (league, by) => endLeague(context, league, by),
      enter: (league, who) => enterLeague(context, league, who),
      leave: (league, person) => leaveLeague(context, league, person),
      next: (league, server) => nextRound(context, league, server),
      standing: (league) => leagueStanding(context, league),
    },
    follows: {
      set: (request) => follow(context, request),
      of: async (table, person) => (await findFollow(client, table, person))?.wish,
      toTell: (of) => followersOf(client, of),
      noteTold: (table, person, seq) => noteTold(client, table, person, seq),
    },
    notes: {
      get: (table, person) => notesOf(client, table, person),
      set: (table, person, text) => writeNotes(client, { table, person, text, at: clock.now() }),
    },
    outbox,
    backlog: () => backlogAt(client, clock.now()),
    counters,
    run,
    connected: (is) => heart.setConnected(is),
    onMoved(listener) {
      moved.add(listener)
      return () => moved.delete(listener)
    },
  }
}

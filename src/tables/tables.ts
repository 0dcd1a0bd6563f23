import type { AnyRulebook, StateBase } from '../kernel/index.ts'
import type { Backlog, Database } from '../store/index.ts'
import type { Clock } from './clocks/clock.ts'
import type { ClocksRoom } from './clocks/index.ts'
import type { ComputersRoom } from './computers/index.ts'
import type { Counters } from './counters.ts'
import type { ElsewhereRoom } from './elsewhere/index.ts'
import type { Entropy } from './entropy.ts'
import type { HistoryRoom } from './history/index.ts'
import type { LeaguesRoom } from './leagues/index.ts'
import type { LobbyRoom } from './lobby/index.ts'
import type { LookRoom } from './look/index.ts'
import type { ModeratorsRoom } from './moderators/index.ts'
import type { PeopleRoom } from './people/index.ts'
import type { PlansRoom } from './plans/index.ts'
import type { PlayRoom } from './play/index.ts'
import type { Outbox, Sender } from './posts/post.ts'
import type { QuestionsRoom } from './questions/index.ts'
import type { SeatsRoom } from './seats/index.ts'
import type { ServersRoom } from './servers/index.ts'
import type { StandingRoom } from './standing/index.ts'
import type { TellTrouble } from './trouble.ts'
import type { WatchingRoom } from './watching/index.ts'
import type { WhispersRoom } from './whispers/index.ts'

/** What tables say of themselves, for the operator. Never positions, moves' parameters, hands, seeds or people's text. */
export interface TablesLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void
  warn(fields: Readonly<Record<string, unknown>>, message: string): void
  error(fields: Readonly<Record<string, unknown>>, message: string): void
}

/** Who stands where in a game that is over; those who are level share a place. */
export type RankSeats = (state: StateBase) => {
  readonly seats: readonly { readonly seat: string; readonly place: number }[]
}

/** What a process does: of several that share a database each may do a part. */
export interface Roles {
  /** It is connected to Discord, answers what people press, and says that they can reach us. */
  readonly gateway: boolean
  /** It plays what is due and posts what waits. */
  readonly worker: boolean
}

/** Discord divides its servers among shards: which of how many are held. */
export interface Shards {
  readonly held: readonly number[]
  readonly count: number
}

export interface TablesOptions {
  readonly store: Database
  readonly games: readonly { readonly rulebook: AnyRulebook; readonly standings?: RankSeats }[]
  /** The module whose `games` the computers' thread loads; it must list the same. Standard: src/games/index.ts. */
  readonly gamesModule?: URL
  readonly clock?: Clock
  readonly entropy?: Entropy
  readonly log?: TablesLog
  /** For how long, in milliseconds, what a process has claimed is its own: after a crash others wait for so long. */
  readonly lease?: number
  /** Both if absent. */
  readonly roles?: Roles
  /** Which of Discord's shards reach this process; all of them if absent. */
  readonly shards?: Shards
  /** For how long, in milliseconds, the logs of games that are over are kept; for ever if absent. Their records stay. */
  readonly retention?: number
}

/**
 * Playing one game in one channel. Everything that changes a table goes through here, each change one transaction. What is refused
 * changes nothing; what is asked for twice happens once. Throws only when something of ours is broken. What it offers of each room
 * stands in the room's `index.ts`.
 */
export interface Tables
  extends LobbyRoom,
    PlayRoom,
    HistoryRoom,
    QuestionsRoom,
    SeatsRoom,
    ClocksRoom,
    ModeratorsRoom,
    LookRoom,
    ComputersRoom,
    PlansRoom,
    PeopleRoom,
    WhispersRoom,
    WatchingRoom,
    StandingRoom,
    LeaguesRoom,
    ServersRoom,
    ElsewhereRoom {
  readonly outbox: Outbox
  /** What waits and is late, whoever will see to it. */
  backlog(): Promise<Backlog>
  /** What is counted since the process began. */
  readonly counters: Counters
  /**
   * Plays what is due without a person (computers, deadlines) and, if given a sender, posts what waits, until it is stopped. What does
   * not mend itself is told.
   */
  run(sender?: Sender, tellTrouble?: TellTrouble): Running
  /** Whether Discord can be reached. While it cannot, clocks stand: what was missed is added to them. */
  connected(is: boolean): Promise<void>
  /** Calls back when another process has changed a table. Gives the way to stop that. */
  onMoved(listener: (table: string) => void): () => void
}

export interface Running {
  /** Resolves once it is known how long Chancery was away: clicks before that would count against somebody. */
  readonly awake: Promise<void>
  /** Finishes what was begun and starts nothing new. */
  stop(): Promise<void>
  /** Resolves when nothing is due now and no post waits: for tests and for a polite end. */
  idle(): Promise<void>
}

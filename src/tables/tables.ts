import type { AnyRulebook, GameRecord, Hint, Level, Mistake, Opinion, StateBase, Suggestion } from '../kernel/index.ts'
import type {
  AuditRow,
  Backlog,
  Database,
  Feature,
  FollowWish,
  LeagueRow,
  PersonSettings,
  Plan,
  PlayedOn,
  SeasonRow,
  ServerSettings,
  WhisperRow,
} from '../store/index.ts'
import type { Clock } from './clocks/clock.ts'
import type { Preset } from './clocks/pace.ts'
import type { AboutToPlay } from './computers/mistakes.ts'
import type { Counters } from './counters.ts'
import type { Entropy } from './entropy.ts'
import type { Turns } from './history/turns.ts'
import type { DrawnRound, LeagueStanding } from './leagues/leagues.ts'
import type { Found, PlayWish, Wished } from './lobby/wishes.ts'
import type { EntryLook, LookRef, Seen, SeenRef, TableLook, TableRef } from './look/types.ts'
import type { PlanRefused } from './plans/told.ts'
import type { Outbox, Sender } from './posts/post.ts'
import type {
  AddComputer,
  Answer,
  Archive,
  Ask,
  Asked,
  Away,
  Changed,
  ChangeServer,
  ChangeSettings,
  Concede,
  ConcedePreview,
  CopyTable,
  Departed,
  End,
  Fairness,
  Forget,
  GiveTime,
  ImportRecord,
  Invite,
  Leave,
  MakePlan,
  Moderate,
  OnSeat,
  Opening,
  OpenTable,
  Pause,
  Place,
  Play,
  Played,
  Redo,
  Refused,
  RemoveComputer,
  Replace,
  Result,
  Return,
  SetLevel,
  Sit,
  Start,
  Undo,
  UndoPreview,
  Wake,
} from './requests.ts'
import type { Arrival, NotHome } from './servers/home.ts'
import type { GameCounts, PersonStanding, Ranked } from './standing/standing.ts'
import type { TellTrouble } from './trouble.ts'
import type { FollowRequest } from './watching/follow.ts'
import type { Whispers, WhisperWish } from './whispers/whispers.ts'

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
 * changes nothing; what is asked for twice happens once. Throws only when something of ours is broken.
 */
export interface Tables {
  /** Whether no more tables may be opened there, before anything is prepared for one. */
  full(request: Opening): Promise<Refused | undefined>
  open(request: OpenTable): Promise<Result<Changed>>
  /** Goes on from a moment of a game that is over, or of one that is on where its table wishes that, for one person alone. */
  copy(request: CopyTable): Promise<Result<Changed>>
  /** Takes in the record of a game that is over, or a game that is on elsewhere and was sealed for a server here. */
  importRecord(request: ImportRecord): Promise<Result<Changed>>
  /** What others need in order to send a game that is on to this server. */
  address(server: string): Promise<string>
  /** A game that goes on elsewhere, as nobody but that Chancery can read it; undefined where it does not. */
  sealed(ref: TableRef): Promise<string | undefined>
  sit(request: Sit): Promise<Result<Changed>>
  /** In the lobby the seat becomes free; later a computer takes it over. */
  leave(request: Leave): Promise<Result<Changed>>
  addComputer(request: AddComputer): Promise<Result<Changed>>
  removeComputer(request: RemoveComputer): Promise<Result<Changed>>
  setLevel(request: SetLevel): Promise<Result<Changed>>
  /** Options and language in the lobby, the pace at any time. */
  change(request: ChangeSettings): Promise<Result<Changed>>
  start(request: Start): Promise<Result<Changed>>
  play(request: Play): Promise<Result<Played>>
  undoPreview(request: Undo & Seen): Promise<Result<UndoPreview>>
  undo(request: Undo): Promise<Result<Changed>>
  redo(request: Redo): Promise<Result<Changed>>
  end(request: End): Promise<Result<Changed>>
  pause(request: Pause): Promise<Result<Changed>>
  resume(request: Pause): Promise<Result<Changed>>
  /** Asks the people of the table for something that one of them wishes. */
  ask(request: Ask): Promise<Result<Asked>>
  answer(request: Answer): Promise<Result<Asked>>
  /** Gives up: it counts as a loss, and a computer plays on unless nobody is left. */
  concede(request: Concede): Promise<Result<Changed>>
  concedePreview(request: Concede): Promise<Result<ConcedePreview>>
  /** What only moderators may do. All of it is noted. */
  readonly moderation: {
    giveTime(request: GiveTime): Promise<Result<Changed>>
    remind(request: OnSeat): Promise<Result<Changed>>
    /** A computer sits in until the person says that they are back. */
    computer(request: OnSeat & { readonly level?: Level }): Promise<Result<Changed>>
    kick(request: OnSeat): Promise<Result<Changed>>
    replace(request: Replace): Promise<Result<Changed>>
    /** Notes that a moderator is about to see what a seat sees, to play for it. */
    openPanel(request: OnSeat): Promise<Result<Changed>>
    mayPlayFor(request: { readonly table: string; readonly person: string }): Promise<boolean>
    reopen(request: Moderate): Promise<Result<Changed>>
    /** The latest first. */
    log(server: string, limit: number): Promise<readonly AuditRow[]>
  }
  /** The person is back: the computer that stood in for them goes. */
  back(request: Return): Promise<Result<Changed>>
  /** The clock of the person's seats stands until then. */
  away(request: Away): Promise<Result<Changed>>
  /** The computer sits in for somebody who is not in the server any more. */
  departed(request: Departed): Promise<Result<Changed>>
  /** Its channel is gone, or the bot is: the table waits, and its people are told. */
  archive(request: Archive): Promise<Result<Changed>>
  /** It goes on where it was. */
  wake(request: Wake): Promise<Result<Changed>>
  /** The tables that have a channel, those that wait for the bot's return among them. */
  places(server: string): Promise<readonly Place[]>
  /** The servers on which games were ever opened. */
  played(): Promise<readonly PlayedOn[]>
  /** The person's tables whose channel was deleted. */
  homeless(person: string): Promise<readonly TableLook[]>

  /** The table now, or as it was after entry `at`. Undefined if there is none. */
  look(ref: LookRef): Promise<TableLook | undefined>
  /** The active tables at which the person sits, those that wait for them first. */
  tablesOf(person: string): Promise<readonly TableLook[]>
  /** Entries of the log from number `from` on, oldest first. */
  log(ref: SeenRef & { readonly from?: number; readonly limit?: number }): Promise<readonly EntryLook[]>
  fairness(ref: TableRef): Promise<Fairness | undefined>
  /** What a seat has played from, since number `after` or from the beginning. */
  turns(ref: SeenRef & { readonly seat: string; readonly after: number }): Promise<Turns>
  /** The complete record; only after the end. */
  record(ref: TableRef): Promise<GameRecord | undefined>

  /** What a seat has put together but not yet played, with the seat's step at that time. Gone once it is played, or a deadline has been. */
  readonly drafts: {
    get(table: string, seat: number): Promise<{ readonly step: number; readonly body: unknown } | undefined>
    set(table: string, seat: number, step: number, body: unknown): Promise<void>
  }

  /** What a quick computer would do on a seat that is asked something, by what that seat sees. */
  suggest(look: Pick<TableLook, 'game' | 'state' | 'terms'>, seat: string): Promise<Suggestion>
  /** What a computer of the middle level would do there, and why; nothing where the table gives no hints. */
  hint(look: Pick<TableLook, 'game' | 'state' | 'terms' | 'purpose'>, seat: string): Promise<Hint | undefined>

  /** What a computer finds disastrous in what somebody is about to do: in first games, and nothing where they do not wish to be told. */
  mistake(about: AboutToPlay): Promise<Mistake | undefined>

  /** What strong computers think of a position of a game that is over, with their moves if wished; nothing while anything of it is hidden. */
  opinion(
    look: Pick<TableLook, 'id' | 'at' | 'game' | 'state' | 'secretsOpen' | 'terms'>,
    wish: { readonly moves: boolean },
  ): Promise<Opinion | undefined>

  /** Habits and queued moves: answers given in advance, played as soon as their decision is owed. */
  readonly plans: {
    get(ref: SeenRef & { readonly person: string; readonly seat?: number }): Promise<Plan | undefined>
    make(request: MakePlan): Promise<Result<Changed>>
    /** What of it did not fit when its time came, from that entry of the log on, oldest first. */
    refused(table: string, person: string, seat: number, from: number): Promise<readonly PlanRefused[]>
  }
  readonly people: {
    settings(person: string): Promise<PersonSettings>
    change(person: string, settings: Partial<PersonSettings>): Promise<PersonSettings>
    /** They leave their tables, and nothing that is kept names them any more. */
    forget(request: Forget): Promise<void>
  }
  readonly servers: {
    settings(server: string): Promise<ServerSettings>
    /** Whether those who manage it have switched it off there. */
    isWithout(server: string | null, feature: Feature): Promise<boolean>
    change(request: ChangeServer): Promise<ServerSettings>
  }

  readonly invitations: {
    /** Notes one and tells it; `tell` puts it where the person sees it. */
    invite(request: Invite, tell: (look: TableLook) => Promise<void>): Promise<Result<Changed>>
    decline(request: { readonly table: string; readonly person: string }): Promise<Refused | undefined>
  }
  /** Whose the database is. */
  readonly home: {
    /** Makes it the application's that comes first; says why it cannot be another's. */
    enter(arrival: Arrival): Promise<NotHome | undefined>
    /** Where the commands are registered: a server, or `everywhere`; null while that is not known. */
    commands(): Promise<string | null>
    noteCommands(where: string): Promise<void>
  }

  /** Who would like to play what on a server. */
  readonly finding: {
    wish(wish: PlayWish): Promise<Refused | Wished>
    takeBack(id: string, person: string): Promise<boolean>
    on(server: string): Promise<Found>
    /** The servers on which somebody wishes to play. */
    places(person: string): Promise<readonly string[]>
    /** Notes where on a server it is said, and by which message. */
    noteBoard(server: string, board: ServerSettings['finding']): Promise<void>
  }

  /** Lists of people for whom moderators have tables drawn. Whether the person may is Discord's to say. */
  readonly leagues: {
    /** The latest first. */
    on(server: string): Promise<readonly LeagueRow[]>
    begin(wish: {
      readonly server: string
      readonly person: string
      readonly name: string
      readonly game: string
      readonly size: number
      readonly pace: Preset
    }): Promise<Refused | { readonly refused?: undefined; readonly league: LeagueRow }>
    end(league: string, by: { readonly server: string; readonly person: string }): Promise<Refused | undefined>
    enter(
      league: string,
      who: { readonly server: string; readonly person: string; readonly name: string },
    ): Promise<Refused | undefined>
    /** False if they did not take part. */
    leave(league: string, person: string): Promise<boolean>
    /** Which tables the next round has; they are opened one by one. */
    next(league: string, server: string): Promise<Refused | DrawnRound>
    standing(league: string): Promise<LeagueStanding | undefined>
  }

  /** What people have reached in finished games. */
  readonly standing: {
    /** Everywhere, or as it can be seen on one server. */
    of(person: string, server?: string): Promise<PersonStanding>
    ranking(of: {
      readonly server: string
      readonly game: string
      readonly season?: string | undefined
    }): Promise<readonly Ranked[]>
    game(game: string, server: string): Promise<GameCounts>
    /** The latest first. */
    seasons(server: string): Promise<readonly SeasonRow[]>
    /** Whether the person may is Discord's to say. */
    newSeason(wish: { readonly server: string; readonly person: string; readonly name: string }): Promise<Refused | undefined>
    endSeason(wish: { readonly server: string; readonly person: string }): Promise<Refused | undefined>
  }

  /** What people at a table tell each other in private. It belongs to them, not to their seats. */
  readonly whispers: {
    send(wish: WhisperWish): Promise<Refused | { readonly refused?: undefined; readonly to: string | null }>
    /** What they have sent and got; it counts as read from now on. */
    read(table: string, person: string): Promise<Whispers>
    /** How many they have not read yet. */
    fresh(table: string, person: string): Promise<number>
    count(table: string): Promise<number>
    /** By whoever got it. */
    report(id: string, person: string): Promise<boolean>
    block(id: string, person: string, on: boolean): Promise<boolean>
    /** What was reported on a server, for its moderators. */
    reported(server: string, moderator: string): Promise<readonly WhisperRow[]>
  }
  /** Who is told by direct message how a game goes. */
  readonly follows: {
    set(request: FollowRequest): Promise<Refused | undefined>
    of(table: string, person: string): Promise<FollowWish | undefined>
    /** Those who have not been told of what that entry brought. */
    toTell(of: { readonly table: string; readonly seq: number; readonly isEnd: boolean }): Promise<readonly string[]>
    noteTold(table: string, person: string, seq: number): Promise<void>
  }
  /** What somebody notes for themselves at a table. */
  readonly notes: {
    get(table: string, person: string): Promise<string>
    set(table: string, person: string, text: string): Promise<void>
  }

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

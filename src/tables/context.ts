import type { AnyRulebook } from '../kernel/index.ts'
import type { Database, Lane } from '../store/index.ts'
import type { Clock } from './clocks/clock.ts'
import type { Moment } from './clocks/timing.ts'
import type { Counters } from './counters.ts'
import type { Entropy } from './entropy.ts'
import type { Past } from './history/past.ts'
import type { RecentTables } from './look/recent.ts'
import type { RankSeats, TablesLog } from './tables.ts'
import type { TellTrouble } from './trouble.ts'

/** What every part of tables works with. */
export interface Context {
  readonly store: Database
  readonly books: ReadonlyMap<string, AnyRulebook>
  /** How a game that is over stands, by the game's id, where it says so. */
  readonly standings: ReadonlyMap<string, RankSeats>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly recent: RecentTables
  readonly past: Past
  /** The last change of each table that is being worked on: the next one waits for it. */
  readonly turns: Map<string, Promise<unknown>>
  readonly log: TablesLog
  readonly counters: Counters
  readonly tellTrouble: TellTrouble
  /** For so long what is due and a table's posts belong to whoever has claimed them. If they die, others take them then. */
  readonly lease: number
  /** Now, and what Chancery has been away in all. */
  moment(): Moment
  /** Something was committed: there may be work in these lanes. */
  stir(lanes: readonly Lane[]): void
}

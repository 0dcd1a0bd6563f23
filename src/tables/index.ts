export type { Backlog, LeagueRow, TableWishRow, WhisperRow } from '../store/index.ts'
export {
  type Feature,
  features,
  followWishes,
  type PersonSettings,
  type Plan,
  type PlannedMove,
  type ServerSettings,
  type ShownQuestion,
  snapshots,
  timeZones,
} from '../store/index.ts'
export { type Clock, SettableClock, systemClock } from './clocks/clock.ts'
export { KeptClock } from './clocks/kept-clock.ts'
export { type PaceWish, type Preset, presets } from './clocks/pace.ts'
export { givesHints } from './computers/hints.ts'
export { givesOpinions } from './computers/opinions.ts'
export { type Counted, Counters, type Timed } from './counters.ts'
export { createTables } from './create.ts'
export * from './elsewhere/requests.ts'
export type { Entropy } from './entropy.ts'
export { largestRecord } from './history/import.ts'
export * from './history/requests.ts'
export type { DrawnRound, LeagueLine } from './leagues/leagues.ts'
export { placesOf } from './lobby/places.ts'
export * from './lobby/requests.ts'
export { type Found, type PlayWish, type Wished, wishDays } from './lobby/wishes.ts'
export * from './look/types.ts'
export * from './moderators/requests.ts'
export { clockIn, quietUntil } from './people/quiet-hours.ts'
export { type Ahead, aheadOf } from './plans/ahead.ts'
export { choicesOf, promiseOf, proposalOf } from './plans/answer.ts'
export { emptyPlan, longestQueue } from './plans/fitting.ts'
export * from './plans/requests.ts'
export * from './play/requests.ts'
export { strikes } from './posts/news.ts'
export * from './posts/post.ts'
export * from './questions/requests.ts'
export * from './requests.ts'
export * from './seats/requests.ts'
export type { NotHome } from './servers/home.ts'
export * from './servers/requests.ts'
export type { GameStanding, PersonStanding, Ranked } from './standing/standing.ts'
export type { Roles, Running, Shards, Tables, TablesLog, TablesOptions } from './tables.ts'
export type { Trouble } from './trouble.ts'
export { longestWhisper } from './whispers/whispers.ts'

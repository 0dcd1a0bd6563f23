export {
  type PersonSettings,
  type Plan,
  type Question,
  type ServerSettings,
  type ShownQuestion,
  snapshots,
  timeZones,
} from '../store/index.ts'
export { type Clock, SettableClock, systemClock } from './clock.ts'
export { type Count, Counters } from './counters.ts'
export { createTables } from './create.ts'
export type { Entropy } from './entropy.ts'
export type { NotHome } from './home.ts'
export { type Heard, KeptClock } from './kept-clock.ts'
export * from './look.ts'
export * from './outbox.ts'
export { type PaceWish, type Preset, presets } from './pace.ts'
export { clockIn, quietUntil } from './quiet.ts'
export * from './requests.ts'
export type { Running, Tables, TablesLog, TablesOptions } from './tables.ts'
export type { TellTrouble, Trouble } from './trouble.ts'

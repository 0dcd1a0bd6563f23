export * from './audit.ts'
export * from './backlog.ts'
export { keepAlone, openDatabase } from './client.ts'
export { type Client, type Database, type Lane, lanes } from './database.ts'
export * from './drafts.ts'
export { spoiledRows } from './every-row.ts'
export * from './follows.ts'
export * from './forget.ts'
export * from './heartbeat.ts'
export * from './home.ts'
export * from './invitations.ts'
export * from './leagues.ts'
export * from './log.ts'
export { type Luggage, luggage } from './luggage.ts'
export * from './people.ts'
export * from './posts.ts'
export { type Feature, features, type PersonSettings, type ServerSettings, timeZones } from './preferences.ts'
export type { Proposal, Question, QuestionOutcome, ShownQuestion } from './question.ts'
export * from './ratings.ts'
export * from './results.ts'
export * from './retention.ts'
export { alreadyThere, SpoiledRow } from './row.ts'
export { type SealingKeysRow, sealingKeys } from './sealing-keys.ts'
export type {
  Actor,
  Audience,
  ComputerRole,
  DueKind,
  DueMark,
  Ending,
  EntryKind,
  Live,
  MessagePlace,
  Pace,
  Plan,
  PlannedMove,
  PostBody,
  PostKind,
  Purpose,
  SeatLive,
  Snapshots,
  Terms,
} from './shapes.ts'
export { presets, snapshots, terms } from './shapes.ts'
export * from './table-rows.ts'
export * from './turns.ts'
export * from './whispers.ts'
export * from './wishes.ts'
export * from './work.ts'

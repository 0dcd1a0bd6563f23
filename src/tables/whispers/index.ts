import type { WhisperRow } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Refused } from '../requests.ts'
import {
  block,
  newWhispers,
  readWhispers,
  report,
  reported,
  type Whispers,
  type WhisperWish,
  whisper,
  whisperCount,
} from './whispers.ts'

export interface WhispersRoom {
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
}

export const whispersRoom = (context: Context): WhispersRoom => ({
  whispers: {
    send: (wish) => whisper(context, wish),
    read: (table, person) => readWhispers(context, table, person),
    fresh: (table, person) => newWhispers(context, table, person),
    count: (table) => whisperCount(context, table),
    report: (id, person) => report(context, id, person),
    block: (id, person, on) => block(context, id, person, on),
    reported: (server, moderator) => reported(context, server, moderator),
  },
})

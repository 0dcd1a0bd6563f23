import { z } from 'zod'
import { time, whole } from './common.ts'
import { postBody, snapshots } from './posts.ts'
import { seatLive } from './seats.ts'

const dueKinds = [
  'computer',
  'deadline',
  'reminder',
  'ping',
  'digest',
  'back',
  'plan',
  'question',
  'opening',
  'lapse',
  'again',
] as const
export type DueKind = (typeof dueKinds)[number]

const dueMark = z.object({ id: z.string(), kind: z.enum(dueKinds), seat: whole, at: time })
/** What must happen at its time without a person. */
export type DueMark = z.infer<typeof dueMark>

export const live = z.object({
  /** By the seat's number. */
  seats: z.array(seatLive),
  due: z.array(dueMark),
  /** The entry at which the position was last copied. */
  copied: whole,
  /** The last number in the order of sending. */
  posts: whole,
  /** How many messages were asked for. */
  messages: whole,
  /** Since when somebody may be asked in secret, and what Chancery had been away by then. */
  quietSince: z.object({ from: time, away: z.number() }).nullable().default(null),
  /** The message of the lobby or of the phase that is on: edited in place. `at`: when it was posted. */
  status: z.object({ id: z.string(), body: postBody, at: time.default(0) }).nullable(),
  /** Of a lobby: when somebody last did something in it, and after how many days without anything it is closed. */
  lobby: z
    .object({
      touched: time,
      days: whole,
      /** The people of a game before, who are asked to play again: each with the place that would be theirs, and until when they are waited for. */
      again: z
        .object({
          until: time,
          people: z.array(z.object({ person: z.string(), name: z.string(), wish: z.string().nullable(), slot: whole })),
        })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  /** Where a table without a channel is to go on, on another server, and the seats whose people have agreed to it. */
  moving: z
    .object({ channel: z.string(), server: z.string(), agreed: z.array(whole) })
    .nullable()
    .default(null),
  /** When the channel gets a new message with the board, beside the one that is edited in place. */
  snapshots: z.enum(snapshots).default('phase'),
})
export type Live = z.infer<typeof live>

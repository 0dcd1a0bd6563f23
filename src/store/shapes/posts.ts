import { z } from 'zod'
import { shownQuestion } from '../question.ts'
import { fields, whole } from './common.ts'

/** With each phase of the rules, with each round, or only when people are called. */
export const snapshots = ['phase', 'round', 'calls'] as const
export type Snapshots = (typeof snapshots)[number]

export const postKinds = ['lobby', 'status', 'ping', 'digest', 'hand', 'news', 'note', 'question', 'ended', 'follow'] as const
export type PostKind = (typeof postKinds)[number]

export const audience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('channel') }),
  z.object({ to: z.literal('seat'), seat: whole, person: z.string() }),
  z.object({ to: z.literal('moderators') }),
  z.object({ to: z.literal('followers') }),
])
/** To the table's channel, to one seat alone, to those who look after the server, or to whoever follows the game. */
export type Audience = Readonly<z.infer<typeof audience>>

export const place = z.object({ channel: z.string(), message: z.string() })
/** Where a message lies on Discord. */
export type MessagePlace = Readonly<z.infer<typeof place>>

export const postBody = z.object({
  /** `status`: it tells from here on: what came after so many events of that entry. */
  from: z.object({ entry: whole, event: whole }).optional(),
  /** `status`: it tells up to here, and shows the board when so many chapters had ended by that entry (0: after it). */
  until: z.object({ entry: whole, event: whole, chapter: whole }).optional(),
  /** `status`: the chapters that ended it. */
  chapters: z.array(z.string()).readonly().optional(),
  /** `status`, `lobby`: it is not the last any more and loses its buttons. */
  closed: z.boolean().optional(),
  /** `status`: another message tells the same at the end of the channel: this one is taken away. */
  gone: z.boolean().optional(),
  /** What it tells was taken back after it had been sent. */
  takenBack: z.boolean().optional(),
  /** `note`: what happened, a key of the bot's own catalogue below `note.`, with its params. */
  what: z.string().optional(),
  params: fields.optional(),
  /** `ping`: which sitting of the seat it calls to; `reminder`: it is not the first call; `near`: it says that the next one is near. */
  sitting: whole.optional(),
  reminder: z.boolean().optional(),
  near: z.boolean().optional(),
  /** `ping`: what it calls for is asked because of a secret. */
  quiet: z.boolean().optional(),
  /** `question`: what is asked, and how it stands. */
  question: shownQuestion.optional(),
})
export type PostBody = Readonly<z.infer<typeof postBody>>

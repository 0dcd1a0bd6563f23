import { z } from 'zod'

const whole = z.int().min(0)
const time = z.number()

/** Somebody who does not sit at the table and is asked whether they would. Nobody's once they are forgotten. */
const guest = z.object({ person: z.string().nullable().default(null), name: z.string().nullable().default(null) })

/** What somebody proposes to the people of their table. Seats are told by their numbers. */
const proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('end') }),
  /** The game goes on at another Chancery, at that address. */
  z.object({ kind: z.literal('move'), to: z.string() }),
  /** More time, in milliseconds, for a seat that is awaited. */
  z.object({ kind: z.literal('extend'), seat: whole, time: z.number().positive() }),
  /** A seat that a computer plays is given to somebody new. */
  z.object({ kind: z.literal('replace'), seat: whole, guest }),
  /** The asker and the person of that seat change places. `secrets`: each of them would know what the other holds. */
  z.object({ kind: z.literal('swap'), seat: whole, started: z.boolean(), secrets: z.boolean() }),
  /** The moves from entry `to` up to the last one in force, `head`. `keeps`: somebody would keep a knowledge they should not have. */
  z.object({
    kind: z.literal('undo'),
    to: whole,
    head: whole,
    reason: z.enum(['others', 'secret', 'chance', 'revealed']),
    keeps: z.boolean(),
  }),
  /** The moves from entry `to` up to `head` that the undo of entry `of` took back with everybody's consent. */
  z.object({ kind: z.literal('redo'), of: whole, to: whole, head: whole }),
])
export type Proposal = Readonly<z.infer<typeof proposal>>

/** One question to several people of a table, and what they have answered so far. People are told by their seats. */
export const question = z.object({
  /** The number of the log entry that asked it. */
  id: whole,
  by: whole,
  proposal,
  /** Whose answers count, the asker's among them. */
  asked: z.array(whole),
  /** How many of them must agree. */
  needs: z.enum(['majority', 'everybody']),
  yes: z.array(whole),
  no: z.array(whole),
  /** `replace`: what the guest has answered. */
  guestAgrees: z.boolean().nullable(),
  /** Since when it has been open, what Chancery had been away by then, and how long it stays so. */
  clock: z.object({ from: time, away: z.number(), length: z.number() }),
  /** The message that asks it. */
  post: z.string(),
})
export type Question = Readonly<z.infer<typeof question>>

/** How a question was settled. `overtaken`: what it asked about is not so any more. */
const outcomes = ['agreed', 'refused', 'lapsed', 'overtaken'] as const
export type QuestionOutcome = (typeof outcomes)[number]

/** A question as its message shows it. */
export const shownQuestion = question.extend({ until: time, outcome: z.enum(outcomes).nullable() })
export type ShownQuestion = Readonly<z.infer<typeof shownQuestion>>

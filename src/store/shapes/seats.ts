import { z } from 'zod'
import type { Level } from '../../kernel/index.ts'
import { time, whole } from './common.ts'

export const computerRoles = ['seated', 'standing-in'] as const
export type ComputerRole = (typeof computerRoles)[number]

/** The kernel's levels, as they are kept. */
export const computerLevels = ['easy', 'normal', 'strong'] as const satisfies readonly Level[]

/** What a seat keeps wherever its game goes on. */
export const seatAway = z.object({
  /** Sittings in a row that a deadline has ended. */
  misses: whole,
  /** Missed sittings that did not count. */
  excused: whole.default(0),
  /** What is left in the bank. */
  left: z.number().nullable(),
  /** The person is away until then: the clock stands. */
  awayUntil: time.nullable(),
  /** Absences that were taken, for the days of a month. */
  absences: z.array(z.object({ from: time, until: time })),
})

export const seatLive = z.object({
  /** Rises with each move of this seat, each decision that opens or closes for it, each undo, each change of its person. */
  step: whole,
  /** Counts its sittings. */
  sitting: whole,
  /** When the sitting began; null while it owes nothing. */
  since: time.nullable(),
  /** The sitting to which it was called, or needed no call. */
  called: whole.default(0),
  /** The sitting for which it was called a second time. */
  reminded: whole,
  /** The sitting of which it was told that it is near. */
  neared: whole.default(0),
  /** When it was called last. */
  calledAt: time.nullable().default(null),
  /** When it is called again: after its person's quiet hours, or because they wish to be reminded. */
  callAt: time.nullable().default(null),
  /** How its person wishes to be called, as their settings say. */
  remindEvery: z.number().positive().nullable().default(null),
  digest: z.object({ at: z.string(), timeZone: z.string() }).nullable().default(null),
  near: z.boolean().default(false),
  news: z.boolean().default(false),
  /** The message that tells its person what has struck them since they were last there. */
  struck: z.string().nullable().default(null),
  /** The step at which its plan was found to have no answer. */
  unplanned: whole,
  /** When its plan may answer what it is asked openly; null while it is asked nothing. */
  plansAt: time.nullable().default(null),
  /** Nobody else sees whether its person is called. */
  calledPrivately: z.boolean().default(false),
  /** The log entry since which everybody can see that it is asked what it is asked now. */
  openSince: whole.nullable().default(null),
  /** When its person last did something here. */
  acted: time.nullable(),
  ...seatAway.shape,
  /** The whole time that it had when the clock of this sitting, or of this reaction, was set going first. */
  allowance: z.number().nullable().default(null),
  /** The clock that runs now, if one does. */
  running: z
    .object({
      from: time,
      /** What Chancery had been away in all when it was set going. */
      away: z.number(),
      /** How long it runs until it expires. */
      length: z.number(),
      /** A reaction has a time of its own, which leaves the bank alone. */
      reaction: z.boolean(),
    })
    .nullable(),
  /** What is left of a reaction's own time while its clock stands. */
  reactionLeft: z.number().nullable(),
  /** The person wants their hand by direct message whenever it changes. */
  handByDm: z.boolean(),
  /** The message that shows it, once there is one. */
  hand: z.string().nullable(),
  /** By which of the computers' names it goes while a computer plays it: by its number, unless that has changed since it was named. */
  nameplate: whole.nullable().default(null),
})
export type SeatLive = z.infer<typeof seatLive>

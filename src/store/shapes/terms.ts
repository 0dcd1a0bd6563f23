import { z } from 'zod'
import { time, whole } from './common.ts'

export const presets = ['live', 'fast', 'slow', 'none'] as const

/** Time for each seat: a bank, and an increment for each sitting. In milliseconds; null bank: no clock. */
export const pace = z.object({
  preset: z.enum([...presets, 'custom']),
  bank: z.number().positive().nullable(),
  increment: z.number().min(0),
  /** The whole time for a reaction to somebody else's move. */
  reaction: z.number().positive(),
  /** How many missed sittings of each seat do not count as missed. */
  excused: whole.default(0),
})
export type Pace = z.infer<typeof pace>

/** `practice`: somebody alone against computers. */
export const purposes = ['game', 'practice'] as const
export type Purpose = (typeof purposes)[number]

/** What else holds at a table, beside the game's own options. */
export const terms = z.object({
  /** Its result moves ratings. */
  rated: z.boolean().default(true),
  /** So many can sit there; as many as the game takes if null. */
  places: whole.nullable().default(null),
  /** It is played where not everybody of the server can look on: it is never rated. */
  secluded: z.boolean().default(false),
  /** Somebody's first game, in which rules are explained: the seed that it is always dealt by. */
  lesson: z.string().nullable().default(null),
  /** People may tell each other something in private. */
  whispers: z.boolean().default(true),
  /** What they told each other opens with the other secrets at the end. */
  whispersOpen: z.boolean().default(false),
  /** It goes on from a moment of another game, for one person alone, and is thrown away then; of one under way, with imagined secrets. */
  copied: z
    .object({ table: z.string(), at: whole, until: time, imagined: z.boolean().default(false) })
    .nullable()
    .default(null),
  /** It was played elsewhere and taken from its record, to look at: nobody sat at it here. */
  imported: z.boolean().default(false),
  /** It began at another Chancery: at which, how it was named there, with which entry it left, and what its seed was made from. */
  moved: z
    .object({ from: z.string(), table: z.string(), seq: whole, ids: z.array(z.string()) })
    .nullable()
    .default(null),
  /** Whoever asks is told what a computer would do: at tables that are not rated. */
  hints: z.boolean().default(false),
  /** Until its secrets are open nobody is told who sits where. */
  anonymous: z.boolean().default(false),
  /** Whoever only looks on sees a phase once it is over, and so does the channel. */
  late: z.boolean().default(false),
  /** Whoever plays may play on alone, while the game is on, from what they know. */
  whatIf: z.boolean().default(false),
  /** Computers say in front of everybody why they do what they do. */
  reasons: z.boolean().default(false),
})
export type Terms = Readonly<z.infer<typeof terms>>

export const ending = z.object({
  /** `finished` by the rules; `conceded` when everybody else gave up; `called-off` before it began; `moved`: it goes on elsewhere. */
  how: z.enum(['finished', 'conceded', 'ended', 'called-off', 'moved']),
  winners: z.array(z.string()),
  by: z.string().nullable(),
  /** The people of the table have agreed on it. */
  byVote: z.boolean().optional(),
  /** `moved`: the address at another Chancery, at which it goes on. */
  to: z.string().optional(),
})
export type Ending = z.infer<typeof ending>

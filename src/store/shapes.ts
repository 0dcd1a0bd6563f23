import { z } from 'zod'
import type { Event, Level, Notice, Position, StateBase } from '../kernel/index.ts'
import { languages } from '../words/index.ts'
import { shownQuestion } from './question.ts'

// What the columns of JSON hold. Times inside JSON are milliseconds since 1970.

const time = z.number()
const whole = z.int().min(0)
const fields = z.record(z.string(), z.unknown())

export const language = z.enum(languages)

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

const seatLive = z.object({
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

/** An undo that redo can take back: its entry, and the move that was the last in force before it. */
export const undone = z.array(
  z.object({
    entry: whole,
    head: whole,
    person: z.string(),
    /** The seats that had to agree to it. */
    asked: z.array(whole).default([]),
    /** Nobody else knew of what it took back. */
    quiet: z.boolean().default(false),
  }),
)

const isPosition = (value: unknown): value is Position<StateBase> => {
  if (typeof value !== 'object' || value === null || !('state' in value) || !('chance' in value)) return false
  const { state, chance } = value
  if (typeof state !== 'object' || state === null || typeof chance !== 'object' || chance === null) return false
  const counted = 'branch' in chance && Number.isInteger(chance.branch) && 'counter' in chance && Number.isInteger(chance.counter)
  const named = 'game' in state && typeof state.game === 'string' && 'phase' in state && typeof state.phase === 'string'
  return counted && named && 'seats' in state && Array.isArray(state.seats) && 'result' in state
}
/** Written by a rulebook; what all of them have in common is looked at, the rest is the rulebook's. */
export const position = z.custom<Position<StateBase>>(isPosition, 'is no position')

const notice = z.object({ key: z.string(), params: fields }) satisfies z.ZodType<Notice>
export const notices = z.array(notice)
export const events = z.array(
  z.object({ key: z.string(), params: fields, to: z.array(z.string()).optional(), otherwise: notice.optional() }),
) satisfies z.ZodType<readonly Event[]>
/** The chapters that ended with an entry. Those written down by name alone end after all that was told with it. */
export const chapters = z.array(
  z.union([
    z.object({ name: z.string(), after: whole }),
    z.string().transform((name) => ({ name, after: Number.MAX_SAFE_INTEGER })),
  ]),
)

export const entryKinds = [
  'open',
  'sit',
  'leave',
  'concede',
  'computer',
  'settings',
  'start',
  'move',
  'undo',
  'redo',
  'note',
  'question',
  'answer',
  'end',
] as const
export type EntryKind = (typeof entryKinds)[number]
export const actors = ['person', 'computer', 'deadline', 'plan', 'moderator'] as const
export type Actor = (typeof actors)[number]

export const computerRoles = ['seated', 'standing-in'] as const
export type ComputerRole = (typeof computerRoles)[number]

/** The kernel's levels, as they are kept. */
export const computerLevels = ['easy', 'normal', 'strong'] as const satisfies readonly Level[]

const habitual = z.object({ name: z.string(), settings: fields })
const move = z.looseObject({ type: z.string() })

/** A move that is played once, as soon as it is asked for and fits. */
const planned = z.object({
  move,
  /** The decision that it answers; absent where any will do that its kind of move answers. */
  decision: z.string().optional(),
  /** Only in this round. */
  round: whole.optional(),
  /** Only if all of this is so, in the rulebook's own conditions. */
  when: z.array(habitual).default([]),
  /** Only if the one before it did not fit. */
  otherwise: z.boolean().default(false),
  /** A mark of what its label promised and others can change, such as a price. */
  promise: z.string().optional(),
})
export type PlannedMove = z.infer<typeof planned>

export const plan = z.object({
  /** Answers that are given whenever their decision is owed, with their settings. */
  habits: z.array(habitual),
  /** In the order in which they are tried. Before they had conditions, moves were kept as such. */
  queue: z.array(z.union([planned, move.transform((kept): PlannedMove => ({ move: kept, when: [], otherwise: false }))])),
  /** Answers to what is asked in secret: they wait for the moment at which the window closes. */
  held: z.array(move).default([]),
})
export type Plan = z.infer<typeof plan>

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

export { fields }

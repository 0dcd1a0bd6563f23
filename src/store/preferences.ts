import { z } from 'zod'
import { languages } from '../words/index.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Where people may live, such as `Europe/Rome`. */
export const timeZones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')]

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
const timeZone = z.string().refine(isTimeZone)

/** What a person has chosen for themselves. Everything has a standard; stored is only what differs. */
export const personSchema = z.object({
  /** Null: Discord's own setting. */
  language: z.enum(languages).nullable().default(null),
  pings: z.enum(['channel', 'dm', 'none']).default('channel'),
  handByDm: z.boolean().default(false),
  /** Discord refused a direct message: the person is told so at their next step, once. */
  dmRefused: z.boolean().default(false),
  /** Discord takes no direct messages to them just now: how often it was found so in a row, and when it is tried again. */
  unreachable: z
    .object({ tries: z.int().min(1), until: z.number() })
    .nullable()
    .default(null),
  /** Silences pings, not clocks. */
  quiet: z.object({ from: clockTime, to: clockTime }).nullable().default(null),
  timeZone: timeZone.default('UTC'),
  /** Called again every so many hours, as long as something is asked of them. */
  remindEvery: z.int().min(1).max(168).nullable().default(null),
  /** One message a day at that time, in their time zone, instead of single calls. */
  digest: clockTime.nullable().default(null),
  /** Told as well when their turn comes next. */
  near: z.boolean().default(false),
  /** Told when they are attacked or lose something while they are away. */
  news: z.boolean().default(false),
  /** Asked once more before moves that a computer finds disastrous, where nothing is rated: in the first games of a rulebook, always, or never. */
  mistakes: z.enum(['first', 'always', 'never']).default('first'),
})
export type PersonSettings = z.infer<typeof personSchema>

/** What those who manage a server may switch off there. */
export const features = [
  'ratings',
  'practice',
  'whatIf',
  'whispers',
  'notes',
  'finding',
  'again',
  'timelapse',
  'following',
  'late',
  'anonymous',
  'leagues',
  'import',
] as const
export type Feature = (typeof features)[number]

/** What those who manage a server have chosen. */
export const serverSchema = z.object({
  language: z.enum(languages).nullable().default(null),
  moderatorRole: z.string().regex(/^\d+$/).nullable().default(null),
  /** Channels in which games may be opened; empty: everywhere. */
  channels: z.array(z.string().regex(/^\d+$/)).max(25).default([]),
  pace: z.enum(['live', 'fast', 'slow', 'none']).default('fast'),
  /** Days of absence a person may take in a month. */
  awayDays: z.int().min(0).max(31).default(14),
  /** Days after which a lobby is closed in which nobody has done anything. */
  lobbyDays: z.int().min(1).max(365).default(14),
  /** Tables that one person may have opened and that are not over. */
  tablesPerPerson: z.int().min(1).default(10),
  /** Tables that are not over. */
  tables: z.int().min(1).default(100),
  /** Where it is said who would like to play, and which message there says it. */
  finding: z
    .object({ channel: z.string().regex(/^\d+$/), message: z.string().nullable() })
    .nullable()
    .default(null),
  /** What is switched off here. */
  without: z.array(z.enum(features)).readonly().default([]),
})
export type ServerSettings = z.infer<typeof serverSchema>

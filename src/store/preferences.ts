import { z } from 'zod'
import { languages } from '../words/index.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
})

/** What a person has chosen for themselves. Everything has a standard; stored is only what differs. */
export const personSchema = z.object({
  /** Null: Discord's own setting. */
  language: z.enum(languages).nullable().default(null),
  pings: z.enum(['channel', 'dm', 'none']).default('channel'),
  handByDm: z.boolean().default(false),
  /** Discord refused a direct message: the person is told so at their next step, once. */
  dmRefused: z.boolean().default(false),
  /** Silences pings, not clocks. */
  quiet: z.object({ from: clockTime, to: clockTime }).nullable().default(null),
  timeZone: timeZone.default('UTC'),
})
export type PersonSettings = z.infer<typeof personSchema>

/** What the moderators of a server have chosen. */
export const serverSchema = z.object({
  language: z.enum(languages).nullable().default(null),
  moderatorRole: z.string().regex(/^\d+$/).nullable().default(null),
  /** Channels in which games may be opened; empty: everywhere. */
  channels: z.array(z.string().regex(/^\d+$/)).default([]),
  pace: z.enum(['live', 'fast', 'slow', 'none']).default('fast'),
  /** Days of absence a person may take in a month. */
  awayDays: z.int().min(0).max(31).default(14),
})
export type ServerSettings = z.infer<typeof serverSchema>

import { z } from 'zod'
import { oneLine } from '../words/index.ts'
import { fields, language } from './shapes/common.ts'
import { actors, entryKinds } from './shapes/log.ts'
import { plan } from './shapes/plan.ts'
import { snapshots } from './shapes/posts.ts'
import { computerLevels, computerRoles, seatAway } from './shapes/seats.ts'
import { pace, terms } from './shapes/terms.ts'

const secret = z.string().regex(/^[0-9a-f]{64}$/, 'is no secret')
const person = z.string().regex(/^\d{17,20}$/, 'is nobody’s id')

const seat = z.object({
  seat: z.string(),
  person: person.nullable(),
  name: z.string().max(200).transform(oneLine).nullable(),
  computer: z.enum(computerRoles).nullable(),
  level: z.enum(computerLevels),
  plan: plan.nullable(),
  joinedBy: z.string(),
  nameplate: z.int().min(0).nullable().default(null),
  /** Of its clock, and of how it was used. */
  ...seatAway.shape,
})

/** What happened, as the log has it; what followed from a move is found by playing it again. */
const entry = z.object({
  seq: z.int().min(1),
  kind: z.enum(entryKinds),
  actor: z.enum(actors),
  person: z.string().nullable(),
  seat: z.int().nullable(),
  body: fields,
  at: z.number(),
})

/** All that a game which is on takes along to another Chancery. */
export const luggage = z.object({
  format: z.literal('chancery-table'),
  /** As it was named there, and the last number of its log: by both it is known if it comes twice. */
  table: z.string().min(1).max(40),
  seq: z.int().min(1),
  /** As `/export` would give it, as text. */
  record: z.string(),
  secret,
  /** The interactions that joined and started: with the secret they make the seed. */
  ids: z.array(z.string()),
  opener: z.string(),
  language,
  pace,
  terms,
  snapshots: z.enum(snapshots),
  startedAt: z.number(),
  seats: z.array(seat),
  log: z.array(entry),
})
export type Luggage = Readonly<z.infer<typeof luggage>>

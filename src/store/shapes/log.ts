import { z } from 'zod'
import type { Event, Notice, Position, StateBase } from '../../kernel/index.ts'
import { fields, whole } from './common.ts'

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

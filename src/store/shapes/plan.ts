import { z } from 'zod'
import { fields, whole } from './common.ts'

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

import type { Mind, Owed, PlainMove } from '../../../kernel/index.ts'
import type { Limit, Seat, View } from '../state.ts'

/** How a computer decides one kind of decision; undefined leaves it to the deadline's answer. */
export type Think = (view: View, seat: Seat, mind: Mind<Limit>, owed: Owed<Limit>) => PlainMove | undefined

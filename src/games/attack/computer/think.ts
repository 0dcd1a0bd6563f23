import type { Mind, Owed, PlainMove } from '../../../kernel/index.ts'
import type { Attack, Seat, State } from '../state.ts'

/**
 * How a computer decides one kind of decision; undefined leaves it to what a deadline plays. The position is one that its view allows:
 * what it cannot see is drawn anew in it.
 */
export type Think = (p: State, seat: Seat, owed: Owed<Attack>, mind: Mind<Attack>) => PlainMove | undefined

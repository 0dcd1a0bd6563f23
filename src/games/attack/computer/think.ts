import type { Mind, Owed, PlainMove } from '../../../kernel/index.ts'
import type { Think as ByView } from '../../shared/computer.ts'
import type { Attack, Seat, State } from '../state.ts'

/**
 * How a computer decides one kind of decision; undefined leaves it to what a deadline plays. The position is one that its view allows:
 * what it cannot see is drawn anew in it.
 */
export type Think = (p: State, seat: Seat, owed: Owed<Attack>, mind: Mind<Attack>) => PlainMove | undefined

/** A computer never sees the position: it thinks about one that its view allows. */
export const onImagined =
  (think: Think): ByView<Attack> =>
  (_view, seat, mind, owed) =>
    think(mind.imagine(), seat, owed, mind)

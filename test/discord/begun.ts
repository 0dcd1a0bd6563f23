import type { GameFolder } from '../../src/games/folder.ts'
import { begin, type Position, type StateBase } from '../../src/kernel/index.ts'

/** A game of that many seats at its first decision. */
export function begun({ rulebook }: Pick<GameFolder, 'rulebook'>, seats: number, seed = 'begun'): Position<StateBase> {
  return begin(rulebook, { options: {}, people: Array.from({ length: seats }, () => ({})), seed }).position
}

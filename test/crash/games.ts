import { ideology } from '../../src/games/ideology/index.ts'
import { bids } from '../kernel/example.ts'

/** A short game with hidden answers, and a long one with real computers. */
export const games = [{ rulebook: bids as never }, { rulebook: ideology.rulebook }]

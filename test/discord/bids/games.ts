import type { GameFolder } from '../../../src/games/folder.ts'
import { bidsFolder } from './folder.ts'

/** For the computers' thread, which loads its games by itself. */
export const games: readonly GameFolder[] = [bidsFolder]

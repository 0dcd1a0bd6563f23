import type { GameFolder } from '../../../src/games/folder.ts'
import { judgedBids } from '../../kernel/judged.ts'
import { bidsFolder } from './folder.ts'

export const judgedFolder: GameFolder = { ...bidsFolder, rulebook: judgedBids }

/** For the computers' thread, which loads its games by itself. */
export const games: readonly GameFolder[] = [judgedFolder]

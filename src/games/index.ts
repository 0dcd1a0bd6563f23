import { attack } from './attack/index.ts'
import type { GameFolder } from './folder.ts'
import { ideology } from './ideology/index.ts'
import { limit } from './limit/index.ts'
import { venonta } from './venonta/index.ts'

/** Every game there is. */
export const games: readonly GameFolder[] = [ideology, attack, venonta, limit]

export const findGame = (id: string): GameFolder | undefined => games.find(({ rulebook }) => rulebook.id === id)

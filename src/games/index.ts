import type { GameFolder } from './folder.ts'

/** Every game there is. */
export const games: readonly GameFolder[] = []

export const findGame = (id: string): GameFolder | undefined => games.find(({ rulebook }) => rulebook.id === id)

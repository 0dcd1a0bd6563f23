import { type Manner, mannerOf, usual } from '../../../src/games/attack/computer/manner.ts'

/** How a computer without any leaning of its own plays. */
export const keen: Manner = mannerOf(usual)

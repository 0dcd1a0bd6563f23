import type { GameFolder } from '../../src/games/folder.ts'
import { randomPlayer } from '../../src/kernel/index.ts'
import { type Exhibit, gameExhibits } from '../../src/tools/gallery/exhibits.ts'
import { sampled } from '../sample.ts'

/** Games are played once for all files of a process. */
const played = new Map<string, Promise<readonly Exhibit[]>>()

/**
 * What hangs in the gallery of a game that is played at random, at every number of seats: as a sample at all moments of the smallest
 * table, and in the middle of the others.
 */
export async function exhibitsOf(game: GameFolder): Promise<readonly Exhibit[]> {
  const { id, seats } = game.rulebook
  const exhibits = played.get(id) ?? gameExhibits(game, randomPlayer)
  played.set(id, exhibits)
  const inSample = (name: string): boolean =>
    !/-\dp-/.test(name) || name.includes(`-${seats.from}p-`) || name.includes('-middle-')
  return (await exhibits).filter(({ name }) => sampled(inSample(name), true))
}

import type { GameFolder } from '../../src/games/folder.ts'
import { randomPlayer } from '../../src/kernel/index.ts'
import { type Exhibit, gameExhibits } from '../../src/tools/gallery/exhibits.ts'
import { sampled } from '../sample.ts'

/** Games are played once for all files of a process. */
const played = new Map<string, Promise<readonly Exhibit[]>>()

/**
 * What hangs in the gallery of a game that is played at random, at every number of seats: as a sample the smallest table at its
 * beginning and its end, the largest in the middle, and of the others their status there.
 */
export async function exhibitsOf(game: GameFolder): Promise<readonly Exhibit[]> {
  const { id, seats } = game.rulebook
  const exhibits = played.get(id) ?? gameExhibits(game, randomPlayer)
  played.set(id, exhibits)
  const inSample = (name: string): boolean =>
    !/-\dp-/.test(name) || new RegExp(`-(${seats.from}p-(opening|end)|${seats.to}p-middle|\\dp-middle-status)`, 'u').test(name)
  return (await exhibits).filter(({ name }) => sampled(inSample(name), true))
}

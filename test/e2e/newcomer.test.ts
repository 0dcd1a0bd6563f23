import { expect, test } from 'vitest'
import { findGame, games } from '../../src/games/index.ts'
import { listedSeeds } from '../../src/kernel/index.ts'
import { easyPlaces, placeOf } from '../games/guided.ts'
import { sampled } from '../sample.ts'
import { firstGame } from './newcomer.ts'

/** Computers that play the same seat for comparison. */
const computers = 9

const median = (places: readonly number[]): number => places.toSorted((a, b) => a - b)[Math.floor(places.length / 2)]!

/** A round of one game; at length all games to their end. */
const firstGames = sampled<readonly (readonly [string, number])[]>(
  [['ideology', 1]],
  games.map(({ rulebook }) => [rulebook.id, Number.POSITIVE_INFINITY] as const),
)

test.each(firstGames)(
  'whoever presses only what stands first in a first game of %s does what the coach suggests, and does well',
  { timeout: 1_800_000 },
  async (game, rounds) => {
    const folder = findGame(game)!
    const played = await firstGame({ game, until: ({ round }) => round > rounds })
    expect(played.suggested).toBeGreaterThan(3)
    expect(played.followed / played.suggested).toBeGreaterThan(0.8)
    expect(played.lessons.size).toBeGreaterThan(3)
    if (!played.isOver) return
    const place = placeOf(folder, played.state, played.seat)
    expect(place).toBeLessThanOrEqual(median(easyPlaces(folder, folder.guide!, listedSeeds('easy', computers))))
  },
)

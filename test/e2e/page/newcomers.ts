import type { GameFolder } from '../../../src/games/folder.ts'
import { listedSeeds } from '../../../src/kernel/index.ts'
import { easyPlaces, placeOf } from '../../games/guided.ts'
import { launch } from './browser.ts'
import { firstGame } from './newcomer.ts'
import { RealWorld } from './real-world.ts'

/** Games of simple computers, for comparison. */
const computers = 9

/** Longer than this nobody waits for a turn of their own, or to know enough. */
const mostMinutes = { firstTurn: 3, untilThrough: 20 }

/** More than this share of what is suggested stands first on its panel. */
export const mostlyFollowed = 0.8

const median = (places: readonly number[]): number => places.toSorted((a, b) => a - b)[Math.floor(places.length / 2)]!

/** The first game of somebody who presses only what stands first, to its end: a line that says how it went, and what is wrong with it. */
async function newcomerIn(
  world: RealWorld,
  folder: GameFolder,
): Promise<{ readonly line: string; readonly problems: readonly string[] }> {
  const { rulebook, guide, standings } = folder
  const { newcomer, state, seat, minutesOfFirstTurn } = await firstGame(world, rulebook.id)
  const place = placeOf(folder, state, seat)!
  const easy = median(easyPlaces(folder, guide!, listedSeeds('easy', computers)))
  const { suggested, followed, minutes, minutesUntilThrough, pressed, lessons } = newcomer
  const points = (standings?.(state)?.seats ?? []).toSorted(
    (one, other) => Number(other.seat === seat) - Number(one.seat === seat),
  )
  const line = [
    `${rulebook.id}: place ${place} of ${guide!.deal.seats}, easy's is ${easy} in the median`,
    `${points[0]?.counts[0]} points against ${points.slice(1).map(({ counts }) => counts[0])}`,
    `${followed} of ${suggested} suggestions stood first`,
    `${pressed.length} presses, ${lessons.size} things explained`,
    `${minutesOfFirstTurn?.toFixed(1)} minutes to the end of the first turn, ${minutesUntilThrough?.toFixed(1)} until one knows enough, ${minutes.toFixed(1)} in all`,
  ].join('; ')
  return {
    line,
    problems: [
      ...(place > easy ? [`place ${place}, where easy reaches ${easy}`] : []),
      ...((minutesOfFirstTurn ?? Number.POSITIVE_INFINITY) <= mostMinutes.firstTurn ? [] : ['the first turn takes too long']),
      ...((minutesUntilThrough ?? Number.POSITIVE_INFINITY) <= mostMinutes.untilThrough ? [] : ['two rounds take too long']),
      ...(followed / suggested > mostlyFollowed ? [] : [`${followed} of ${suggested} suggestions stood first`]),
    ],
  }
}

/** All guided games, or one of them, each to its end. */
export async function* newcomers(games: readonly GameFolder[]) {
  const browser = await launch()
  const world = new RealWorld()
  await world.start(browser)
  try {
    for (const folder of games) yield await newcomerIn(world, folder)
  } finally {
    await world.stop()
    await browser.close()
  }
}

import type { GameFolder } from '../../games/folder.ts'
import { computerMove, listedSeeds, opinion, playOut, type StateBase } from '../../kernel/index.ts'
import type { Asked } from './levels.ts'

/** At which parts of a game somebody is asked. */
const moments = [0.1, 0.3, 0.5, 0.7, 0.9] as const
/** Chances are told apart by these. */
const bounds = [0, 10, 25, 40, 60, 80, 100] as const
/** Whoever is sure of what does not come would be wrong beyond all measure. */
const leastSure = 0.01

/** What was said of a seat, and the part of the game that it won. */
interface Saying {
  readonly moment: number
  readonly chance: number
  readonly won: number
}

/** How well what strong computers say of a game fits who won it: against a guess, over time, and by what they said. */
export function* opinionLines(folder: GameFolder, { seats = 2, games = 40, level = 'easy' }: Asked): Iterable<string> {
  const said = listedSeeds(`opinions-${seats}`, games).flatMap((seed) => sayingsOn(folder, seats, seed, level))
  yield `${games} games of ${seats} ${level} computers (seeds opinions-${seats}-1 to ${games})`
  const loss = lossOf(said)
  yield `${loss < Math.log(seats) ? 'ok' : 'FAIL'} log loss ${loss.toFixed(2)}, a guess ${Math.log(seats).toFixed(2)}`
  const byMoment = moments.map((moment) => `${percent(moment)} ${lossOf(said.filter((one) => one.moment === moment)).toFixed(2)}`)
  yield `after so much of the game: ${byMoment.join(', ')}`
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1]!
    const some = said.filter(({ chance }) => chance * 100 >= from && (chance * 100 < to || to === 100))
    if (some.length > 0)
      yield `said ${from} to ${to} %: ${percent(mean(some, ({ chance }) => chance))} on average, won ${percent(mean(some, ({ won }) => won))} of ${some.length}`
  }
}

function sayingsOn({ rulebook: book }: GameFolder, seats: number, seed: string, level: NonNullable<Asked['level']>): Saying[] {
  const met: StateBase[] = []
  const { state } = playOut({
    book,
    seats,
    options: book.options.forDays ?? {},
    seed,
    player: () => (rules, position, seat, chance) => computerMove(rules, position, seat, chance, level),
    watch: ({ state: then }) => void met.push(then),
  })
  const winners = state.result?.winners ?? []
  return moments.flatMap((moment) => {
    const thought = opinion(book, met[Math.floor(met.length * moment)]!, { moves: false })
    return Object.entries(thought?.chances ?? {}).map(([seat, chance]) => ({
      ...{ moment, chance: chance / 100 },
      won: winners.includes(seat) ? 1 / winners.length : 0,
    }))
  })
}

/** How surprising the winners were, on average, to whoever believed it: in games that somebody won. */
function lossOf(said: readonly Saying[]): number {
  const won = said.reduce((sum, one) => sum + one.won, 0)
  return said.reduce((sum, one) => sum - one.won * Math.log(Math.max(leastSure, one.chance)), 0) / won
}

const mean = (said: readonly Saying[], of: (one: Saying) => number): number =>
  said.reduce((sum, one) => sum + of(one), 0) / said.length

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

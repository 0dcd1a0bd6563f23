import type { GameFolder } from '../../games/folder.ts'
import { computerMove, listedSeeds, playOut } from '../../kernel/index.ts'
import type { Asked } from './levels.ts'

/** What a game of equal computers came to. */
interface Played {
  /** The places of the winners in seating order, and their names. */
  readonly places: readonly number[]
  readonly sides: readonly string[]
  readonly all: readonly string[]
  readonly rounds: number
  readonly moves: number
  readonly ending: string
}

/** Who wins among equals: by place, by side, with how long games take and how they end. */
export function* balanceLines(folder: GameFolder, { seats: size, games = 200, level = 'normal' }: Asked): Iterable<string> {
  const { rulebook: book } = folder
  const seats = size ?? Math.min(4, book.seats.to)
  const played = listedSeeds(`balance-${seats}`, games).map((seed) => gameOf(folder, seats, seed, level))
  yield `${games} games of ${seats} ${level} computers (seeds balance-${seats}-1 to ${games})`
  const share = (won: (game: Played) => number): number => played.reduce((sum, game) => sum + won(game), 0) / games
  const byPlace = Array.from({ length: seats }, (_, place) => share(({ places }) => partOf(places, place)))
  yield `by seat order: ${byPlace.map((part, place) => `${place + 1}. ${percent(part)}`).join(', ')}`
  for (const side of new Set(played.flatMap(({ all }) => all))) {
    const of = played.filter(({ all }) => all.includes(side))
    const part = of.reduce((sum, { sides }) => sum + partOf(sides, side), 0) / of.length
    yield `side ${side}: ${percent(part)} of ${of.length} games, ${(part * seats).toFixed(2)} times its fair share`
  }
  const endings = [...new Set(played.map(({ ending }) => ending))]
  const shares = endings.map((ending) => `${ending} ${percent(share((game) => (game.ending === ending ? 1 : 0)))}`)
  yield `endings: ${shares.join(', ')}`
  yield `${spread(played.map(({ rounds }) => rounds))} rounds, ${spread(played.map(({ moves }) => moves))} moves`
}

function gameOf({ rulebook: book }: GameFolder, seats: number, seed: string, level: NonNullable<Asked['level']>): Played {
  const { state, moves } = playOut({
    book,
    seats,
    options: book.options.forDays ?? {},
    seed,
    player: () => (rules, position, seat, chance) => computerMove(rules, position, seat, chance, level),
  })
  const { result } = state
  const sides = result?.winners ?? []
  const ending = result && 'reason' in result ? String(result.reason) : sides.length > 0 ? 'won' : 'lost by all'
  const places = sides.map((side) => state.seats.indexOf(side))
  return { places, sides, all: state.seats, rounds: state.round, moves: moves.length, ending }
}

const partOf = <Item>(winners: readonly Item[], one: Item): number => (winners.includes(one) ? 1 / winners.length : 0)

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`
}

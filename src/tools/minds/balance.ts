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
  for (const side of [...new Set(played.flatMap(({ all }) => all))].sort()) {
    const of = played.filter(({ all }) => all.includes(side))
    const won = of.reduce((sum, { sides }) => sum + partOf(sides, side) * timesIn(sides, side), 0)
    // Several seats may play the same side.
    const fair = of.reduce((sum, { all }) => sum + timesIn(all, side) / all.length, 0)
    yield `side ${side}: won ${won.toFixed(1)} of ${of.length} games, ${(won / fair).toFixed(2)} times its fair share`
  }
  const endings = [...new Set(played.map(({ ending }) => ending))].sort()
  const shares = endings.map((ending) => `${ending} ${percent(share((game) => (game.ending === ending ? 1 : 0)))}`)
  yield `endings: ${shares.join(', ')}`
  yield `${spread(played.map(({ rounds }) => rounds))} rounds, ${spread(played.map(({ moves }) => moves))} moves`
}

function gameOf(folder: GameFolder, seats: number, seed: string, level: NonNullable<Asked['level']>): Played {
  const { rulebook: book, words } = folder
  let told: readonly string[] = []
  const { state, moves } = playOut({
    book,
    seats,
    options: book.options.forDays ?? {},
    seed,
    player: () => (rules, position, seat, chance) => computerMove(rules, position, seat, chance, level),
    watch: (_, { events }) => {
      told = events.map(({ key }) => key)
    },
  })
  const winners = state.result?.winners ?? []
  // Seats that nobody plays stand in the position as well, but decide nothing.
  const playing = state.seats.filter((seat) => moves.some((move) => move.seat === seat))
  const sideOf = (seat: string): string => folder.sideOf?.(state, seat) ?? seat
  return {
    places: winners.map((seat) => playing.indexOf(seat)),
    sides: winners.map(sideOf),
    all: playing.map(sideOf),
    rounds: state.round,
    moves: moves.length,
    ending:
      state.result && 'reason' in state.result
        ? String(state.result.reason)
        : (told.find((key) => `ending.${key}` in words.en) ?? 'over'),
  }
}

const partOf = <Item>(winners: readonly Item[], one: Item): number => (winners.includes(one) ? 1 / winners.length : 0)

const timesIn = <Item>(list: readonly Item[], one: Item): number => list.filter((other) => other === one).length

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`
}

import type { GameFolder } from '../../games/folder.ts'
import { computerMove, type Game, type Level, listedSeeds, type Player, playOut, randomPlayer } from '../../kernel/index.ts'
import { KeptOutcomes } from './kept.ts'
import { verdictOn } from './sequential.ts'

type Kind = Level | 'random'

/** One seat that looks ahead against others that do so less: by how much it must win more often than its fair share. */
interface Match {
  readonly one: Level
  readonly others: Kind
  readonly bar: (seats: number) => number
}

const fair =
  (times: number) =>
  (seats: number): number =>
    times / seats

/** Where two play nobody can win more than twice the fair share. */
const fairOr =
  (times: number, ofTwo: number) =>
  (seats: number): number =>
    seats === 2 ? ofTwo : times / seats

const matches: readonly Match[] = [
  { one: 'normal', others: 'easy', bar: fair(1.6) },
  { one: 'strong', others: 'easy', bar: fairOr(2.5, 0.85) },
  { one: 'strong', others: 'normal', bar: fair(1.5) },
  { one: 'easy', others: 'random', bar: () => 0.95 },
]

/** The most games that one question is worth. */
const mostGames = 200

/** Two, a middle and the greatest number of seats. */
export function seatsToProve({ rulebook: { seats } }: GameFolder): number[] {
  const least = Math.max(2, seats.from)
  return [...new Set([least, Math.round((least + seats.to) / 2), seats.to])]
}

const playerOf = (kind: Kind): Player<Game> =>
  kind === 'random' ? randomPlayer : (book, state, seat, chance) => computerMove(book, state, seat, chance, kind)

/** The part of a game that one seat wins against all others; a game that everybody loses is nobody's win. */
function partWon({ rulebook: book }: GameFolder, seats: number, place: number, { one, others }: Match, seed: string): number {
  let names: readonly string[] = []
  const { state } = playOut({
    book,
    seats,
    options: book.options.forDays ?? {},
    seed,
    player: (seat) => playerOf(seat === names[place] ? one : others),
    watch: ({ state }) => {
      names = state.seats
    },
  })
  const winners = state.result?.winners ?? []
  return winners.includes(names[place]!) ? 1 / winners.length : 0
}

export interface Asked {
  readonly seats?: number
  readonly games?: number
  readonly level?: Level
}

/** How much better each level plays than the one below it; a line for each question. */
export function* levelLines(folder: GameFolder, { seats: only, games = mostGames, level }: Asked): Iterable<string> {
  const { id } = folder.rulebook
  const kept = new KeptOutcomes(id)
  for (const seats of only === undefined ? seatsToProve(folder) : [only])
    for (const match of matches.filter(({ one }) => level === undefined || one === level)) {
      const { one, others, bar } = match
      const title = `${id} levels, ${seats} seats, ${one} against ${others}`
      const won: number[] = []
      let verdict = verdictOn(won, bar(seats))
      for (const [game, seed] of listedSeeds(`levels-${seats}`, games).entries()) {
        const key = `${seed} ${one} ${others}`
        const part = kept.get(key) ?? partWon(folder, seats, game % seats, match, seed)
        kept.keep(key, part)
        won.push(part)
        verdict = verdictOn(won, bar(seats))
        if (verdict !== 'open') break
      }
      const share = won.reduce((sum, part) => sum + part, 0) / won.length
      const isMet = verdict === 'open' ? share >= bar(seats) : verdict === 'reached'
      const how = `${percent(share)} of ${won.length} games (seeds levels-${seats}-1 to ${won.length}), bar ${percent(bar(seats))}`
      yield `${isMet ? 'ok' : 'FAIL'} ${title}: ${how}, ${(share * seats).toFixed(2)} times its fair share${verdict === 'open' ? ', not decided' : ''}`
    }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

import type { GameFolder } from '../../games/folder.ts'
import { computerMove, findMove, type Level, listedSeeds, type PlainMove, playOut } from '../../kernel/index.ts'
import type { Asked } from './levels.ts'

interface Use {
  times: number
  games: number
}

/** What distinguishes moves of one type: the variant, or the one field whose values the rules list once and for all. */
function kindsOf({ rulebook: book }: GameFolder, move: PlainMove): string {
  const by = findMove(book, move.type)?.by ?? (move.type === 'begin' ? 'action' : undefined)
  return by === undefined ? move.type : `${move.type} ${String(move[by]).replace(/-\d+$/, '')}`
}

/** How often computers alone play each kind of move: a row of a table for each. */
export function* useLines(folder: GameFolder, { seats, games = 100, level = 'strong' }: Asked): Iterable<string> {
  const { rulebook: book } = folder
  const found = new Map<string, Use>(
    book.moves.flatMap(({ type, by, variants }) => {
      // What a move takes is more than what it can do: its variants are that.
      const values = by === undefined || !variants ? undefined : Object.keys(variants)
      const kinds = values?.map((value) => `${type} ${value.replace(/-\d+$/, '')}`) ?? [type]
      return kinds.map((kind): [string, Use] => [kind, { times: 0, games: 0 }])
    }),
  )
  const size = seats ?? Math.min(4, book.seats.to)
  for (const seed of listedSeeds('use', games)) {
    const counted = playedKinds(folder, size, seed, level)
    for (const [kind, times] of counted) {
      const use = found.get(kind) ?? { times: 0, games: 0 }
      found.set(kind, { times: use.times + times, games: use.games + 1 })
    }
  }
  yield `${games} games of ${size} ${level} computers (seeds use-1 to use-${games})`
  yield '| move | a game | in so many games |'
  yield '| --- | --- | --- |'
  for (const [kind, { times, games: many }] of found)
    yield `| ${kind} | ${(times / games).toFixed(1)} | ${((100 * many) / games).toFixed(0)} % |`
}

function playedKinds(folder: GameFolder, seats: number, seed: string, level: Level): ReadonlyMap<string, number> {
  const { rulebook: book } = folder
  const { moves } = playOut({
    book,
    seats,
    options: book.options.forDays ?? {},
    seed,
    player: () => (rules, state, seat, chance) => computerMove(rules, state, seat, chance, level),
  })
  const counted = new Map<string, number>()
  for (const { move } of moves) {
    const kind = kindsOf(folder, move)
    counted.set(kind, (counted.get(kind) ?? 0) + 1)
  }
  return counted
}

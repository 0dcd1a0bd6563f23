import { type Chance, SeededChance } from './chance.ts'
import type { Game, PlainMove } from './game.ts'
import { fingerprint } from './json.ts'
import { available } from './legal.ts'
import type { Level } from './levels.ts'
import { mindOf } from './mind.ts'
import { randomMove } from './offer.ts'
import { viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'
import { type Considered, efforts, lookAhead } from './search.ts'
import { bestWay } from './ways.ts'

/** Something that chooses moves for a seat that owes a decision. */
export type Player<G extends Game> = (book: Rulebook<G>, state: G['state'], seat: string, chance: Chance) => PlainMove

/** A computer of any level: it sees its view only and has chance of its own, never the table's. */
export const computerMove = <G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  chance: Chance,
  level: Level = 'easy',
): PlainMove => considered(book, state, seat, chance, level).move

/** What a computer of this level would do, with what it found out on the way. */
export function considered<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  chance: Chance,
  level: Level,
): Considered {
  const view = viewOf(book, state, seat)
  const imagine = () => book.imagine(view, seat, chance)
  const { prospects } = book
  if (level !== 'easy' && prospects) {
    const start = imagine()
    const ways = prospects.ways(
      view,
      start,
      mindOf(book, state, seat, () => start, chance),
      level,
    )
    const playouts = prospects.playouts[level] / (prospects.effort?.(view) ?? 1)
    return bestWay(book, prospects, seat, ways, imagine, playouts, chance)
  }
  const usual = book.computer(view, seat, mindOf(book, state, seat, imagine, chance))
  if (level === 'easy' || !book.judgement) return { move: usual, tried: 1 }
  return lookAhead(book, book.judgement, seat, usual, imagine, (book.judgement.efforts ?? efforts)[level], chance)
}

/** A stream for a computer's own chance: it depends on what the seat sees and on nothing else. */
export const ownChance = (view: unknown, seat: string, salt: string): Chance =>
  new SeededChance(`${salt}/${seat}/${fingerprint(view)}`)

/** Plays at random among the answers: the kind first, then one parameter after the other; never takes back what it drafted. */
export const randomPlayer = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, chance: Chance): PlainMove => {
  const types = available(book, state, seat).answers
  const forward = types.filter((type) => !book.moves.some((move) => move.type === type && move.takesBack))
  return randomMove(book, state, seat, forward.length > 0 ? forward : types, chance)
}

import { runOn } from './ahead.ts'
import { type Chance, SeededChance } from './chance.ts'
import type { Game, PlainMove } from './game.ts'
import { fingerprint } from './json.ts'
import { available, legal, randomMove } from './legal.ts'
import type { Level } from './levels.ts'
import { applyWith, owedBy, viewOf } from './play.ts'
import type { Mind, Rulebook } from './rulebook.ts'

/** Something that chooses moves for a seat that owes a decision. */
export type Player<G extends Game> = (book: Rulebook<G>, state: G['state'], seat: string, chance: Chance) => PlainMove

/** The rulebook's computer: it sees its view only and has chance of its own, never the table's. */
export const computerMove = <G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  chance: Chance,
  level: Level = 'easy',
): PlainMove => {
  const view = viewOf(book, state, seat)
  const mind: Mind<G> = {
    owed: owedBy(book, state, seat),
    legal: (imagined = state) => legal(book, imagined, seat),
    imagine: () => book.imagine(view, seat, chance),
    attempt(imagined, who, move) {
      const outcome = applyWith(book, imagined, who, move, chance)
      return outcome.refused ? undefined : outcome.position.state
    },
    runOn: (imagined, ahead) => runOn(book, imagined, ahead),
    chance,
  }
  return book.computer(view, seat, mind)
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

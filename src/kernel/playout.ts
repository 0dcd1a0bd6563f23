import { type Chance, SeededChance } from './chance.ts'
import type { Player } from './computers.ts'
import type { Game, PlainMove, Position } from './game.ts'
import { apply, begin, type Done, owes } from './play.ts'
import type { Rulebook } from './rulebook.ts'

export interface Playout<G extends Game> {
  readonly book: Rulebook<G>
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** Who plays a seat. */
  player(seat: G['seat']): Player<G>
  /** A game that takes more moves than this has no end. */
  readonly mostMoves?: number
  /** Is shown every position that play rests at. */
  watch?(position: Position<G['state']>, done: Done<G['state']>): void
  /** May play something that nobody waits for. */
  aside?(position: Position<G['state']>, chance: Chance): { seat: string; move: PlainMove } | undefined
}

export interface Played<G extends Game> {
  readonly moves: readonly { readonly seat: string; readonly move: PlainMove }[]
  readonly state: G['state']
}

export class PlayoutError extends Error {}

/** Nothing was wrong, but the game had not ended after so many moves. */
export class NoEnd extends PlayoutError {}

/** Plays a whole game; among several seats that owe something chance says who is next. */
export function playOut<G extends Game>(game: Playout<G>): Played<G> {
  const { book, seed, options, seats, mostMoves = 20_000 } = game
  const own = new SeededChance(`players of ${seed}`)
  const moves: { seat: string; move: PlainMove }[] = []
  const opening = begin(book, { options, people: Array.from({ length: seats }, () => ({})), seed })
  let position = opening.position
  game.watch?.(position, opening)
  while (!position.state.result) {
    if (moves.length >= mostMoves) throw new NoEnd(`${book.id}: no end after ${mostMoves} moves (seed ${seed})`)
    const next = game.aside?.(position, own) ?? answer(game, position.state, own)
    const done = apply(book, position, next.seat, next.move, seed)
    if (done.refused)
      throw new PlayoutError(
        `${book.id}: ${next.seat} chose ${JSON.stringify(next.move)}, refused: ${done.refused.code} (seed ${seed}, move ${moves.length + 1})`,
      )
    moves.push(next)
    position = done.position
    game.watch?.(position, done)
  }
  return { moves, state: position.state }
}

function answer<G extends Game>(
  { book, player, seed }: Playout<G>,
  state: G['state'],
  chance: Chance,
): { seat: string; move: PlainMove } {
  const owing = [...new Set(owes(book, state).map(({ seat }) => seat))]
  if (owing.length === 0) throw new PlayoutError(`${book.id}: nobody owes a decision in phase ${state.phase} (seed ${seed})`)
  const seat = chance.pick(owing)
  return { seat, move: player(seat)(book, state, seat, chance) }
}

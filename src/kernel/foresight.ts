import { SeededChance } from './chance.ts'
import { ownChance } from './computers.ts'
import type { Game, PlainMove } from './game.ts'
import { applyWith, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'

/**
 * What a move would lead to as far as its seat can know: played on a position that its view allows. Undefined where it is refused there,
 * or where chance, somebody's secret or the end of a chapter would have a say.
 */
export function foresee<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  move: PlainMove,
): G['state'] | undefined {
  const view = viewOf(book, state, seat)
  const chance = new SeededChance('foresight')
  const before = chance.mark.counter
  const outcome = applyWith(book, book.imagine(view, seat, ownChance(view, seat, 'foresight')), seat, move, chance)
  const isUncertain =
    outcome.refused || chance.mark.counter !== before || outcome.revealed.length > 0 || outcome.chapters.length > 0
  return isUncertain ? undefined : outcome.position.state
}

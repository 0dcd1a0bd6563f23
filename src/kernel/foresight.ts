import { SeededChance } from './chance.ts'
import { ownChance } from './computers.ts'
import type { Game, PlainMove } from './game.ts'
import { same } from './json.ts'
import { applyWith, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'

/** What a secret has a say in differs soon where it is drawn anew. */
const imaginations = 4

/**
 * What each move of a seat would lead to as far as it can know: played on positions that its view allows, which are drawn once for all
 * moves. Undefined where the move is refused there, where chance, somebody's secret or the end of a chapter would have a say, or where it
 * leads elsewhere by what others hold in secret, as an order that would answer for them.
 */
export function foresight<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
): (move: PlainMove) => G['state'] | undefined {
  const view = viewOf(book, state, seat)
  const chance = ownChance(view, seat, 'foresight')
  const drawn: G['state'][] = []
  const imagined = (time: number): G['state'] => (drawn[time] ??= book.imagine(view, seat, chance))
  return (move) => {
    let found: { readonly state: G['state']; readonly seen: G['view'] } | undefined
    for (let time = 0; time < imaginations; time++) {
      const next = certain(book, imagined(time), seat, move)
      if (!next) return undefined
      const seen = viewOf(book, next, seat)
      if (found && !same(found.seen, seen)) return undefined
      found ??= { state: next, seen }
    }
    return found?.state
  }
}

/** What one move would lead to. */
export const foresee = <G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  move: PlainMove,
): G['state'] | undefined => foresight(book, state, seat)(move)

/** What comes of it on this position, where that hangs on nothing that the position does not say. */
function certain<G extends Game>(book: Rulebook<G>, position: G['state'], seat: string, move: PlainMove): G['state'] | undefined {
  const chance = new SeededChance('foresight')
  const before = chance.mark.counter
  const outcome = applyWith(book, position, seat, move, chance)
  const isUncertain =
    outcome.refused || chance.mark.counter !== before || outcome.revealed.length > 0 || outcome.chapters.length > 0
  return isUncertain ? undefined : outcome.position.state
}

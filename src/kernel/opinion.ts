import { canonical } from './acts.ts'
import { considered, ownChance } from './computers.ts'
import type { Game, PlainMove } from './game.ts'
import { percents } from './odds.ts'
import { owes, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'
import { type Effort, heldAgainst, meanOf } from './search.ts'

/** What computers of the highest level think of a position, each of them from its own seat. */
export interface Opinion {
  /** How likely each seat is to win, in percent, by what it sees. Less than a hundred together where all may lose. */
  readonly chances: Readonly<Record<string, number>>
  /** What each seat that is asked something would do. */
  readonly best: readonly { readonly seat: string; readonly move: PlainMove }[]
}

/** What stands for each seat: enough for a point on a curve of many. */
const effort: Effort = { glances: 0, depth: 0, beam: 0, finalists: 0, worlds: 3, steps: 250 }

/** It follows from what the seats see and from nothing else; undefined where the rulebook cannot tell what a position is worth. */
export function opinion<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  wish: { readonly moves: boolean },
): Opinion | undefined {
  const judgement = book.judgement ?? book.caution
  if (!judgement) return undefined
  const worths = state.seats.map((seat) => {
    const view = viewOf(book, state, seat)
    const chance = ownChance(view, seat, 'opinion')
    const [found = []] = heldAgainst(book, judgement, seat, [[]], () => book.imagine(view, seat, chance), effort, chance)
    return meanOf(found)
  })
  // Each by itself may think too well of itself.
  const all = Math.max(
    1,
    worths.reduce((sum, worth) => sum + worth, 0),
  )
  const shares = percents(worths.map((worth) => worth / all))
  const chances = Object.fromEntries(state.seats.map((seat, index) => [seat, shares[index]!]))
  const asked = wish.moves && !state.result ? [...new Set(owes(book, state).map(({ seat }) => seat))] : []
  const best = asked.map((seat) => {
    const chance = ownChance(viewOf(book, state, seat), seat, 'opinion')
    return { seat, move: canonical(book, state, seat, considered(book, state, seat, chance, 'strong').move) }
  })
  return { chances, best }
}

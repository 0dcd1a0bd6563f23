import { canonical, refusal } from './acts.ts'
import { computerMove, ownChance } from './computers.ts'
import type { Game, PlainMove } from './game.ts'
import { same } from './json.ts'
import { owedBy, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'
import { type Effort, errorOf, heldAgainst, meanOf } from './search.ts'

/** What a computer finds disastrous in what a seat is about to do. */
export interface Mistake {
  /** What it would do instead. */
  readonly instead: PlainMove
  /** How likely the seat is to win then, and how likely by what it is about to do, in percent. */
  readonly could: number
  readonly chance: number
}

/** As much as is thought before somebody is kept waiting; a mistake that is not seen by then is none that must be spoken of. */
const effort: Effort = { glances: 0, depth: 0, beam: 0, finalists: 2, worlds: 10, steps: 250 }

/** What is lost of the chance to win, of all that there was, and of what could be had. */
const least = 0.05
const leastShare = 0.15

/** It follows from what the seat sees and from nothing else; undefined where nothing is wrong with these moves. */
export function mistake<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  moves: readonly PlainMove[],
): Mistake | undefined {
  const judgement = book.judgement ?? book.caution
  if (!judgement || owedBy(book, state, seat).length === 0) return undefined
  const [first, ...others] = moves
  if (!first || refusal(book, state, seat, first)) return undefined
  const view = viewOf(book, state, seat)
  const instead = canonical(book, state, seat, computerMove(book, state, seat, ownChance(view, seat, 'suggestion'), 'easy'))
  // What stands first on the panel is not asked about.
  if (others.length === 0 && same(instead, canonical(book, state, seat, first))) return undefined
  const chance = ownChance(view, seat, 'mistake')
  const [own = [], other = []] = heldAgainst(
    book,
    judgement,
    seat,
    [moves, [instead]],
    () => book.imagine(view, seat, chance),
    effort,
    chance,
  )
  if (own.length < 2) return undefined
  const could = meanOf(other)
  const losses = other.map((worth, world) => worth - own[world]!)
  // Less what may have been luck.
  const loss = meanOf(losses) - errorOf(losses)
  if (loss < least || loss < leastShare * could) return undefined
  return { instead, could: Math.round(100 * could), chance: Math.round(100 * meanOf(own)) }
}

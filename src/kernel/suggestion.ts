import { actOf, filledIn, findMove, refusal } from './acts.ts'
import { computerMove, ownChance } from './computers.ts'
import { foresee } from './foresight.ts'
import type { Game, Owed, PlainMove } from './game.ts'
import { same } from './json.ts'
import { isAskedOnce } from './legal.ts'
import { owedBy, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'

/** What is suggested to a seat that owes something: each a run of moves that lead on from one another. */
export interface Suggestion {
  /** What a quick computer would do, and how it would go on with the same decision; then what merely ends the turn. */
  readonly run: readonly PlainMove[]
  /** What ends the turn from here: whatever a deadline would pass over without choosing anything. */
  readonly ending: readonly PlainMove[]
  /** What else makes sense, where it was asked for. */
  readonly instead?: PlainMove
  /** What a deadline would play next, as far as the seat can know. */
  readonly deadline?: PlainMove
}

export const nothingSuggested: Suggestion = { run: [], ending: [] }

/** Longer than anybody's turn: what goes on beyond it goes on for ever. */
const longestRun = 30

/**
 * It follows from what the seat sees and from nothing else: who sees the same is told the same. Nothing in it but its first move wants a
 * second thought, and it goes no further than can be foreseen.
 */
export function suggestion<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string): Suggestion {
  const [first] = owedBy(book, state, seat)
  if (!first) return nothingSuggested
  const run = runOf(book, state, seat, (now, { decision }) => {
    const move = computerMove(book, now, seat, ownChance(viewOf(book, now, seat), seat, 'suggestion'), 'easy')
    return decision === first.decision || isPlain(move) ? move : undefined
  })
  // What a deadline plays may look at the whole position: here it is one that the seat's view allows.
  const view = viewOf(book, state, seat)
  const imagined = book.imagine(view, seat, ownChance(view, seat, 'ending'))
  const another = book.imagine(view, seat, ownChance(view, seat, 'another'))
  const [deadline, otherwise] = [imagined, another].map((p) =>
    book.decisions[first.decision as G['decision']].fallback(p, seat, first),
  )
  const ending = runOf(book, imagined, seat, (now, owed) => {
    const move = book.decisions[owed.decision as G['decision']].fallback(now, seat, owed)
    return isPlain(move) && !asksAgain(book, now, seat, move) ? move : undefined
  })
  return { run, ending, ...(same(deadline, otherwise) && { deadline }) }
}

/** So often is a quick computer asked anew before what a deadline plays must do. */
const drawnAnew = 3

/** Something else than this move that makes sense, for somebody who is to choose. */
export function insteadOf<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  move: PlainMove,
): PlainMove | undefined {
  const view = viewOf(book, state, seat)
  for (let time = 0; time < drawnAnew; time++) {
    const other = computerMove(book, state, seat, ownChance(view, seat, `instead ${time}`), 'easy')
    if (!same(other, move)) return other
  }
  const [owed]: readonly Owed<G>[] = owedBy(book, state, seat)
  const imagined = book.imagine(view, seat, ownChance(view, seat, 'instead'))
  const usual = owed && book.decisions[owed.decision as G['decision']].fallback(imagined, seat, owed)
  return usual && !same(usual, move) && !refusal(book, state, seat, usual) ? usual : undefined
}

/** Nothing is chosen in it. */
const isPlain = (move: PlainMove): boolean => Object.keys(move).length === 1

function runOf<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  next: (now: G['state'], owed: Owed<G>) => PlainMove | undefined,
): readonly PlainMove[] {
  const run: PlainMove[] = []
  let now: G['state'] | undefined = state
  while (now && run.length < longestRun) {
    const [owed]: readonly Owed<G>[] = owedBy(book, now, seat)
    const move: PlainMove | undefined = owed && next(now, owed)
    if (!move || refusal(book, now, seat, move)) break
    const again: boolean = asksAgain(book, now, seat, move)
    if (again && run.length > 0) break
    run.push(move)
    now = again ? undefined : foresee(book, now, seat, move)
  }
  return run
}

/** Whether it cannot be taken back, or harms whoever makes it: nobody does that in passing. */
function asksAgain<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, move: PlainMove): boolean {
  const declared = findMove(book, move.type)
  if (!declared) return false
  const { params, final, harm } = actOf(declared, move)
  // `as never`: only asked of moves that have just been found legal, so the fields have their types.
  const filled = filledIn(params, state, seat, move) as never
  const isFinal = (final?.(state, seat, filled) ?? false) && !isAskedOnce(book, state, seat, move.type)
  return isFinal || (harm?.(state, seat, filled) ?? []).length > 0
}

import {
  type AnyRulebook,
  applyWith,
  type Chance,
  canonical,
  findMove,
  fingerprint,
  owedBy,
  owes,
  type PlainMove,
  refusal,
  type StateBase,
  viewOf,
} from '../../kernel/index.ts'
import { decision } from './players.ts'

/** So many courses of play are imagined; what is left behind must be the same in so many of them. */
const courses = 4
const alike = 3
/** Nobody thinks further ahead. */
const mostMoves = 80
const mostOwn = 40

/** One own move in an imagined course, with the position in which it was made. */
export interface OwnMove {
  readonly state: StateBase
  readonly move: PlainMove
  readonly decision: string
  /** It answers what is asked in secret. Whether that is asked at all nobody can foresee: habits and orders answer it. */
  readonly quiet: boolean
}

export interface Foresight {
  /** What the seat will most likely play next, one after the other, as long as the courses agree: each with what it would play instead. */
  readonly choices: readonly (readonly PlainMove[])[]
  /** Every own move of every course. */
  readonly met: readonly OwnMove[]
}

/** What a seat can foresee of its own next moves, from what it knows: everybody plays as a computer would. */
export function foreseen(book: AnyRulebook, state: StateBase, seat: string, chance: Chance): Foresight {
  const view = viewOf(book, state, seat)
  let agreeing = Array.from({ length: courses }, () => courseOf(book, book.imagine(view, seat, chance), seat, chance))
  const choices: (readonly PlainMove[])[] = []
  const met: OwnMove[] = []
  while (choices.length < mostOwn) {
    const next = agreeing.flatMap((course) => {
      const own = [...untilOpen(course)]
      met.push(...own)
      const last = own.at(-1)
      return last && !last.quiet ? [{ ...last, course, print: fingerprint(last.move) }] : []
    })
    const { choice, covered } = choiceOf(book, seat, next)
    if (covered.length < alike) break
    choices.push(choice)
    agreeing = covered.map(({ course }) => course)
  }
  return { choices, met }
}

/** The next own moves up to one that answers what is asked openly. */
function* untilOpen(course: Iterator<OwnMove, undefined>): Generator<OwnMove, undefined> {
  for (let { value } = course.next(); value; { value } = course.next()) {
    yield value
    if (!value.quiet) return
  }
}

/** Which move comes first and which ones instead of it, where it is not allowed: so that as many courses as can be go on as they did. */
function choiceOf<Own extends OwnMove & { readonly print: string }>(book: AnyRulebook, seat: string, next: readonly Own[]) {
  const choice: PlainMove[] = []
  const covered: Own[] = []
  const [most] = mostOf(next, ({ decision }) => decision)
  let left = most ?? []
  for (;;) {
    const open = left
    const follows = ({ move, print }: Own): readonly Own[] =>
      open.filter((other) => other.print !== print && refusal(book, other.state, seat, move) === undefined)
    const counted = open.map((own) => ({ own, same: open.filter(({ print }) => print === own.print), against: follows(own) }))
    // The first may be against a course; what comes instead must not.
    const fitting = counted.filter(({ same, against }) => against.length === 0 || (choice.length === 0 && same.length >= alike))
    const [best] = fitting.sort((one, other) => other.same.length - one.same.length)
    if (!best) return { choice, covered }
    choice.push(best.own.move)
    covered.push(...best.same)
    left = open.filter((own) => !best.same.includes(own) && !best.against.includes(own))
  }
}

/** Those that are alike in something, most of them first. */
function mostOf<Item>(items: readonly Item[], of: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(of(item), [...(groups.get(of(item)) ?? []), item])
  return [...groups.values()].sort((one, other) => other.length - one.length)
}

function ownMove(book: AnyRulebook, state: StateBase, seat: string, move: PlainMove): OwnMove {
  const owed = owedBy(book, state, seat)
  const answers: readonly string[] = findMove(book, move.type)?.answers ?? []
  // `!`: only a seat that is asked something moves.
  const { decision, quiet = false } = (owed.find((one) => answers.includes(one.decision)) ?? owed[0])!
  return { state, move: canonical(book, state, seat, move), decision, quiet }
}

/** The seat's own moves in one course of play. */
function* courseOf(book: AnyRulebook, from: StateBase, seat: string, chance: Chance): Generator<OwnMove, undefined> {
  let state = from
  for (let played = 0; played < mostMoves && !state.result; played++) {
    const owing = [...new Set(owes(book, state).map((owed) => owed.seat))]
    if (owing.length === 0) return
    const mover = chance.pick(owing)
    const move = decision(book, state, mover, chance)
    if (mover === seat) yield ownMove(book, state, seat, move)
    const outcome = applyWith(book, state, mover, move, chance)
    if (outcome.refused) return
    state = outcome.position.state
  }
}

import type { Ahead, Outlook } from './ahead.ts'
import type { Chance } from './chance.ts'
import type { Course } from './course.ts'
import type { Game, Owed, PlainMove, Reach, Refusal, Viewer } from './game.ts'
import type { Move, Values } from './move.ts'
import { orNone, type Params } from './param.ts'
import type { Judgement } from './search.ts'
import type { Secret } from './secrets.ts'
import type { Prospects } from './ways.ts'

/** What the rules say to a question, for habits to which it matters. */
export interface Answerable {
  /** Of the moves that answer it the first few: enough to know whether there is only one. */
  first(): readonly PlainMove[]
  /** What its deadline would play. */
  deadline(): PlainMove
}

/** An answer given in advance that is no part of the position: it proposes a move when the seat owes the decision. */
export interface Habit<G extends Game, P = Params<G['state']>> {
  readonly name: string
  readonly answers: readonly G['decision'][]
  readonly params: P
  propose(view: G['view'], seat: G['seat'], owed: Owed<G>, settings: Values<P>, rules: Answerable): PlainMove | undefined
  /** Worth thinking of before the first move: it is suggested to whoever sits down. */
  readonly suggested?: boolean
}

export const habit =
  <G extends Game>() =>
  <P extends Params = Record<never, never>>(declaration: Omit<Habit<G, P>, 'params'> & { readonly params?: P }): Habit<G, P> => ({
    ...declaration,
    params: orNone(declaration.params),
  })

/** Answers one decision alike whatever is asked: passes, declines, goes on. */
export const sameAnswer = <G extends Game>(
  name: string,
  decision: G['decision'],
  answer: PlainMove,
): Habit<G, Record<never, never>> => ({
  name,
  answers: [decision],
  params: {},
  propose: () => answer,
})

/** Answers one decision as its deadline would, without anybody waiting for that. */
export const asDeadline = <G extends Game>(name: string, decision: G['decision']): Habit<G, Record<never, never>> => ({
  name,
  answers: [decision],
  params: {},
  propose: (_view, _seat, _owed, _settings, rules) => rules.deadline(),
})

/** Does what is asked where only one thing can be done: nothing can be paid, nothing is left to do. */
export const onlyChoice = <G extends Game>(
  decisions: Readonly<Record<G['decision'], unknown>>,
): Habit<G, Record<never, never>> => ({
  name: 'only-choice',
  answers: Object.keys(decisions) as G['decision'][], // `as`: exactly its decisions.
  params: {},
  propose(_view, _seat, _owed, _settings, rules) {
    const [only, another] = rules.first()
    return another ? undefined : only
  },
})

/** Something that may be so or not as a seat sees it: what is decided in advance can be made to depend on it. */
export interface Condition<G extends Game = Game, P = Params<G['state']>> {
  readonly name: string
  readonly params: P
  holds(view: G['view'], seat: G['seat'], settings: Values<P>): boolean
}

export const condition =
  <G extends Game>() =>
  <P extends Params = Record<never, never>>(
    declaration: Omit<Condition<G, P>, 'params'> & { readonly params?: P },
  ): Condition<G, P> => ({
    ...declaration,
    params: orNone(declaration.params),
  })

/** What a computer may use beside its view. */
export interface Mind<G extends Game> {
  readonly owed: readonly Owed<G>[]
  /** Its legal moves, answers before asides; in an imagined position, what would be legal there. */
  legal(imagined?: G['state']): readonly PlainMove[]
  /** Those of one kind: much quicker where all of them are many. */
  legalOfKind(type: string, imagined?: G['state']): readonly PlainMove[]
  /** A complete position that its view allows, every secret drawn anew. */
  imagine(): G['state']
  /** The position after a move, on an imagined one; undefined if refused there. */
  attempt(state: G['state'], seat: G['seat'], move: PlainMove): G['state'] | undefined
  /** Where an imagined position leads if everybody decides as deadlines would, or as `ahead` says. */
  runOn(state: G['state'], ahead: Ahead<G>): Outlook<G['state']>
  /** A stream of its own, never the table's. */
  readonly chance: Chance
}

/** A person who is about to play, in joining order, with the seat they would like if the game lets them choose. */
export interface Joining<G extends Game> {
  readonly wish?: G['seat']
}

export interface Options<O> {
  readonly params: O
  /** What the lobby suggests instead of the standards for play over days. */
  readonly forDays?: Readonly<Record<string, unknown>>
  /** Refusals beyond the single options, by number of seats. */
  check?(options: Values<O>, seats: number): Refusal | undefined
}

/** What a common refusal is told about the move. */
export interface Attempt<G extends Game> {
  /** The declaration, if the move is an object with a known type. */
  readonly declared: Move<G> | undefined
  /** Absent while only the kind of move is in question, for lists. */
  readonly move?: PlainMove
}

/** Refusals that stand before those of the moves. Written as a method, so that any rulebook's fits where rulebooks are told apart by nothing. */
export type CommonCheck<G extends Game> = {
  check(p: G['state'], seat: string, attempt: Attempt<G>): Refusal | undefined
}['check']

/** The code of one board game. */
export interface Rulebook<G extends Game = Game, O = Params<number>> extends Course<G> {
  readonly id: string
  /** Rises with every change of what the rules do to a running game. */
  readonly version: number
  readonly seats: { readonly from: number; readonly to: number; readonly all: readonly G['seat'][] }
  readonly options: Options<O>
  setup(options: Values<O>, people: readonly Joining<G>[], chance: Chance): { state: G['state']; seating: readonly G['seat'][] }
  /** In the rulebook's order; must contain `knownMove`. */
  readonly common: readonly CommonCheck<G>[]
  /** The stretches of play that end with a picture, in the order of a round: seats' turns and battles, phases, the round. */
  readonly chapters: Readonly<Record<string, Reach>>
  readonly secrets: readonly Secret<G>[]
  /** The events that attack seats or cost them something, with the field that names them. */
  readonly strikes?: Readonly<Record<string, string>>
  /** A complete position that the view allows, every secret drawn anew. */
  imagine(view: G['view'], viewer: Viewer, chance: Chance): G['state']
  readonly habits?: readonly Habit<G>[]
  /** Where the rules know answers given in advance: the move that gives one, and those that a seat has given, as moves. */
  readonly orders?: {
    readonly move: string
    given(view: G['view'], seat: G['seat']): readonly PlainMove[]
  }
  /** On which moves that are planned ahead can be made to depend. */
  readonly conditions?: readonly Condition<G>[]
  /** What a computer on this seat does next; it owes something. */
  computer(view: G['view'], seat: G['seat'], mind: Mind<G>): PlainMove
  /** What better computers go by; without it they do what their rules of thumb say. */
  readonly judgement?: Judgement<G>
  /** What they go by instead where whole ways to play can be held against each other. */
  readonly prospects?: Prospects<G>
  /** What people are warned by before a disastrous move, and opinions go by, where there is no judgement. */
  readonly caution?: Judgement<G>
  /** What must be true of every position; the fuzzer asks after each move. Gives what is wrong. */
  invariants?(p: G['state']): readonly string[]
}

export const rulebook =
  <G extends Game>() =>
  <O extends Params<never>>(book: Rulebook<G, O>): Rulebook<G, O> =>
    book

/** A rulebook of which nothing but the common shape is known: what tables, panels and proofs work with. */
export type AnyRulebook = Rulebook<Game>

/** The common refusal for what is no move of this game. */
export const knownMove =
  (code: string) =>
  (_p: unknown, _seat: string, attempt: { declared: unknown }): Refusal | undefined =>
    attempt.declared ? undefined : { code }

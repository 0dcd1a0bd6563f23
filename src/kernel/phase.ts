import type { Game, Notice, Owed, PlainMove, Refusal, Table } from './game.ts'
import type { Move } from './move.ts'
import type { Weighing } from './odds.ts'

/** One stretch of the rules in which the same kinds of decision are owed. `State['phase']` names the one that is on. */
export interface Phase<G extends Game> {
  /** What happens when the phase begins. */
  enter?(p: G['state'], table: Table): void
  /** What happens when the phase ends, whatever ended it. */
  leave?(p: G['state'], table: Table): void
  /** The phase that follows, once this one is over. Asked before anything else. */
  next?(p: G['state']): G['state']['phase'] | undefined
  /** Whether nothing is left to do in it, so that what stands next in its sequence follows. Asked before any step. */
  isOver?(p: G['state']): boolean
  /** One step that nobody decides; true if there was one. Asked again until there is none. */
  automatic?(p: G['state'], table: Table): boolean
  /** Goes around all steps that follow one another without a decision, to tell their sum. */
  around?(p: G['state'], table: Table, steps: () => void): void
  /** Who may now decide what. */
  owes(p: G['state']): readonly Owed<G>[]
  /** Who will be asked after those who are awaited now, as everybody can see; absent where nobody can. It is shown what spectators see. */
  near?(view: G['view']): readonly G['seat'][]
}

/** What the rulebook says about one kind of decision. */
export interface Decision<G extends Game> {
  /** The page of `/rules` that explains it. */
  readonly page: string
  /** A reaction to somebody else's move: it has a short clock of its own. */
  readonly reaction?: boolean
  /** Shown to nobody else: who is asked follows from secrets. */
  readonly quiet?: boolean
  /** Its answers are many and belong together: a panel lets a person put them on a list, and plays them at once or not at all. */
  readonly collected?: boolean
  /** What may be answered follows from what everybody knows: it may be offered in front of everybody. */
  readonly knownAnswers?: boolean
  /** Whoever is asked must settle it one way or another, with all there is to know before their eyes: no answer is asked once more. */
  readonly askedOnce?: boolean
  /** What to know before answering: who comes with what, what losing costs, how it may end. From what the seat sees. */
  weigh?(view: G['view'], seat: G['seat'], owed: Owed<G>): Weighing
  /** What answers cost besides, where it is not the same for all: nobody may find that out only afterwards. Told in words of `charge.`. */
  charge?(view: G['view'], seat: G['seat']): Notice | undefined
  /** The next move that a deadline plays; repeated until the seat's sitting is over. */
  fallback(p: G['state'], seat: G['seat'], owed: Owed<G>): PlainMove
}

/** The names of all decisions that can be owed. */
export type DecisionOf<C> = C extends { readonly decisions: Readonly<Record<infer Asked extends string, unknown>> }
  ? Asked
  : never

/** What may be asked in several phases: some decisions, and the moves that answer them. */
export interface Matter<G extends Game, Asked extends string = string> {
  readonly decisions: Readonly<Record<Asked, Decision<G>>>
  /** In their order. They answer all decisions of this matter, unless they say which. */
  readonly moves: readonly Move<G>[]
}

export const matter =
  <G extends Game>() =>
  <const Asked extends string>(declaration: Matter<G, Asked>): Matter<G, Asked> =>
    declaration

/** A phase with all that belongs to it: what is asked in it, what may be answered, and what happens to those who do not. */
export interface PhaseDeclaration<
  G extends Game,
  Name extends string = string,
  Asked extends string = string,
  Matters extends readonly Matter<G>[] = readonly Matter<G>[],
> extends Omit<Phase<G>, 'owes'> {
  readonly name: Name
  readonly decisions?: Readonly<Record<Asked, Decision<G>>>
  /** In their order. They answer all decisions of this phase, unless they say which. */
  readonly moves?: readonly Move<G>[]
  /** What else may come up in it. */
  readonly matters?: Matters
  /** What stands in the way of the phase's moves whatever their parameters are, unless a move says that itself. */
  open?(p: G['state'], seat: G['seat']): Refusal | undefined
  /** Nobody, in a phase that only happens. */
  owes?(p: G['state']): readonly Owed<G, NoInfer<Asked> | DecisionOf<Matters[number]>>[]
}

/** `export const trading = phase<Ideology>()({ name: 'trading', decisions: {…}, moves: […], enter…, owes… })`. */
export const phase =
  <G extends Game>() =>
  <
    const Name extends G['state']['phase'],
    const Asked extends string = never,
    // biome-ignore lint/suspicious/noExplicitAny: each matter has decisions of its own, and no type is wider than all of them.
    const Matters extends readonly Matter<G, any>[] = [],
  >(
    declaration: PhaseDeclaration<G, Name, Asked, Matters>,
  ): PhaseDeclaration<G, Name, Asked, Matters> =>
    declaration

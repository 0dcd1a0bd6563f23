import { type Game, type Refusal, refuse } from './game.ts'
import type { Move } from './move.ts'
import type { Decision, DecisionOf, Matter, Phase, PhaseDeclaration } from './phase.ts'
import { remembered } from './remembered.ts'
import type { CommonCheck } from './rulebook.ts'
import type { Sequence } from './sequence.ts'

/** How play goes: what a rulebook holds beside who plays, who sees what and who wins. */
export interface Course<G extends Game = Game, Asked extends string = G['decision']> {
  readonly phases: Readonly<Record<G['state']['phase'], Phase<G>>>
  /** In the rulebook's order. */
  readonly moves: readonly Move<G>[]
  readonly decisions: Readonly<Record<Asked, Decision<G>>>
  /** What follows what, where phases do not say it themselves. */
  readonly sequences?: readonly Sequence<G>[]
}

type AskedIn<Phases extends readonly unknown[]> = Phases[number] extends infer One
  ? One extends PhaseDeclaration<infer _G, string, infer Asked, infer Matters>
    ? Asked | DecisionOf<Matters[number]>
    : never
  : never

/** Names the phases that the position can be in and that nobody has declared. */
type Missing<G extends Game, Phases extends readonly { readonly name: string }[]> =
  Exclude<G['state']['phase'], Phases[number]['name']> extends never
    ? unknown
    : { readonly missing: Exclude<G['state']['phase'], Phases[number]['name']> }

interface CourseDeclaration<G extends Game, Phases> {
  readonly phases: Phases
  /** Asides that belong to no phase; they say themselves when they are open. */
  readonly anyTime?: readonly Move<G>[]
  readonly sequences?: readonly Sequence<G>[]
}

/**
 * The phases in their order, and the moves of any time: moves, decisions and what a deadline plays follow from them. The moves stand in
 * the order of their phases; one that several phases share stands in the last of them, those of a matter where it may first come up.
 */
export const course =
  <G extends Game>() =>
  // biome-ignore lint/suspicious/noExplicitAny: each phase has decisions of its own, and no type is wider than all of them.
  <const Phases extends readonly PhaseDeclaration<G, string, any, any>[]>({
    phases,
    anyTime = [],
    sequences = [],
  }: CourseDeclaration<G, Phases & Missing<G, Phases>>): Course<G, AskedIn<Phases>> => ({
    // `as`: all phases have been declared, and each declares its own decisions.
    phases: Object.fromEntries(phases.map((one) => [one.name, phaseOf(one)])) as Course<G>['phases'],
    decisions: decisionsOf<G>(phases) as Course<G, AskedIn<Phases>>['decisions'],
    moves: [...movesOf<G>(phases), ...anyTime],
    sequences,
  })

/** What each phase asks by itself, and what may come up in it. */
const mattersOf = <G extends Game>(phases: readonly PhaseDeclaration<G>[]): Matter<G>[] =>
  phases.flatMap(({ decisions = {}, moves = [], matters = [] }) => [{ decisions, moves }, ...matters])

/** Each is declared in one place; a matter may come up in several phases. */
function decisionsOf<G extends Game>(phases: readonly PhaseDeclaration<G>[]): Matter<G>['decisions'] {
  const found: Record<string, Decision<G>> = {}
  for (const [name, declared] of mattersOf<G>(phases).flatMap(({ decisions }) => Object.entries(decisions))) {
    if ((found[name] ?? declared) !== declared) throw new Error(`the decision ${name} is declared twice`)
    found[name] = declared
  }
  return found
}

function phaseOf<G extends Game>(declared: PhaseDeclaration<G>): Phase<G> {
  const { decisions, moves, matters, open, name, owes, ...rest } = declared
  if (!owes) return { ...rest, owes: () => [] }
  const asked: Matter<G>['decisions'] = Object.assign({}, ...mattersOf([declared]).map((one) => one.decisions))
  if (!Object.values(asked).some(({ quiet }) => quiet)) return { ...rest, owes }
  return {
    ...rest,
    owes: (p) => owes(p).map((owed) => (asked[owed.decision]?.quiet ? { ...owed, quiet: true } : owed)),
  }
}

function movesOf<G extends Game>(phases: readonly PhaseDeclaration<G>[]): Move<G>[] {
  const found = new Map<Move<G>, Move<G>>()
  const known = mattersOf(phases).flatMap(({ decisions }) => Object.keys(decisions))
  for (const { name, decisions = {}, moves = [], matters = [], open } of phases) {
    for (const move of moves) {
      const before = found.get(move)
      if (before && !move.open && open)
        throw new Error(`${move.type} belongs to several phases: it must say itself when it is open`)
      found.delete(move)
      found.set(move, {
        ...answering(move, [...(before?.answers ?? []), ...Object.keys(decisions)]),
        ...(open && !move.open && { open }),
      })
    }
    for (const matter of matters)
      for (const move of matter.moves) if (!found.has(move)) found.set(move, answering(move, Object.keys(matter.decisions)))
    for (const { type, answers } of found.values()) {
      const unknown = answers?.find((decision) => !known.includes(decision))
      if (unknown !== undefined) throw new Error(`${type} in phase ${name} answers ${unknown}, which nobody is asked`)
    }
  }
  return [...found.values()]
}

const answering = <G extends Game>(move: Move<G>, all: readonly string[]): Move<G> => ({
  ...move,
  answers: move.answers ?? [...new Set(all)],
})

interface NotAsked {
  /** The code for a seat that owes nothing. */
  readonly nothing: string
  /** The code for a seat that owes something else. */
  readonly another: string
}

/** The common refusal for what is not asked of the seat, in games where little may be done unasked: moves that answer nothing, or say so. */
export function notAsked<G extends Game>({ phases }: Course<G, string>, { nothing, another }: NotAsked): CommonCheck<G> {
  const owed = remembered((p: G['state']) => phases[p.phase as G['state']['phase']].owes(p))
  return (p, seat, { declared }): Refusal | undefined => {
    if (!declared?.answers || declared.unasked?.(p, seat)) return undefined
    const { answers } = declared
    const own = owed(p).filter((known) => known.seat === seat)
    if (own.length === 0) return refuse(nothing)
    return own.some(({ decision }) => answers.includes(decision)) ? undefined : refuse(another)
  }
}

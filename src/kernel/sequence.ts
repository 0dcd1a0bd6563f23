import type { Game, Table } from './game.ts'

/** One place of a sequence: a phase, or what happens by itself between two of them. */
type Step<G extends Game> = G['state']['phase'] | PhaseHere<G> | Between<G>

// Typed as a method, so that any rulebook's fits where rulebooks are told apart by nothing.
type Between<G extends Game> = { happen(p: G['state'], table: Table): void }['happen']

/** A phase that a sequence passes through more than once: which of the times it is. */
interface PhaseHere<G extends Game> {
  readonly phase: G['state']['phase']
  isHere(p: G['state']): boolean
}

export const here = <G extends Game>(phase: G['state']['phase'], isHere: (p: G['state']) => boolean): PhaseHere<G> => ({
  phase,
  isHere,
})

/** What follows what, as the rules list it: to be read from top to bottom. */
export interface Sequence<G extends Game> {
  /** Where phases belong to several sequences: when it is this one. */
  when?(p: G['state']): boolean
  /** The last one is where it leads to; what follows there is for another sequence to say. */
  readonly steps: readonly Step<G>[]
}

/** `sequence<Attack>()({ steps: ['passage', turnBack, 'intercept', 'turn'] })`. */
export const sequence =
  <G extends Game>() =>
  (declaration: Sequence<G>): Sequence<G> =>
    declaration

const isPhase = <G extends Game>(step: Step<G>, p: G['state']): boolean =>
  typeof step === 'string' ? step === p.phase : typeof step === 'object' && step.phase === p.phase && step.isHere(p)

/** What stands after the phase that is on. */
export function following<G extends Game>(sequences: readonly Sequence<G>[], p: G['state']): readonly Step<G>[] {
  for (const { when, steps } of sequences) {
    const place = steps.findIndex((step) => isPhase(step, p))
    if (place >= 0 && place < steps.length - 1 && (when?.(p) ?? true)) return steps.slice(place + 1)
  }
  throw new Error(`${p.game}: nothing follows phase ${p.phase}`)
}

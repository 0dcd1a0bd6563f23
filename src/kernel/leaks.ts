import type { Chance } from './chance.ts'
import type { Game, Viewer } from './game.ts'
import { hindered } from './hindrance.ts'
import { canonicalJson, same } from './json.ts'
import { legal } from './legal.ts'
import { awaited, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'
import { placesOf } from './secrets.ts'

/** What else is shown of a position to a viewer: texts, alt text, pictures. Must be equal for positions that look alike. */
export type Shown = (state: never, viewer: Viewer) => unknown

/**
 * The proof that nothing secret leaks: every secret that a viewer may not know is drawn anew, and nothing that the viewer is given may
 * change by it.
 */
export class LeakProof<G extends Game> {
  readonly #book: Rulebook<G>
  readonly #shown: Shown | undefined
  /** How often each secret was hidden from somebody. */
  readonly #hidden = new Map<string, number>()
  readonly #differed = new Set<string>()

  constructor(book: Rulebook<G>, shown?: Shown) {
    this.#book = book
    this.#shown = shown
  }

  /** What leaks from this position to the viewer, if anything. */
  check(state: G['state'], viewer: Viewer, chance: Chance): string | undefined {
    const book = this.#book
    const view = viewOf(book, state, viewer)
    const imagined = book.imagine(view, viewer, chance)
    const who = viewer ?? 'a spectator'
    const broken = book.invariants?.(imagined) ?? []
    if (broken.length > 0) return `what ${who} imagines is no position: ${broken.join('; ')}`
    const differs = firstDifference(view, viewOf(book, imagined, viewer))
    if (differs) return `the view of ${who} depends on a secret at ${differs}`
    if (!same(awaited(book, state, viewer), awaited(book, imagined, viewer)))
      return `who is awaited depends on a secret, for ${who}`
    const before = viewer === null ? undefined : this.#offered(state, viewer)
    const after = viewer === null ? undefined : this.#offered(imagined, viewer)
    if (before?.moves !== after?.moves) return `the legal moves of ${who} depend on a secret`
    if (before?.hindered !== after?.hindered) return `what stands in the way of the moves of ${who} depends on a secret`
    // `as never`: the caller shows positions of this very game.
    if (this.#shown && !same(this.#shown(state as never, viewer), this.#shown(imagined as never, viewer)))
      return `what is shown to ${who} depends on a secret`
    this.#note(state, imagined, viewer)
    return undefined
  }

  /** Legal moves, and what a panel says of the kinds of which there are none. */
  #offered(state: G['state'], seat: string): { readonly moves: string; readonly hindered: string } {
    const moves = legal(this.#book, state, seat)
    const answers = moves.map(({ type }) => type)
    const why = hindered(this.#book, state, seat, { answers }).map(({ type, refusal }) => [type, refusal ?? null])
    return { moves: canonicalJson(moves), hindered: canonicalJson(why) }
  }

  /** Secrets that were hidden from somebody, at least so often, and never differed: what should be drawn anew is copied. */
  neverDiffered(least = 1): readonly string[] {
    return [...this.#hidden].filter(([path, times]) => times >= least && !this.#differed.has(path)).map(([path]) => path)
  }

  /** Secrets that were hidden at least once. */
  hidden(): readonly string[] {
    return [...this.#hidden.keys()]
  }

  #note(state: G['state'], imagined: G['state'], viewer: Viewer): void {
    for (const { path, shown } of this.#book.secrets) {
      const after = new Map([...placesOf(imagined, path)].map(({ place, value }) => [place, value]))
      for (const { place, keys, value } of placesOf(state, path)) {
        // Where there is nothing, nothing is hidden: a list that stays empty for a whole game need not differ.
        if (isEmpty(value) || same(shown(value, viewer, keys, state), value)) continue
        this.#hidden.set(path, (this.#hidden.get(path) ?? 0) + 1)
        if (!same(value, after.get(place))) this.#differed.add(path)
      }
    }
  }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (same(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || 'the root'
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], path ? `${path}.${key}` : key)
    if (found) return found
  }
  return path || 'the root'
}

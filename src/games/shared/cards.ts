/**
 * Cards. A card is its row of data, and its row names what it does, with the amounts. Each kind of effect has one rule, made from the
 * amounts: what is named with the card, what stands in the way, what happens. A card like no other has a kind of its own.
 */
import { type Game, orNone, type Params, type Refusal, type Table, type Unchecked, type Values } from '../../kernel/index.ts'

/** An effect in a row: its kind, and the amounts of that kind. */
interface Row {
  readonly kind: string
}

export interface Effect<G extends Game, P = Params> {
  /** What is named with the card. */
  readonly params: P
  /** Top to bottom; the first failure is the answer. */
  check?(p: G['state'], seat: G['seat'], given: Unchecked<P>): Refusal | undefined
  /** Whether it could change nothing. */
  idle?(p: G['state'], seat: G['seat'], named: Values<P>): boolean
  /** A card without it changes a rule elsewhere, as long as it lies in front of its seat. */
  play?(p: G['state'], seat: G['seat'], named: Values<P>, table: Table): void
  /** Cannot be taken back once done: it uses chance, or shows what was secret. */
  readonly final?: true
}

/** `const effect = effectOf<Venonta>()`; then `effect({ params: {…}, check…, play… })`, where play knows what it is given. */
export const effectOf =
  <G extends Game>() =>
  <P extends Params = Record<never, never>>(declared: Omit<Effect<G, P>, 'params'> & { readonly params?: P }): Effect<G, P> => ({
    ...declared,
    params: orNone(declared.params),
  })

/** One rule for each kind of effect: from the amounts in a row to what they mean. */
export type Effects<G extends Game, R extends Row> = {
  readonly [Kind in R['kind']]: (amounts: Extract<R, { readonly kind: Kind }>) => Effect<G>
}

/** What a row says, by the rule of its kind. */
export const effectIn = <G extends Game, R extends Row>(effects: Effects<G, R>, row: R): Effect<G> =>
  // `as`: the rule found under a kind takes rows of that kind, which the compiler cannot follow through the union.
  (effects[row.kind as R['kind']] as (amounts: R) => Effect<G>)(row)

/** Several effects of one card: all that is named for any of them, what stands in the way of each, and one after the other. */
export function inTurn<G extends Game>(effects: readonly Effect<G>[]): Effect<G> {
  return {
    params: Object.assign({}, ...effects.map(({ params }) => params)),
    check(p, seat, given) {
      for (const { check } of effects) {
        const refusal = check?.(p, seat, given)
        if (refusal) return refusal
      }
    },
    idle: (p, seat, named) => effects.some(({ idle }) => idle?.(p, seat, named)),
    play(p, seat, named, table) {
      for (const { play } of effects) play?.(p, seat, named, table)
    },
    ...(effects.some(({ final }) => final) && { final: true }),
  }
}

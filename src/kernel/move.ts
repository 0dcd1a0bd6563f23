import type { Game, Notice, Refusal, Table } from './game.ts'
import type { Odds } from './odds.ts'
import { type Given, type OneOf, orNone, type Params, type ValueOf } from './param.ts'
import { oneOf } from './params.ts'

/**
 * What check is given: the fields as they came, with the standards of those left out. Their types are narrowed line by line.
 * Fields that the move does not have are there as well, for rulebooks that say when they are refused.
 */
export type Unchecked<P> = { readonly [K in keyof P]: unknown }

/** What play is given: the fields after check has let them through. */
export type Values<P> = {
  readonly [K in keyof P]: P[K] extends { optional: true }
    ? P[K] extends { standard: unknown }
      ? ValueOf<P[K]>
      : ValueOf<P[K]> | undefined
    : ValueOf<P[K]>
}

type OptionalKeys<P> = { [K in keyof P]: P[K] extends { optional: true } ? K : never }[keyof P]

/** The fields of a move as JSON. */
export type Fields<P> = { readonly [K in Exclude<keyof P, OptionalKeys<P>>]: ValueOf<P[K]> } & {
  readonly [K in OptionalKeys<P>]?: ValueOf<P[K]>
}

/** Whether fields that belong together are there together. */
export type Together = (fields: Given) => boolean

const present = (keys: readonly string[], fields: Given): number => keys.filter((key) => fields[key] !== undefined).length

export const exactlyOne =
  (...keys: string[]): Together =>
  (fields) =>
    present(keys, fields) === 1

/** What a move and a variant of a move have in common: parameters, what stands in the way, what happens. */
export interface Act<G extends Game, P> {
  readonly params: P
  readonly together?: readonly Together[]
  /** What stands in the way whatever the parameters are (phase, turn). Goes before check; lists ask it first. */
  open?(p: G['state'], seat: G['seat']): Refusal | undefined
  /** Top to bottom; the first failure is the answer. */
  check?(p: G['state'], seat: G['seat'], given: Unchecked<P>): Refusal | undefined
  play(p: G['state'], seat: G['seat'], given: Values<P>, table: Table): void
  /** What it will cost and do, for the panel. */
  preview?(p: G['state'], seat: G['seat'], given: Values<P>): readonly Notice[]
  /** How it may end, from what its seat sees, where chance has a say. */
  odds?(view: G['view'], seat: G['seat'], given: Values<P>): Odds | undefined
  /** Whether it cannot be taken back once done, because chance is used or something is revealed: the panel asks again. */
  final?(p: G['state'], seat: G['seat'], given: Values<P>): boolean
  /** What of it harms the seat itself or breaks its word: the panel says so and asks again. */
  harm?(p: G['state'], seat: G['seat'], given: Values<P>): readonly Notice[]
  /** What the label promises that others can change meanwhile, such as a price. */
  promise?(p: G['state'], seat: G['seat'], given: Values<P>): unknown
}

/** The parameter that names a kind, and the one that says how many of it. */
export interface Bundle {
  readonly of: string
  readonly count: string
  /** All that there are, and all but one, are wishes of their own. */
  readonly whole?: boolean
}

interface Described<G extends Game> {
  readonly type: string
  /** The decisions that it settles or advances; all of its phase if it says none. Where the seat owes none of them, it is an aside. */
  readonly answers?: readonly G['decision'][]
  /** The part of the game it belongs to, where a game has more moves than one slash command can hold. */
  readonly group?: string
  /** Takes back something drafted in the same sitting. */
  readonly takesBack?: boolean
  /** Done besides what a turn is for: it does not crowd that out where it can be made in many ways. */
  readonly inPassing?: boolean
  /** Several of it that differ in nothing but this are one thought: whoever lays them counts all kinds at once. */
  readonly bundle?: Bundle
  /** It is made several times, in an order that counts: whoever lays them touches one thing after the other. */
  readonly sequence?: boolean
  /** Whether it may also be made by a seat that is not asked for it, in games where little may be done unasked. */
  unasked?(p: G['state'], seat: string): boolean
}

/** A move, declared once. With `by` it differs by that parameter and each variant has an act of its own. */
export interface Move<G extends Game, P = Params, V = Readonly<Record<string, Variant<G>>>> extends Described<G>, Act<G, P> {
  readonly by?: string
  readonly variants?: V
}

export type Variant<G extends Game, P = Params> = Act<G, P>

export type PlainAct<G extends Game, P> = Described<G> & Omit<Act<G, P>, 'params'> & { readonly params?: P }

/**
 * `export const extend = move<Ideology>()({ type: 'extend', answers: ['foreign'], params: {…}, check…, play… })`.
 * Called twice, because TypeScript infers either all type arguments or none.
 */
export const move =
  <G extends Game>() =>
  // `as`: without parameters there is nothing to infer but that.
  <P extends Params = Record<never, never>>(act: PlainAct<G, P>): Move<G, P> => ({ ...act, params: orNone(act.params) })

/** What check is given where the common refusals have seen to it that every field has the form which its parameter says. */
export type Formed<P> = { readonly [K in keyof P]: P[K] extends { demanded: true } ? Values<P>[K] | undefined : Values<P>[K] }

type FormedAct<G extends Game, P> = Omit<PlainAct<G, P>, 'check'> & {
  check?(p: G['state'], seat: G['seat'], given: Formed<P>): Refusal | undefined
}

/** The same as `move`, for rulebooks whose common refusals hold `wellFormed`: `const attackMove = formedMove<Attack>()`. */
export const formedMove =
  <G extends Game>() =>
  <P extends Params = Record<never, never>>(act: FormedAct<G, P>): Move<G, P> =>
    // `as`: wellFormed comes before every check, and lists hold nothing of another form.
    move<G>()(act as PlainAct<G, P>)

export const variant =
  <G extends Game>() =>
  // `as`: without parameters there is nothing to infer but that.
  <P extends Params = Record<never, never>>(act: Omit<Act<G, P>, 'params'> & { readonly params?: P }): Variant<G, P> => ({
    ...act,
    params: orNone(act.params),
  })

type Discriminated<By extends string, V> = { readonly [K in By]: OneOf<keyof V & string> }

interface VariantsDeclaration<G extends Game, By extends string, V> extends Described<G> {
  readonly by: By
  readonly variants: V
  open?(p: G['state'], seat: G['seat']): Refusal | undefined
  /** What stands in the way of every variant; goes before the variant's own check. Refuses what is no variant. */
  check(p: G['state'], seat: G['seat'], given: Unchecked<Discriminated<By, V>>): Refusal | undefined
  /** The variants that can come into question, for lists. */
  listed?(p: G['state'], seat: G['seat']): Iterable<string>
  readonly words?: string
  /** The parameter that names the variant, where more is accepted by its form than there are variants. */
  readonly names?: OneOf<string, G['state']>
}

/** A move that differs by one of its parameters: one type, one slash command, one chain of menus. */
export const variants =
  <G extends Game>() =>
  <By extends string, V extends Readonly<Record<string, Variant<G>>>>(
    declaration: VariantsDeclaration<G, By, V>,
  ): Move<G, Discriminated<By, V>, V> => {
    const { by, listed, words, names = oneOf(Object.keys(declaration.variants), { words }), ...rest } = declaration
    const discriminator = listed ? { ...names, list: (p: G['state'], seat: string) => listed(p, seat) } : names
    return {
      ...rest,
      by,
      // `as`: the computed key loses its literal type.
      params: { [by]: discriminator } as Discriminated<By, V>,
      play() {
        throw new Error(`${declaration.type}: a move with variants is played by its variant`)
      },
    }
  }

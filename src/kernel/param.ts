/** The parameters chosen so far. A list may rely on those declared before it. */
export type Given = Readonly<Record<string, unknown>>

/**
 * One parameter of a move, of a variant, of a habit or of the lobby's options. `Context` is what its lists are made from:
 * the position for moves, the number of seats for options.
 *
 * What it accepts by its shape (`has`), what is listed of it (`list`, never more than check accepts) and, if it is optional, its
 * default. A parameter never refuses by itself: the move's check names place and code.
 */
export interface ParamBase<Value, Context> {
  has(value: unknown): value is Value
  list(context: Context, seat: string, given: Given): Iterable<Value>
  /** May be left out. */
  readonly optional: boolean
  /** Must not be left out, but it is the move's own check that says so: its absence has a code of its own. */
  readonly demanded?: boolean
  /** What leaving it out means; without one, leaving it out is a value of its own. */
  standard?(context: Context, seat: string, given: Given): Value
  /** Nobody is asked for it before these are chosen: it depends on them what it means. */
  readonly after?: readonly string[]
  /** What most would choose: menus begin with it. It must still be said. */
  usual?(context: Context, seat: string, given: Given): Value
  /** Lists only some of the accepted values. */
  readonly partial: boolean
  /** The words' namespace of its values, e.g. `region`; the parameter's own name if absent. */
  readonly words?: string
}

// `as`: without parameters there is nothing to infer but that.
export const orNone = <P>(params: P | undefined): P => params ?? ({} as P)

/** null is a value; absent is not. */
export type Scalar = string | number | boolean | null

export interface OneOf<Value extends Scalar, Context = unknown> extends ParamBase<Value, Context> {
  readonly kind: 'one-of'
  /** Every value there can ever be, where that is known. */
  readonly values?: readonly Value[]
  /** The group of a value in menus of more than 25. */
  by?(value: Value): string
}

export interface Pick<Value extends string, Context = unknown, Chosen = readonly Value[]> extends ParamBase<Chosen, Context> {
  readonly kind: 'pick'
  /** null stands for having no list at all. */
  readonly orNull: boolean
  /** The order of the chosen counts. */
  readonly ordered: boolean
  /** It counts for the record only: nobody can tell what it leads to. */
  readonly anyOrder?: boolean
  readonly values?: readonly Value[]
  items(context: Context, seat: string, given: Given): readonly Value[]
  size(context: Context, seat: string, given: Given): readonly [from: number, to: number]
}

export interface NumberParam<Context = unknown> extends ParamBase<number, Context> {
  readonly kind: 'number'
}

/** One value for each key. */
export interface Each<Key extends string, Value extends string, Context = unknown>
  extends ParamBase<Readonly<Record<Key, Value>>, Context> {
  readonly kind: 'each'
  readonly keys: readonly Key[]
  readonly values: readonly Value[]
  keysNow(context: Context, seat: string, given: Given): readonly Key[]
  /** What holds already: menus begin with it. */
  present?(context: Context, seat: string, given: Given): Readonly<Partial<Record<Key, Value>>>
  readonly keyWords?: string
}

/** How many of each kind. */
export interface Counts<Key extends string, Context = unknown, Value = Readonly<Partial<Record<Key, number>>>>
  extends ParamBase<Value, Context> {
  readonly kind: 'counts'
  readonly keys: readonly Key[]
  /** Kinds with 0 are left out; otherwise every kind is there. */
  readonly sparse: boolean
  most(context: Context, seat: string, given: Given): Readonly<Partial<Record<Key, number>>>
}

/** The n-th of a list that is shown, from 0. */
export interface Nth<Context = unknown> extends ParamBase<number, Context> {
  readonly kind: 'nth'
  /** What stands in the list, for its words. */
  shown(context: Context, seat: string, given: Given): readonly unknown[]
}

export interface Switch<Context = unknown> extends ParamBase<boolean, Context> {
  readonly kind: 'switch'
}

/** Free text. Listed as empty only; escaped wherever it is shown. */
export interface Text<Context = unknown> extends ParamBase<string, Context> {
  readonly kind: 'text'
  readonly longest: number
}

export type Param<Context = never> =
  | OneOf<Scalar, Context>
  | Pick<string, Context, readonly string[] | null>
  | NumberParam<Context>
  | Each<string, string, Context>
  | Counts<string, Context>
  | Nth<Context>
  | Switch<Context>
  | Text<Context>

export type Params<Context = never> = Readonly<Record<string, Param<Context>>>

// Functions of what is given are typed as methods, so that a rulebook may write down what it knows of the parameters declared before:
// `(p, seat, { from }: { from: RegionId }) => …`.
export type Finder<Context, Value> = { find(context: Context, seat: string, given: Given): Value }['find']
export type Lister<Context, Value> = Finder<Context, Iterable<Value>>

export type ValueOf<P> = P extends { has(value: unknown): value is infer Value } ? Value : never

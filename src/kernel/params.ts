import { isRecord } from './json.ts'

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
type Finder<Context, Value> = { find(context: Context, seat: string, given: Given): Value }['find']
type Lister<Context, Value> = Finder<Context, Iterable<Value>>

// The factories are typed by what they return; `has` is the one place where a type is claimed for JSON.

interface Common {
  readonly words?: string
  /** Lists only some of what check accepts. */
  readonly partial?: boolean
}

export function oneOf<const Value extends Scalar>(
  values: readonly Value[],
  more: Common & { by?: (value: Value) => string } = {},
): OneOf<Value> {
  const known = new Set<unknown>(values)
  return {
    kind: 'one-of',
    values,
    has: (value): value is Value => known.has(value),
    list: () => values,
    optional: false,
    partial: false,
    ...more,
  }
}

/** One of a list that follows from the position; `values` are all there can ever be, if they can be named. */
export function oneListed<Context, const Value extends Scalar>(
  list: Lister<Context, Value>,
  more: Common & { values?: readonly Value[]; by?: (value: Value) => string } = {},
): OneOf<Value, Context> {
  const known = more.values && new Set<unknown>(more.values)
  return {
    kind: 'one-of',
    has: (value): value is Value =>
      known ? known.has(value) : value === null || typeof value === 'string' || typeof value === 'number',
    list,
    optional: false,
    partial: false,
    ...more,
  }
}

interface PickOptions<Context, Value extends string> extends Common {
  items(context: Context, seat: string, given: Given): readonly Value[]
  size(context: Context, seat: string, given: Given): readonly [from: number, to: number]
  readonly values?: readonly Value[]
  /**
   * The order counts. With 'one-order' it counts too, but only one order of each set is listed; with 'any-order' all are, though nobody
   * can tell what it leads to.
   */
  readonly ordered?: boolean | 'one-order' | 'any-order'
  readonly list?: Lister<Context, readonly Value[]>
}

/** From `size[0]` to `size[1]` different ones of a list. */
export function pick<Context, const Value extends string>(options: PickOptions<Context, Value>): Pick<Value, Context> {
  const { items, size, values, words, list, ordered = false, partial } = options
  const every = ordered === true || ordered === 'any-order' ? arrangements : combinations
  return {
    kind: 'pick',
    items,
    size,
    values,
    orNull: false,
    ordered: ordered !== false,
    ...(ordered === 'any-order' && { anyOrder: true }),
    has: (value): value is readonly Value[] => Array.isArray(value) && value.every((item) => typeof item === 'string'),
    *list(context, seat, given) {
      if (list) return yield* list(context, seat, given)
      const [from, to] = size(context, seat, given)
      const from_ = items(context, seat, given)
      for (let count = from; count <= Math.min(to, from_.length); count++) yield* every(from_, count)
    },
    optional: false,
    partial: partial ?? (ordered === 'one-order' || list !== undefined),
    words,
  }
}

/** A list, or null for having none. */
export function pickOrNull<Context, const Value extends string>(
  options: PickOptions<Context, Value>,
): Pick<Value, Context, readonly Value[] | null> {
  const listed = pick(options)
  return {
    ...listed,
    orNull: true,
    has: (value): value is readonly Value[] | null => value === null || listed.has(value),
    *list(context, seat, given) {
      yield null
      yield* listed.list(context, seat, given)
    },
  }
}

export const wholeNumber = (value: unknown): value is number => Number.isSafeInteger(value)

/** A whole number of the listed ones. */
export function number<Context>(list: Lister<Context, number>, more: Common = {}): NumberParam<Context> {
  return { kind: 'number', has: wholeNumber, list, optional: false, partial: false, ...more }
}

/** A whole number in a range that never changes. */
export function between(from: number, to: number, more: Common = {}): NumberParam {
  return {
    ...number(() => span(from, to), more),
    has: (value): value is number => wholeNumber(value) && value >= from && value <= to,
  }
}

/** All whole numbers from..to. */
export function* span(from: number, to: number, step = 1): Iterable<number> {
  for (let value = from; value <= to; value += step) yield value
}

interface EachOptions<Context, Key extends string, Value extends string> extends Common {
  readonly keys: readonly Key[]
  readonly values: readonly Value[]
  keysNow(context: Context, seat: string, given: Given): readonly Key[]
  present?(context: Context, seat: string, given: Given): Readonly<Partial<Record<Key, Value>>>
  readonly keyWords?: string
}

export function each<Context, const Key extends string, const Value extends string>(
  options: EachOptions<Context, Key, Value>,
): Each<Key, Value, Context> {
  const { keysNow, values } = options
  return {
    kind: 'each',
    has: (value): value is Readonly<Record<Key, Value>> => isRecord(value),
    // `as`: a record filled key by key is complete when the recursion ends.
    *list(context, seat, given) {
      yield* assignments(keysNow(context, seat, given), values) as Iterable<Readonly<Record<Key, Value>>>
    },
    optional: false,
    partial: false,
    ...options,
  }
}

interface CountsOptions<Context, Key extends string, Value> extends Common {
  readonly keys: readonly Key[]
  most(context: Context, seat: string, given: Given): Readonly<Partial<Record<Key, number>>>
  /** The sums that are listed; every sum up to the most if absent. */
  total?(context: Context, seat: string, given: Given): readonly [from: number, to: number]
  readonly list?: Lister<Context, Value>
}

type AllCounts<Key extends string> = Readonly<Record<Key, number>>
type SomeCounts<Key extends string> = Readonly<Partial<Record<Key, number>>>

/** How many of each kind; every kind is named, if only with 0. */
export function counts<Context, const Key extends string>(
  options: CountsOptions<Context, Key, AllCounts<Key>>,
): Counts<Key, Context, AllCounts<Key>> {
  const { keys } = options
  const isCounts = (value: unknown): value is AllCounts<Key> => areCounts(keys, 0, value) && keys.every((key) => key in value)
  // `as`: a distribution holds every key.
  return countsOf(options, false, isCounts, (found) => found as AllCounts<Key>)
}

/** How many of some kinds: those with none are left out. */
export function someCounts<Context, const Key extends string>(
  options: CountsOptions<Context, Key, SomeCounts<Key>>,
): Counts<Key, Context, SomeCounts<Key>> {
  const isCounts = (value: unknown): value is SomeCounts<Key> => areCounts(options.keys, 1, value)
  // `as`: the keys of a distribution are the given ones.
  return countsOf(
    options,
    true,
    isCounts,
    (found) => Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0)) as SomeCounts<Key>,
  )
}

const areCounts = (keys: readonly string[], least: number, value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.entries(value).every(([key, count]) => keys.includes(key) && wholeNumber(count) && count >= least)

function countsOf<Context, Key extends string, Value>(
  { keys, most, total, list, words, partial = list !== undefined }: CountsOptions<Context, Key, Value>,
  sparse: boolean,
  has: (value: unknown) => value is Value,
  written: (found: Readonly<Record<string, number>>) => Value,
): Counts<Key, Context, Value> {
  return {
    kind: 'counts',
    keys,
    most,
    sparse,
    has,
    *list(context, seat, given) {
      if (list) return yield* list(context, seat, given)
      const limits = most(context, seat, given)
      const all = keys.reduce((sum, key) => sum + (limits[key] ?? 0), 0)
      const [from, to] = total?.(context, seat, given) ?? [0, all]
      for (const found of distributions(keys, limits, from, to)) yield written(found)
    },
    optional: false,
    partial,
    words,
  }
}

export function nth<Context>(shown: Finder<Context, readonly unknown[]>, more: Common = {}): Nth<Context> {
  return {
    kind: 'nth',
    shown,
    has: wholeNumber,
    list: (context, seat, given) => span(0, shown(context, seat, given).length - 1),
    optional: false,
    partial: false,
    ...more,
  }
}

export function toggle(more: Common = {}): Switch {
  return {
    kind: 'switch',
    has: (value) => typeof value === 'boolean',
    list: () => [false, true],
    optional: false,
    partial: false,
    ...more,
  }
}

export function text(longest: number, more: Common = {}): Text {
  return {
    kind: 'text',
    longest,
    has: (value): value is string => typeof value === 'string' && value.length <= longest,
    list: () => [''],
    optional: false,
    partial: true,
    ...more,
  }
}

type Standard<P, Value> = P extends ParamBase<unknown, infer Context> ? Value | Finder<Context, Value> : never
export type ValueOf<P> = P extends { has(value: unknown): value is infer Value } ? Value : never

/** Marks a parameter that can be left out, which means the standard value. */
export function withDefault<P extends ParamBase<unknown, never>>(
  param: P,
  standard: Standard<P, ValueOf<P>>,
): P & { readonly optional: true; standard: unknown } {
  // `as`: a function is the only value a standard cannot be, so a function is the way to find it.
  const find = (typeof standard === 'function' ? standard : () => standard) as () => ValueOf<P>
  return { ...param, optional: true, standard: find }
}

/** Marks a parameter whose menus begin with what most would choose. */
export function usually<P extends ParamBase<unknown, never>>(
  param: P,
  usual: Finder<P extends ParamBase<unknown, infer Context> ? Context : never, ValueOf<P>>,
): P {
  return { ...param, usual }
}

/** Marks a parameter that nobody is asked for before these are chosen. */
export function askedAfter<P extends ParamBase<unknown, never>>(param: P, ...after: readonly string[]): P {
  return { ...param, after }
}

/** Marks a parameter whose absence is refused by the move's own check, at its place in the order of refusals. */
export function demanded<P extends ParamBase<unknown, never>>(param: P): P & { readonly demanded: true } {
  return { ...param, demanded: true }
}

/** Marks a parameter that can be left out, which is a value of its own. */
export function optional<P extends ParamBase<unknown, never>>(param: P): P & { readonly optional: true } {
  return { ...param, optional: true }
}

function* combinations<T>(items: readonly T[], count: number, start = 0): Iterable<T[]> {
  if (count === 0) return yield []
  for (let index = start; index <= items.length - count; index++)
    for (const rest of combinations(items, count - 1, index + 1)) yield [items[index] as T, ...rest]
}

function* arrangements<T>(items: readonly T[], count: number): Iterable<T[]> {
  if (count === 0) return yield []
  for (const [index, item] of items.entries())
    for (const rest of arrangements(items.toSpliced(index, 1), count - 1)) yield [item, ...rest]
}

/** Counted through rather than nested: the first key changes slowest. */
function* assignments(keys: readonly string[], values: readonly string[]): Iterable<Record<string, string>> {
  const steps = keys.map((_, index) => values.length ** (keys.length - 1 - index))
  for (let number = 0; number < values.length ** keys.length; number++) {
    const found: Record<string, string> = {}
    for (const [index, key] of keys.entries()) found[key] = values[Math.floor(number / steps[index]!) % values.length]!
    yield found
  }
}

function* distributions(
  keys: readonly string[],
  limits: Readonly<Record<string, number | undefined>>,
  from: number,
  to: number,
): Iterable<Record<string, number>> {
  const [key, ...others] = keys
  if (key === undefined) {
    if (from <= 0) yield {}
    return
  }
  for (let count = 0; count <= Math.min(limits[key] ?? 0, to); count++)
    for (const rest of distributions(others, limits, from - count, to - count)) yield { [key]: count, ...rest }
}

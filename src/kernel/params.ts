import { arrangements, assignments, combinations, distributions } from './combinatorics.ts'
import { isRecord } from './json.ts'
import type { Counts, Each, Finder, Given, Lister, Nth, NumberParam, OneOf, Pick, Scalar, Switch, Text } from './param.ts'

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

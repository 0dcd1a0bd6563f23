import type { Game } from './game.ts'
import { usually } from './marked.ts'
import type { Counts, Each, Given, Nth, NumberParam, OneOf, ParamBase, Pick, Scalar, ValueOf } from './param.ts'
import { counts, each, nth, number, oneListed, pick, pickOrNull, someCounts } from './params.ts'

// Typed as a method, so that a list may write down what it knows of the parameters declared before: `(p, seat, { from }: { from: … }) => …`.
type Found<G extends Game, Value> = { find(p: G['state'], seat: G['seat'], given: Given): Value }['find']

interface Common {
  readonly words?: string
  readonly partial?: boolean
}

interface Picked<G extends Game, Value extends string> extends Common {
  readonly items: Found<G, readonly Value[]>
  readonly size: Found<G, readonly [from: number, to: number]>
  readonly values?: readonly Value[]
  readonly ordered?: boolean | 'one-order' | 'any-order'
  readonly list?: Found<G, Iterable<readonly Value[]>>
}

interface EachOf<G extends Game, Key extends string, Value extends string> extends Common {
  readonly keys: readonly Key[]
  readonly values: readonly Value[]
  readonly keysNow: Found<G, readonly Key[]>
  readonly present?: Found<G, Readonly<Partial<Record<Key, Value>>>>
  readonly keyWords?: string
}

interface Counted<G extends Game, Key extends string, Value> extends Common {
  readonly keys: readonly Key[]
  readonly most: Found<G, Readonly<Partial<Record<Key, number>>>>
  readonly total?: Found<G, readonly [from: number, to: number]>
  readonly list?: Found<G, Iterable<Value>>
}

/** The kinds of parameters whose lists are made from a position, told the types of one game. */
export interface ParamsOf<G extends Game> {
  oneListed<const Value extends Scalar>(
    list: Found<G, Iterable<Value>>,
    more?: Common & { values?: readonly Value[]; by?: (value: Value) => string },
  ): OneOf<Value, G['state']>
  pick<const Value extends string>(options: Picked<G, Value>): Pick<Value, G['state']>
  pickOrNull<const Value extends string>(options: Picked<G, Value>): Pick<Value, G['state'], readonly Value[] | null>
  number(list: Found<G, Iterable<number>>, more?: Common): NumberParam<G['state']>
  each<const Key extends string, const Value extends string>(options: EachOf<G, Key, Value>): Each<Key, Value, G['state']>
  counts<const Key extends string>(
    options: Counted<G, Key, Readonly<Record<Key, number>>>,
  ): Counts<Key, G['state'], Readonly<Record<Key, number>>>
  someCounts<const Key extends string>(
    options: Counted<G, Key, Readonly<Partial<Record<Key, number>>>>,
  ): Counts<Key, G['state'], Readonly<Partial<Record<Key, number>>>>
  nth(shown: Found<G, readonly unknown[]>, more?: Common): Nth<G['state']>
  usually<P extends ParamBase<unknown, never>>(param: P, usual: Found<G, ValueOf<P>>): P
}

/** `export const { oneListed, number } = paramsOf<Ideology>()`: nobody has to say again what a position and a seat are. */
export const paramsOf = <G extends Game>(): ParamsOf<G> =>
  // `as`: the seats that lists are asked for are the game's own.
  ({ oneListed, pick, pickOrNull, number, each, counts, someCounts, nth, usually }) as ParamsOf<G>

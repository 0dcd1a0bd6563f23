import { actOf, filledIn, keepsTogether } from './acts.ts'
import type { Game, PlainMove } from './game.ts'
import { same } from './json.ts'
import type { Move } from './move.ts'
import type { Given, Param, Params } from './param.ts'
import type { Rulebook } from './rulebook.ts'

/**
 * All ways to complete the fields by what the parameters list, in the declared order; optional ones may be left out. `chosen`: what is
 * known to be listed already.
 */
export function* completions(
  params: Params,
  state: unknown,
  seat: string,
  fixed: Given,
  names: readonly string[],
  chosen: Given,
): Iterable<Given> {
  const [name, ...others] = names
  if (name === undefined) return yield chosen
  if (chosen[name] !== undefined) return yield* completions(params, state, seat, fixed, others, chosen)
  const param = params[name]!
  if (fixed[name] !== undefined) {
    // Lists rely on those declared before them, and must not be asked about a region that is on no map.
    if (!isAmong(param, state, seat, chosen, fixed[name])) return
    return yield* completions(params, state, seat, fixed, others, { ...chosen, [name]: fixed[name] })
  }
  if (param.optional && !param.standard) yield* completions(params, state, seat, fixed, others, chosen)
  // `as never`: parameters of one rulebook are only ever given that rulebook's positions.
  for (const value of param.list(state as never, seat, chosen))
    if (others.length === 0) yield { ...chosen, [name]: value }
    else yield* completions(params, state, seat, fixed, others, { ...chosen, [name]: value })
}

/** Whether the parameter lists this single value now; of anything else that has its form more can be meant than is listed. */
function isAmong(param: Param, state: unknown, seat: string, given: Given, value: unknown): boolean {
  if (!param.has(value)) return false
  if (param.partial || (param.kind !== 'one-of' && param.kind !== 'nth')) return true
  for (const listed of param.list(state as never, seat, given)) if (same(listed, value)) return true
  return false
}

/**
 * Whether what is given from outside is anything that there is, up to the first that is missing: lists rely on those declared before
 * them, and must not be asked about a region that is on no map.
 */
export function isKnown(params: Params, state: unknown, seat: string, given: Given): boolean {
  const before: Record<string, unknown> = {}
  for (const [name, param] of Object.entries(params)) {
    const value = given[name]
    if (value === undefined && !param.optional) return true
    if (value === undefined) continue
    if (!isAmong(param, state, seat, before, value)) return false
    before[name] = value
  }
  return true
}

/** The legal moves of one kind that hold the fixed fields. */
export function* legalOf<G extends Game>(state: G['state'], seat: string, move: Move<G>, fixed: Given = {}): Iterable<PlainMove> {
  for (const start of startsOf(move, state, seat, fixed)) yield* legalFrom(state, seat, move, start)
}

export function* legalFrom<G extends Game>(
  state: G['state'],
  seat: string,
  move: Move<G>,
  { given, listed }: Start,
): Iterable<PlainMove> {
  const { params, together, check } = actOf(move, given)
  const whole = !hasStandards(params)
  for (const fields of completions(params, state, seat, given, Object.keys(params), listed))
    if (keepsTogether(together, fields) && !check?.(state, seat, whole ? fields : filledIn(params, state, seat, fields)))
      yield { type: move.type, ...fields }
}

/** What a move is completed from. */
export interface Start {
  readonly given: Given
  /** What of it a list has just named, in which it is not looked for again. */
  readonly listed: Given
}

/** A move with variants starts once for each of them. */
export function* startsOf<G extends Game>(move: Move<G>, state: G['state'], seat: string, fixed: Given): Iterable<Start> {
  const { by } = move
  if (by === undefined || fixed[by] !== undefined) return yield { given: fixed, listed: {} }
  for (const name of move.params[by]!.list(state as never, seat, fixed))
    yield { given: { ...fixed, [by]: name }, listed: { [by]: name } }
}

/** The kinds of move that neither the common refusals nor their own `open` stand in the way of. */
export const openTo = <G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  wanted: (move: Move<G>) => boolean = () => true,
): readonly Move<G>[] =>
  book.moves.filter(
    (declared) =>
      wanted(declared) && !book.common.some((check) => check(state, seat, { declared })) && !declared.open?.(state, seat),
  )

export const hasAny = (found: Iterable<unknown>): boolean => {
  for (const _ of found) return true
  return false
}

/** Whether something may be left out that means a value all the same. Without that, a completion is all there is to fill in. */
export const hasStandards = (params: Params): boolean => Object.values(params).some(({ standard }) => standard !== undefined)

import { actOf, canonical, filledIn, findMove, keepsTogether, refusal } from './acts.ts'
import type { Chance } from './chance.ts'
import type { Game, PlainMove, Refusal } from './game.ts'
import { same } from './json.ts'
import type { Move } from './move.ts'
import type { Given, Param, Params } from './params.ts'
import { owedBy } from './play.ts'
import type { Rulebook } from './rulebook.ts'

/** Whether the seat owes a decision that this kind of move answers. */
export const isAnswer = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, type: string): boolean => {
  const answers: readonly string[] = findMove(book, type)?.answers ?? []
  return owedBy(book, state, seat).some(({ decision }) => answers.includes(decision))
}

/** Whether it settles a decision that no answer of which is asked once more. */
export const isAskedOnce = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, type: string): boolean => {
  const answers: readonly G['decision'][] = findMove(book, type)?.answers ?? []
  return owedBy(book, state, seat).some(({ decision }) => answers.includes(decision) && book.decisions[decision]?.askedOnce)
}

/** All ways to complete the fields by what the parameters list, in the declared order; optional ones may be left out. */
function* completions(
  params: Params,
  state: unknown,
  seat: string,
  fixed: Given,
  names: readonly string[],
  chosen: Given,
): Iterable<Given> {
  const [name, ...others] = names
  if (name === undefined) return yield chosen
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

/** Whether something may be left out that means a value all the same. Without that, a completion is all there is to fill in. */
const hasStandards = (params: Params): boolean => Object.values(params).some(({ standard }) => standard !== undefined)

/** Whether a completion can differ from its canonical form: it is in the declared order already. */
const isCanonical = (params: Params): boolean =>
  !hasStandards(params) && !Object.values(params).some((param) => param.kind === 'pick' && !param.ordered)

/** The legal moves of one kind that hold the fixed fields. */
function* legalOf<G extends Game>(state: G['state'], seat: string, move: Move<G>, fixed: Given = {}): Iterable<PlainMove> {
  for (const start of startsOf(move, state, seat, fixed)) {
    const act = actOf(move, start)
    const whole = !hasStandards(act.params)
    for (const fields of completions(act.params, state, seat, start, Object.keys(act.params), {})) {
      if (!keepsTogether(act.together, fields)) continue
      if (!act.check?.(state, seat, whole ? fields : filledIn(act.params, state, seat, fields)))
        yield { type: move.type, ...fields }
    }
  }
}

/** A move with variants starts once for each of them. */
function* startsOf<G extends Game>(move: Move<G>, state: G['state'], seat: string, fixed: Given): Iterable<Given> {
  const { by } = move
  if (by === undefined || fixed[by] !== undefined) return yield fixed
  for (const name of move.params[by]!.list(state as never, seat, fixed)) yield { ...fixed, [by]: name }
}

/** The kinds of move that neither the common refusals nor their own `open` stand in the way of. */
const openTo = <G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  wanted: (move: Move<G>) => boolean = () => true,
): readonly Move<G>[] =>
  book.moves.filter(
    (declared) =>
      wanted(declared) && !book.common.some((check) => check(state, seat, { declared })) && !declared.open?.(state, seat),
  )

/** Every listed legal move in canonical form, each once; answers before asides. */
export const legal = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string): PlainMove[] =>
  listed(book, state, seat, answersTo(book, state, seat))

/** Those of them that answer what the seat owes, for those who do not ask what else could be done. */
export function legalAnswers<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string): PlainMove[] {
  const answers = answersTo(book, state, seat)
  return listed(book, state, seat, answers, answers)
}

/** Those of one kind, for those who have thought of nothing else. */
export const legalOfKind = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, type: string): PlainMove[] =>
  listed(book, state, seat, answersTo(book, state, seat), (move) => move.type === type)

/** Which kinds of move answer what the seat owes. */
function answersTo<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string): (move: Move<G>) => boolean {
  const owed = owedBy(book, state, seat).map(({ decision }) => decision)
  return ({ answers = [] }) => answers.some((decision) => owed.includes(decision))
}

function listed<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  isAnswered: (move: Move<G>) => boolean,
  wanted?: (move: Move<G>) => boolean,
): PlainMove[] {
  const answers: PlainMove[] = []
  const asides: PlainMove[] = []
  for (const move of openTo(book, state, seat, wanted)) {
    const found = isAnswered(move) ? answers : asides
    const ready = move.by === undefined && isCanonical(move.params)
    for (const fields of legalOf(state, seat, move)) found.push(ready ? fields : canonical(book, state, seat, fields))
  }
  return [...answers, ...asides]
}

/** Ways to fill in a move that are looked through for its few legal ones. */
const mostFilledIn = 300

/** Whether more can be put together than is listed. */
const isOnlyBegun = ({ kind, partial }: Param): boolean => partial && kind !== 'one-of' && kind !== 'number' && kind !== 'nth'

/** It may be left out, and more can be put together than is listed. */
export const isExtra = (param: Param): boolean => param.optional && isOnlyBegun(param)

/**
 * All that can be done with one kind of move that holds what is given, where that is at most so much; undefined where it is more, or
 * not all of it is listed. `listed`: what is listed will do. `least`: what may be left out is, if not all of it is listed; where leaving
 * it out means a value, what is listed of it will do.
 */
export function few<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  type: string,
  most: number,
  given: Given = {},
  wanted: 'whole' | 'listed' | 'least' = 'whole',
): readonly PlainMove[] | undefined {
  const move = openTo(book, state, seat).find((open) => open.type === type)
  const found: PlainMove[] = []
  let looked = 0
  for (const start of move ? startsOf(move, state, seat, given) : []) {
    const { params, together, check } = actOf(move!, start)
    const begun = Object.keys(params).filter((name) => given[name] === undefined && isOnlyBegun(params[name]!))
    const spared = wanted === 'least' ? begun.filter((name) => isExtra(params[name]!)) : []
    if (wanted !== 'listed' && spared.length < begun.length) return undefined
    const leftOut = spared.filter((name) => !params[name]!.standard)
    const names = Object.keys(params).filter((name) => !leftOut.includes(name))
    for (const fields of completions(params, state, seat, start, names, {})) {
      if (looked++ > mostFilledIn) return undefined
      if (!keepsTogether(together, fields) || check?.(state, seat, filledIn(params, state, seat, fields))) continue
      const whole = canonical(book, state, seat, { type, ...fields })
      if (found.some((known) => same(known, whole))) continue
      if (found.push(whole) > most) return undefined
    }
  }
  return found
}

/** Whether legal ought to list this accepted move: it holds nothing undeclared, and of what is listed only in part a listed value. */
export function isListed<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, move: PlainMove): boolean {
  const declared = findMove(book, move.type)
  if (!declared) return false
  const { params } = actOf(declared, move)
  if (Object.keys(move).some((name) => name !== 'type' && !Object.hasOwn(params, name))) return false
  const filled = filledIn(params, state, seat, move)
  return Object.entries(params).every(([name, param]) => {
    if (!param.partial || move[name] === undefined) return true
    for (const value of param.list(state as never, seat, filled)) if (same(value, filled[name])) return true
    return false
  })
}

/** The kinds of move of which at least one is legal. */
export function available<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
): { answers: readonly string[]; asides: readonly string[] } {
  const open = openTo(book, state, seat).filter((move) => hasAny(legalOf(state, seat, move)))
  const types = open.map(({ type }) => type)
  return {
    answers: types.filter((type) => isAnswer(book, state, seat, type)),
    asides: types.filter((type) => !isAnswer(book, state, seat, type)),
  }
}

/** Ways to fill in a move that are tried before nothing common is said to stand in their way. */
const mostTried = 500

/**
 * The kinds of answer that are open but not among those of which a move is legal; with what stands in the way, where it is one and the
 * same for every listed move.
 */
export function hindered<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  { answers }: { readonly answers: readonly string[] },
): readonly { readonly type: string; readonly refusal: Refusal | undefined }[] {
  return openTo(book, state, seat)
    .filter(({ type }) => isAnswer(book, state, seat, type) && !answers.includes(type))
    .map((move) => ({ type: move.type, refusal: oneRefusal(state, seat, move) }))
}

function oneRefusal<G extends Game>(state: G['state'], seat: string, move: Move<G>): Refusal | undefined {
  let found: Refusal | undefined
  let tried = 0
  for (const start of startsOf(move, state, seat, {})) {
    const act = actOf(move, start)
    for (const fields of completions(act.params, state, seat, start, Object.keys(act.params), {})) {
      const refused = keepsTogether(act.together, fields) && act.check?.(state, seat, filledIn(act.params, state, seat, fields))
      if (!refused) continue
      if (tried++ > mostTried || (found && !same(found, refused))) return undefined
      found = refused
    }
  }
  return found
}

/** The codes by which all games say that something does not exist. */
const noSuchThing = /^(no-such|unknown)-/

/** Values that are tried for each field which nothing listed goes with; of each group where they have groups. */
const mostFillers = 3

function firstOfEach<Value>(values: readonly Value[], group?: (value: never) => string): readonly Value[] {
  if (!group) return values.slice(0, mostFillers)
  return [...new Map(values.toReversed().map((value) => [group(value as never), value])).values()]
}

/**
 * What stands in the way of a move begun like this: what most of the ways to complete it are refused for. Undefined where one of them
 * is legal, or nothing can be said before more is known.
 */
export function hindrance<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  type: string,
  given: Given,
): Refusal | undefined {
  const declared = findMove(book, type)
  if (!declared) return undefined
  for (const check of book.common) {
    const refused = check(state, seat, { declared })
    if (refused) return refused
  }
  const closed = declared.open?.(state, seat)
  if (closed) return closed
  const found: Refusal[] = []
  const ofForm: Refusal[] = []
  for (const fields of completed(declared, state, seat, given)) {
    const move = { type, ...fields }
    const refused = refusal(book, state, seat, move)
    if (!refused) return undefined
    const isOfForm = noSuchThing.test(refused.code) || book.common.some((check) => check(state, seat, { declared, move }))
    ;(isOfForm ? ofForm : found).push(refused)
    if (found.length > mostTried) break
  }
  // What is refused for its form says less than what the rules of the move say.
  const telling = found.length > 0 ? found : ofForm
  const times = ({ code }: Refusal): number => telling.filter((other) => other.code === code).length
  return telling.toSorted((a, b) => times(b) - times(a))[0]
}

/** By what is listed, as long as what is given is listed too; otherwise by whatever has the right form. */
function* completed<G extends Game>(declared: Move<G>, state: G['state'], seat: string, given: Given): Iterable<Given> {
  let any = false
  for (const start of startsOf(declared, state, seat, given)) {
    const { params } = actOf(declared, start)
    if (!areListed(params, state, seat, start)) continue
    for (const fields of completions(params, state, seat, start, Object.keys(params), {})) {
      any = true
      yield fields
    }
  }
  if (any) return
  const { params } = actOf(declared, given)
  const fillers = Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, { ...param, partial: true, list: () => formed(param) }]),
  )
  // `as`: the same parameters with other lists.
  yield* completions(fillers as Params, state, seat, given, Object.keys(params), {})
}

function areListed(params: Params, state: unknown, seat: string, given: Given): boolean {
  const before: Record<string, unknown> = {}
  for (const [name, param] of Object.entries(params)) {
    const value = given[name]
    if (value === undefined) continue
    if (!param.partial && ![...param.list(state as never, seat, before)].some((listed) => same(listed, value))) return false
    before[name] = value
  }
  return true
}

/** Some values of the right form, whatever the position. */
function formed(param: Params[string]): readonly unknown[] {
  switch (param.kind) {
    case 'one-of':
      // An unknown id is a text all the same.
      return firstOfEach(param.values ?? [''], param.by)
    case 'switch':
      return [true, false]
    case 'number':
      return [1]
    case 'nth':
      return [0]
    case 'text':
      return ['']
    case 'pick':
      return [[], ...(param.values ?? []).slice(0, 1).map((value) => [value])]
    case 'counts':
      return [Object.fromEntries(param.keys.map((key) => [key, param.sparse ? 1 : 0]))]
    case 'each':
      return [Object.fromEntries(param.keys.map((key) => [key, param.values[0]]))]
  }
}

/** The values of one parameter that some legal move holds together with what is given, found by searching for one completion each. */
export function offer<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  type: string,
  name: string,
  given: Given = {},
): unknown[] {
  const move = openTo(book, state, seat).find((open) => open.type === type)
  if (!move) return []
  const values: unknown[] = []
  for (const start of startsOf(move, state, seat, given)) {
    if (name === move.by) {
      if (hasAny(legalOf(state, seat, move, start))) values.push(start[name])
      continue
    }
    const act = actOf(move, start)
    if (!act.params[name]) continue
    for (const value of candidates(act.params, state, seat, start, name))
      if (!values.some((known) => same(known, value)) && hasAny(legalOf(state, seat, move, { ...start, [name]: value })))
        values.push(value)
  }
  return values
}

/** Values that the parameter lists given what is fixed, whatever is chosen for those declared before it. */
function* candidates(params: Params, state: unknown, seat: string, fixed: Given, name: string): Iterable<unknown> {
  const names = Object.keys(params)
  const before = names.slice(0, names.indexOf(name))
  const rest = Object.fromEntries(Object.entries(fixed).filter(([key]) => key !== name))
  const seen = new Set<string>()
  for (const chosen of completions(params, state, seat, rest, before, {}))
    for (const value of params[name]!.list(state as never, seat, { ...rest, ...chosen })) {
      const key = JSON.stringify(value)
      if (!seen.has(key)) yield value
      seen.add(key)
    }
}

const hasAny = (found: Iterable<unknown>): boolean => {
  for (const _ of found) return true
  return false
}

/** A legal move at random: the kind first, then one parameter after the other. */
export function randomMove<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  types: readonly string[],
  chance: Chance,
): PlainMove {
  const type = chance.pick(types)
  const move = findMove(book, type)!
  let fields: Given = {}
  if (move.by !== undefined) fields = { [move.by]: chance.pick(offer(book, state, seat, type, move.by)) }
  const { params, together } = actOf(move, fields)
  for (const [name, param] of Object.entries(params)) {
    if (fields[name] !== undefined) continue
    const values = offer(book, state, seat, type, name, fields)
    const leaveOut = param.optional && !param.standard && (values.length === 0 || chance.die(2) === 1)
    if (!leaveOut) fields = { ...fields, [name]: chance.pick(values) }
  }
  const drawn = canonical(book, state, seat, { type, ...fields })
  if (keepsTogether(together, fields) && !refusal(book, state, seat, drawn)) return drawn
  // Left-out parameters can contradict each other; then any completion will do.
  for (const found of legalOf(state, seat, move, move.by === undefined ? {} : { [move.by]: fields[move.by] }))
    return canonical(book, state, seat, found)
  throw new Error(`${book.id}: no legal ${type} for ${seat}`)
}

/** Whether some legal move of this kind holds all the given fields. */
export function completable<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  type: string,
  given: Given,
): boolean {
  const move = openTo(book, state, seat).find((open) => open.type === type)
  return move !== undefined && hasAny(legalOf(state, seat, move, given))
}

/** Whether this kind of move is asked for, or could be made besides, at all now. */
export const isOpen = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, type: string): boolean =>
  openTo(book, state, seat).some((open) => open.type === type)

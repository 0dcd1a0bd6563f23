import { actOf, filledIn, findMove, keepsTogether, refusal } from './acts.ts'
import { completions, openTo, startsOf } from './completions.ts'
import type { Game, Refusal } from './game.ts'
import { same } from './json.ts'
import { isAnswer } from './legal.ts'
import type { Move } from './move.ts'
import type { Given, Params } from './param.ts'
import type { Rulebook } from './rulebook.ts'

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
  for (const { given, listed } of startsOf(move, state, seat, {})) {
    const act = actOf(move, given)
    for (const fields of completions(act.params, state, seat, given, Object.keys(act.params), listed)) {
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
    const { params } = actOf(declared, start.given)
    for (const fields of completions(params, state, seat, start.given, Object.keys(params), start.listed)) {
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

import { actOf, canonical, findMove, keepsTogether, refusal } from './acts.ts'
import type { Chance } from './chance.ts'
import { completions, hasAny, legalFrom, legalOf, openTo, type Start, startsOf } from './completions.ts'
import type { Game, PlainMove } from './game.ts'
import { same } from './json.ts'
import type { Given, Params } from './param.ts'
import type { Rulebook } from './rulebook.ts'

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
      if (hasAny(legalFrom(state, seat, move, start))) values.push(start.given[name])
      continue
    }
    const { params } = actOf(move, start.given)
    if (!params[name]) continue
    const holding = (value: unknown) => ({ ...start, given: { ...start.given, [name]: value } })
    for (const value of candidates(params, state, seat, start, name))
      if (!values.some((known) => same(known, value)) && hasAny(legalFrom(state, seat, move, holding(value)))) values.push(value)
  }
  return values
}

/** Values that the parameter lists given what is fixed, whatever is chosen for those declared before it. */
function* candidates(params: Params, state: unknown, seat: string, { given, listed }: Start, name: string): Iterable<unknown> {
  const names = Object.keys(params)
  const before = names.slice(0, names.indexOf(name))
  const rest = Object.fromEntries(Object.entries(given).filter(([key]) => key !== name))
  const seen = new Set<string>()
  for (const chosen of completions(params, state, seat, rest, before, listed))
    for (const value of params[name]!.list(state as never, seat, chosen)) {
      const key = JSON.stringify(value)
      if (!seen.has(key)) yield value
      seen.add(key)
    }
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

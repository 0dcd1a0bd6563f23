import { actOf, canonical, filledIn, findMove, keepsTogether } from './acts.ts'
import { completions, hasAny, hasStandards, legalOf, openTo, startsOf } from './completions.ts'
import type { Game, PlainMove } from './game.ts'
import { same } from './json.ts'
import type { Move } from './move.ts'
import type { Given, Param, Params } from './param.ts'
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

/** Whether this kind of move is asked for, or could be made besides, at all now. */
export const isOpen = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, type: string): boolean =>
  openTo(book, state, seat).some((open) => open.type === type)

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

/** Whether a completion can differ from its canonical form: it is in the declared order already. */
const isCanonical = (params: Params): boolean =>
  !hasStandards(params) && !Object.values(params).some((param) => param.kind === 'pick' && !param.ordered)

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
    const { params, together, check } = actOf(move!, start.given)
    const begun = Object.keys(params).filter((name) => given[name] === undefined && isOnlyBegun(params[name]!))
    const spared = wanted === 'least' ? begun.filter((name) => isExtra(params[name]!)) : []
    if (wanted !== 'listed' && spared.length < begun.length) return undefined
    const leftOut = spared.filter((name) => !params[name]!.standard)
    const names = Object.keys(params).filter((name) => !leftOut.includes(name))
    for (const fields of completions(params, state, seat, start.given, names, start.listed)) {
      if (looked++ > mostFilledIn) return undefined
      if (!keepsTogether(together, fields) || check?.(state, seat, filledIn(params, state, seat, fields))) continue
      const whole = canonical(book, state, seat, { type, ...fields })
      if (found.some((known) => same(known, whole))) continue
      if (found.push(whole) > most) return undefined
    }
  }
  return found
}

/** Whether legal ought to list this accepted move: of what is listed only in part it holds a listed value. */
export function isListed<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, move: PlainMove): boolean {
  const declared = findMove(book, move.type)
  if (!declared) return false
  const { params } = actOf(declared, move)
  const filled = filledIn(params, state, seat, move)
  return Object.entries(params).every(([name, param]) => {
    if (!param.partial || move[name] === undefined) return true
    for (const value of param.list(state as never, seat, filled)) if (same(value, filled[name])) return true
    return false
  })
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

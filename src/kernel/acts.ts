import type { Course } from './course.ts'
import type { Game, PlainMove, Refusal } from './game.ts'
import { isRecord, same } from './json.ts'
import type { Act, Move, Together } from './move.ts'
import type { Given, Param, Params } from './param.ts'
import type { Attempt, Rulebook } from './rulebook.ts'

/** A move as its variant makes it: all its parameters, checks and effects in one. */
export interface WholeAct<G extends Game> extends Act<G, Params> {
  readonly params: Params
}

/** The acts of moves with variants, each put together once. */
const wholeActs = new WeakMap<object, WeakMap<object, WholeAct<never>>>()

/** The act behind these fields; for a move with variants whose variant is unknown, only what all variants share. */
export function actOf<G extends Game>(move: Move<G>, fields: Given): WholeAct<G> {
  const variant = move.by === undefined ? undefined : move.variants?.[String(fields[move.by])]
  if (!variant) return move
  const known = wholeActs.get(move) ?? new WeakMap()
  wholeActs.set(move, known)
  // `as`: what is remembered for a move of a game is an act of that game.
  const before = known.get(variant) as WholeAct<G> | undefined
  if (before) return before
  const whole: WholeAct<G> = {
    ...variant,
    params: { ...move.params, ...variant.params },
    open: (p, seat) => move.open?.(p, seat),
    check: (p, seat, given) => move.check?.(p, seat, given) ?? variant.open?.(p, seat) ?? variant.check?.(p, seat, given),
  }
  known.set(variant, whole)
  return whole
}

export const findMove = <G extends Game>({ moves }: Pick<Course<G>, 'moves'>, type: unknown): Move<G> | undefined =>
  typeof type === 'string' ? moves.find((move) => move.type === type) : undefined

/** The fields with the standards of those left out. */
export function filledIn(params: Params, state: unknown, seat: string, fields: Given): Record<string, unknown> {
  const filled: Record<string, unknown> = {}
  for (const name in params) {
    const param = params[name]!
    // `as never`: parameters of one rulebook are only ever given that rulebook's positions.
    if (fields[name] !== undefined) filled[name] = fields[name]
    else if (param.standard) filled[name] = param.standard(state as never, seat, filled)
  }
  return filled
}

/** The move with its keys in the declared order and without those that hold their standard. */
export function canonical<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, move: PlainMove): PlainMove {
  const declared = findMove(book, move.type)
  if (!declared) return move
  const { params } = actOf(declared, move)
  const result: Record<string, unknown> = {}
  const filled = filledIn(params, state, seat, move)
  for (const [name, param] of Object.entries(params)) {
    const value = filled[name]
    if (value === undefined) continue
    if (param.optional && param.standard && same(value, param.standard(state as never, seat, filled))) continue
    result[name] = param.kind === 'pick' && !param.ordered && Array.isArray(value) ? [...value].sort() : value
  }
  for (const [name, value] of Object.entries(move)) if (!(name in params) && name !== 'type') result[name] = value
  return { type: move.type, ...result }
}

export const keepsTogether = (together: readonly Together[] | undefined, fields: Given): boolean =>
  (together ?? []).every((holds) => holds(fields))

/** The common refusal for fields that are missing, superfluous, of a wrong type or separated from those they belong with. */
export const wellFormed =
  (code: string) =>
  (_p: unknown, _seat: string, { declared, move }: Attempt<never>): Refusal | undefined => {
    if (!declared) return { code }
    return !move || isWellFormed(declared, move) ? undefined : { code }
  }

/** Whether the fields are those of the move, of their types, and together where they belong together; whatever the position. */
export function isWellFormed<G extends Game>(declared: Move<G>, move: PlainMove): boolean {
  const { params, together } = actOf(declared, move)
  const known = Object.keys(move).every((name) => name === 'type' || name in params)
  return known && Object.entries(params).every(([name, param]) => fits(param, move[name])) && keepsTogether(together, move)
}

const fits = (param: Param, value: unknown): boolean =>
  value === undefined ? param.optional || param.demanded === true : param.has(value)

/** What check sees: the fields with their standards, and those that the move does not have, where a specification says when they are refused. */
function seenByCheck(params: Params, state: unknown, seat: string, fields: PlainMove): Given {
  const seen = filledIn(params, state, seat, fields)
  for (const name in fields) if (name !== 'type' && !(name in params)) seen[name] = fields[name]
  return seen
}

type Judgement = { readonly refused: Refusal | undefined }

/** What was found out about moves on a position, by rulebook. */
const judgements = new WeakMap<object, WeakMap<object, Map<string, Judgement>>>()
const nameOf = (seat: string, move: unknown): string => `${seat} ${JSON.stringify(move)}`

/** The same as `refusal`, remembered beside the position: whoever shows a move asks it, and so does the table when it is played. */
export function judged<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, move: unknown): Refusal | undefined {
  const ofPosition = judgements.get(state) ?? new WeakMap<object, Map<string, Judgement>>()
  judgements.set(state, ofPosition)
  const known = ofPosition.get(book) ?? new Map<string, Judgement>()
  ofPosition.set(book, known)
  const name = nameOf(seat, move)
  const before = known.get(name)
  if (before) return before.refused
  const refused = refusal(book, state, seat, move)
  known.set(name, { refused })
  return refused
}

/** The same for a move that is about to be played: what was found out is used, and nothing more is remembered of a position that ends. */
export function judgedLast<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  move: unknown,
): Refusal | undefined {
  const before = judgements.get(state)?.get(book)?.get(nameOf(seat, move))
  return before ? before.refused : refusal(book, state, seat, move)
}

/** Why the seat may not make this move; undefined if it may. */
export function refusal<G extends Game>(book: Rulebook<G>, state: G['state'], seat: string, move: unknown): Refusal | undefined {
  // `as`: the checks say what is wrong with it; none relies on more than that it is an object.
  const plain = isRecord(move) ? (move as PlainMove) : { type: '' }
  const declared = findMove(book, plain.type)
  const attempt = { declared, move: plain }
  for (const check of book.common) {
    const refused = check(state, seat, attempt)
    if (refused) return refused
  }
  if (!declared) throw new Error(`${book.id}: the common refusals let an unknown move through`)
  const act = actOf(declared, plain)
  return act.open?.(state, seat) ?? act.check?.(state, seat, seenByCheck(act.params, state, seat, plain))
}

import { type Param, type PlainMove, type Refusal, same } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import type { Chosen, MoveState, Several } from './choice.ts'
import { draftedMove, wholeFields } from './values.ts'

/** What a move says of itself of which several are one thought. */
export const bundleOf = (desk: Desk, type: string) => desk.find(type)?.bundle

/** The values of its kinds, in the order in which the rules name them. */
export function kindsOf(desk: Desk, type: string): readonly string[] {
  const bundle = bundleOf(desk, type)
  const param = bundle && desk.params(type, {})[bundle.of]
  return param?.kind === 'one-of' ? (param.values ?? []).map(String) : []
}

/** The state as its form shows it: a single move is one kind of several. */
export function opened(desk: Desk, state: MoveState): MoveState {
  const bundle = bundleOf(desk, state.type)
  if (!bundle) return state
  const { [bundle.of]: kind, [bundle.count]: count, ...chosen } = state.chosen
  const isOne = typeof kind === 'string' && typeof count === 'number' && Object.keys(state.several).length === 0
  return { ...state, chosen, several: isOne ? { [kind]: count } : state.several }
}

/** All moves that the state stands for, in the order in which they are played. */
export function movesOf(desk: Desk, state: MoveState): readonly PlainMove[] {
  const { type, chosen, several } = state
  const kinds = kindsOf(desk, type).filter((kind) => (several[kind] ?? 0) > 0)
  return kinds.length > 0 ? kinds.map((kind) => oneOf(desk, state, kind)) : [draftedMove(desk, type, chosen)]
}

/** The move of one kind: what follows from the kind is as chosen where that can be, else as usual. */
function oneOf(desk: Desk, { type, chosen, several }: MoveState, kind: string): PlainMove {
  // `!`: only asked for moves that are bundled.
  const { of, count } = bundleOf(desk, type)!
  let fields: Chosen = { ...earlier(desk, type, chosen), [of]: kind, [count]: several[kind] ?? 0 }
  for (const name of laterNames(desk, type)) {
    const offered = desk.offer(type, name, fields)
    const isOptional = desk.params(type, fields)[name]?.optional === true
    if (offered.includes(chosen[name])) fields = { ...fields, [name]: chosen[name] }
    else if (!isOptional && offered.length > 0) fields = { ...fields, [name]: offered[0] }
  }
  return draftedMove(desk, type, fields)
}

const isLater = (of: string, { after = [] }: Param): boolean => after.includes(of)

/** The fields that are asked for once it is known which kinds come. */
export function laterNames(desk: Desk, type: string): readonly string[] {
  const bundle = bundleOf(desk, type)
  return Object.entries(desk.params(type, {})).flatMap(([name, param]) => (bundle && isLater(bundle.of, param) ? [name] : []))
}

/** What is chosen before the kinds are. */
function earlier(desk: Desk, type: string, chosen: Chosen): Chosen {
  const later = laterNames(desk, type)
  return Object.fromEntries(Object.entries(wholeFields(desk, type, chosen)).filter(([name]) => !later.includes(name)))
}

/** Its fields in the order in which they are asked: first what the kinds depend on. */
export function inOrder(desk: Desk, type: string, names: readonly string[]): readonly string[] {
  const bundle = bundleOf(desk, type)
  const later = laterNames(desk, type)
  const place = (name: string): number => (later.includes(name) ? 2 : name === bundle?.of || name === bundle?.count ? 1 : 0)
  return bundle ? names.toSorted((one, other) => place(one) - place(other)) : names
}

/** Whether the kinds can be counted: all that comes before them is chosen. */
export function areCounted(desk: Desk, { type, chosen }: MoveState): boolean {
  const bundle = bundleOf(desk, type)
  if (!bundle) return false
  const before = Object.entries(desk.params(type, chosen)).filter(
    ([name, param]) => name !== bundle.of && name !== bundle.count && !param.optional && !isLater(bundle.of, param),
  )
  return before.every(([name]) => chosen[name] !== undefined)
}

/** The values of a later field that go with some of the kinds that come. */
export function laterValues(desk: Desk, state: MoveState, name: string): readonly unknown[] {
  const { type, chosen, several } = state
  // `!`: only asked for moves that are bundled.
  const { of, count } = bundleOf(desk, type)!
  const others = laterNames(desk, type).filter((other) => other !== name)
  const fixed = Object.fromEntries(others.flatMap((other) => (chosen[other] === undefined ? [] : [[other, chosen[other]]])))
  const values = Object.entries(several).flatMap(([kind, number]) =>
    number > 0 ? desk.offer(type, name, { ...earlier(desk, type, chosen), ...fixed, [of]: kind, [count]: number }) : [],
  )
  return [...new Set(values)]
}

/** A menu holds so many numbers besides none. */
const mostNumbers = 24
/** Nobody has more of one kind in one place. */
const mostThere = 99

/** How many of a kind can come, given what comes of the others: every number up to the most, or the first and the last of very many. */
export function countsFor(desk: Desk, state: MoveState, kind: string): readonly number[] {
  const most = mostFor(desk, state, kind)
  const numbers = Array.from({ length: Math.min(most, mostNumbers) }, (_, index) => index + 1)
  return most > mostNumbers ? [...numbers.slice(0, -1), most] : numbers
}

/** As many of a kind as can come at once. A list may name some numbers only. */
function mostFor(desk: Desk, state: MoveState, kind: string): number {
  const { type, chosen, several } = state
  // `!`: only asked for moves that are bundled.
  const { of, count } = bundleOf(desk, type)!
  const others = Object.fromEntries(Object.entries(several).filter(([other, number]) => other !== kind && number > 0))
  const isAlone = Object.keys(others).length === 0
  const then = isAlone ? desk : after(desk, movesOf(desk, { ...state, several: others }))
  const listed = then?.offer(type, count, { ...earlier(desk, type, chosen), [of]: kind }) ?? []
  let most = Math.max(0, ...listed.filter((value): value is number => typeof value === 'number'))
  if (!then || most === 0 || !desk.params(type, {})[count]?.partial) return most
  const isLegal = (number: number): boolean => {
    const [move] = movesOf(then, { ...state, several: { [kind]: number } })
    return move !== undefined && then.refusal(move) === undefined
  }
  while (most < mostThere && isLegal(most + 1)) most++
  return most
}

export const after = (desk: Desk, moves: readonly PlainMove[]): Desk | undefined =>
  moves.reduce<Desk | undefined>((then, move) => then?.after(move), desk)

/** Every move with the desk before it, as far as they are legal one after the other, and what stands in the way of the next. */
export function inTurn(desk: Desk, moves: readonly PlainMove[]) {
  const played: { readonly desk: Desk; readonly move: PlainMove }[] = []
  let now = desk
  for (const move of moves) {
    const refused: Refusal | undefined = now.refusal(move)
    if (refused) return { played, refused }
    played.push({ desk: now, move })
    now = now.after(move) ?? now
  }
  return { played, refused: undefined }
}

/** What can be wished of all kinds together. */
const wholes = ['all', 'but-one'] as const
export type Whole = (typeof wholes)[number]

/** As many as can come, or one fewer: what is most common stays. */
function most(desk: Desk, state: MoveState, spared: number): Several {
  let several: Several = {}
  for (const kind of kindsOf(desk, state.type).toReversed()) {
    const count = mostFor(desk, { ...state, several }, kind)
    if (count > 0) several = { ...several, [kind]: count }
  }
  const common = kindsOf(desk, state.type).find((kind) => several[kind] !== undefined)
  return common === undefined ? several : positive({ ...several, [common]: several[common]! - spared })
}

const positive = (several: Several): Several => Object.fromEntries(Object.entries(several).filter(([, count]) => count > 0))
const sizeOf = (several: Several): number => Object.values(several).reduce((sum, count) => sum + count, 0)

/** All of them and all but one, where these are wishes of their own: what can be taken at once, against what is there. */
export function wholeWays(desk: Desk, state: MoveState): readonly { readonly whole: Whole; readonly several: Several }[] {
  if (!bundleOf(desk, state.type)?.whole) return []
  const none = { ...state, several: {} }
  const joint = most(desk, none, 0)
  const there = kindsOf(desk, state.type).reduce((sum, kind) => sum + mostFor(desk, none, kind), 0)
  if (sizeOf(joint) < 2) return []
  const isAll = sizeOf(joint) >= there
  const butOne = isAll ? most(desk, none, 1) : joint
  return [...(isAll ? [{ whole: 'all' as const, several: joint }] : []), { whole: 'but-one', several: butOne }]
}

/** What of it still can come, after something else was chosen. */
export function fittingSeveral(desk: Desk, state: MoveState): Several {
  let several: Several = {}
  if (!areCounted(desk, state)) return several
  for (const kind of kindsOf(desk, state.type)) {
    const wanted = state.several[kind] ?? 0
    const count = wanted > 0 ? Math.min(wanted, mostFor(desk, { ...state, several }, kind)) : 0
    if (count > 0) several = { ...several, [kind]: count }
  }
  return several
}

/** The form filled in with the first of these moves and those that go with it. */
export function filledWith(desk: Desk, moves: readonly PlainMove[]): MoveState | undefined {
  const [first] = moves
  const bundle = first && bundleOf(desk, first.type)
  if (!first || !bundle) return undefined
  const { type, [bundle.of]: _kind, [bundle.count]: _count, ...chosen } = first
  const goesWith = ({ [bundle.of]: _other, [bundle.count]: _number, ...fields }: PlainMove) => same(fields, { type, ...chosen })
  let several: Several = {}
  for (const move of moves) {
    if (!goesWith(move)) break
    const kind = String(move[bundle.of])
    several = { ...several, [kind]: (several[kind] ?? 0) + desk.howMany(move) }
  }
  return { page: 'move', type, chosen, pages: {}, form: false, several }
}

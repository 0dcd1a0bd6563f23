import { isRecord, type Param, type PlainMove } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import type { Chosen } from './choice.ts'

/** Lists longer than this are not searched for what still fits; all that the parameter allows is shown instead. */
const mostSearched = 1500

/** Parameters of which a single choice is the whole value. */
export const isOneValue = ({ kind }: Param): boolean =>
  kind === 'one-of' || kind === 'number' || kind === 'nth' || kind === 'switch'

/** The text that is all there is to say of a move: its button asks for it, and sending it plays the move. */
export function soleText(desk: Desk, type: string): Extract<Param, { kind: 'text' }> | undefined {
  const [only, ...others] = Object.values(desk.params(type, {}))
  return only?.kind === 'text' && others.length === 0 ? only : undefined
}

/** Whether a field is filled in, not just begun. */
export function isWhole(desk: Desk, type: string, name: string, chosen: Chosen): boolean {
  const param = desk.params(type, chosen)[name]
  const value = chosen[name]
  if (!param || value === undefined) return false
  if (param.kind === 'pick') return Array.isArray(value) && value.length >= sizeOf(desk, param, chosen)[0]
  if (param.kind === 'each') return isRecord(value) && keysNow(desk, param, chosen).every((key) => value[key] !== undefined)
  return true
}

/** Whether nothing is missing that must be chosen. */
export const isComplete = (desk: Desk, type: string, chosen: Chosen): boolean =>
  Object.entries(desk.params(type, chosen)).every(
    ([name, param]) => mayBeUntouched(desk, param, chosen, chosen[name]) || isWhole(desk, type, name, chosen),
  )

/** What is complete though nobody has chosen anything. */
function mayBeUntouched(desk: Desk, param: Param, chosen: Chosen, value: unknown): boolean {
  if (param.optional || param.kind === 'counts') return true
  return param.kind === 'pick' && value === undefined && (param.orNull || sizeOf(desk, param, chosen)[0] === 0)
}

type OfKind<Kind> = Extract<Param, { kind: Kind }>

export const sizeOf = (desk: Desk, param: OfKind<'pick'>, chosen: Chosen) =>
  desk.ask((state, seat) => param.size(state, seat, chosen))
export const keysNow = (desk: Desk, param: OfKind<'each'>, chosen: Chosen) =>
  desk.ask((state, seat) => param.keysNow(state, seat, chosen))
export const itemsNow = (desk: Desk, param: OfKind<'pick'>, chosen: Chosen) =>
  desk.ask((state, seat) => param.items(state, seat, chosen))
export const shownNow = (desk: Desk, param: OfKind<'nth'>, chosen: Chosen) =>
  desk.ask((state, seat) => param.shown(state, seat, chosen))
export const mostNow = (desk: Desk, param: OfKind<'counts'>, chosen: Chosen) =>
  desk.ask((state, seat) => param.most(state, seat, chosen))

/** The fields that are complete, for asking what still goes with them. */
export function wholeFields(desk: Desk, type: string, chosen: Chosen, except?: string): Record<string, unknown> {
  const params = desk.params(type, chosen)
  return Object.fromEntries(
    Object.keys(params).flatMap((name) => {
      const counted = params[name]?.kind === 'counts'
      // Counts are complete only in the end: every one of them may still rise.
      return name !== except && !counted && isWhole(desk, type, name, chosen) ? [[name, chosen[name]] as const] : []
    }),
  )
}

/** The values one key may take, given what is chosen for the other keys and fields. */
export function keyValues(desk: Desk, type: string, name: string, key: string, chosen: Chosen): readonly unknown[] {
  const param = desk.params(type, chosen)[name]
  if (param?.kind !== 'counts' && param?.kind !== 'each') return []
  const others = wholeFields(desk, type, chosen, name)
  const fixed = Object.entries(isRecord(chosen[name]) ? chosen[name] : {}).filter(([other]) => other !== key)
  const found = new Set<unknown>()
  let searched = 0
  for (const record of desk.ask((state, seat) => param.list(state, seat, others))) {
    if (++searched > mostSearched) return everyKeyValue(desk, param, key, chosen)
    if (!isRecord(record)) continue
    const value = record[key] ?? 0
    if (found.has(value) || fixed.some(([other, wanted]) => (record[other] ?? 0) !== wanted)) continue
    if (desk.completable(type, { ...others, [name]: record })) found.add(value)
  }
  return param.kind === 'counts'
    ? [...found].sort((a, b) => Number(a) - Number(b))
    : param.values.filter((value) => found.has(value))
}

function everyKeyValue(desk: Desk, param: OfKind<'counts'> | OfKind<'each'>, key: string, chosen: Chosen): readonly unknown[] {
  if (param.kind === 'each') return param.values
  return Array.from({ length: (mostNow(desk, param, chosen)[key] ?? 0) + 1 }, (_, count) => count)
}

/** The move as it stands: zeros for counts that nobody touched, nothing for what is unfinished. */
export function draftedMove(desk: Desk, type: string, chosen: Chosen): PlainMove {
  const params = desk.params(type, chosen)
  const fields: Record<string, unknown> = {}
  for (const [name, param] of Object.entries(params)) {
    const value = chosen[name]
    if (param.kind === 'counts') {
      if (value === undefined && param.optional) continue
      const counted = { ...Object.fromEntries(param.keys.map((key) => [key, 0])), ...(isRecord(value) ? value : {}) }
      fields[name] = param.sparse ? Object.fromEntries(Object.entries(counted).filter(([, count]) => count !== 0)) : counted
    } else if (param.kind === 'pick' && value === undefined && !param.optional) fields[name] = param.orNull ? null : []
    else if (value !== undefined) fields[name] = value
  }
  return desk.canonical({ type, ...fields })
}

/** The choice as far as it still leads to a legal move. */
export function keptWhereLegal(desk: Desk, type: string, chosen: Chosen): Chosen {
  let kept: Chosen = {}
  for (const name of Object.keys(desk.params(type, chosen))) {
    if (chosen[name] === undefined) continue
    const tried = { ...kept, [name]: chosen[name] }
    const param = desk.params(type, tried)[name]
    const unfinished = param?.kind === 'counts' || !isWhole(desk, type, name, tried)
    if (unfinished ? desk.completable(type, wholeFields(desk, type, kept)) : desk.completable(type, tried)) kept = tried
  }
  return kept
}

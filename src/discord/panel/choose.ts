import { isRecord } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import type { PanelAction } from './action.ts'
import { bundleOf, fittingSeveral, kindsOf, opened, wholeWays } from './bundle.ts'
import { type Chosen, home, type MoveState, moveState, type PanelState, type Several } from './choice.ts'
import { fromCode, fromItem } from './codes.ts'
import { leftOut } from './controls.ts'
import { isComplete, isWhole, keptWhereLegal, sizeOf } from './values.ts'

/** Whether it does more than choose. */
const isDeed = (action: PanelAction): action is Extract<PanelAction, { do: (typeof deeds)[number] }> =>
  deeds.some((deed) => deed === action.do)

const deeds = ['play', 'sure', 'add', 'remove', 'follow', 'way', 'hint'] as const

/** The panel's state after a press that only chooses. */
export function chosenBy(
  desk: Desk,
  state: PanelState,
  action: PanelAction,
  values: readonly string[],
  text?: string,
): PanelState {
  if (action.do === 'open') {
    const index = values[0] === undefined ? action.move : Number.parseInt(values[0], 36)
    const move = desk.book.moves[index]
    return move ? moveState(move.type) : home
  }
  if (state.page !== 'move' || action.do === 'show' || action.do === 'read' || isDeed(action)) return state
  if (action.do === 'clear') return moveState(state.type, {}, {}, state.form)
  const name = Object.keys(desk.params(state.type, state.chosen))[action.field]
  if (name === undefined) return state
  if (action.do === 'page') return { ...state, pages: { ...state.pages, [name]: Number.parseInt(values[0] ?? '0', 36) } }
  if (action.do === 'choose') return moveState(state.type, withValue(desk, state, name, undefined, values))
  if (action.do === 'write') return { ...state, chosen: { ...state.chosen, [name]: text ?? '' } }
  const laid = opened(desk, state)
  if (name === bundleOf(desk, state.type)?.of)
    return { ...laid, several: severalWith(desk, laid, action.key, action.value ?? values[0] ?? '') }
  const next = { ...laid, chosen: withValue(desk, laid, name, action.key, values, action.value) }
  return Object.keys(next.several).length > 0 ? { ...next, several: fittingSeveral(desk, next) } : next
}

/** So many of one kind, or as many as there are of all of them. */
function severalWith(desk: Desk, state: MoveState, key: number | undefined, code: string): Several {
  if (key === undefined) return wholeWays(desk, state).find(({ whole }) => whole === code)?.several ?? state.several
  const kind = kindsOf(desk, state.type)[key]
  const count = Number.parseInt(code, 10)
  if (kind === undefined || Number.isNaN(count)) return state.several
  const { [kind]: _before, ...others } = state.several
  return count > 0 ? { ...others, [kind]: count } : others
}

function withValue(
  desk: Desk,
  { type, chosen }: MoveState,
  name: string,
  key: number | undefined,
  values: readonly string[],
  picked?: string,
): Chosen {
  const param = desk.params(type, chosen)[name]
  const [code = ''] = picked === undefined ? values : [picked]
  if (!param) return chosen
  const { [name]: old, ...others } = chosen
  if (code === leftOut) return others
  if (key !== undefined && (param.kind === 'counts' || param.kind === 'each')) {
    const keyName = param.keys[key] ?? ''
    const value = param.kind === 'counts' ? Number(code) : fromItem(param.values, code)
    return { ...chosen, [name]: { ...(isRecord(old) ? old : {}), [keyName]: value } }
  }
  if (param.kind === 'pick') {
    if (picked !== undefined)
      return { ...chosen, [name]: toggled(old, fromItem(param.values, picked), sizeOf(desk, param, chosen)[1]) }
    const taken = values.map((item) => fromItem(param.values, item))
    return { ...chosen, [name]: param.ordered && Array.isArray(old) ? [...old, ...taken] : taken }
  }
  return fitting(desk, type, name, { ...chosen, [name]: fromCode(param, code) })
}

/** What was not chosen is chosen last, and what was is not any more; where no more may be chosen it takes the place of the last. */
function toggled(old: unknown, item: unknown, most: number): readonly unknown[] {
  const before: readonly unknown[] = Array.isArray(old) ? old : []
  if (before.includes(item)) return before.filter((other) => other !== item)
  return [...(before.length < most ? before : before.slice(0, most - 1)), item]
}

/** The newest choice stands; of the older ones those that still go with it. */
function fitting(desk: Desk, type: string, newest: string, chosen: Chosen): Chosen {
  let kept: Chosen = { [newest]: chosen[newest] }
  for (const name of Object.keys(desk.params(type, chosen))) {
    if (name === newest || chosen[name] === undefined) continue
    const tried = { ...kept, [name]: chosen[name] }
    if (!isWhole(desk, type, name, tried) || desk.completable(type, tried)) kept = tried
  }
  return kept
}

/**
 * Where many moves belong together, the next is often one of the same kind from the same place: what still fits stays chosen. Numbers
 * are asked anew, and a page on which nothing would be left to choose is empty, so that no second press plays the same again.
 */
export function goingOn(desk: Desk, played: PanelState): PanelState {
  if (played.page !== 'move' || !desk.collects() || !desk.available().answers.includes(played.type)) return home
  const params = desk.params(played.type, played.chosen)
  if (Object.keys(params).length < 2) return home
  const { chosen } = opened(desk, played)
  const asked = Object.entries(chosen).filter(([name]) => params[name]?.kind !== 'number')
  const kept = keptWhereLegal(desk, played.type, Object.fromEntries(asked))
  return moveState(played.type, isComplete(desk, played.type, kept) ? {} : kept)
}

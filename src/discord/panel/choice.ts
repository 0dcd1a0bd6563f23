import type { AnyRulebook, Params } from '../../kernel/index.ts'
import { actOf, findMove } from '../../kernel/index.ts'
import { codeOf, fromCode } from './codes.ts'

/**
 * What a panel shows: what is asked, the asides, what cannot be done now, or one kind of move with what is chosen of it so far.
 */
export type PanelState =
  | { readonly page: 'home' }
  | { readonly page: 'more' }
  | {
      readonly page: 'not-now'
      /** The kind of move of which it says what cannot be chosen; none where it speaks of kinds of move. */
      readonly type: string | undefined
      readonly chosen: Chosen
    }
  | {
      readonly page: 'move'
      readonly type: string
      readonly chosen: Chosen
      readonly pages: Pages
      /** It is put together in its form, though some ways to make it have buttons. */
      readonly form: boolean
      /** How many of each kind, where several such moves are put together at once. */
      readonly several: Several
    }

export type MoveState = Extract<PanelState, { page: 'move' }>
export type NotNowState = Extract<PanelState, { page: 'not-now' }>

/** Fields chosen so far; those filled in piece by piece may be incomplete. */
export type Chosen = Readonly<Record<string, unknown>>
/** Which page of a long list is open, by field. */
export type Pages = Readonly<Record<string, number>>

/** How many of each kind come, where several moves are one thought. */
export type Several = Readonly<Record<string, number>>

export const home: PanelState = { page: 'home' }

export const moveState = (
  type: string,
  chosen: Chosen = {},
  pages: Pages = {},
  form = false,
  several: Several = {},
): MoveState => ({ page: 'move', type, chosen, pages, form, several })

export const notNow = (type?: string, chosen: Chosen = {}): NotNowState => ({ page: 'not-now', type, chosen })

/** The state as the tail of a custom id. */
export function stateCode(book: AnyRulebook, state: PanelState): string {
  if (state.page === 'not-now')
    return state.type === undefined ? 'n' : `n${stateCode(book, moveState(state.type, state.chosen)).slice(1)}`
  if (state.page !== 'move') return state.page === 'home' ? 'h' : 'a'
  const index = book.moves.findIndex(({ type }) => type === state.type)
  const params = actOf(book.moves[index]!, state.chosen).params
  const chosen = trimmed(
    Object.entries(params).map(([name, param]) => (name in state.chosen ? codeOf(param, state.chosen[name]) : '')),
  )
  const pages = trimmed(Object.keys(params).map((name) => (state.pages[name] ? state.pages[name].toString(36) : '')))
  const several = severalCode(book.moves[index]!, state.several)
  return [`${state.form ? 'f' : 'm'}${index.toString(36)}`, chosen, pages, several].join(';').replace(/;+$/, '')
}

type Move = AnyRulebook['moves'][number]

const kindsOf = ({ bundle, params }: Move): readonly unknown[] => {
  const param = bundle && params[bundle.of]
  return param?.kind === 'one-of' ? (param.values ?? []) : []
}

/** A number for each kind, in their order. */
const severalCode = (move: Move, several: Several): string =>
  trimmed(kindsOf(move).map((kind) => (several[String(kind)] ? several[String(kind)]!.toString(36) : '')))

const severalFrom = (move: Move, code: string): Several =>
  Object.fromEntries(
    code.split('.').flatMap((part, index) => {
      const kind = kindsOf(move)[index]
      const count = Number.parseInt(part, 36)
      return kind === undefined || Number.isNaN(count) ? [] : [[String(kind), count]]
    }),
  )

const trimmed = (codes: readonly string[]): string => codes.join('.').replace(/\.+$/, '')

export function stateFrom(book: AnyRulebook, code: string): PanelState {
  if (code === 'a') return { page: 'more' }
  if (code === 'n') return notNow()
  if (code.startsWith('n')) {
    const of = stateFrom(book, `m${code.slice(1)}`)
    return of.page === 'move' ? notNow(of.type, of.chosen) : home
  }
  const [head = '', chosenCode = '', pagesCode = '', severalPart = ''] = code.split(';')
  const move = /^[mf]/.test(head) ? book.moves[Number.parseInt(head.slice(1), 36)] : undefined
  if (!move) return home
  const codes = chosenCode.split('.')
  const pageCodes = pagesCode.split('.')
  // A move with variants has its discriminator first; which parameters follow depends on it.
  let chosen: Chosen = {}
  if (move.by !== undefined) chosen = decoded(move.params, codes.slice(0, 1))
  const { params } = actOf(move, chosen)
  chosen = decoded(params, codes)
  const pages = Object.fromEntries(
    Object.keys(params).flatMap((name, index) => (pageCodes[index] ? [[name, Number.parseInt(pageCodes[index], 36)]] : [])),
  )
  return moveState(move.type, chosen, pages, head.startsWith('f'), severalFrom(move, severalPart))
}

function decoded(params: Params, codes: readonly string[]): Chosen {
  const entries = Object.entries(params).flatMap(([name, param], index) => {
    const value = fromCode(param, codes[index] ?? '')
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** The parameters of the panel's move, in their order: what a custom id's numbers count. */
export const fieldsOf = (book: AnyRulebook, type: string, chosen: Chosen): readonly string[] => {
  const move = findMove(book, type)
  return move ? Object.keys(actOf(move, chosen).params) : []
}

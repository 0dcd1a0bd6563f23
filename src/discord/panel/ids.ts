import { fingerprint } from '../../kernel/index.ts'
import { type Acknowledgement, customId, fits, parseId } from '../ids.ts'

/** Whose panel it is and as of when: what every private button carries, so that a stale one is known as such. */
export interface Place {
  readonly table: string
  readonly seat: number
  /** The seat's own step: it rises with whatever changes what this seat may do. */
  readonly step: number
}

/** What a press on a panel means, beside the state it leaves from. */
export type PanelAction =
  | { readonly do: 'show' }
  | { readonly do: 'open'; readonly move: number }
  | { readonly do: 'set'; readonly field: number; readonly key?: number }
  | { readonly do: 'page'; readonly field: number }
  | { readonly do: 'clear' }
  | { readonly do: 'play' }
  | { readonly do: 'add' }
  | { readonly do: 'remove' }
  | { readonly do: 'write'; readonly field: number }

const letters = { show: 'v', open: 'o', set: 's', page: 'g', clear: 'c', play: 'p', add: 'a', remove: 'r', write: 't' } as const

function actionCode(action: PanelAction): string {
  const letter = letters[action.do]
  if (action.do === 'open') return letter + action.move.toString(36)
  if (action.do === 'set')
    return `${letter}${action.field.toString(36)}${action.key === undefined ? '' : `.${action.key.toString(36)}`}`
  if (action.do === 'page' || action.do === 'write') return letter + action.field.toString(36)
  return letter
}

function actionFrom(code: string): PanelAction {
  const [first = '', key] = code.slice(1).split('.')
  const number = Number.parseInt(first, 36)
  switch (code[0]) {
    case 'o':
      return { do: 'open', move: number }
    case 's':
      return { do: 'set', field: number, ...(key !== undefined && { key: Number.parseInt(key, 36) }) }
    case 'g':
      return { do: 'page', field: number }
    case 't':
      return { do: 'write', field: number }
    case 'c':
      return { do: 'clear' }
    case 'p':
      return { do: 'play' }
    case 'a':
      return { do: 'add' }
    case 'r':
      return { do: 'remove' }
    default:
      return { do: 'show' }
  }
}

/** Stands for a state that is too long for an id and lies in the seat's draft row. */
export const inDraft = '~'

export interface PanelPress extends Place {
  readonly action: PanelAction
  readonly promise: string
  readonly state: string
  /** Of the text to be written, for the modal. */
  readonly longest: number
}

export const panelHandler = 'p'

/** The id of one control of a panel. `extra` tells apart controls that do the same. */
export function panelId(
  place: Place,
  action: PanelAction,
  state: string,
  promise = '',
  how: Acknowledgement = 'u',
  extra = '',
): string {
  const parts = [place.table, place.seat, place.step.toString(36), promise, actionCode(action)]
  const whole = customId(how, panelHandler, ...parts, state, ...(extra ? [extra] : []))
  return fits(whole) ? whole : customId(how, panelHandler, ...parts, inDraft, ...(extra ? [extra] : []))
}

export function panelPress(rest: readonly string[]): PanelPress {
  const [table = '', seat = '0', step = '', promise = '', action = '', state = '', extra = ''] = rest
  return {
    table,
    seat: Number(seat),
    step: Number.parseInt(step, 36),
    promise,
    action: actionFrom(action),
    state,
    longest: Number.parseInt(extra, 36) || 4000,
  }
}

/**
 * What a button promises beside its label, as a few characters: what others can change meanwhile, such as a price, and what lies in the
 * draft row, where another panel of the same seat may have changed it.
 */
export const promiseMark = (promised: readonly unknown[]): string =>
  promised.length === 0 ? '' : fingerprint(promised).slice(0, 6)

/** What the button that plays promises; the state too, where it lies in the draft row. */
export const promisesWith = (promised: readonly unknown[], state: string, isDrafted: boolean): string =>
  promiseMark(isDrafted ? [...promised, state] : promised)

/** The id of the button that plays. */
export function playId(place: Place, state: string, promised: readonly unknown[]): string {
  const id = (isDrafted: boolean) => panelId(place, { do: 'play' }, state, promisesWith(promised, state, isDrafted))
  return panelPress(parseId(id(false))?.rest ?? []).state === inDraft ? id(true) : id(false)
}

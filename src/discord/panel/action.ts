import type { Field } from '../ids.ts'

export type RunName = 'run' | 'ending'

/** What a press on a panel means, beside the state it leaves from. */
export type PanelAction =
  | { readonly do: 'show' }
  | { readonly do: 'open'; readonly move: number }
  /** Chooses a value, without playing anything: the one named here, or what is chosen in the select. */
  | { readonly do: 'set'; readonly field: number; readonly key?: number; readonly value?: string }
  /** Plays the move with the value that is chosen in the select. */
  | { readonly do: 'choose'; readonly field: number }
  /** Plays the whole move that is chosen in the select, or leads to where that is asked once more. */
  | { readonly do: 'way' }
  | { readonly do: 'page'; readonly field: number }
  | { readonly do: 'clear' }
  | { readonly do: 'play' }
  /** Plays, though a computer finds it disastrous. */
  | { readonly do: 'sure' }
  | { readonly do: 'add' }
  | { readonly do: 'remove' }
  | { readonly do: 'write'; readonly field: number }
  /** Shows all that there is to read. */
  | { readonly do: 'read' }
  /** Plays several moves that are suggested together. */
  | { readonly do: 'follow'; readonly which: RunName }
  /** Asks what a computer would do. */
  | { readonly do: 'hint' }

const letters = {
  show: 'v',
  open: 'o',
  set: 's',
  choose: 'x',
  way: 'y',
  page: 'g',
  clear: 'c',
  play: 'p',
  sure: 'u',
  add: 'a',
  remove: 'r',
  write: 't',
  follow: 'f',
  read: 'd',
  hint: 'h',
} as const

function code(action: PanelAction): string {
  const letter = letters[action.do]
  if (action.do === 'open') return letter + action.move.toString(36)
  if (action.do === 'set')
    return [`${letter}${action.field.toString(36)}`, action.key?.toString(36) ?? '', action.value ?? '']
      .join('.')
      .replace(/\.+$/, '')
  if (action.do === 'follow') return letter + action.which
  if (action.do === 'choose' || action.do === 'page' || action.do === 'write') return letter + action.field.toString(36)
  return letter
}

function from(code: string): PanelAction {
  const [first = '', key = '', value = ''] = code.slice(1).split('.')
  const number = Number.parseInt(first, 36)
  switch (code[0]) {
    case letters.open:
      return { do: 'open', move: number }
    case letters.set:
      return { do: 'set', field: number, ...(key !== '' && { key: Number.parseInt(key, 36) }), ...(value !== '' && { value }) }
    case letters.choose:
      return { do: 'choose', field: number }
    case letters.way:
      return { do: 'way' }
    case letters.page:
      return { do: 'page', field: number }
    case letters.write:
      return { do: 'write', field: number }
    case letters.follow:
      return { do: 'follow', which: code.slice(1) === 'ending' ? 'ending' : 'run' }
    case letters.clear:
      return { do: 'clear' }
    case letters.play:
      return { do: 'play' }
    case letters.sure:
      return { do: 'sure' }
    case letters.hint:
      return { do: 'hint' }
    case letters.add:
      return { do: 'add' }
    case letters.remove:
      return { do: 'remove' }
    case letters.read:
      return { do: 'read' }
    default:
      return { do: 'show' }
  }
}

/** Some letters in a custom id. What is none of them only shows the panel. */
export const panelAction: Field<PanelAction> = { code, from }

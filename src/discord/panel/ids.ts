import { type AnyRulebook, fingerprint, type PlainMove } from '../../kernel/index.ts'
import { type Carried, idOf } from '../buttons.ts'
import { fits } from '../ids.ts'
import type { PanelAction, RunName } from './action.ts'
import { home, type PanelState, stateCode } from './choice.ts'
import { versionOf } from './version.ts'

/** Whose panel it is and as of when: what every private button carries, so that a stale one is known as such. */
export interface Place {
  readonly table: string
  readonly seat: number
  /** The seat's own step: it rises with whatever changes what this seat may do. */
  readonly step: number
  /** The question ahead that the panel answers early, where it answers one. */
  readonly ahead?: string
}

/** A press on a panel, as its id says. */
export type PanelPress = Carried<'p'>

/** Stands for a state that is too long for an id and lies in the seat's draft row. */
export const inDraft = '~'

/** The ids of one panel's controls. */
export class PanelIds {
  readonly place: Place
  readonly #book: AnyRulebook
  readonly #version: string
  #overflowed = false

  constructor(place: Place, book: AnyRulebook) {
    this.place = place
    this.#book = book
    this.#version = versionOf(book)
  }

  /** Whether some state did not fit: then it must lie in the draft row before the panel is shown. */
  get overflowed(): boolean {
    return this.#overflowed
  }

  /** `mark` tells apart controls that do the same. */
  of(action: PanelAction, state: PanelState, mark = ''): string {
    return this.#whole((code) => idOf('p', this.#carried(action, code, mark)), stateCode(this.#book, state))
  }

  /** The button that opens a modal for a text. */
  toWrite(field: number, longest: number, state: PanelState): string {
    const id = (code: string) => idOf('w', { ...this.#carried({ do: 'write', field }, code), longest })
    return this.#whole(id, stateCode(this.#book, state))
  }

  /** The button that plays what the state says, with what it promises. */
  toPlay(state: PanelState, promised: readonly unknown[], isSure = false): string {
    const code = stateCode(this.#book, state)
    const id = (shown: string) =>
      idOf('p', {
        ...this.#carried({ do: isSure ? 'sure' : 'play' }, shown),
        promise: promiseMark(promised, shown === inDraft ? code : undefined),
      })
    return this.#whole(id, code)
  }

  /** The button that plays moves suggested together: these and no others. */
  toFollow(which: RunName, moves: readonly PlainMove[]): string {
    const carried = this.#carried({ do: 'follow', which }, stateCode(this.#book, home))
    return idOf('p', { ...carried, promise: promiseMark(moves) })
  }

  #carried(action: PanelAction, state: string, mark = ''): PanelPress {
    return { ahead: '', ...this.place, version: this.#version, promise: '', action, state, mark }
  }

  #whole(id: (state: string) => string, state: string): string {
    const whole = id(state)
    if (fits(whole)) return whole
    this.#overflowed = true
    return id(inDraft)
  }
}

/**
 * What a button promises beside its label, as a few characters: what others can change meanwhile, such as a price, and the state that
 * lies in the draft row, where another panel of the same seat may have changed it.
 */
export function promiseMark(promised: readonly unknown[], drafted?: string): string {
  const all = drafted === undefined ? promised : [...promised, drafted]
  return all.length === 0 ? '' : fingerprint(all).slice(0, 6)
}

import { fingerprint, owedBy, type Suggestion } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { folderOf, type House } from '../house.ts'
import { tableWords } from '../people/names.ts'
import { awaitedLine } from '../words/awaited.ts'
import type { Line } from './brevity.ts'
import type { PanelState } from './choice.ts'
import type { Seated } from './seated.ts'

/** What a panel says that others can change: it is shown anew when that is so no longer. */
export interface Faced {
  readonly table: string
  readonly seat: number
  readonly told: readonly Line[]
  /** The questions that it asks. */
  readonly asked: readonly string[]
  /** Who else is awaited, in words. */
  readonly waiting: string
  readonly paused: boolean
  /** Its person has opened something on it. */
  readonly isOpen: boolean
  /** What a computer was still thinking of when it was shown. */
  readonly late?: Promise<Suggestion>
}

export function faced(call: Call, look: TableLook, seat: Seated, { page }: Pick<PanelState, 'page'>): Faced {
  const folder = folderOf(call.house, look.game)
  const words = tableWords(folder, look, call.language)
  return {
    ...{ table: look.id, seat: seat.number, told: [], paused: look.paused, isOpen: page !== 'home' },
    asked: askedOf(call.house, look, seat),
    waiting: awaitedLine(folder.rulebook, look, words, seat.seat),
  }
}

/** What this seat is asked, each question by its mark. */
export const askedOf = (house: House, { game, state }: TableLook, { seat }: Seated): readonly string[] =>
  state ? owedBy(folderOf(house, game).rulebook, state, seat).map(({ decision, about }) => fingerprint([decision, about])) : []

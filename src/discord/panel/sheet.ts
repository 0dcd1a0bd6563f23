import type { Suggestion } from '../../kernel/index.ts'
import type { Voice } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import { button, type Entry, limits, type Row, row, select } from '../ui.ts'
import { clip } from '../words/text.ts'
import type { PanelAction } from './action.ts'
import type { Brevity } from './brevity.ts'
import { fieldsOf, type MoveState } from './choice.ts'
import type { PanelIds } from './ids.ts'

/** What every control of a move's page needs. */
export interface Sheet {
  readonly brevity: Brevity
  readonly desk: Desk
  readonly ids: PanelIds
  readonly voice: Voice
  readonly state: MoveState
  /** A choice plays. */
  readonly plays: boolean
  readonly inMenus: boolean
  readonly suggestion: Suggestion | undefined
}

export const fieldOf = ({ desk, state }: Sheet, name: string): number =>
  fieldsOf(desk.book, state.type, state.chosen).indexOf(name)

export const labelOf = ({ desk, state }: Sheet, name: string): string => desk.plain.parameter(state.type, name)

export const idOf = ({ ids, state }: Sheet, action: PanelAction): string => ids.of(action, state)

/** Keeps the place of what is settled by what was chosen beside it. */
export const keptRow = (id: string, label: string): Row => row(button(id, clip(label, limits.label), 'plain', { disabled: true }))

/** Values of all keys stand side by side where rows and buttons are no more than that in all. */
const mostParts = 20

/** What can be chosen for one of several keys. */
export interface KeyRow {
  readonly key: number
  readonly label: string
  readonly entries: readonly Entry[]
}

/** A row for each key: side by side where there are few values, else in menus. */
export function keyRows(sheet: Sheet, field: number, shown: readonly KeyRow[]): Row[] {
  const parts = shown.reduce((sum, { entries }) => sum + entries.length + 1, 0)
  const areButtons = !sheet.inMenus && parts <= mostParts && shown.every(({ entries }) => entries.length <= limits.row)
  return shown.map(({ key, label, entries }) => {
    if (!areButtons) return row(select(idOf(sheet, { do: 'set', field, key }), label, entries.slice(0, limits.options)))
    const touch = ({ value, label: said, chosen }: Entry) =>
      button(idOf(sheet, { do: 'set', field, key, value }), `${chosen ? '●' : '○'} ${said}`)
    return row(...entries.map(touch))
  })
}

import { withoutEscapes } from '../../words/index.ts'
import { limits, type Part, row, select } from '../ui.ts'
import { home, stateCode } from './choice.ts'
import { type Deed, inSentences, opens, stateOf } from './deeds.ts'
import { promiseMark } from './ids.ts'
import { promisedBy } from './list.ts'
import type { DrawnScene, PanelScene } from './parts.ts'

/** What no code of a state holds. */
const separator = '^'

/** What an option carries: the move, and what is promised with it. */
function optionOf({ desk, list }: PanelScene, { move }: Deed): string {
  return `${stateCode(desk.book, stateOf(move))}${separator}${promiseMark(promisedBy(list, desk.promise(move)))}`
}

export function readWay(option: string): { readonly code: string; readonly promise: string } {
  const [code = '', promise = ''] = option.split(separator)
  return { code, promise }
}

/** Whole moves in one menu: each option says what it does, and choosing it plays, or leads to where that is asked once more. */
export function waysMenu(scene: DrawnScene, deeds: readonly Deed[]): Part[] {
  if (deeds.length === 0) return []
  const { ids, voice } = scene
  const entries = deeds.map((deed) => ({
    value: optionOf(scene, deed),
    label: deed.asks ? `${deed.label}${opens}` : deed.label,
    help: withoutEscapes(inSentences(deed.notes)),
  }))
  const isAsked = deeds.some(({ asks }) => asks)
  return [row(select(ids.of({ do: 'way' }, home), voice(isAsked ? 'panel.other-ways-asked' : 'panel.other-ways'), entries))]
}

/** Whether they fit into one menu and can be told apart there. */
export function fitInMenu(scene: PanelScene, deeds: readonly Deed[]): boolean {
  const labels = deeds.map(({ label }) => label)
  const areWhole = deeds.every((deed) => deed.label.length < limits.option && optionOf(scene, deed).length <= limits.option)
  return deeds.length <= limits.options && areWhole && new Set(labels).size === labels.length
}

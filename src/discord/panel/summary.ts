import { amounts, type Voice } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import { bundleOf, kindsOf } from './bundle.ts'
import type { MoveState } from './choice.ts'

/** A choice in words, so that what a select hides behind its edge can be read. Counts that nobody touched are nothing. */
export function summary(desk: Desk, voice: Voice, { type, chosen, several }: MoveState): string {
  const counted = Object.keys(several).length > 0 ? bundleOf(desk, type) : undefined
  return Object.entries(desk.params(type, chosen))
    .flatMap(([name, param]) => {
      if (name === counted?.of) {
        const kinds = kindsOf(desk, type).filter((kind) => (several[kind] ?? 0) > 0)
        const named = kinds.map((kind) => `${several[kind]} × ${desk.words.name(desk.words.namespace(name, param), kind)}`)
        return [`${desk.words.parameter(type, name)}: **${amounts(desk.words.language, named)}**`]
      }
      const value = chosen[name] ?? (param.kind === 'counts' && !param.optional ? {} : undefined)
      if (value === undefined) return []
      const shown = param.kind === 'nth' ? desk.ask((position, seat) => param.shown(position, seat, chosen)) : undefined
      const said = desk.words.value(name, param, value, shown) || voice('panel.none')
      return [`${desk.words.parameter(type, name)}: **${said}**`]
    })
    .join(' · ')
}

import type { Voice } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import type { Chosen } from './choice.ts'

/** A choice in words, so that what a select hides behind its edge can be read. Counts that nobody touched are nothing. */
export function summary(desk: Desk, voice: Voice, type: string, chosen: Chosen): string {
  return Object.entries(desk.params(type, chosen))
    .flatMap(([name, param]) => {
      const value = chosen[name] ?? (param.kind === 'counts' && !param.optional ? {} : undefined)
      if (value === undefined) return []
      const shown = param.kind === 'nth' ? desk.ask((position, seat) => param.shown(position, seat, chosen)) : undefined
      const said = desk.words.value(name, param, value, shown) || voice('panel.none')
      return [`${desk.words.parameter(type, name)}: **${said}**`]
    })
    .join(' · ')
}

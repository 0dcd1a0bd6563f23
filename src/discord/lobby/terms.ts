import { givesHints, type TableLook, type Terms } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { type Part, row, select } from '../ui.ts'
import { messageVoice } from '../words/language.ts'

/** What holds or does not at a table, beside the game's own options; in words `term.<name>`. */
const switches = ['rated', 'hints', 'reasons', 'whispers', 'whispersOpen', 'late', 'anonymous'] as const
type Switch = (typeof switches)[number]

const offered = ({ terms }: TableLook): readonly Switch[] => switches.filter((name) => name !== 'rated' || !terms.secluded)

/** All of them in one menu, where what is chosen holds. */
export function termsSelect({ label }: Call, look: TableLook): Part[] {
  if (look.purpose === 'practice') return []
  const entries = offered(look).map((name) => ({ value: name, label: label(`term.${name}`), chosen: look.terms[name] }))
  if (entries.length === 0) return []
  return [row(select(idOf('table-terms', { table: look.id }), label('lobby.terms'), entries, { min: 0, max: entries.length }))]
}

const isRated = ({ terms }: TableLook): boolean => terms.rated && !terms.secluded

/** What is out of the ordinary. */
export function termLines(look: TableLook, language: Language): readonly string[] {
  const say = messageVoice(language)
  if (look.purpose === 'practice') return []
  return [
    ...(isRated(look) ? [] : [`-# ${say('lobby.term-line')}`]),
    ...(givesHints(look) ? [`-# ${say('lobby.hints-line')}`] : []),
    ...(look.terms.reasons ? [`-# ${say('lobby.reasons-line')}`] : []),
    ...(look.terms.whispers ? [] : [`-# ${say('lobby.no-whispers')}`]),
    ...(look.terms.anonymous ? [`-# ${say('lobby.anonymous-line')}`] : []),
    ...(look.terms.late ? [`-# ${say('lobby.late-line')}`] : []),
    ...(look.terms.whispersOpen ? [`-# ${say('lobby.whispers-open')}`] : []),
  ]
}

/** What the menu says of each, by what is chosen in it. */
export const termsOf = (look: TableLook, chosen: readonly string[]): Partial<Terms> =>
  Object.fromEntries(offered(look).map((name) => [name, chosen.includes(name)]))

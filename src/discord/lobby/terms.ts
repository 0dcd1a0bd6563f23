import { givesHints, type TableLook, type Terms } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { type Part, row, select } from '../ui.ts'
import { messageVoice } from '../words/language.ts'

/** What holds or does not at a table, beside the game's own options; in words `term.<name>`. */
const switches = ['rated', 'hints', 'reasons', 'whispers', 'whispersOpen', 'late', 'anonymous', 'whatIf'] as const
type Switch = (typeof switches)[number]

/** What those who manage a server may switch off there: such a table keeps what it is, and no other becomes so. */
const ofTheServer: readonly Switch[] = ['late', 'anonymous', 'whatIf']

async function offered({ house }: Call, { terms, server }: TableLook): Promise<readonly Switch[]> {
  const without: readonly string[] = server === null ? [] : (await house.tables.servers.settings(server)).without
  const isOff = (name: Switch): boolean => ofTheServer.includes(name) && without.includes(name) && !terms[name]
  return switches.filter((name) => (name !== 'rated' || !terms.secluded) && !isOff(name))
}

/** All of them in one menu, where what is chosen holds. */
export async function termsSelect(call: Call, look: TableLook): Promise<Part[]> {
  const { label } = call
  if (look.purpose === 'practice') return []
  const entries = (await offered(call, look)).map((name) => ({
    value: name,
    label: label(`term.${name}`),
    chosen: look.terms[name],
  }))
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
    ...(look.terms.whatIf ? [`-# ${say('lobby.what-if-line')}`] : []),
    ...(look.terms.whispersOpen ? [`-# ${say('lobby.whispers-open')}`] : []),
  ]
}

/** What the menu says of each, by what is chosen in it. */
export const termsOf = async (call: Call, look: TableLook, chosen: readonly string[]): Promise<Partial<Terms>> =>
  Object.fromEntries((await offered(call, look)).map((name) => [name, chosen.includes(name)]))

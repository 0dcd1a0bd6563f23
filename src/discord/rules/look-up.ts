import { ComponentType } from 'discord.js'
import type { GameFolder } from '../../games/folder.ts'
import type { Term } from '../../games/terms.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { limits, type Message, type Row, row, select } from '../ui.ts'

/** Those of which a text speaks, in their order. */
export const termsIn = (terms: readonly Term[], language: Language, text: string): readonly Term[] => {
  const whole = text.toLowerCase()
  return terms.filter(({ words }) => {
    const { name, forms = [] } = words[language]
    return [name.toLowerCase(), ...forms].some((form) => isWordIn(form, whole))
  })
}

const letter = /\p{L}/u

/** As a word or the beginning of one, not inside another. */
function isWordIn(form: string, text: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (at === 0 || !letter.test(text[at - 1]!)) return true
  return false
}

/** A menu of the words on a message that can be looked up; nothing where there is none. */
export function lookUp(
  { language, label }: Pick<Call, 'language' | 'label'>,
  folder: GameFolder,
  { components }: Message,
): Row[] {
  const known = termsIn(folder.terms ?? [], language, wordsOf(components).join('\n'))
  if (known.length === 0) return []
  const entries = known.map(({ id, words }) => ({ value: id, label: words[language].name }))
  return [row(select(idOf('term', { game: folder.rulebook.id }), label('rules.which-word'), entries))]
}

/** All that is read on a message, menus included. */
function wordsOf(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(wordsOf)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (typeof value === 'string') return key === 'content' || key === 'label' || key === 'description' ? [value] : []
    return wordsOf(value)
  })
}

const componentsIn = (part: unknown): number => {
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + componentsIn(one), 0)
  if (typeof part !== 'object' || part === null || !('type' in part)) return 0
  return 1 + componentsIn('components' in part ? part.components : [])
}

/** The message with that menu at its end, where there is room for it. */
export function withLookUp(call: Pick<Call, 'language' | 'label'>, folder: GameFolder, message: Message): Message {
  const [panel, ...others] = message.components
  const menu = lookUp(call, folder, message)
  const fits = componentsIn(message.components) + componentsIn(menu) <= limits.components
  if (panel?.type !== ComponentType.Container || !fits) return message
  return { ...message, components: [{ ...panel, components: [...panel.components, ...menu] }, ...others] }
}

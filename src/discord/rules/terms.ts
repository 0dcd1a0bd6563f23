import type { GameFolder } from '../../games/folder.ts'
import type { Term } from '../../games/terms.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { home } from '../panel/choice.ts'
import { renderPanel } from '../panel/render.ts'
import { seatOf } from '../panel/seated.ts'
import { sceneOf } from '../panel/show.ts'
import { button, container, message, type Part, row, says, select, text } from '../ui.ts'

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

/** A menu of the words on somebody's panel that can be looked up; nothing where there is none. */
export function termsOnPanel(call: Call, folder: GameFolder, look: TableLook): Part[] {
  const seat = seatOf(look, call.person)
  if (!seat || look.status !== 'playing' || !folder.terms) return []
  const panel = renderPanel({ ...sceneOf(call, look, seat), whole: true }, home).message
  const known = termsIn(folder.terms, call.language, wordsOf(panel.components).join('\n'))
  if (known.length === 0) return []
  const entries = known.map(({ id, words }) => ({ value: id, label: words[call.language].name }))
  return [row(select(idOf('term', { game: folder.rulebook.id }), call.label('rules.which-word'), entries))]
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

/** A word that was chosen from the menu: what it means, and the page that says more. */
export const termChosen: Handler<'term'> = async (call, { game }, { values: [id] }) => {
  const folder = call.house.games.find(({ rulebook }) => rulebook.id === game)
  const term = folder?.terms?.find((one) => one.id === id)
  const page = folder?.pages[call.language].find((one) => one.id === term?.page)
  if (!term || !page) return says(call.say('problem.old-button'))
  const { name, meaning } = term.words[call.language]
  const more = button(idOf('rules-part', { game, topic: page.id, part: 0, mark: 't' }), page.title)
  return message([container([text(`**${name}**\n${meaning}`), row(more)])])
}

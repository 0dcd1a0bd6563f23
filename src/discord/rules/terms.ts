import type { GameFolder } from '../../games/folder.ts'
import type { TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { home, moveState } from '../panel/choice.ts'
import { renderPanel } from '../panel/render.ts'
import { seatOf } from '../panel/seated.ts'
import { sceneOf } from '../panel/show.ts'
import { button, container, message, type Part, row, says, text } from '../ui.ts'
import { lookUp } from './look-up.ts'

/** A menu of the words on somebody's panel, or its page of that move, that can be looked up; nothing where there is none. */
export function termsOnPanel(call: Call, folder: GameFolder, look: TableLook, move: string): Part[] {
  const seat = seatOf(look, call.person)
  if (!seat || look.status !== 'playing') return []
  const panel = renderPanel({ ...sceneOf(call, look, seat), whole: true }, move === '' ? home : moveState(move)).message
  return lookUp(call, folder, panel)
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

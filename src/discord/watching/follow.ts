import { followWishes, type TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { button, container, type Message, message, row, says, success, text, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

/** What somebody is told of a game by direct message, and what else they can choose. */
async function followForm({ house, person, say, label }: Call, { id: table }: TableLook, note = ''): Promise<Message> {
  const now = (await house.tables.follows.of(table, person)) ?? 'none'
  const choices = [...followWishes, 'none' as const].filter((wish) => wish !== now)
  const lines = [`### ${say('follow.title')}`, ...(note ? [note] : []), say(`follow.now.${now}`), `-# ${say('follow.how')}`]
  return message([
    container([
      text(lines.join('\n')),
      row(...choices.map((wish) => button(idOf('follow-set', { table, wish }), label(`follow.${wish}`)))),
    ]),
  ])
}

/** The button below a status. */
export const followPressed: Handler<'follow'> = async (call, { table }) => {
  call.trace.table = table
  const look = await call.table(table)
  return look ? followForm(call, look) : says(call.say('problem.old-button'))
}

export const followChosen: Handler<'follow-set'> = async (call, { table, wish: typed }) => {
  call.trace.table = table
  const look = await call.table(table)
  const wish = followWishes.find((one) => one === typed) ?? null
  if (!look) return says(call.say('problem.old-button'))
  const refused = await call.house.tables.follows.set({ table, person: call.person, wish })
  if (refused) return followForm(call, look, warning(refusalInWords(refused.refused, call.language)))
  return followForm(call, look, success(call.say('settings.saved')))
}

import { type Level, levels, usualLevel } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { peopleAt } from '../people/names.ts'
import { button, container, type Message, message, row, says, success, text, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { optionsForm } from './options-form.ts'

/** What the buttons of a table carry. */
interface AtTable {
  readonly table: string
}

type Outcome = Awaited<ReturnType<Call['house']['tables']['sit']>>

/** A press that changes a table: what comes of it is told privately, the channel's message changes for everybody. */
export const lobbyPress =
  (act: (call: Call, look: TableLook) => Promise<Outcome>, done: (call: Call, look: TableLook) => Message | Promise<Message>) =>
  async (call: Call, { table }: AtTable): Promise<Message> => {
    const look = await call.table(table)
    if (!look) return says(call.say('problem.old-button'))
    call.trace.table = look.id
    // What it promises is told in the channel, so it must be able to.
    const lacking = call.server === null ? undefined : await call.unfit()
    if (lacking) return says(warning(lacking))
    const result = await act(call, look)
    if (!result.refused) return done(call, result.look)
    call.trace.outcome = result.refused.code
    const words = gameWords(folderOf(call.house, look.game), call.language, { people: peopleAt(look, call.language) })
    return says(warning(refusalInWords(result.refused, call.language, words)))
  }

const base = ({ request, person }: Call, look: TableLook) => ({ table: look.id, request, person })

export const joinPressed = lobbyPress(
  (call, look) => call.house.tables.sit({ ...base(call, look), name: call.name }),
  async (call, look) => {
    const form = await optionsForm(call, look)
    return message([container([text(success(call.say('lobby.joined')))]), ...form.components])
  },
)

export const leavePressed: Handler<'leave'> = async (call, carried) => {
  const look = await call.table(carried.table)
  if (look?.status === 'playing') return leaveQuestion(call, look)
  return leaveLobby(call, carried)
}

const leaveLobby = lobbyPress(
  (call, look) => call.house.tables.leave(base(call, look)),
  (call) => says(success(call.say('lobby.left'))),
)

/** Leaving a game that is on wants a second press. */
export function leaveQuestion(call: Call, look: TableLook): Message {
  const sure = button(idOf('leave-sure', { table: look.id }), call.label('leave.do'), 'danger')
  const stay = button(idOf('stay'), call.label('undo.keep'))
  return message([container([text(call.say('leave.question')), row(sure, stay)])])
}

export const leaveSure = leaveLobby

/** Ending a game for everybody wants a second press as well; `id` is what that does. */
export function endQuestion(call: Call, look: TableLook, id: string = idOf('end-sure', { table: look.id })): Message {
  const sure = button(id, call.label('end.do'), 'danger')
  const stay = button(idOf('stay'), call.label('undo.keep'))
  return message([container([text(call.say('end.question')), row(sure, stay)])])
}

export const endSure = lobbyPress(
  async (call, look) => call.house.tables.end({ ...base(call, look), moderator: await call.moderates(look) }),
  (call) => says(success(call.say('end.done'))),
)

export const stayed: Handler<'stay'> = async (call) => says(call.say('undo.kept'))

export const computerPressed = lobbyPress(
  async (call, look) => call.house.tables.addComputer({ ...base(call, look), moderator: await call.moderates(look) }),
  (call, look) => computerAdded(call, look, call.request, usualLevel),
)

/** It plays as computers usually do, unless somebody says otherwise. */
function computerAdded(call: Call, { id: table }: TableLook, joined: string, now: Level): Message {
  const choices = levels.map((level) =>
    button(idOf('computer-level', { table, joined, level }), call.label(`level.${level}`), level === now ? 'main' : undefined),
  )
  return message([
    container([text(success(call.say('lobby.computer-added', { level: call.label(`level.${now}`) }))), row(...choices)]),
  ])
}

export const levelPressed: Handler<'computer-level'> = async (call, { table, joined, level: typed }) => {
  const level = levels.find((one) => one === typed)
  if (!level) return says(call.say('problem.old-button'))
  const press = lobbyPress(
    async (_, look) => call.house.tables.setLevel({ ...base(call, look), joined, level, moderator: await call.moderates(look) }),
    (_, look) => computerAdded(call, look, joined, level),
  )
  return press(call, { table })
}

export const startPressed = lobbyPress(
  async (call, look) => call.house.tables.start({ ...base(call, look), moderator: await call.moderates(look) }),
  (call) => says(success(call.say('lobby.started'))),
)

export const optionsPressed: Handler<'options'> = async (call, { table }) => {
  const look = await call.table(table)
  if (!look) return says(call.say('problem.old-button'))
  return look.status === 'lobby' ? optionsForm(call, look) : says(call.say('refusal.not-in-lobby'))
}

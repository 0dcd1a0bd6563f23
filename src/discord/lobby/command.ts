import { type Level, usualLevel } from '../../kernel/index.ts'
import { type OpenTable, type PaceWish, type Preset, presets, type TableLook, type Terms } from '../../tables/index.ts'
import { escapeMarkdown, type Language, languages, oneLine } from '../../words/index.ts'
import { statusMessage } from '../board/status.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import type { NamedPerson } from '../people/person-option.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { type Ground, isThread, threadTypeIn } from '../servers/ground.ts'
import { isPrivate } from '../servers/permissions.ts'
import { button, container, type Message, message, type Part, row, says, success, text, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { gameMeant, unknownGame } from './game-meant.ts'
import { newInstead } from './in-thread.ts'
import { levelMeant } from './practice.ts'
import { endQuestion, leaveQuestion } from './press.ts'

export interface NewGame {
  readonly game: string
  readonly language: Language | undefined
  readonly pace: Preset | undefined
  readonly thread: boolean
  /** So many computers sit down at once, at this level. */
  readonly computers?: number | undefined
  readonly level?: Level | undefined
  readonly terms?: Partial<Terms>
}

/** `/game new`: opens a table here, or in a thread of its own. The lobby message follows in the channel. */
export async function newGame(call: Call, wish: NewGame): Promise<Message> {
  const game = gameMeant(call, wish.game)
  if (game === undefined) return unknownGame(call)
  const { computers = 0, level = usualLevel } = wish
  const opening = { ...wish, game, computers: Array.from({ length: computers }, () => level) }
  return openHere(call, opening, () => newInstead(call, { ...wish, game }))
}

/** The same as was wished for where the channel had a game. */
export const newInThread: Handler<'new-in-thread'> = (call, wish) =>
  newGame(call, {
    game: wish.game,
    language: languages.find((language) => language === wish.language),
    pace: presets.find((preset) => preset === wish.pace),
    thread: true,
    computers: wish.computers,
    level: levelMeant(wish.level),
    terms: { rated: wish.rated, anonymous: wish.anonymous, places: wish.places === 0 ? null : wish.places },
  })

/** What a new table is to be like; `options` as in a game before. */
export type Opening = Pick<NewGame, 'game' | 'language' | 'thread' | 'terms'> & {
  readonly computers?: readonly Level[]
  readonly pace: PaceWish | undefined
  readonly options?: Readonly<Record<string, unknown>>
  readonly again?: OpenTable['again']
}

/** Opens a table in the channel of the call, where server and person may have one more. */
export async function openHere(
  call: Call,
  { game, thread, options, terms, again, computers = [], ...wish }: Opening,
  /** What helps where the channel has a game. */
  instead?: () => Promise<Part | undefined>,
): Promise<Message> {
  const { house, request, person, name, server } = call
  if (server === null) return says(call.say('problem.only-in-server'))
  const ground = await call.ground()
  // A thread is a table of its own already.
  const newThread = thread && !(ground && isThread(ground))
  const wrong =
    (await call.unfit({ newThread })) ?? (await call.lacks({ newThread })) ?? (await notForGames(call, server, ground))
  if (wrong !== undefined) return says(warning(wrong))
  const full = await house.tables.full({ server, person, ...(terms && { terms }), ...(again && { again }) })
  if (full) return says(warning(refusalInWords(full.refused, call.language)))
  const settings = await house.tables.servers.settings(server)
  const language = wish.language ?? settings.language ?? call.language
  const title = gameWords(folderOf(house, game), language, { form: 'plain' }).say('game.name')
  const type = newThread && ground ? threadTypeIn(ground) : undefined
  const channel =
    type === undefined ? call.channel : await house.channels.thread(call.channel, `${title} · ${oneLine(name)}`, type)
  const result = await house.tables.open({
    ...{ request, person, name, channel, server, game, language, pace: wish.pace ?? settings.pace },
    ...(options && { options }),
    ...(again && { again }),
    computers,
    terms: { ...terms, secluded: ground !== undefined && isPrivate(ground) },
  })
  if (result.refused) {
    const help = result.refused.code === 'channel-taken' ? await instead?.() : undefined
    return message([container([text(warning(refusalInWords(result.refused, call.language))), help])])
  }
  call.trace.table = result.look.id
  return says(success(call.say('lobby.opened', { link: { markup: `<#${channel}>` } })))
}

/** Where the server has its games, if not here. What is allowed in a channel is so in its threads, in a forum in its posts. */
export async function notForGames(call: Call, server: string, ground: Ground | undefined): Promise<string | undefined> {
  const { channels } = await call.house.tables.servers.settings(server)
  if (channels.length === 0 || channels.includes(call.channel) || channels.includes(ground?.parent ?? '')) return undefined
  return call.say('problem.channel-not-for-games', { channels: { markup: channels.map((id) => `<#${id}>`).join(' ') } })
}

/** `/game status` */
export async function status(call: Call): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  return statusMessage(call, look)
}

/** `/game leave`: at once in the lobby, after a question once the game is on. */
export async function leave(call: Call): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  if (look.status === 'playing' && look.seats.some(({ person }) => person === call.person)) return leaveQuestion(call, look)
  const result = await call.house.tables.leave({ table: look.id, request: call.request, person: call.person })
  return says(result.refused ? warning(refusalInWords(result.refused, call.language)) : success(call.say('lobby.left')))
}

/** `/game end`: the opener or a moderator may, after a question. */
export async function end(call: Call): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  if (look.status === 'ended') return says(call.say('refusal.table-ended'))
  if (look.opener !== call.person && !(await call.moderates(look))) {
    const opener = look.seats.find(({ person }) => person === look.opener)?.name ?? '–'
    const instead = look.status === 'playing' ? ` ${call.say('end.vote-instead')}` : ''
    return says(warning(`${call.say('refusal.only-opener', { opener })}${instead}`))
  }
  return endQuestion(call, look)
}

/** `/game invite`: a mention in the channel, with the way to join. */
export async function invite(call: Call, { id: guest, bot }: NamedPerson): Promise<Message> {
  const look = await findTable(call)
  if (!look || call.server === null) return noTable(call)
  call.trace.table = look.id
  if (bot) return says(warning(call.say('refusal.bot-cannot-play')))
  const lacking = await call.unfit()
  if (lacking) return says(warning(lacking))
  const { request, person, house } = call
  const result = await house.tables.invitations.invite({ table: look.id, request, person, guest }, async (fresh) => {
    await house.channels.create(fresh.channel, invitation(call, fresh, guest), request)
  })
  if (result.refused) return says(warning(refusalInWords(result.refused, call.language)))
  return says(success(call.say('lobby.invited')))
}

/** Whoever was invited would rather not be. */
export const declinePressed: Handler<'decline'> = async (call, { table }) => {
  call.trace.table = table
  const refused = await call.house.tables.invitations.decline({ table, person: call.person })
  return says(refused ? warning(refusalInWords(refused.refused, call.language)) : success(call.say('lobby.declined')))
}

function invitation(call: Call, look: TableLook, person: string): Message {
  const title = gameWords(folderOf(call.house, look.game), look.language).say('game.name')
  const sentence = messageVoice(look.language)('lobby.invites', {
    person: { markup: `<@${person}>` },
    inviter: { markup: escapeMarkdown(call.name) },
    game: { markup: title },
  })
  const label = labelVoice(look.language)
  const join = button(idOf('join', { table: look.id }), label('lobby.join'), 'good')
  const decline = button(idOf('decline', { table: look.id }), label('lobby.decline'))
  return message([container([text(sentence), row(join, decline)])], { ping: [person] })
}

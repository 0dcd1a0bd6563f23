import type { TableLook } from '../../tables/index.ts'
import { escapeMarkdown, list } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { isAlone } from '../people/alone.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { button, container, type Message, message, row, says, text } from '../ui.ts'
import { timestamp } from '../words/awaited.ts'
import { gameWords, isNumbered } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { openHere } from './command.ts'
import { againInstead } from './in-thread.ts'
import { practise } from './practice.ts'

/** `/game again`: of the game that was played last here. */
export async function againCommand(call: Call): Promise<Message> {
  const look = await findTable(call)
  return look ? again(call, look) : noTable(call)
}

/** The button below a game that is over. */
export const againPressed: Handler<'again'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? again(call, look) : says(call.say('problem.old-button'))
}

/** A new table of the same game, with its options and times. Before others are called it is asked whether they are to be. */
async function again(call: Call, look: TableLook): Promise<Message> {
  if (look.status !== 'ended') return says(call.say('again.not-over'))
  const { game, options } = look
  if (look.purpose === 'practice') {
    const level = look.seats.find((seat) => seat.level !== null)?.level ?? undefined
    return practise(call, { game, options, seats: look.seats.length, level })
  }
  const others = look.seats.filter(({ person }) => person !== null && person !== call.person)
  const took = look.seats.some(({ person }) => person === call.person)
  const off = await call.house.tables.servers.isWithout(look.server, 'again')
  if (!took || others.length === 0 || off) return openFor(call, look, false)
  const names = list(
    call.language,
    others.map(({ name }) => escapeMarkdown(name ?? '–')),
  )
  const ask = button(idOf('again-same', { table: look.id }), call.label('again.call'), 'main')
  const open = button(idOf('again-open', { table: look.id }), call.label('again.open'))
  return message([container([text(call.say('again.question', { names: { markup: names } })), row(ask, open)])])
}

export const againSame: Handler<'again-same'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? openFor(call, look, true) : says(call.say('problem.old-button'))
}

export const againOpen: Handler<'again-open'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? openFor(call, look, false) : says(call.say('problem.old-button'))
}

/** Where the channel has another game by now. */
export const againInThread: Handler<'again-in-thread'> = async (call, { table, same }) => {
  const look = await call.table(table)
  return look ? openFor(call, look, same, true) : says(call.say('problem.old-button'))
}

async function openFor(call: Call, look: TableLook, same: boolean, thread = false): Promise<Message> {
  const { game, language, options } = look
  const { servers } = call.house.tables
  const terms = {
    ...look.terms,
    // Of a game that was taken in from elsewhere nobody has chosen how it counts.
    ...{ rated: look.terms.rated || look.terms.imported || look.terms.moved !== null, imported: false, moved: null },
    // What was possible then may be switched off by now.
    late: look.terms.late && !(await servers.isWithout(call.server, 'late')),
    whatIf: look.terms.whatIf && !(await servers.isWithout(call.server, 'whatIf')),
    anonymous: look.terms.anonymous && !(await servers.isWithout(call.server, 'anonymous')),
  }
  const { preset: _, ...pace } = look.pace
  const wish = { game, language, pace, options, terms, thread }
  const instead = () => againInstead(call, look.id, same)
  // Whoever was alone with computers is so again.
  if (!same) return openHere(call, isAlone(look, call.person) ? { ...wish, computers: computersOf(look) } : wish, instead)
  const opened = await openHere(call, { ...wish, again: movedOn(call, look) }, instead)
  const table = call.trace.table === undefined ? undefined : await call.house.tables.look({ table: call.trace.table })
  const isNew = table?.status === 'lobby' && table.again && table.opener === call.person
  if (isNew) await call.house.channels.create(table.channel, callToThem(call, table), call.request)
  return opened
}

const computersOf = ({ seats }: TableLook) =>
  seats.flatMap(({ person, level }) => (person === null && level !== null ? [level] : []))

/** Everybody one place further on, and as many computers as before. */
function movedOn({ house }: Call, look: TableLook) {
  const { game, seats } = look
  const named = !isNumbered(folderOf(house, game).rulebook.seats.all[0] ?? 'p1')
  const people = seats.flatMap(({ person, name, number }) => {
    const slot = (number + 1) % seats.length
    return person === null ? [] : [{ person, name: name ?? '', slot, wish: named ? (seats[slot]?.seat ?? null) : null }]
  })
  return { people, computers: computersOf(look) }
}

/** One call for all of them; each answers with one press. */
function callToThem({ house, name }: Call, { id: table, language, game, again }: TableLook): Message {
  const missing = again?.missing ?? []
  const label = labelVoice(language)
  const sentence = messageVoice(language)('again.calls', {
    people: { markup: missing.map(({ person }) => `<@${person}>`).join(' ') },
    asker: { markup: escapeMarkdown(name) },
    game: { markup: gameWords(folderOf(house, game), language).say('game.name') },
    until: { markup: again ? timestamp(again.until) : '' },
  })
  const buttons = row(
    button(idOf('join', { table }), label('lobby.join'), 'good'),
    button(idOf('decline', { table }), label('lobby.decline')),
  )
  return message([container([text(sentence), buttons])], { ping: missing.map(({ person }) => person) })
}

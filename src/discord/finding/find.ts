import type { Found, PlayWish, TableWishRow } from '../../tables/index.ts'
import { withoutEscapes } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { gameMeant, unknownGame } from '../lobby/game-meant.ts'
import { seatName, tableWords } from '../people/names.ts'
import { askTable } from '../questions/ask.ts'
import { button, container, type Message, message, type Part, row, says, select, success, text, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { formOf } from './form.ts'
import { foundLines, wishAsLabel, wishInWords } from './list.ts'
import { openTogether, wherePlayed } from './together.ts'

export type Wishing = Pick<PlayWish, 'game' | 'least' | 'most' | 'pace' | 'days'>

/** `/game find`: who would like to play; with a game, that I would. */
export async function findCommand(call: Call, wish: Partial<Wishing>): Promise<Message> {
  if (wish.game === undefined) return overview(call)
  const game = gameMeant(call, wish.game)
  return game === undefined ? unknownGame(call) : wished(call, { ...wish, game })
}

/** The button below the list that everybody sees. */
export const findPressed: Handler<'find'> = (call) => overview(call)
export const findShown: Handler<'find-all'> = (call) => overview(call)

async function overview(call: Call, note = ''): Promise<Message> {
  const { house, server, say, label } = call
  if (server === null) return says(say('problem.only-in-server'))
  const found = await house.tables.finding.on(server)
  if (found.off) return says(warning(say('refusal.finding-off')))
  const games = house.games.map((folder) => ({
    value: folder.rulebook.id,
    label: gameWords(folder, call.language, { form: 'plain' }).say('game.name'),
  }))
  const lines = [`### ${say('find.title')}`, ...(note ? [note] : []), foundLines(house, found, call.language)]
  return message([
    container([
      text(lines.join('\n')),
      row(select(idOf('find-game'), label('find.choose-game'), games)),
      ...takingBack(call, found.wishes),
      ...seatsToTake(call, found),
    ]),
  ])
}

function takingBack(call: Call, wishes: readonly TableWishRow[]): Part[] {
  const own = wishes.filter(({ person }) => person === call.person)
  if (own.length === 0) return []
  const entries = own.map((wish) => ({ value: wish.id, label: wishAsLabel(call.house, wish, call.language) }))
  return [row(select(idOf('find-back'), call.label('find.take-back'), entries))]
}

function seatsToTake(call: Call, { seats }: Found): Part[] {
  const free = seats.filter(({ look }) => !look.seats.some(({ person }) => person === call.person))
  if (free.length === 0) return []
  const entries = free.map(({ look, seat }) => {
    const words = tableWords(folderOf(call.house, look.game), look, call.language)
    const name = withoutEscapes(seatName(words, look, look.seats[seat]!))
    return { value: `${look.id}/${seat}`, label: `${words.say('game.name')} · ${name}` }
  })
  return [row(select(idOf('find-seat'), call.label('find.take-seat'), entries))]
}

export const findGameChosen: Handler<'find-game'> = async (call, _, { values }) => {
  const game = gameMeant(call, values[0] ?? '')
  if (game === undefined) return unknownGame(call)
  const { from, to } = folderOf(call.house, game).rulebook.seats
  return formOf(call, { game, least: Math.max(2, from), most: to, pace: null, days: 7 })
}

export const findWished: Handler<'find-wish'> = (call, { pace, ...wish }) =>
  wished(call, { ...wish, pace: (['live', 'fast', 'slow', 'none'] as const).find((preset) => preset === pace) ?? null })

/** Keeps the wish; if enough people wish the same, the table opens. */
async function wished(call: Call, wish: Wishing): Promise<Message> {
  const { house, server, person, name, request, say } = call
  if (server === null) return says(say('problem.only-in-server'))
  const where = await wherePlayed(call, server)
  if (typeof where === 'string') return says(warning(where))
  const result = await house.tables.finding.wish({ ...wish, request, server, person, name })
  if (result.refused) return says(warning(refusalInWords(result.refused, call.language)))
  const opened = result.match && (await openTogether(call, where, result.match))
  await house.boards.refresh(server)
  const kept = say('find.kept', { wish: { markup: wishInWords(house, result.wish, call.language) } })
  return overview(call, opened ?? success(kept))
}

export const findTakenBack: Handler<'find-back'> = async (call, _, { values }) => {
  await call.house.tables.finding.takeBack(values[0] ?? '', call.person)
  await call.house.boards.refresh(call.server)
  return overview(call, success(call.say('find.taken-back')))
}

/** Before the people of a table are asked, whoever would join them is. */
export const findSeatChosen: Handler<'find-seat'> = async (call, _, { values }) => {
  const [table = '', seat = ''] = (values[0] ?? '').split('/')
  const look = await call.table(table)
  const taken = look?.seats[Number(seat)]
  if (!look || !taken || look.server !== call.server) return overview(call, warning(call.say('problem.old-button')))
  const words = tableWords(folderOf(call.house, look.game), look, call.language)
  const asked = call.say('find.seat-question', {
    seat: { markup: seatName(words, look, taken) },
    game: { markup: words.say('game.name') },
    table: { markup: `<#${look.channel}>` },
  })
  const ask = button(idOf('find-seat-ask', { table, seat: taken.number }), call.label('find.seat-ask'), 'main')
  return message([container([text(asked), row(ask, button(idOf('find-all'), call.label('panel.back')))])])
}

export const findSeatAsked: Handler<'find-seat-ask'> = async (call, { table, seat }) => {
  const look = await call.table(table)
  if (!look || look.server === null || look.server !== call.server) return says(call.say('problem.old-button'))
  if (await call.house.tables.servers.isWithout(look.server, 'finding')) return says(warning(call.say('refusal.finding-off')))
  return askTable(call, look, { kind: 'replace', seat, guest: { person: call.person, name: call.name } })
}

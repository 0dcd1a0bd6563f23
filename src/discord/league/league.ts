import type { LeagueLine, LeagueRow, Preset } from '../../tables/index.ts'
import { escapeMarkdown, list, oneLine } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import type { Choice, Completion } from '../command.ts'
import { folderOf } from '../house.ts'
import { gameMeant, unknownGame } from '../lobby/game-meant.ts'
import { placesAmong } from '../standing/level.ts'
import { button, container, edges, type Message, message, row, says, success, text, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { clip, linesWithin } from '../words/text.ts'

const longestName = 60

interface LeagueWish {
  readonly name: string
  readonly game: string
  readonly size: number
  readonly pace: Preset | undefined
}

/** `/league new`: moderators begin one, and a message in the channel says so, by which people enter. */
export async function beginCommand(call: Call, wish: LeagueWish): Promise<Message> {
  const server = await moderated(call)
  if (typeof server !== 'string') return server
  const lacking = await call.unfit()
  if (lacking !== undefined) return says(warning(lacking))
  const { house, person, say, request } = call
  const game = gameMeant(call, wish.game)
  if (game === undefined) return unknownGame(call)
  const settings = await house.tables.servers.settings(server)
  const name = clip(oneLine(wish.name), longestName)
  const begun = await house.tables.leagues.begin({
    server,
    person,
    name,
    game,
    size: wish.size,
    pace: wish.pace ?? settings.pace,
  })
  if (begun.refused) return says(warning(refusalInWords(begun.refused, call.language)))
  await house.channels.create(call.channel, invitation(call, begun.league, settings.language ?? call.language), request)
  return says(success(say('league.begun', { name: { markup: nameOf(begun.league) } })))
}

const nameOf = ({ name }: LeagueRow): string => `**${escapeMarkdown(name)}**`

function invitation({ house }: Call, league: LeagueRow, language: Call['language']): Message {
  const say = messageVoice(language)
  const label = labelVoice(language)
  const sentence = say('league.invites', {
    name: { markup: nameOf(league) },
    game: { markup: gameWords(folderOf(house, league.game), language).say('game.name') },
    size: league.size,
  })
  const { id } = league
  const buttons = row(
    button(idOf('league-enter', { league: id }), label('league.enter'), 'good'),
    button(idOf('league-leave', { league: id }), label('league.leave')),
  )
  return message([container([text(`${sentence}\n-# ${say('league.score')}`), buttons], edges.lobby)])
}

/** The server, if a moderator of it asks; otherwise why not. */
async function moderated(call: Call): Promise<string | Message> {
  const { server, say } = call
  if (server === null) return says(say('problem.only-in-server'))
  return (await call.moderates({ server })) ? server : says(warning(say('refusal.moderators-only')))
}

/** The league that was meant: by its id or name, or the only one that is on. */
async function leagueMeant({ house, server }: Call, typed: string | null): Promise<LeagueRow | undefined> {
  if (server === null) return undefined
  const all = await house.tables.leagues.on(server)
  const wanted = typed?.trim().toLowerCase()
  if (wanted !== undefined) return all.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)
  return all.find(({ endedAt }) => endedAt === null) ?? all[0]
}

export async function leaguesOffered({ house, server, typed }: Completion): Promise<readonly Choice[]> {
  if (server === null) return []
  const wanted = typed.toLowerCase()
  const all = await house.tables.leagues.on(server)
  return all.flatMap(({ id, name }) => (name.toLowerCase().includes(wanted) ? [{ name, value: id }] : [])).slice(0, 25)
}

/** `/league draw`: says first who would be called. */
export async function drawCommand(call: Call, typed: string | null): Promise<Message> {
  const server = await moderated(call)
  if (typeof server !== 'string') return server
  const league = await leagueMeant(call, typed)
  if (!league) return says(warning(call.say('refusal.no-league')))
  const next = await call.house.tables.leagues.next(league.id, server)
  if (next.refused) return says(warning(refusalInWords(next.refused, call.language)))
  const tables = next.tables.map((table) => `- ${table.map(({ name }) => escapeMarkdown(name)).join(' · ')}`)
  const waiting = list(
    call.language,
    next.waiting.map((name) => escapeMarkdown(name)),
  )
  const lines = [
    call.say('league.question', { name: { markup: nameOf(league) }, round: next.round, tables: tables.length }),
    ...tables,
    ...(waiting === '' ? [] : [call.say('league.waiting', { names: { markup: waiting } })]),
  ]
  const sure = button(idOf('league-draw', { league: league.id, round: next.round }), call.label('league.draw'), 'main')
  return message([container([text(linesWithin(lines, 3500)), row(sure, button(idOf('stay'), call.label('league.not-now')))])])
}

/** `/league standing`: who stands where, by a score that is said. */
export async function standingCommand(call: Call, typed: string | null): Promise<Message> {
  if (call.server === null) return says(call.say('problem.only-in-server'))
  const league = await leagueMeant(call, typed)
  const standing = league && (await call.house.tables.leagues.standing(league.id))
  if (!standing) return says(warning(call.say('refusal.no-league')))
  const { say } = call
  const places = placesAmong(standing.lines, (one, other) => one.points === other.points && one.won === other.won)
  const lines = standing.lines.map((line, index) => lineOf(call, line, places[index]!))
  const head = [
    `### ${say('league.title', { name: { markup: escapeMarkdown(standing.league.name) } })}`,
    say('league.state', { rounds: standing.rounds, open: standing.open, ended: standing.league.endedAt === null ? 'no' : 'yes' }),
  ]
  const body = lines.length > 0 ? lines : [say('league.nobody')]
  return says(linesWithin([...head, ...body, `-# ${say('league.score')}`], 3800))
}

const lineOf = ({ say }: Call, { person, points, tables, won }: LeagueLine, place: number): string =>
  say('league.line', { place, who: { markup: `<@${person}>` }, points, tables, won })

/** `/league close` */
export async function closeCommand(call: Call, typed: string | null): Promise<Message> {
  const server = await moderated(call)
  if (typeof server !== 'string') return server
  const league = await leagueMeant(call, typed)
  const refused = league && (await call.house.tables.leagues.end(league.id, { server, person: call.person }))
  if (!league) return says(warning(call.say('refusal.no-league')))
  if (refused) return says(warning(refusalInWords(refused.refused, call.language)))
  return says(success(call.say('league.closed', { name: { markup: nameOf(league) } })))
}

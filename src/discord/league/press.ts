import type { DrawnRound } from '../../tables/index.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { threadFor, wherePlayed } from '../finding/together.ts'
import { says, success, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { clip } from '../words/text.ts'

export const leagueEntered: Handler<'league-enter'> = async (call, { league }) => {
  const { server, person, name, say } = call
  if (server === null) return says(say('problem.only-in-server'))
  const refused = await call.house.tables.leagues.enter(league, { server, person, name })
  return says(refused ? warning(refusalInWords(refused.refused, call.language)) : success(say('league.entered')))
}

export const leagueLeft: Handler<'league-leave'> = async (call, { league }) =>
  says(call.say((await call.house.tables.leagues.leave(league, call.person)) ? 'league.left' : 'league.not-in'))

/** The tables of a round are opened, and everybody at them is called. What was opened already is not opened twice. */
export const leagueDrawn: Handler<'league-draw'> = async (call, { league, round }) => {
  const { server, say, house } = call
  if (server === null || !(await call.moderates({ server }))) return says(warning(say('refusal.moderators-only')))
  const where = await wherePlayed(call, server)
  if (typeof where === 'string') return says(warning(where))
  const next = await house.tables.leagues.next(league, server)
  if (next.refused) return says(warning(refusalInWords(next.refused, call.language)))
  if (next.round !== round) return says(warning(say('refusal.league-drawn')))
  const lines = [say('league.drawn', { round: next.round })]
  for (const number of next.tables.keys()) lines.push(`- ${await openDrawn(call, server, where.channel, next, number)}`)
  return says(lines.join('\n'))
}

async function openDrawn(call: Call, server: string, channel: string, next: DrawnRound, number: number): Promise<string> {
  const { house, say, request } = call
  const { league, round, tables } = next
  const people = tables[number] ?? []
  const [first] = people
  if (!first) return '–'
  const full = await house.tables.full({ server, person: first.person })
  if (full) return warning(refusalInWords(full.refused, call.language))
  const thread = await threadFor(call, channel, clip(`${league.name} · ${round}.${number + 1}`, 100))
  if (thread === undefined) return warning(say('find.no-thread', { channel: { markup: `<#${channel}>` } }))
  const settings = await house.tables.servers.settings(server)
  const result = await house.tables.open({
    ...{ request: `${request}/${number}`, server, channel: thread, game: league.game, pace: league.pace },
    ...{ person: first.person, name: first.name, language: settings.language ?? call.language },
    ...(first.wish !== null && { wish: first.wish }),
    terms: { places: league.size },
    drawn: { league: league.id, round, people },
  })
  return result.refused ? warning(refusalInWords(result.refused, call.language)) : `<#${thread}>`
}

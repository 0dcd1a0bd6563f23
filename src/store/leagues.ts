import { z } from 'zod'
import type { Client } from './database.ts'
import { parsed, reading } from './row.ts'
import { presets } from './shapes/terms.ts'

export const leagueRow = z.object({
  id: z.string(),
  server: z.string(),
  name: z.string(),
  game: z.string(),
  /** So many sit at each of its tables. */
  size: z.int().min(2),
  pace: z.enum(presets),
  person: z.string(),
  begunAt: z.date(),
  endedAt: z.date().nullable(),
})
/** A list of people for whom tables are drawn, round by round. */
export type LeagueRow = Readonly<z.infer<typeof leagueRow>>

export const entrantRow = z.object({ league: z.string(), person: z.string(), name: z.string(), at: z.date() })
export type EntrantRow = Readonly<z.infer<typeof entrantRow>>

export const leagueSeatRow = z.object({
  league: z.string(),
  round: z.int().min(1),
  person: z.string(),
  table: z.string(),
  number: z.int().min(0),
  at: z.date(),
})
/** Who was drawn for which seat. */
export type LeagueSeatRow = Readonly<z.infer<typeof leagueSeatRow>>

export async function addLeague(client: Client, league: LeagueRow): Promise<void> {
  await client.league.create({ data: league, select: { id: true } })
}

export async function findLeague(client: Client, id: string): Promise<LeagueRow | undefined> {
  const row = await reading('League', id, client.league.findUnique({ where: { id } }))
  return row ? parsed('League', id, leagueRow, row) : undefined
}

/** The latest first. */
export async function leaguesOn(client: Client, server: string): Promise<readonly LeagueRow[]> {
  const query = client.league.findMany({ where: { server }, orderBy: { begunAt: 'desc' }, take: 100 })
  return (await reading('League', server, query)).map((row) => parsed('League', row.id, leagueRow, row))
}

export async function closeLeague(client: Client, id: string, endedAt: Date): Promise<void> {
  await client.league.updateMany({ where: { id }, data: { endedAt } })
}

/** In the order in which they came. */
export async function entrantsOf(client: Client, league: string): Promise<readonly EntrantRow[]> {
  const query = client.entrant.findMany({ where: { league }, orderBy: [{ at: 'asc' }, { person: 'asc' }] })
  return (await reading('Entrant', league, query)).map((row) => parsed('Entrant', `${league}/${row.person}`, entrantRow, row))
}

export async function writeEntrant(client: Client, { league, person, name, at }: EntrantRow): Promise<void> {
  const key = { league, person }
  await client.entrant.upsert({
    where: { league_person: key },
    create: { ...key, name, at },
    update: { name },
    select: { at: true },
  })
}

export const dropEntrant = async (client: Client, league: string, person: string): Promise<boolean> =>
  (await client.entrant.deleteMany({ where: { league, person } })).count > 0

/** How many leagues that are on somebody takes part in. */
export const countLeaguesOf = (client: Client, person: string): Promise<number> =>
  client.entrant.count({ where: { person, leagueRow: { endedAt: null } } })

/** Round by round, table by table, in the order of the seats. */
export async function leagueSeatsOf(client: Client, league: string): Promise<readonly LeagueSeatRow[]> {
  const query = client.leagueSeat.findMany({
    where: { league },
    orderBy: [{ round: 'asc' }, { table: 'asc' }, { number: 'asc' }],
  })
  const rows = await reading('LeagueSeat', league, query)
  return rows.map((row) => parsed('LeagueSeat', `${league}/${row.round}/${row.person}`, leagueSeatRow, row))
}

/** Whether none of them sits at a table of that round already. */
export async function writeLeagueSeats(
  client: Client,
  at: Omit<LeagueSeatRow, 'person' | 'number'>,
  people: readonly Pick<LeagueSeatRow, 'person' | 'number'>[],
): Promise<boolean> {
  const { league, round } = at
  const persons = people.map(({ person }) => person)
  if ((await client.leagueSeat.count({ where: { league, round, person: { in: persons } } })) > 0) return false
  for (const one of people) await client.leagueSeat.create({ data: { ...at, ...one }, select: { round: true } })
  return true
}

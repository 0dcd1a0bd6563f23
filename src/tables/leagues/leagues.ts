import { randomUUID } from 'node:crypto'
import { day } from '../../durations.ts'
import {
  addLeague,
  closeLeague,
  countLeaguesOf,
  dropEntrant,
  type EntrantRow,
  entrantsOf,
  findLeague,
  findResult,
  isSwitchedOff,
  type LeagueRow,
  type LeagueSeatRow,
  leagueSeatsOf,
  leaguesOn,
  peopleBehind,
  writeAudit,
  writeEntrant,
} from '../../store/index.ts'
import type { Preset } from '../clocks/pace.ts'
import type { Context } from '../context.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import { draw } from './draw.ts'
import { pointsOf } from './score.ts'

// Moderators begin a league; whoever enters it agrees to be seated at the tables that are drawn for it. All else is tables as they are.

/** So many leagues may be on at a server at once, and be begun there within a day. */
const mostOnAServer = 5
/** So many people may take part in one, and so many leagues somebody may take part in. */
const mostEntrants = 64
const mostOfOne = 10
/** So many rounds may be drawn within a day. */
const roundsADay = 3

type By = { readonly server: string; readonly person: string }

/** Whether the person may is Discord's to say. */
export function beginLeague(
  { store, books, clock }: Context,
  wish: By & { readonly name: string; readonly game: string; readonly size: number; readonly pace: Preset },
): Promise<Refused | { readonly refused?: undefined; readonly league: LeagueRow }> {
  const { server, person } = wish
  return store.transaction(async (client) => {
    if (await isSwitchedOff(client, server, 'leagues')) return refusedByTable('leagues-off')
    const book = books.get(wish.game)
    if (!book) return refusedByTable('unknown-game')
    const { from, to } = book.seats
    if (wish.size < Math.max(2, from) || wish.size > to)
      return refusedByTable('wrong-number-of-seats', { from: Math.max(2, from), to, seats: wish.size })
    const at = clock.now()
    const all = await leaguesOn(client, server)
    const counted = all.filter(({ endedAt, begunAt }) => endedAt === null || begunAt.getTime() > at.getTime() - day)
    if (counted.length >= mostOnAServer) return refusedByTable('too-many-leagues', { most: mostOnAServer })
    const league: LeagueRow = { id: randomUUID().slice(0, 13), ...wish, begunAt: at, endedAt: null }
    await addLeague(client, league)
    await writeAudit(client, { table: null, server, person, action: 'league-begin', body: { name: wish.name }, at })
    return { league }
  })
}

export const endLeague = ({ store, clock }: Context, id: string, { server, person }: By): Promise<Refused | undefined> =>
  store.transaction(async (client) => {
    const league = await findLeague(client, id)
    if (league?.server !== server || league.endedAt !== null) return refusedByTable('no-league')
    const at = clock.now()
    await closeLeague(client, id, at)
    await writeAudit(client, { table: null, server, person, action: 'league-close', body: { name: league.name }, at })
    return undefined
  })

export const enterLeague = (
  { store, clock }: Context,
  id: string,
  { server, person, name }: By & { readonly name: string },
): Promise<Refused | undefined> =>
  store.transaction(async (client) => {
    const league = await findLeague(client, id)
    if (league?.server !== server || league.endedAt !== null) return refusedByTable('no-league')
    if (await isSwitchedOff(client, server, 'leagues')) return refusedByTable('leagues-off')
    const entrants = await entrantsOf(client, id)
    if (!entrants.some((one) => one.person === person)) {
      if (entrants.length >= mostEntrants) return refusedByTable('league-full', { most: mostEntrants })
      if ((await countLeaguesOf(client, person)) >= mostOfOne) return refusedByTable('leagues-enough', { most: mostOfOne })
    }
    await writeEntrant(client, { league: id, person, name, at: clock.now() })
    return undefined
  })

export const leaveLeague = ({ store }: Context, id: string, person: string): Promise<boolean> =>
  dropEntrant(store.client, id, person)

export interface DrawnRound {
  readonly refused?: undefined
  readonly league: LeagueRow
  readonly round: number
  /** Each with the seat that is to be theirs, where the rulebook's seats have names. */
  readonly tables: readonly (readonly { readonly person: string; readonly name: string; readonly wish: string | null }[])[]
  /** Those for whom there is no room this time. */
  readonly waiting: readonly string[]
}

/** Says which tables the next round has. Nothing is kept by that: the same is drawn until the tables are opened. */
export async function nextRound(
  { store: { client }, books, clock }: Context,
  id: string,
  server: string,
): Promise<Refused | DrawnRound> {
  const league = await findLeague(client, id)
  const book = league && books.get(league.game)
  if (league?.server !== server || league.endedAt !== null || !book) return refusedByTable('no-league')
  if (await isSwitchedOff(client, server, 'leagues')) return refusedByTable('leagues-off')
  const entrants = await entrantsOf(client, id)
  if (entrants.length < league.size) return refusedByTable('league-too-few', { size: league.size, count: entrants.length })
  const seats = await leagueSeatsOf(client, id)
  const since = clock.now().getTime() - day
  const today = new Set(seats.flatMap(({ round, at }) => (at.getTime() > since ? [round] : [])))
  if (today.size >= roundsADay) return refusedByTable('rounds-enough', { most: roundsADay })
  const people = entrants.map(({ person }) => person)
  const drawn = draw(people, league.size, groupsOf(seats))
  const nameOf = (person: string): string => entrants.find((one) => one.person === person)?.name ?? ''
  const names = book.seats.all
  const named = !/^p\d$/.test(names[0] ?? 'p1')
  return {
    league,
    round: Math.max(0, ...seats.map(({ round }) => round)) + 1,
    tables: drawn.map((table) =>
      table.map((person, number) => ({ person, name: nameOf(person), wish: named ? (names[number] ?? null) : null })),
    ),
    waiting: entrants.filter(({ person }) => !drawn.flat().includes(person)).map(({ name }) => name),
  }
}

/** Who sat together, each table in the order of its seats. */
function groupsOf(seats: readonly LeagueSeatRow[]): readonly (readonly string[])[] {
  const tables = [...new Set(seats.map(({ table }) => table))]
  return tables.map((table) => seats.filter((seat) => seat.table === table).map(({ person }) => person))
}

export interface LeagueLine {
  readonly person: string
  readonly name: string
  readonly points: number
  readonly tables: number
  readonly won: number
}

export interface LeagueStanding {
  readonly league: LeagueRow
  readonly rounds: number
  /** Tables that are not over. */
  readonly open: number
  /** The best first. */
  readonly lines: readonly LeagueLine[]
}

/** Who stands where, by the results of its tables. */
export async function leagueStanding({ store: { client } }: Context, id: string): Promise<LeagueStanding | undefined> {
  const league = await findLeague(client, id)
  if (!league) return undefined
  const entrants = await entrantsOf(client, id)
  const seats = await leagueSeatsOf(client, id)
  const sums = new Map<string, Omit<LeagueLine, 'person' | 'name'>>()
  let open = 0
  for (const table of new Set(seats.map((seat) => seat.table))) {
    const result = await findResult(client, table)
    if (!result) open++
    const placings = result?.placings ?? []
    const behind = await peopleBehind(
      client,
      placings.flatMap(({ player }) => player ?? []),
    )
    const reached = placings.map(({ player, number, place, part }) => {
      return { person: behind.get(player ?? '')?.person ?? `#${number}`, place, left: part === 'left' }
    })
    const drawn = seats.filter((seat) => seat.table === table).map(({ person }) => person)
    const points = pointsOf(league.size, reached)
    for (const { person, place, left } of reached) {
      if (!drawn.includes(person)) continue
      const sum = sums.get(person) ?? { points: 0, tables: 0, won: 0 }
      const won = place === 1 && !left ? 1 : 0
      sums.set(person, { points: sum.points + (points.get(person) ?? 0), tables: sum.tables + 1, won: sum.won + won })
    }
  }
  const lines = entrants.map(({ person, name }: EntrantRow): LeagueLine => {
    return { person, name, ...(sums.get(person) ?? { points: 0, tables: 0, won: 0 }) }
  })
  return {
    league,
    rounds: Math.max(0, ...seats.map(({ round }) => round)),
    open,
    lines: lines.toSorted((one, other) => other.points - one.points || other.won - one.won),
  }
}

export const leagues = ({ store }: Context, server: string): Promise<readonly LeagueRow[]> => leaguesOn(store.client, server)

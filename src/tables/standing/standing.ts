import { day } from '../../durations.ts'
import {
  beginSeason,
  closeSeason,
  knownPlayer,
  openSeason,
  peopleBehind,
  placingsOf,
  type RatingRow,
  ratingsOf,
  resultsOf,
  type SeasonRow,
  seasonsOf,
  writeAudit,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import { everywhere, inSeason, onServer } from './rate.ts'

/** What somebody has reached in one game. */
export interface GameStanding {
  readonly game: string
  readonly games: number
  readonly won: number
  /** How often they left. */
  readonly left: number
  /** How often each place was theirs, by its number. */
  readonly places: Readonly<Record<number, number>>
  /** How often they played each of the rulebook's seats. */
  readonly sides: Readonly<Record<string, number>>
  /** How often they began with these kinds of moves, one after the other. */
  readonly openings: Readonly<Record<string, number>>
  readonly rating: Pick<RatingRow, 'mu' | 'sigma' | 'games'> | undefined
}

export interface PersonStanding {
  readonly games: readonly GameStanding[]
  /** How often they were asked, and how often their time ran out. */
  readonly asked: number
  readonly missed: number
}

/** Of one person: everywhere, or as it can be seen on one server. */
export async function standingOf({ store: { client } }: Context, person: string, server?: string): Promise<PersonStanding> {
  const player = await knownPlayer(client, person)
  if (player === undefined) return { games: [], asked: 0, missed: 0 }
  const placings = await placingsOf(client, player, server)
  const ratings = await ratingsOf(client, { scope: server === undefined ? everywhere : onServer(server), player })
  const games = [...new Set(placings.map(({ game }) => game))].map((game): GameStanding => {
    const own = placings.filter((one) => one.game === game)
    return {
      ...{ game, games: own.length, won: own.filter(({ won }) => won).length },
      left: own.filter(({ part }) => part === 'left').length,
      places: counted(own.map(({ place }) => place)),
      sides: counted(own.map(({ seat }) => seat)),
      openings: counted(own.flatMap(({ opening }) => (opening === '' ? [] : [opening]))),
      rating: ratings.find((one) => one.game === game),
    }
  })
  const sum = (of: 'sittings' | 'missed'): number => placings.reduce((total, one) => total + one[of], 0)
  return { games, asked: sum('sittings'), missed: sum('missed') }
}

function counted<Key extends string | number>(keys: readonly Key[]): Readonly<Record<Key, number>> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  // `as`: made of exactly these keys.
  return Object.fromEntries(counts) as Record<Key, number>
}

export interface Ranked extends Pick<RatingRow, 'mu' | 'sigma' | 'games'> {
  /** Null for a computer. */
  readonly person: string | null
  readonly name: string
  /** Of a computer. */
  readonly level: string | null
}

/** What is certain of somebody: better than that they are almost surely. */
const certain = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number => mu - 3 * sigma

/** Who plays a game how well on a server, or in one of its seasons: the surest first. Whoever was forgotten is left out. */
export async function ranking(
  { store: { client } }: Context,
  { server, game, season }: { readonly server: string; readonly game: string; readonly season?: string | undefined },
): Promise<readonly Ranked[]> {
  const rows = await ratingsOf(client, { scope: season === undefined ? onServer(server) : inSeason(season), game })
  const people = await peopleBehind(
    client,
    rows.map(({ player }) => player),
  )
  const ranked = rows.flatMap(({ player, mu, sigma, games }): Ranked[] => {
    const level = /^computer:(.+)$/.exec(player)?.[1] ?? null
    const behind = people.get(player)
    if (level === null && !behind) return []
    return [{ person: behind?.person ?? null, name: behind?.name ?? '', level, mu, sigma, games }]
  })
  return ranked.sort((one, other) => certain(other) - certain(one))
}

export interface GameCounts {
  readonly games: number
  /** How often each of the rulebook's seats was played, and how often it won. */
  readonly sides: Readonly<Record<string, { readonly played: number; readonly won: number }>>
  readonly lostByAll: number
  /** How often people began with these kinds of moves, and how often they won then. */
  readonly openings: Readonly<Record<string, { readonly played: number; readonly won: number }>>
}

const lately = 500

/** How a game goes, by its latest results on the server. */
export async function gameCounts({ store: { client } }: Context, game: string, server: string): Promise<GameCounts> {
  const results = await resultsOf(client, game, server, lately)
  const seats = results.flatMap(({ placings }) => placings.filter(({ number }) => isSeat(placings, number)))
  const sides = [...new Set(seats.map(({ seat }) => seat))].sort().map((side) => {
    const own = seats.filter(({ seat }) => seat === side)
    return [side, { played: own.length, won: own.filter(({ won }) => won).length }] as const
  })
  const begun = results.flatMap(({ placings }) => placings.filter(({ opening }) => opening !== ''))
  const openings = [...new Set(begun.map(({ opening }) => opening))].map((opening) => {
    const own = begun.filter((one) => one.opening === opening)
    return [opening, { played: own.length, won: own.filter(({ won }) => won).length }] as const
  })
  return {
    openings: Object.fromEntries(openings),
    games: results.length,
    sides: Object.fromEntries(sides),
    lostByAll: results.filter(({ placings }) => placings.every(({ won }) => !won)).length,
  }
}

/** Whoever left a seat stands behind those who sit there at the end. */
const isSeat = (placings: readonly { readonly seat: string; readonly number: number }[], number: number): boolean =>
  placings.findIndex(({ seat }) => seat === placings[number]?.seat) === number

export const seasons = ({ store }: Context, server: string): Promise<readonly SeasonRow[]> => seasonsOf(store.client, server)

/** So many may be begun on a server within a day. */
const seasonsADay = 5

interface SeasonWish {
  readonly server: string
  readonly person: string
}

/** A new ranking begins, at which nobody has played yet. Whether the person may is Discord's to say. */
export const newSeason = (
  { store, clock }: Context,
  { name, ...by }: SeasonWish & { readonly name: string },
): Promise<Refused | undefined> =>
  store.transaction(async (client) => {
    const at = clock.now()
    if (await openSeason(client, by.server)) return refusedByTable('season-open')
    const today = (await seasonsOf(client, by.server)).filter(({ begunAt }) => begunAt.getTime() > at.getTime() - day)
    if (today.length >= seasonsADay) return refusedByTable('too-many-seasons', { most: seasonsADay })
    await beginSeason(client, { ...by, name, begunAt: at })
    await writeAudit(client, { table: null, ...by, action: 'season-begin', body: { name }, at })
    return undefined
  })

export const endSeason = ({ store, clock }: Context, { server, person }: SeasonWish): Promise<Refused | undefined> =>
  store.transaction(async (client) => {
    const season = await openSeason(client, server)
    if (!season) return refusedByTable('no-season')
    const at = clock.now()
    await closeSeason(client, season.id, at)
    await writeAudit(client, { table: null, server, person, action: 'season-close', body: { name: season.name }, at })
    return undefined
  })

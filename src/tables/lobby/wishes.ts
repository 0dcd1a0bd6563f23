import { day } from '../../durations.ts'
import {
  deleteWishes,
  knownToHaveLeft,
  type ServerSettings,
  serverSettings,
  serversOfWishes,
  type TableWishRow,
  tablesOn,
  wishesOn,
  writeWish,
} from '../../store/index.ts'
import type { Preset } from '../clocks/pace.ts'
import type { Context } from '../context.ts'
import { lookOf } from '../look/look.ts'
import { isMasked } from '../look/masked.ts'
import type { TableLook } from '../look/types.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import { type Match, matchOf } from './match.ts'
import { placesOf } from './places.ts'

// Whoever would like to play says so on a server. As soon as enough people wish the same, a table opens with them in it; by that
// everybody has agreed to be called to it. A wish lapses by itself.

/** So many wishes may somebody have on a server at once, and a server in all. */
const mostOfOne = 4
const mostOnAServer = 60

export const wishDays = [1, 3, 7, 14] as const
const usualDays = 7

export interface PlayWish {
  readonly request: string
  readonly server: string
  readonly person: string
  readonly name: string
  readonly game: string
  /** With so many at the table; as few and as many as the game takes if absent. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  /** Any if absent. */
  readonly pace?: Preset | null | undefined
  readonly days?: number | undefined
}

export interface Wished {
  readonly refused?: undefined
  readonly wish: TableWishRow
  /** Those with whom a table can be opened now. */
  readonly match: Match<TableWishRow> | undefined
}

/** Keeps what somebody wishes, in the place of what they wished of that game before. */
export async function wishToPlay(context: Context, wish: PlayWish): Promise<Refused | Wished> {
  const { store, clock } = context
  const { server, person, name, game, days = usualDays } = wish
  const book = context.books.get(game)
  if (!book) return refusedByTable('unknown-game')
  const { from, to } = book.seats
  const { least = Math.max(2, from), most = Math.max(wish.least ?? 0, to) } = wish
  if (least > most || least < Math.max(2, from) || most > to) return refusedByTable('bad-wish', { from: Math.max(2, from), to })
  const known = wishDays.find((one) => one === days) ?? usualDays
  return store.transaction(async (client) => {
    const settings = await serverSettings(client, server)
    if (isOff(settings)) return refusedByTable('finding-off')
    const now = clock.now()
    const waiting = await wishesOn(client, server, now)
    const others = waiting.filter((one) => one.person !== person || one.game !== game)
    if (others.filter((one) => one.person === person).length >= mostOfOne)
      return refusedByTable('wished-enough', { most: mostOfOne })
    if (others.length >= mostOnAServer) return refusedByTable('too-many-wishes', { most: mostOnAServer })
    const until = new Date(now.getTime() + known * day)
    const row: TableWishRow = {
      ...{ id: wish.request, server, person, name, game, least, most },
      pace: wish.pace ?? null,
      at: now,
      until,
    }
    await writeWish(client, row)
    const sameGame = others.filter((one) => one.game === game)
    return { wish: row, match: matchOf(row, sameGame) }
  })
}

const isOff = ({ without }: ServerSettings): boolean => without.includes('finding')

/** Takes a wish of one's own back; false if it is not there any more. */
export const takeWishBack = async ({ store }: Context, id: string, person: string): Promise<boolean> =>
  (await deleteWishes(store.client, { id, person })) > 0

export const placesOfWishes = ({ store }: Context, person: string): Promise<readonly string[]> =>
  serversOfWishes(store.client, person)

/** A seat of a game that is on, which somebody has left: a computer plays it. */
export interface OpenSeat {
  readonly look: TableLook
  readonly seat: number
}

export interface Found {
  readonly off: boolean
  /** The oldest first. */
  readonly wishes: readonly TableWishRow[]
  /** Tables that have not begun and have room. */
  readonly lobbies: readonly TableLook[]
  readonly seats: readonly OpenSeat[]
}

/** Who would like to play on a server, and where there is room. Tables in private places are nobody's business. */
export async function findOn(context: Context, server: string): Promise<Found> {
  const { client } = context.store
  const settings = await serverSettings(client, server)
  if (isOff(settings)) return { off: true, wishes: [], lobbies: [], seats: [] }
  const stored = (await tablesOn(client, server)).filter(({ row }) => row.purpose === 'game' && !row.terms.secluded)
  const lobbies = stored.flatMap((table) => {
    const book = context.books.get(table.row.game)
    const room = book !== undefined && placesOf(table.row.terms, book) > table.seats.length
    return table.row.status === 'lobby' && table.row.live.lobby?.again == null && room ? [lookOf(context, table)] : []
  })
  const seats: OpenSeat[] = []
  for (const table of stored) {
    if (table.row.status !== 'playing' || isMasked(table.row)) continue
    const free = table.seats.filter(({ person }) => person === null)
    const left = free.length > 0 ? await knownToHaveLeft(client, table.row.id) : []
    for (const { number } of free) if (left.includes(number)) seats.push({ look: lookOf(context, table), seat: number })
  }
  return { off: false, wishes: await wishesOn(client, server, context.clock.now()), lobbies, seats }
}

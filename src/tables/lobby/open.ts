import { day } from '../../durations.ts'
import { type AnyRulebook, type Level, optionRefusal, usualLevel } from '../../kernel/index.ts'
import {
  type Client,
  countWishes,
  deleteWishes,
  findLeague,
  type SeatRow,
  serverSettings,
  type TableRow,
  terms,
  writeInvitation,
  writeLeagueSeats,
} from '../../store/index.ts'
import { isPace, paceOf } from '../clocks/pace.ts'
import { freshSeat } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../history/seed.ts'
import { lookOf } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { commitNew, firstResult } from '../play/commit.ts'
import { type Refused, refusedByGame, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { usualLobbyDays } from './days.ts'
import { againstOpening, called } from './limits.ts'
import { refusedPlaces } from './places.ts'
import type { OpenTable } from './requests.ts'

/** Opens a lobby in a channel that has no game; whoever opens it sits down. */
export async function openTable(context: Context, request: OpenTable): Promise<Result<Changed>> {
  const book = context.books.get(request.game)
  if (!book) return refusedByTable('unknown-game')
  if (!isPace(paceOf(request.pace ?? 'fast'))) return refusedByTable('bad-pace')
  const refused = refusedOptions(book, request.options ?? {}, book.seats.from)
  if (refused) return refused

  const { lobbyDays: days } = await serverDefaults(context, request.server)
  const others = computersOf(request).length
  if (request.practice || others >= book.seats.to) {
    const wrong = refusedSeats(book, others + 1)
    if (wrong) return wrong
  }
  const change = newTable(context, request, book, days)
  const cramped = refusedPlaces(book, request.terms?.places, change.seats.length)
  if (cramped) return cramped
  change.openLobby()
  if (request.found) callTogether(change, 'found')
  if (request.drawn) callTogether(change, 'drawn')
  return openNew(context, request, change)
}

/** Writes the table, if nothing is against it. */
export async function openNew(context: Context, request: OpenTable, change: Change): Promise<Result<Changed>> {
  const trouble = await commitNew(
    context,
    change,
    async (client) =>
      (await againstOpening(context, client, request)) ??
      (await takeWishes(client, request)) ??
      (await noteDrawn(client, change, request.drawn)),
  )
  if (!trouble) {
    await noteCalled(context, change, request)
    return { look: lookOf(context, change), repeated: false }
  }
  // The channel is taken by this very table if the request was delivered twice.
  const first = await firstResult(context, request.request)
  if (first && !first.refused) return { look: lookOf(context, first.stored), repeated: true }
  return typeof trouble === 'string' ? refusedByTable('channel-taken') : trouble
}

const serverDefaults = async ({ store }: Context, server: string | null): Promise<{ readonly lobbyDays: number }> =>
  server === null ? { lobbyDays: usualLobbyDays } : serverSettings(store.client, server)

/** What people wished comes true, unless somebody has taken theirs back, or another table has. */
async function takeWishes(client: Client, { found = [] }: OpenTable): Promise<Refused | undefined> {
  if (found.length === 0) return undefined
  const wishes = found.map(({ wish }) => wish)
  if ((await countWishes(client, wishes)) < wishes.length) return refusedByTable('wishes-gone')
  await deleteWishes(client, { id: { in: wishes } })
  return undefined
}

/** Nobody is drawn twice for a round. */
async function noteDrawn(client: Client, { row, seats, now }: Change, drawn: OpenTable['drawn']): Promise<Refused | undefined> {
  if (!drawn) return undefined
  const { league, round } = drawn
  const people = seats.flatMap(({ person, number }) => (person === null ? [] : [{ person, number }]))
  if ((await findLeague(client, league))?.endedAt !== null) return refusedByTable('no-league')
  return (await writeLeagueSeats(client, { league, round, table: row.id, at: now }, people))
    ? undefined
    : refusedByTable('league-drawn')
}

const noteCalled = ({ store }: Context, { row, now: at }: Change, request: OpenTable): Promise<void> =>
  store.transaction(async (client) => {
    for (const person of called(request)) await writeInvitation(client, { table: row.id, person, by: request.person, at })
  })

const computersOf = ({ practice, again, computers }: OpenTable): readonly Level[] =>
  practice ?? again?.computers ?? computers ?? []

function refusedSeats({ seats: { from, to } }: AnyRulebook, seats: number): Refused | undefined {
  return seats < from || seats > to ? refusedByTable('wrong-number-of-seats', { from, to, seats }) : undefined
}

const commonCodes = ['wrong-number-of-seats', 'unknown-option', 'bad-option'] as const

/** Why these options do not suit this number of seats, in the table's words where they are enough. */
export function refusedOptions(
  book: AnyRulebook,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Refused | undefined {
  const refused = optionRefusal(book, options, seats)
  if (!refused) return undefined
  const common = commonCodes.find((code) => code === refused.code)
  if (!common) return refusedByGame(refused)
  const { from, to } = book.seats
  return refusedByTable(common, common === 'wrong-number-of-seats' ? { from, to, seats } : refused.params)
}

const othersFound = ({ found, drawn, person }: OpenTable): number =>
  (found ?? drawn?.people ?? []).filter((one) => one.person !== person).length

/** Those who sit down at once are there; nobody has been told yet. */
export function newTable(context: Context, request: OpenTable, book: AnyRulebook, days: number): Change {
  const moment = context.moment()
  const now = new Date(moment.now)
  const secret = context.entropy.secret()
  const pace = paceOf(request.practice ? 'none' : (request.pace ?? 'fast'))
  const computers = computersOf(request)
  const again = request.again && { until: moment.now + day, people: [...request.again.people] }
  const row: TableRow = {
    id: context.entropy.tableId(),
    activeChannel: request.channel,
    channel: request.channel,
    server: request.server,
    game: book.id,
    rules: book.version,
    status: 'lobby',
    opener: request.person,
    language: request.language,
    // A game over days begins with what its rulebook suggests for that.
    options: { ...(pace.preset !== 'live' && book.options.forDays), ...request.options },
    pace,
    terms: terms.parse(request.terms ?? {}),
    purpose: request.practice ? 'practice' : 'game',
    secret,
    secretHash: hashOf(secret),
    seed: null,
    version: 0,
    seq: 0,
    head: 0,
    undone: [],
    branch: 0,
    position: null,
    live: {
      seats: Array.from({ length: 1 + computers.length + othersFound(request) }, () => freshSeat(pace)),
      due: [],
      copied: 0,
      posts: 0,
      messages: 0,
      quietSince: null,
      lobby: { touched: moment.now, days, again: again ?? null },
      moving: null,
      status: null,
      snapshots: 'phase',
    },
    questions: [],
    pausedAt: null,
    cutOffAt: null,
    createdAt: now,
    startedAt: null,
    endedAt: null,
    ending: null,
    openedAt: null,
    kept: 'all',
    record: null,
    postsAt: now,
  }
  const change = new Change({ row, seats: [] }, request.request, moment)
  seatAtOnce(change, request)
  return change
}

/** Whoever opens the table sits first, then the computers, then those who were called together for it. */
function seatAtOnce(change: Change, request: OpenTable): void {
  const { person: opener, name, again } = request
  const seat: SeatRow = {
    table: change.row.id,
    number: 0,
    seat: null,
    person: opener,
    name,
    computer: null,
    level: usualLevel,
    wish: request.wish ?? again?.people.find(({ person }) => person === opener)?.wish ?? null,
    plan: null,
    joinedBy: request.request,
  }
  const computers = computersOf(request).map(
    (level) => ({ person: null, name: null, wish: null, computer: 'seated', level }) as const,
  )
  const together = request.drawn?.people ?? (request.found ?? []).map((one) => ({ ...one, wish: null }))
  const others = together.filter(({ person }) => person !== opener).map(({ person, name, wish }) => ({ person, name, wish }))
  const joining = [...computers, ...others].map((one, index): SeatRow => {
    const number = index + 1
    return { ...seat, ...one, number, joinedBy: `${request.request}/${number}` }
  })
  change.seats = [seat, ...joining]
  change.append({ kind: 'open', person: opener, seat: 0 })
  for (const { number, computer, person } of joining)
    change.append(computer === null ? { kind: 'sit', person, seat: number } : { kind: 'computer', person: opener, seat: number })
}

/** Those who wished for it, or were drawn for it, are called once: in the channel, or by direct message where they prefer that. */
function callTogether(change: Change, what: 'found' | 'drawn'): void {
  // Whoever wished last for it knows; whoever was drawn does not.
  const isNew = (person: string | null): boolean => person !== null && (what === 'drawn' || person !== change.row.opener)
  const people = change.seats.filter(({ person }) => isNew(person))
  change.note(what, { people: people.map(({ person, name }) => ({ person, name })) })
  for (const { number, person } of people) change.say('note', { to: 'seat', seat: number, person: person! }, { what })
}

import { type AnyRulebook, type Owed, owes, type Position, type StateBase } from '../../kernel/index.ts'
import {
  type Client,
  findTable,
  latestTable,
  type SeatRow,
  type StoredTable,
  type TableKey,
  type TableRow,
  tablesOfPerson,
  versionOf,
} from '../../store/index.ts'
import { expiry, type Moment } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { opensAt } from '../due/marks.ts'
import { movesBack, positionAt, positionAtChapter } from '../history/positions.ts'
import { missing } from '../lobby/places.ts'
import { isMasked } from './masked.ts'
import type { EntryLook, LookRef, SeatLook, SeenRef, TableLook, TableRef } from './types.ts'

export const owedAt = (book: AnyRulebook | undefined, position: Position<StateBase> | null): readonly Owed[] =>
  book && position ? owes(book, position.state) : []

/** The numbers of the seats on which that person sits. */
export const ownSeats = ({ seats }: StoredTable, person: string): readonly number[] =>
  seats.filter((seat) => seat.person === person).map(({ number }) => number)

/** A table as others may work with it; `position` is the current one or an earlier one. */
export function lookOf(
  context: Context,
  stored: StoredTable,
  earlier?: { seq: number; position: Position<StateBase> | undefined },
): TableLook {
  const { row, seats } = stored
  const position = earlier ? (earlier.position ?? null) : row.position
  const moment = context.moment()
  return {
    hasLog: row.kept !== 'record',
    id: row.id,
    channel: row.channel,
    server: row.server,
    game: row.game,
    status: row.status,
    paused: row.pausedAt !== null,
    language: row.language,
    options: row.options,
    pace: row.pace,
    snapshots: row.live.snapshots,
    terms: row.terms,
    again: row.live.lobby?.again ? { until: new Date(row.live.lobby.again.until), missing: missing(row, seats) } : null,
    purpose: row.purpose,
    masked: isMasked(row),
    quietUntil: quietUntilOf(row, moment),
    opener: row.opener,
    secretHash: row.secretHash,
    version: row.version,
    seq: row.seq,
    seats: seats.map((seat) => seatLook(row, seat, moment)),
    state: position?.state,
    owed: owedAt(context.books.get(row.game), position),
    at: earlier?.seq ?? row.seq,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    ending: row.ending,
    questions: row.questions,
    moving: row.live.moving,
    secretsOpen: row.openedAt !== null,
    opensAt: opensAt(row) ?? null,
  }
}

/** A reaction asked for in secret has the same time for everybody, whether one, two or nobody needs it. */
function quietUntilOf({ live: { quietSince }, pace }: TableRow, { away }: Moment): Date | null {
  if (!quietSince || pace.bank === null) return null
  return new Date(quietSince.from + pace.reaction + (away - quietSince.away))
}

function seatLook(
  row: TableRow,
  { number, seat, person, name, computer, level, wish }: SeatRow,
  { now, away }: Moment,
): SeatLook {
  const { step, since, running, awayUntil, nameplate } = row.live.seats[number]!
  return {
    number,
    seat,
    person,
    name: isMasked(row) ? null : name,
    computer,
    level: computer === null ? null : level,
    wish,
    nameplate: nameplate ?? number,
    step,
    since: since === null ? null : new Date(since),
    until: running && new Date(expiry(running, away)),
    awayUntil: awayUntil !== null && awayUntil > now ? new Date(awayUntil) : null,
  }
}

/** The table as it was looked at, if that is known here, otherwise as it is now: what has not changed since is not read again. */
export async function findSeen({ recent, store }: Context, { version, ...ref }: SeenRef): Promise<StoredTable | undefined> {
  const known = recent.get(ref)
  if (known && known.row.version === version) return known
  const now = known && (await versionOf(store.client, keyOf(ref)))
  if (known && now?.id === known.row.id && now.version === known.row.version) return known
  const found = await findByRef(store.client, ref)
  if (found) recent.note(found)
  return found
}

/** By its channel: the one that is active there. */
export const keyOf = (ref: TableRef): TableKey => (ref.table !== undefined ? { id: ref.table } : { activeChannel: ref.channel })

/** The table itself; by its channel the one that is active there, or else the last one that was. */
export async function findByRef(client: Client, ref: TableRef): Promise<StoredTable | undefined> {
  if (ref.table !== undefined) return findTable(client, { id: ref.table })
  return (await findTable(client, { activeChannel: ref.channel })) ?? (await latestTable(client, ref.channel))
}

export async function look(context: Context, ref: LookRef): Promise<TableLook | undefined> {
  const recent = ref.recent ? context.recent.get(ref) : undefined
  // An entry that another process has written since is not in it.
  const stored = recent && recent.row.seq >= (ref.at ?? 0) ? recent : await findSeen(context, ref)
  if (!stored) return undefined
  const book = context.books.get(stored.row.game)
  if (ref.at === undefined || !book) return lookOf(context, stored)
  const chapterEnd = ref.chapter && (await positionAtChapter(context.past, book, stored, ref.at, ref.chapter))
  if (chapterEnd) return lookOf(context, stored, { seq: ref.at, position: chapterEnd })
  if (ref.at >= stored.row.seq) return lookOf(context, stored)
  return lookOf(context, stored, { seq: ref.at, position: await positionAt(context.past, book, stored, ref.at) })
}

export async function tablesOf(context: Context, person: string): Promise<readonly TableLook[]> {
  const looks = (await tablesOfPerson(context.store.client, person)).map((stored) => lookOf(context, stored))
  const waits = ({ seats }: TableLook): number => (seats.some((seat) => seat.person === person && seat.since !== null) ? 0 : 1)
  return looks.sort((a, b) => waits(a) - waits(b))
}

const fewEntries = 200

export async function log(
  context: Context,
  ref: SeenRef & { readonly from?: number; readonly limit?: number },
): Promise<readonly EntryLook[]> {
  const stored = await findSeen(context, ref)
  if (!stored) return []
  const { from = 1, limit = fewEntries } = ref
  const entries = await context.past.entries(stored.row.id, from, Math.min(stored.row.seq, from + limit - 1))
  const inForce = new Set<number>()
  for await (const { seq } of movesBack(context.past, stored)) {
    if (seq < from) break
    inForce.add(seq)
  }
  return entries.map(({ seq, kind, at, actor, person, seat, body, events, chapters, revealed }) => ({
    seq,
    kind,
    at,
    actor,
    person,
    seat,
    body,
    events,
    chapters,
    revealed,
    inForce: kind !== 'move' || inForce.has(seq),
  }))
}

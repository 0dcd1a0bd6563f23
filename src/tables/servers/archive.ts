import { randomUUID } from 'node:crypto'
import { cancelWaiting, findTable, homelessTables, placesOf, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { lookOf, owedAt } from '../look/look.ts'
import type { TableLook } from '../look/types.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { close } from '../play/end.ts'
import { notPlaying, type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { standingIn } from '../seats/leave.ts'
import { maySteer, onlyOpener } from '../steering.ts'
import type { Archive, Departed, Place, Wake } from './requests.ts'

// A table whose channel is gone, or whose server the bot was removed from, waits: nothing runs and nothing is lost. While the bot is
// away it keeps its channel; once that is deleted it has none, until it is brought into another one.

/** The tables of a server that have a channel, or wait for the bot to see theirs again. */
export const places = ({ store }: Context, server: string): Promise<readonly Place[]> => placesOf(store.client, server)

/** The person's tables whose channel was deleted. */
export const homeless = async (context: Context, person: string): Promise<readonly TableLook[]> =>
  (await homelessTables(context.store.client, person)).map((stored) => lookOf(context, stored))

/** Stops a table and tells its people by direct message, the only way left. Told once for each reason. */
export async function archive(context: Context, { table, why }: Archive): Promise<Result<Changed>> {
  const committed = await changeTable(context, { table }, randomUUID(), (stored) => {
    const { row } = stored
    if (row.status === 'ended') return refusedByTable('table-ended')
    if (row.activeChannel === null || (row.status === 'archived' && why !== 'channel-deleted'))
      return refusedByTable('table-archived')
    const change = new Change(stored, randomUUID(), context.moment())
    change.append({ kind: 'note', body: { what: 'archived', why } })
    if (why === 'channel-deleted') change.set({ live: { ...change.row.live, status: null } })
    if (row.position === null && why === 'channel-deleted') close(change, { how: 'called-off', winners: [], by: null })
    else stop(context, change, why)
    if (why !== 'not-ours') tellEverybody(change, why)
    const told = change.added.map(({ id }) => id)
    change.within.push((client) => cancelWaiting(client, table, told))
    return change
  })
  return answered(context, committed)
}

function stop({ books }: Context, change: Change, why: Archive['why']): void {
  const { row } = change
  const { lobby } = row.live
  change.set({
    status: 'archived',
    ...(why === 'channel-deleted' && { activeChannel: null }),
    // Nobody finds the way to a table that waits: whoever was called to it is not awaited any more.
    live: { ...row.live, lobby: lobby && { ...lobby, again: null } },
  })
  const book = books.get(row.game)
  if (book) change.progressOf(book, owedAt(book, row.position))
}

function tellEverybody(change: Change, why: Archive['why']): void {
  const told = new Set<string>()
  const begun = change.row.position === null ? 'no' : 'yes'
  for (const { number, person } of change.seats) {
    if (person === null || told.has(person)) continue
    told.add(person)
    change.say('note', { to: 'seat', seat: number, person }, { what: why, params: { begun } })
  }
}

/** The table goes on where it was: in its own channel once the bot is back, or in another one. */
export async function wake(context: Context, request: Wake): Promise<Result<Changed>> {
  const { table, into } = request
  const committed = await changeTable(context, { table }, request.request ?? randomUUID(), async (stored) => {
    const refused = await mayWake(context, stored, request)
    if (refused) return refused
    const { row } = stored
    const change = new Change(stored, request.request ?? randomUUID(), context.moment())
    if (!maySimplyMove(stored, request) && !agreeToMove(change, request)) {
      change.append({ kind: 'note', person: request.person ?? null, body: { what: 'agreed-to-move' } })
      return change
    }
    change.set({
      live: { ...row.live, moving: null },
      status: row.position === null ? 'lobby' : 'playing',
      ...(into && { activeChannel: into.channel, channel: into.channel, server: into.server }),
      ...(into?.secluded && { terms: { ...row.terms, secluded: true } }),
    })
    change.append({ kind: 'note', person: request.person ?? null, body: { what: 'woken' } })
    if (request.person !== undefined) change.audit({ ...request, person: request.person }, 'wake')
    const book = context.books.get(row.game)
    if (row.position === null) change.openLobby()
    else {
      if (book) change.progressOf(book, owedAt(book, row.position))
      change.openStatus()
      callAgain(change)
    }
    return change
  })
  return answered(context, committed)
}

async function mayWake({ store }: Context, stored: StoredTable, request: Wake): Promise<Refused | undefined> {
  const { row } = stored
  const { person, moderator, into } = request
  if (row.purpose === 'practice' && into && !into.secluded) return refusedByTable('practises-alone')
  if (row.status !== 'archived') return refusedByTable('not-archived')
  if (!into) return row.activeChannel === null ? refusedByTable('table-archived') : undefined
  if (!maySimplyMove(stored, request)) {
    if (!isPresent(stored, person)) return refusedByTable('not-seated')
  } else if (person !== undefined && !maySteer(stored, { table: row.id, request: '', person, ...(moderator && { moderator }) }))
    return onlyOpener(stored)
  const taken = await findTable(store.client, { activeChannel: into.channel })
  return taken && taken.row.id !== row.id ? refusedByTable('channel-taken') : undefined
}

/** Within its server; to another one whoever moderates the server that it came from. */
const maySimplyMove = ({ row }: StoredTable, { into, moderator }: Wake): boolean =>
  !into || into.server === row.server || moderator === true

const isPresent = ({ seats }: StoredTable, person: string | undefined): boolean =>
  seats.some((seat) => seat.person === person && person !== undefined && seat.computer === null)

/** Somebody agrees that the table goes on there. Whether everybody who sits at it, and is there, has. */
function agreeToMove(change: Change, { into, person }: Wake): boolean {
  if (!into) return true
  const { live } = change.row
  const before = live.moving?.channel === into.channel ? live.moving.agreed : []
  const present = change.seats.filter((seat) => seat.person !== null && seat.computer === null)
  const own = present.filter((seat) => seat.person === person).map(({ number }) => number)
  const agreed = [...new Set([...before, ...own])]
  change.set({ live: { ...live, moving: { channel: into.channel, server: into.server, agreed } } })
  return present.every(({ number }) => agreed.includes(number))
}

/** Whoever was asked before is asked anew: the calls of then are gone or long read. */
function callAgain(change: Change): void {
  for (const { number, person, computer } of change.seats)
    if (person !== null && computer === null && change.row.live.seats[number]!.since !== null) change.call(number)
}

/** A person is not in the server any more: the computer plays their seat until they are back, and everybody is told. */
export async function departed(context: Context, { table, person }: Departed): Promise<Result<Changed>> {
  const committed = await changeTable(context, { table }, randomUUID(), (stored) => {
    const { row } = stored
    const book = context.books.get(row.game)
    if (row.status !== 'playing' || !book) return notPlaying(row)
    const own = stored.seats.filter((seat) => seat.person === person && seat.computer === null)
    if (own.length === 0) return refusedByTable('not-seated')
    const change = new Change(stored, randomUUID(), context.moment())
    const owed = owedAt(book, row.position)
    for (const { number } of own) {
      change.seat(number, standingIn)
      change.append({ kind: 'note', person, seat: number, body: { what: 'departed' } })
    }
    change.progress(book, { before: owed, after: owed, changed: own.map(({ number }) => number) })
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}

import { type AnyRulebook, type Level, usualLevel } from '../../kernel/index.ts'
import { type AuditRow, auditOf, findTable, type StoredTable, seatsPlayedBy } from '../../store/index.ts'
import { extendClock } from '../clocks/extend.ts'
import type { Context } from '../context.ts'
import { standUp } from '../lobby/seats.ts'
import { findByRef, owedAt } from '../look/look.ts'
import { isMasked } from '../look/masked.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { isAwaited } from '../questions/holds.ts'
import { extensionRefused, guestRefused } from '../questions/proposals.ts'
import { notPlaying, type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { handOver, standingIn, vacate } from '../seats/leave.ts'
import { substitute } from '../seats/substitute.ts'
import type { GiveTime, Moderate, OnSeat, Replace } from './requests.ts'

// What moderators may do besides what the opener of a table may. Who is one is Discord's to say; each thing is noted with its table.

type Work = (change: Change, book: AnyRulebook, stored: StoredTable) => Refused | undefined | Promise<Refused | undefined>

/** Carries out what only a moderator may at a table that is on, and notes it. */
async function moderate(context: Context, request: Moderate, action: string, work: Work): Promise<Result<Changed>> {
  const { person, moderator, seat } = request
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const { row } = stored
    if (!moderator) return refusedByTable('moderators-only')
    if (row.status !== 'playing') return notPlaying(row)
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    if (seat !== undefined && !stored.seats[seat]) return refusedByTable('unknown-seat')
    const change = new Change(stored, request.request, context.moment())
    change.append({ kind: 'note', person, body: { what: 'moderated', action } })
    const refused = await work(change, book, stored)
    if (refused) return refused
    change.noteModerator(person, action, seat === undefined ? {} : { seat })
    return change
  })
  return answered(context, committed)
}

export const giveTime = (context: Context, request: GiveTime): Promise<Result<Changed>> =>
  moderate(context, request, 'extend', (change, book, stored) => {
    const refused = extensionRefused(stored, book, request.seat, request.time)
    if (!refused) extendClock(change, book, request.seat, request.time, [])
    return refused
  })

/** Calls a seat of which everybody sees that it is awaited, whatever it was called before. */
export const remind = (context: Context, request: OnSeat): Promise<Result<Changed>> =>
  moderate(context, request, 'remind', (change, book, stored) => {
    const { person, computer } = stored.seats[request.seat]!
    if (person === null || computer !== null || !isAwaited(stored, book, request.seat)) return refusedByTable('not-awaited')
    change.call(request.seat, { reminder: true })
    return undefined
  })

/** A computer plays the seat until its person says that they are back. One that plays already looks ahead as well as is said. */
export const letComputerPlay = (context: Context, request: OnSeat & { readonly level?: Level }): Promise<Result<Changed>> =>
  moderate(context, request, 'computer', (change, book, stored) => {
    const { computer, level } = stored.seats[request.seat]!
    const wanted = request.level ?? usualLevel
    if (computer !== null && (request.level === undefined || wanted === level)) return refusedByTable('seat-is-computers')
    if (computer !== null) {
      change.seat(request.seat, { level: wanted })
      return undefined
    }
    change.seat(request.seat, { ...standingIn, level: wanted })
    change.note('seat-computer', { seat: request.seat })
    change.progressOf(book, owedAt(book, stored.row.position), { changed: [request.seat] })
    change.refreshStatus()
    return undefined
  })

/** Takes somebody off the table: out of the lobby; once the game is on a computer plays on for good. */
export async function kick(context: Context, request: OnSeat): Promise<Result<Changed>> {
  const stored = await findByRef(context.store.client, request)
  return stored?.row.status === 'lobby' ? kickFromLobby(context, request) : kickFromGame(context, request)
}

const kickFromGame = (context: Context, request: OnSeat): Promise<Result<Changed>> =>
  moderate(context, request, 'kick', (change, book, stored) => {
    const seat = stored.seats[request.seat]!
    if (seat.person === null) return refusedByTable('seat-is-computers')
    if (stored.seats.every(({ person }) => person === null || person === seat.person)) return refusedByTable('last-one')
    change.append({ kind: 'leave', person: seat.person, seat: seat.number })
    vacate(change, [seat])
    change.note('kicked', { name: seat.name, person: seat.person, seat: seat.number })
    change.say('note', { to: 'seat', seat: seat.number, person: seat.person }, { what: 'you-were-kicked' })
    change.progressOf(book, owedAt(book, stored.row.position), { changed: [seat.number] })
    change.refreshStatus()
    return undefined
  })

async function kickFromLobby(context: Context, request: OnSeat): Promise<Result<Changed>> {
  const { person, moderator, seat: number } = request
  const committed = await changeTable(context, request, request.request, (stored) => {
    const seat = stored.seats[number]
    if (!moderator) return refusedByTable('moderators-only')
    if (stored.row.status !== 'lobby') return refusedByTable('not-in-lobby')
    if (!seat) return refusedByTable('unknown-seat')
    if (stored.seats.every((one) => one.person === null || one === seat)) return refusedByTable('last-one')
    const change = new Change(stored, request.request, context.moment())
    change.append({ kind: 'leave', person: seat.person, seat: number })
    standUp(change, number)
    if (seat.person !== null) handOver(change, seat.person)
    change.noteModerator(person, 'kick', { seat: number })
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}

/** Gives a seat to somebody new, whoever has it now. */
export const replace = (context: Context, request: Replace): Promise<Result<Changed>> =>
  moderate(context, request, 'replace', async (change, book, stored) => {
    if (isMasked(stored.row)) return refusedByTable('masked')
    const refused = await guestRefused(context, stored, request.seat, request.guest, { played: true })
    return refused ?? substitute(context, change, book, request.seat, request.guest)
  })

/**
 * A moderator opens the panel of a seat, to play for it. Not who plays or has played here, because they would know two hands; and who
 * has opened one can take no other seat of this game.
 */
export const openPanel = (context: Context, request: OnSeat): Promise<Result<Changed>> =>
  moderate(context, request, 'play', async (change, _book, { row }) => {
    const { person, seat } = request
    if (!(await mayPlayFor(context, { table: row.id, person }))) return refusedByTable('plays-here')
    change.append({ kind: 'note', actor: 'moderator', person, seat, body: { what: 'panel-opened' } })
    change.note('panel-opened', { seat })
    return undefined
  })

/** Whether a moderator may see what a seat sees: nobody who plays at the table, or has. */
export async function mayPlayFor(
  { store }: Context,
  { table, person }: { readonly table: string; readonly person: string },
): Promise<boolean> {
  const stored = await findTable(store.client, { id: table })
  if (!stored || stored.row.purpose === 'practice' || stored.seats.some((seat) => seat.person === person)) return false
  return (await seatsPlayedBy(store.client, table, person)).length === 0
}

/** Takes a game up again that people have ended, as long as nothing hidden was opened, or that was to go on elsewhere. */
export async function reopen(context: Context, request: Moderate): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const { row } = stored
    if (!request.moderator) return refusedByTable('moderators-only')
    if (row.status !== 'ended') return refusedByTable('not-ended')
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    const how = row.ending?.how
    if (row.openedAt !== null || (how !== 'ended' && how !== 'moved') || !row.position) return refusedByTable('secrets-open')
    if (stored.seats.every(({ person }) => person === null)) return refusedByTable('nobody-left')
    if (await findTable(context.store.client, { activeChannel: row.channel })) return refusedByTable('channel-taken')
    const change = new Change(stored, request.request, context.moment())
    change.set({ status: 'playing', activeChannel: row.channel, endedAt: null, ending: null })
    change.append({ kind: 'note', person: request.person, body: { what: 'reopened' } })
    change.noteModerator(request.person, 'reopen')
    change.note(how === 'moved' ? 'moved-back' : 'reopened')
    change.openStatus()
    change.progress(book, { before: [], after: owedAt(book, row.position), everybody: true })
    return change
  })
  return answered(context, committed)
}

/** What moderators did lately on a server. */
export const moderated = ({ store }: Context, server: string, limit: number): Promise<readonly AuditRow[]> =>
  auditOf(store.client, server, limit)

import { day } from '../../durations.ts'
import {
  type AnyRulebook,
  begin,
  type GameRecord,
  parseRecord,
  RecordError,
  type ReplayStep,
  replaySteps,
  type StateBase,
} from '../../kernel/index.ts'
import { type Client, countImported, isSwitchedOff, type SeatRow, writeAudit } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { ImportRecord } from '../elsewhere/requests.ts'
import { usualLobbyDays } from '../lobby/days.ts'
import { newTable } from '../lobby/open.ts'
import { lookOf } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { commitNew, firstResult } from '../play/commit.ts'
import { close } from '../play/end.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { giveWay } from './give-way.ts'

/** So much text is looked at: five times the longest game that computers have played. */
export const largestRecord = 4_000_000
const mostEntries = 5000
/** So many records are taken in on a server within a day. */
const importsADay = 10

/**
 * A game that was played elsewhere comes back from its record: every move is played again, and each position must be the one whose
 * fingerprint stands in the record. What does not fit is refused, with the first entry at which it does not.
 */
export async function importRecord(context: Context, request: ImportRecord): Promise<Result<Changed>> {
  const read = readRecord(context, request.record)
  if ('refused' in read) return read
  const { record, book } = read
  let change: Change
  try {
    change = await playedAgain(context, request, book, record)
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return refusedByTable('record-broken', { why: error.message })
  }
  const trouble = await commitNew(
    context,
    change,
    async (client) => (await takenEnough(context, client, request)) ?? (await noted(client, change, request.person)),
  )
  if (!trouble) return { look: lookOf(context, change), repeated: false }
  if (typeof trouble !== 'string') return trouble
  const first = await firstResult(context, request.request)
  return first && !first.refused ? { look: lookOf(context, first.stored), repeated: true } : refusedByTable('busy')
}

export async function takenEnough({ clock }: Context, client: Client, { server }: ImportRecord): Promise<Refused | undefined> {
  if (server === null) return undefined
  if (await isSwitchedOff(client, server, 'import')) return refusedByTable('import-off')
  const today = await countImported(client, server, new Date(clock.now().getTime() - day))
  return today >= importsADay ? refusedByTable('imported-enough', { most: importsADay }) : undefined
}

/** In `/admin log`, as what else only moderators may do. */
export async function noted(client: Client, { row: { server }, now: at }: Change, person: string): Promise<undefined> {
  await writeAudit(client, { table: null, server, person, action: 'import', body: {}, at })
}

export function readRecord(
  { books }: Context,
  text: string,
): { readonly record: GameRecord; readonly book: AnyRulebook } | Refused {
  if (text.length > largestRecord) return refusedByTable('record-too-large')
  let record: GameRecord
  try {
    record = parseRecord(text, 'record')
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return refusedByTable('record-broken', { why: error.message })
  }
  const book = books.get(record.game)
  if (!book) return refusedByTable('unknown-game')
  if (record.rules !== book.version) return refusedByTable('record-other-rules', { theirs: record.rules, ours: book.version })
  if (record.log.length > mostEntries) return refusedByTable('record-too-large')
  // A part of a game, or one whose positions nobody has marked, says nothing of whether it was so.
  if (record.from || record.final === undefined || record.log.some(({ mark }) => mark === undefined))
    return refusedByTable('record-unmarked')
  return { record, book }
}

/** The table as if it had been played here, by nobody. */
async function playedAgain(
  context: Context,
  { record: _, ...where }: ImportRecord,
  book: AnyRulebook,
  record: GameRecord,
): Promise<Change> {
  const { options, seed } = record
  const wished = { ...where, name: '', game: book.id, options, terms: { rated: false, imported: true } }
  const made = newTable(context, wished, book, usualLobbyDays)
  const change = new Change({ row: { ...made.row, seq: 0, activeChannel: null, options }, seats: [] }, where.request, made.moment)
  const steps = replaySteps(book, record)
  // The first step checks that it can begin at all.
  let next = steps.next()
  const people = record.people.map(({ wish }) => (wish === undefined ? {} : { wish }))
  const { position, seating, events, chapters, revealed } = begin(book, { options, people, seed })
  change.seats = seating.map((seat, number) => nobody(made.seats[0]!, number, seat, people[number]?.wish ?? null))
  const { live } = change.row
  const seatLive = live.seats[0]!
  change.set({
    ...{ seed, startedAt: change.now, position, status: 'playing' },
    live: { ...live, lobby: null, seats: seating.map(() => seatLive) },
  })
  change.append({ kind: 'open', person: where.person })
  change.append({ kind: 'start', chancy: true, events, chapters, revealed })
  change.copy(position)
  const numbers = new Map<number, number>()
  for (let count = 0; !next.done; count++) {
    numbers.set(next.value.entry.seq, append(change, next.value, numbers))
    await giveWay(count)
    next = steps.next()
  }
  const { result } = next.value.history.now.state
  close(change, { how: result ? 'finished' : 'ended', winners: [...(result?.winners ?? [])], by: null })
  // Whoever has the record knows all of it.
  change.set({ openedAt: change.now })
  return change
}

const nobody = (like: SeatRow, number: number, seat: string, wish: string | null): SeatRow => {
  return { ...like, number, seat, wish, person: null, name: `P${number + 1}`, joinedBy: `${like.joinedBy}/${number}` }
}

/** Appends an entry of the record under the number that it has here, which is returned. */
function append(change: Change, { entry, history, done }: ReplayStep<StateBase>, numbers: ReadonlyMap<number, number>): number {
  const { head } = change.row
  if (entry.kind === 'move') {
    const seat = change.seats.find((one) => one.seat === entry.seat)?.number ?? null
    const { events, chapters, revealed, chancy } = done!
    const body = { seat: entry.seat, move: entry.move }
    const { seq } = change.append({ kind: 'move', seat, parent: head, body, chancy, events, chapters, revealed })
    change.set({ head: seq, position: history.now })
    change.copyIfDue(history.now, chapters.length > 0)
    return seq
  }
  const body = entry.kind === 'undo' ? { to: numbers.get(entry.to) } : {}
  const { seq } = change.append({ kind: entry.kind, body })
  change.set({ head: numbers.get(history.line.at(-1)?.seq ?? 0) ?? 0, position: history.now, branch: history.branch })
  change.copy(history.now)
  return seq
}

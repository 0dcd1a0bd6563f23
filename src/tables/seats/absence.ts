import { day } from '../../durations.ts'
import { type SeatLive, type StoredTable, serverSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { owedAt, ownSeats } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { notPlaying, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import type { Away } from './requests.ts'

/** What counts as a month. */
const month = 30 * day
/** Where no server says otherwise. */
const standardDays = 14

type Absence = SeatLive['absences'][number]

/** The clock of a person stands while they are away; null: they are back earlier. So many days of a month, as the server has it. */
export async function away(context: Context, request: Away): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const { row } = stored
    if (row.status !== 'playing') return notPlaying(row)
    const own = ownSeats(stored, request.person)
    const [first] = own
    if (first === undefined) return refusedByTable('not-seated')
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    const change = new Change(stored, request.request, context.moment())
    const { now } = change.moment
    const until = request.until?.getTime() ?? null
    const absences = cutOff(row.live.seats[first]!.absences, now)
    const days = await daysAllowed(context, stored)
    const taken = until === null ? absences : [...absences, { from: now, until }]
    if (until !== null && (until <= now || lengthOf(taken) > days * day)) return refusedByTable('bad-absence', { days })
    for (const number of own) change.seatLive(number, { awayUntil: until, absences: taken })
    change.append({
      kind: 'note',
      person: request.person,
      seat: first,
      body: { what: until === null ? 'present' : 'away', until },
    })
    change.progressOf(book, owedAt(book, row.position), { present: own })
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}

async function daysAllowed({ store }: Context, { row }: StoredTable): Promise<number> {
  return row.server === null ? standardDays : (await serverSettings(store.client, row.server)).awayDays
}

/** The absences of the last month; one that is still on ends now, because another one begins or its person is back. */
export const cutOff = (absences: readonly Absence[], now: number): Absence[] =>
  absences
    .filter(({ until }) => until > now - month)
    .map(({ from, until }) => ({ from: Math.max(from, now - month), until: Math.min(until, now) }))

const lengthOf = (absences: readonly Absence[]): number => absences.reduce((sum, { from, until }) => sum + until - from, 0)

import type { AnyRulebook } from '../../kernel/index.ts'
import { type Luggage, type Question, readEntries, type SeatRow, type StoredTable } from '../../store/index.ts'
import type { Decided } from '../clocks/pause.ts'
import type { Context } from '../context.ts'
import { disagreement, recordOf, startedBy } from '../history/record.ts'
import { findByRef, owedAt } from '../look/look.ts'
import type { TableRef } from '../look/types.ts'
import type { Change } from '../play/change.ts'
import { close } from '../play/end.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import { type Address, readAddress } from './address.ts'
import { ownKeys } from './keys.ts'
import { seal } from './sealed.ts'

/** Whether the game may go on at that address: everybody who sits at it is asked, because they will sit there. */
export async function moveOf(
  context: Context,
  stored: StoredTable,
  book: AnyRulebook,
  to: string,
): Promise<Pick<Question, 'proposal' | 'asked' | 'needs'> | Refused> {
  const { row, seats } = stored
  if (row.purpose === 'practice') return refusedByTable('practises-alone')
  const address = readAddress(to)
  if (!address) return refusedByTable('bad-address')
  const { publicKey } = await ownKeys(context)
  if (address.key === publicKey && address.server === row.server) return refusedByTable('moves-nowhere')
  // There every move is played again.
  const isWhole = row.rules === book.version && (await disagreement(context.store.client, book, stored)) === undefined
  if (!isWhole) return refusedByTable('moves-not')
  const asked = seats.filter(({ person }) => person !== null).map(({ number }) => number)
  return { proposal: { kind: 'move', to: to.trim() }, asked, needs: 'everybody' }
}

/** Closes the table here, with its clocks as they stand and its secrets kept: it goes on elsewhere. */
export function moveAway(change: Change, book: AnyRulebook, to: string, { person, present }: Decided): void {
  change.set({ pausedAt: change.now })
  change.progressOf(book, owedAt(book, change.row.position), { present })
  change.append({ kind: 'end', person, body: { how: 'moved' } })
  close(change, { how: 'moved', winners: [], by: person, byVote: true, to })
}

/** A game that has moved, sealed for where it goes on: again and again the same, and nobody else can read it. */
export async function sealedGame(context: Context, ref: TableRef): Promise<string | undefined> {
  const stored = await findByRef(context.store.client, ref)
  const book = stored && context.books.get(stored.row.game)
  const to = readAddress(stored?.row.ending?.to ?? '')
  if (!stored || !book || !to) return undefined
  const content = JSON.stringify(await packed(context, book, stored))
  return seal(content, await ownKeys(context), to satisfies Address)
}

async function packed({ store }: Context, book: AnyRulebook, stored: StoredTable): Promise<Luggage> {
  const { row, seats } = stored
  const log = await readEntries(store.client, row.id, 1, row.seq)
  return {
    format: 'chancery-table',
    ...{ table: row.id, seq: row.seq, secret: row.secret, opener: row.opener },
    ...{ language: row.language, pace: row.pace, terms: row.terms, snapshots: row.live.snapshots },
    record: JSON.stringify(await recordOf(store.client, book, stored)),
    ids: [...startedBy(stored, log)],
    startedAt: row.startedAt?.getTime() ?? row.createdAt.getTime(),
    seats: seats.map((seat) => packedSeat(seat, row.live.seats[seat.number]!)),
    log: log.map(({ seq, kind, actor, person, seat, body, at }) => ({ seq, kind, actor, person, seat, body, at: at.getTime() })),
  }
}

function packedSeat(
  { seat, person, name, computer, level, plan, joinedBy }: SeatRow,
  { misses, excused, left, awayUntil, absences, nameplate }: StoredTable['row']['live']['seats'][number],
): Luggage['seats'][number] {
  const kept = { misses, excused, left, awayUntil, absences, nameplate }
  // Whoever has had themselves forgotten since goes nowhere.
  const played = person === null ? (computer ?? 'seated') : computer
  return { seat: seat ?? '', person, name, computer: played, level, plan, joinedBy, ...kept }
}

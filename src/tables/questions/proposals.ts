import { minute } from '../../durations.ts'
import type { AnyRulebook } from '../../kernel/index.ts'
import {
  isSwitchedOff,
  type Proposal,
  type Question,
  readEntries,
  type SeatRow,
  type StoredTable,
  seatsKnownTo,
} from '../../store/index.ts'
import { extendClock } from '../clocks/extend.ts'
import { isTime } from '../clocks/pace.ts'
import { halt } from '../clocks/pause.ts'
import type { Context } from '../context.ts'
import { moveAway, moveOf } from '../elsewhere/depart.ts'
import { needsOf, type Tail, tailOf } from '../history/tail.ts'
import { mustAgree, putBack, takeBack } from '../history/undo.ts'
import { unwanted } from '../lobby/unwanted.ts'
import { isMasked } from '../look/masked.ts'
import type { Change } from '../play/change.ts'
import { endGame } from '../play/end.ts'
import { notPlaying, type Refused, refusedByTable } from '../refusals.ts'
import type { Guest } from '../seats/requests.ts'
import { substitute } from '../seats/substitute.ts'
import { swapSeats } from '../seats/swap.ts'
import { isAwaited, isFree } from './holds.ts'
import type { Wish } from './requests.ts'

/** What is put to people: the proposal, whose answers count besides the asker's, and how many of them must agree. */
export interface Put extends Pick<Question, 'proposal' | 'asked' | 'needs'> {}

/** Makes a question of what somebody wishes, or says why it cannot be asked. */
export async function putToPeople(
  context: Context,
  stored: StoredTable,
  book: AnyRulebook,
  by: SeatRow,
  wish: Wish,
): Promise<Put | Refused> {
  const { row, seats } = stored
  // By who would come or go people would find out who sits where.
  if ((wish.kind === 'replace' || wish.kind === 'swap') && isMasked(row)) return refusedByTable('masked')
  const people = seats.filter(({ person }) => person !== null).map(({ number }) => number)
  // Whoever is not there, and has a computer sit in, cannot be waited for where most of the others are enough.
  const present = people.filter((number) => seats[number]!.computer === null)
  const vote = (proposal: Proposal): Put => ({ proposal, asked: present, needs: 'majority' })
  if (wish.kind !== 'swap' && row.status !== 'playing') return notPlaying(row)
  switch (wish.kind) {
    case 'pause':
      return row.pausedAt ? refusedByTable('table-paused') : vote({ kind: 'pause' })
    case 'resume':
      return row.pausedAt ? vote({ kind: 'resume' }) : refusedByTable('not-paused')
    case 'end':
      return vote({ kind: 'end' })
    case 'extend': {
      const refused = extensionRefused(stored, book, wish.seat, wish.time)
      return refused ?? vote({ kind: 'extend', seat: wish.seat, time: wish.time })
    }
    case 'replace': {
      const refused =
        (await guestRefused(context, stored, wish.seat, wish.guest)) ?? (await guestUnwanted(context, row.id, by, wish.guest))
      return refused ?? vote({ kind: 'replace', seat: wish.seat, guest: { ...wish.guest } })
    }
    case 'swap':
      return swapOf(stored, book, by, wish.seat, people)
    case 'move':
      return (await switchedOff(context, row)) ?? moveOf(context, stored, book, wish.to)
    case 'undo':
      return undoOf(context, stored, book, by, wish, people)
    case 'redo':
      return redoOf(context, stored, by)
  }
}

const switchedOff = async ({ store }: Context, { server }: StoredTable['row']): Promise<Refused | undefined> =>
  (await isSwitchedOff(store.client, server, 'import')) ? refusedByTable('import-off') : undefined

/** Whoever had to agree to an undo must agree that it is undone. */
async function redoOf({ store }: Context, stored: StoredTable, { person }: SeatRow): Promise<Put | Refused> {
  const { row } = stored
  const last = row.undone.at(-1)
  if (row.pausedAt) return refusedByTable('table-paused')
  if (!last || last.person !== person) return refusedByTable('nothing-to-redo')
  const [undo] = await readEntries(store.client, row.id, last.entry, last.entry)
  const proposal = { kind: 'redo', of: last.entry, to: Number(undo?.body.to ?? last.head), head: last.head } as const
  return { proposal, asked: [...mustAgree(stored, last.asked, person)], needs: 'everybody' }
}

export function extensionRefused(stored: StoredTable, book: AnyRulebook, seat: number, time: number): Refused | undefined {
  if (stored.row.pace.bank === null) return refusedByTable('no-clock')
  if (!isTime(time, minute)) return refusedByTable('bad-pace')
  return isAwaited(stored, book, seat) ? undefined : refusedByTable('not-awaited')
}

/** Asking somebody to take a seat over is an invitation, which they may have declined. */
const guestUnwanted = ({ store, clock }: Context, table: string, by: SeatRow, guest: Guest): Promise<Refused | undefined> =>
  unwanted(store.client, { table, by: by.person ?? '', guest: guest.person, now: clock.now() })

/** Whether somebody new may have the seat: nobody may come to know two hands. `played`: it may be somebody's now. */
export async function guestRefused(
  { store }: Context,
  { row, seats }: StoredTable,
  number: number,
  { person }: Guest,
  { played = false } = {},
): Promise<Refused | undefined> {
  if (row.purpose === 'practice') return refusedByTable('practises-alone')
  if (!played && !isFree(seats[number])) return refusedByTable('seat-not-free')
  if (seats.some((seat) => seat.person === person)) return refusedByTable('guest-seated')
  const known = await seatsKnownTo(store.client, row.id, person)
  return known.some((seat) => seat !== number) ? refusedByTable('guest-knows') : undefined
}

/** Whoever changes places knows what the other holds: where the game has secrets that concerns everybody. */
function swapOf({ row }: StoredTable, book: AnyRulebook, by: SeatRow, seat: number, people: readonly number[]): Put | Refused {
  if (row.status !== 'lobby' && row.status !== 'playing') return notPlaying(row)
  if (seat === by.number || !people.includes(seat)) return refusedByTable('nobody-to-swap')
  const started = row.status === 'playing'
  const secrets = started && book.secrets.length > 0
  return { proposal: { kind: 'swap', seat, started, secrets }, asked: secrets ? [...people] : [seat], needs: 'everybody' }
}

async function undoOf(
  context: Context,
  stored: StoredTable,
  book: AnyRulebook,
  by: SeatRow,
  { to }: Extract<Wish, { kind: 'undo' }>,
  people: readonly number[],
): Promise<Put | Refused> {
  const person = by.person ?? ''
  if (stored.row.pausedAt) return refusedByTable('table-paused')
  const tail = await tailOf(context.past, stored, { person, ...(to !== undefined && { to }) })
  if ('refused' in tail) return tail
  const needs = await needsOf(context, stored, book, tail, person)
  if (!needs) return refusedByTable('undo-free')
  const { reason, everybody, keeps } = needs
  if (reason === 'rules' || reason === 'start') return refusedByTable('undo-not-free', { reason })
  const isOther = (entry: Tail[number]): boolean => entry.actor !== 'computer' && entry.person !== person
  // Whoever made a move, and whoever sits where it was made: a moderator may have played for them.
  const moved = people.filter((number) => {
    const sits = (entry: Tail[number]): boolean => entry.seat === number || entry.person === stored.seats[number]!.person
    return tail.some((entry) => isOther(entry) && sits(entry))
  })
  return {
    proposal: { kind: 'undo', to: tail[0].seq, head: stored.row.head, reason, keeps },
    asked: everybody ? [...people] : moved,
    needs: 'everybody',
  }
}

/** Does what was agreed on. What cannot be done any more is refused and changes nothing. */
export async function carry(
  context: Context,
  change: Change,
  book: AnyRulebook,
  { proposal, by, asked }: Question,
  present: readonly number[],
): Promise<Refused | undefined> {
  const asker = change.seats[by]!.person
  const decided = { person: asker, present }
  switch (proposal.kind) {
    case 'pause':
    case 'resume':
      return void halt(change, book, proposal.kind === 'pause', decided)
    case 'end':
      return void endGame(change, { person: asker ?? '', byVote: true })
    case 'move':
      return void moveAway(change, book, proposal.to, decided)
    case 'extend':
      return void extendClock(change, book, proposal.seat, proposal.time, present)
    case 'replace': {
      const { person, name } = proposal.guest
      if (person === null) return refusedByTable('question-over')
      return substitute(context, change, book, proposal.seat, { person, name: name ?? '' })
    }
    case 'swap':
      return void swapSeats(change, book, [by, proposal.seat], present)
    case 'undo': {
      const tail = await tailOf(context.past, change.before, { person: asker ?? '', to: proposal.to })
      return 'refused' in tail ? tail : takeBack(context, change, book, tail, { ...decided, asked })
    }
    case 'redo':
      return putBack(context, change, book, proposal.of, decided)
  }
}

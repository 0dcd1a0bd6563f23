import { type AnyRulebook, apply, type Outcome, type PlainMove, type Position, type StateBase } from '../../kernel/index.ts'
import { type Actor, deleteDraft, type EntryRow, type SeatRow, type StoredTable } from '../../store/index.ts'
import { bookOf } from '../book.ts'
import { clicked } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { lookOf, owedAt } from '../look/look.ts'
import { mayPlayFor } from '../moderators/moderation.ts'
import { forgetAnswers, keepAnswers, waitsForWindow } from '../plans/window.ts'
import { showHands } from '../posts/hands.ts'
import { tellStruck } from '../posts/news.ts'
import { type Refused, refusedByGame, refusedByTable } from '../refusals.ts'
import type { Result } from '../requests.ts'
import { Change } from './change.ts'
import { type Committed, changeTable } from './commit.ts'
import { finishIfOver } from './end.ts'
import type { Play, Played } from './requests.ts'
import { tellWhatHappened } from './snapshots.ts'

/** A person's move, or a draft of several. */
export async function play(context: Context, request: Play): Promise<Result<Played>> {
  if (request.moves.length === 0) return refusedByTable('nothing-to-play')
  let kept: SeatRow | undefined
  const committed = await changeTable(context, request, request.request, async (stored) => {
    kept = undefined
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    const seat = request.moderator ? stored.seats[request.seat ?? -1] : seatOf(stored, request)
    if (!seat) return refusedByTable('not-seated')
    if (request.moderator && !(await mayPlayFor(context, { table: stored.row.id, person: request.person })))
      return refusedByTable('plays-here')
    if (request.step !== undefined && request.step !== stored.row.live.seats[seat.number]!.step) return refusedByTable('stale')
    const moment = clicked(context.moment(), request.at)
    const change = new Change(stored, request.request, moment)
    const { moves, person, drafted, moderator } = request
    // Whoever moves is back.
    if (seat.computer !== null && !moderator) change.seat(seat.number, { computer: null })
    if (moderator) change.noteModerator(person, 'move', { seat: seat.number })
    const actor = moderator ? 'moderator' : 'person'
    if (!moderator && waitsForWindow(book, stored, seat, moves)) {
      kept = seat
      return keepAnswers(change, book, seat, moves)
    }
    return carryOut(change, book, { seat, moves, actor, person, ...(drafted && { drafted }) })
  })
  const played = playedBy(context, committed)
  if (played.refused || !kept) return played
  return { ...played, seat: kept.number, ...(played.look.quietUntil && { keptUntil: played.look.quietUntil }) }
}

/** The seat that the person means; of several the one that owes something. */
function seatOf({ row, seats }: StoredTable, { person, seat }: Pick<Play, 'person' | 'seat'>): SeatRow | undefined {
  const own = seats.filter((candidate) => candidate.person === person)
  if (seat !== undefined) return own.find(({ number }) => number === seat)
  return own.find(({ number }) => row.live.seats[number]!.since !== null) ?? own[0]
}

export interface Moves {
  readonly seat: SeatRow
  readonly moves: readonly PlainMove[]
  readonly actor: Actor
  readonly person: string | null
  readonly drafted?: boolean
}

/** Plays the moves in order: all of them go into the change, or the first that is refused is the answer. */
export function carryOut(change: Change, book: AnyRulebook, { seat, moves, actor, person, drafted }: Moves): Change | Refused {
  const { row } = change
  const name = seat.seat
  if (name === null || row.position === null || row.seed === null) return refusedByTable('not-started')
  if (row.rules !== book.version) {
    // What the older rules played can be shown, but no longer replayed.
    change.copy(row.position, row.seq)
    change.set({ rules: book.version })
  }
  const before = owedAt(book, row.position)
  let position: Position<StateBase> = row.position
  let chapterEnded = false
  for (const [index, move] of moves.entries()) {
    const outcome: Outcome<StateBase> = apply(book, position, name, move, row.seed)
    if (outcome.refused) return refusedByGame(outcome.refused, index)
    position = outcome.position
    const { events, revealed, chancy } = outcome
    const entry = change.append({
      kind: 'move',
      actor,
      person,
      seat: seat.number,
      parent: change.row.head,
      body: { seat: name, move },
      chancy,
      events,
      chapters: outcome.chapters,
      revealed,
    })
    change.set({ head: entry.seq })
    change.copyIfDue(position, outcome.chapters.length > 0)
    chapterEnded ||= outcome.chapters.length > 0
  }
  change.set({ position, ...(row.undone.length > 0 && { undone: [] }) })
  const after = owedAt(book, position)
  forgetAnswers(change, after)
  // Calls lead to the message that they find.
  tellWhatHappened(change, book)
  change.progress(book, { before, after, moved: { seat: seat.number, by: actor }, chapterEnded })
  // What was put together is played, or too late.
  if (drafted || actor === 'deadline') change.within.push((client) => deleteDraft(client, row.id, seat.number))
  showHands(change, book, row.position.state, position.state)
  tellStruck(change, book)
  finishIfOver(change)
  return change
}

function playedBy(context: Context, committed: Committed): Result<Played> {
  if (committed.refused) return committed
  const { stored, entries, repeated } = committed
  return { look: lookOf(context, stored), seat: entries[0]?.seat ?? 0, entries: entries.map(written), repeated }
}

const written = ({ seq, events, chapters, revealed, chancy }: EntryRow) => ({ seq, events, chapters, revealed, chancy })

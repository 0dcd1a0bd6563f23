import { type AnyRulebook, chanceAfterUndo, heard, type Position, type StateBase, taught } from '../../kernel/index.ts'
import { cancelPosts, changePost, type EntryRow, postsSince, type StoredTable, statusesBefore } from '../../store/index.ts'
import { bookOf } from '../book.ts'
import type { Decided } from '../clocks/pause.ts'
import type { Context } from '../context.ts'
import { findSeen, owedAt, ownSeats } from '../look/look.ts'
import type { Seen } from '../look/types.ts'
import { forgetAnswers } from '../plans/window.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { showHands } from '../posts/hands.ts'
import { isEdited } from '../posts/post.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { moveOf, positionAt } from './positions.ts'
import type { Redo, Undo, UndoPreview } from './requests.ts'
import { needsOf, type Tail, tailOf } from './tail.ts'

/** While a game is paused nobody plays, but a moderator may put it right. */
const undoable = (context: Context, { row, seats }: StoredTable, { moderator }: Undo): AnyRulebook | Refused =>
  bookOf(context, { row: moderator ? { ...row, pausedAt: null } : row, seats })

export async function undoPreview(context: Context, request: Undo & Seen): Promise<Result<UndoPreview>> {
  const stored = await findSeen(context, request)
  if (!stored) return refusedByTable('no-table')
  const book = undoable(context, stored, request)
  if ('refused' in book) return book
  const tail = await tailOf(context.past, stored, request)
  if ('refused' in tail) return tail
  const viewer = stored.seats.find(({ person }) => person === request.person)?.seat ?? null
  const known = ({ events }: EntryRow): boolean => events.some((event) => heard(event, viewer) !== undefined)
  return {
    to: tail[0].seq,
    // What somebody else did in secret is not named.
    moves: tail
      .filter((entry) => entry.person === request.person || known(entry))
      .map((entry) => ({
        seq: entry.seq,
        seat: entry.seat ?? 0,
        type: moveOf(entry).move.type,
        told: entry.events.flatMap((event) => heard(event, viewer) ?? []),
      })),
    needs: await needsOf(context, stored, book, tail, request.person),
  }
}

export async function undo(context: Context, request: Undo): Promise<Result<Changed>> {
  const { person } = request
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const book = undoable(context, stored, request)
    if ('refused' in book) return book
    const tail = await tailOf(context.past, stored, request)
    if ('refused' in tail) return tail
    const needs = await needsOf(context, stored, book, tail, person)
    // What the rules of today did not play they cannot take back, whoever asks; and a moderator who plays here asks like everybody.
    const asModerator = request.moderator && !stored.seats.some((seat) => seat.person === person)
    if (needs && (needs.reason === 'rules' || !asModerator)) return refusedByTable('undo-not-free', { ...needs })

    const change = new Change(stored, request.request, context.moment())
    const refused = await takeBack(context, change, book, tail, { person, present: ownSeats(stored, person) })
    if (refused) return refused
    if (asModerator) change.noteModerator(person, 'undo', { to: tail[0].seq })
    return change
  })
  return answered(context, committed)
}

/** Takes back the moves of the tail, whoever has decided it. */
export async function takeBack(
  { past }: Context,
  change: Change,
  book: AnyRulebook,
  tail: Tail,
  { person, present, asked = [] }: Decided,
): Promise<Refused | undefined> {
  const { before, row } = change
  const [first] = tail
  const back = await positionAt(past, book, before, first.seq - 1)
  if (!back || !row.position) return refusedByTable('nothing-to-undo')
  const chance = chanceAfterUndo(back.chance, taught(tail), row.branch)
  const quiet = nobodyElseKnew(tail, person)
  change.set({
    head: first.parent ?? 0,
    branch: Math.max(row.branch, chance.branch),
    undone: [...row.undone, { entry: row.seq + 1, head: row.head, person: person ?? '', asked: [...asked], quiet }],
  })
  change.append({ kind: 'undo', person, body: { to: first.seq, ...(quiet && { quiet }) } })
  goTo(change, book, { state: back.state, chance }, present)
  takeBackPosts(change, first.seq)
  return undefined
}

/** To tell that somebody took back what they did in secret would tell that they had done something. */
const nobodyElseKnew = (tail: Tail, person: string | null): boolean =>
  person !== null &&
  tail.every((entry) => entry.person === person && entry.events.every((event) => heard(event, null) === undefined))

/** Brings back what the last undo took, with the chance that it had, as long as nothing was played since. */
export async function redo(context: Context, request: Redo): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, async (stored) => {
    const book = bookOf(context, stored)
    if ('refused' in book) return book
    const { row } = stored
    const last = row.undone.at(-1)
    if (!last) return refusedByTable('nothing-to-redo')
    if (last.person !== request.person && !request.moderator) return refusedByTable('nothing-to-redo')
    const present = ownSeats(stored, request.person)
    const asModerator = request.moderator && present.length === 0
    if (!asModerator && mustAgree(stored, last.asked, request.person).length > 0) return refusedByTable('redo-asks')
    const change = new Change(stored, request.request, context.moment())
    const refused = await putBack(context, change, book, last.entry, { person: request.person, present })
    if (refused) return refused
    if (last.person === request.person) change.audit(request, 'redo', { of: last.entry })
    else change.noteModerator(request.person, 'redo', { of: last.entry })
    return change
  })
  return answered(context, committed)
}

/** Of the seats whose consent an undo had, those of others: without them it is not undone itself. */
export const mustAgree = ({ seats }: StoredTable, asked: readonly number[], person: string): readonly number[] =>
  asked.filter((number) => seats[number]?.person != null && seats[number].person !== person)

/** Brings back what the undo of that entry took, whoever has decided it. */
export async function putBack(
  { past }: Context,
  change: Change,
  book: AnyRulebook,
  entry: number,
  { person, present }: Decided,
): Promise<Refused | undefined> {
  const { row } = change
  const last = row.undone.at(-1)
  const forward = last?.entry === entry && (await positionAt(past, book, change.before, entry - 1))
  if (!forward) return refusedByTable('nothing-to-redo')
  change.set({ head: last.head, undone: row.undone.slice(0, -1) })
  change.append({ kind: 'redo', person, body: { of: entry, ...(last.quiet && { quiet: true }) } })
  goTo(change, book, forward, present)
  // The message that the undo began tells of something that is not so any more.
  if (change.row.live.status?.body.from?.entry === entry) change.openStatus()
  else change.refreshStatus()
  return undefined
}

function goTo(change: Change, book: AnyRulebook, position: Position<StateBase>, present: readonly number[]): void {
  const { row } = change.before
  change.set({ position })
  forgetAnswers(change, [])
  change.copy(position)
  // What somebody takes back a plan must not play again at once: it counts as asked at the step that comes now.
  for (const { number } of change.seats) change.seatLive(number, { unplanned: change.row.live.seats[number]!.step + 1 })
  change.progress(book, { before: owedAt(book, row.position), after: owedAt(book, position), everybody: true, present })
  showHands(change, book, row.position?.state, position.state)
}

/** After everything that the entry told. */
const endOf = (entry: number) => ({ entry, event: Number.MAX_SAFE_INTEGER, chapter: 0 })

/** Unsent posts of what was taken back are cancelled; sent ones say so, if they are of the kind that is edited. */
function takeBackPosts(change: Change, to: number): void {
  const { status } = change.row.live
  // A status message that began with what is gone now cannot go on; a new one takes its place.
  const goesOn = status !== null && (status.body.from?.entry ?? 0) < to
  if (goesOn) change.refreshStatus()
  else {
    change.set({ live: { ...change.row.live, status: null } })
    change.openStatus()
  }
  change.within.push(async (client) => {
    const { revision } = change
    const { id: table, seq } = change.row
    const since = await postsSince(client, table, to)
    // What is asked of people holds, whatever is played.
    const stays = (id: string): boolean => id === change.row.live.status?.id || change.added.some((added) => added.id === id)
    const old = since.filter(({ id, kind, body }) => kind !== 'question' && !body.gone && !stays(id))
    const sent = old.filter(({ place, attempts }) => place !== null || attempts > 0)
    await cancelPosts(
      client,
      old.filter((post) => !sent.includes(post)).map(({ id }) => id),
    )
    // The phase that a move ended is not over when that move is taken back.
    for (const { id: post, body } of await statusesBefore(client, table, to, 2))
      if (body.until && body.until.entry >= to && !body.gone)
        await changePost(client, { id: post, seq, revision, body: { ...body, chapters: [], until: endOf(to - 1) } })
    for (const { id, kind, body } of sent)
      if (isEdited[kind]) await changePost(client, { id, seq, revision, body: { ...body, takenBack: true, closed: true } })
  })
}

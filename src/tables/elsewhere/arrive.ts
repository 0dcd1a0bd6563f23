import {
  type AnyRulebook,
  begin,
  type GameRecord,
  RecordError,
  type ReplayStep,
  replaySteps,
  type StateBase,
  same,
} from '../../kernel/index.ts'
import {
  countMovedHere,
  type Luggage,
  luggage as luggageSchema,
  personSettings,
  type SeatLive,
  type SeatRow,
  terms,
} from '../../store/index.ts'
import { isPace } from '../clocks/pace.ts'
import { freshSeat } from '../clocks/timing.ts'
import type { Context } from '../context.ts'
import { giveWay } from '../history/give-way.ts'
import { noted, readRecord, takenEnough } from '../history/import.ts'
import { hashOf } from '../history/seed.ts'
import { usualLobbyDays } from '../lobby/days.ts'
import { full } from '../lobby/limits.ts'
import { newTable } from '../lobby/open.ts'
import { lookOf, owedAt } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { commitNew } from '../play/commit.ts'
import { wishesOf } from '../posts/calls.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { ownKeys } from './keys.ts'
import type { ImportRecord } from './requests.ts'
import { open } from './sealed.ts'

/** What was opened and read, and by which key it was sealed. */
interface Arrival {
  readonly from: string
  readonly book: AnyRulebook
  readonly record: GameRecord
  readonly luggage: Luggage
}

/** It does not lead where it says. */
const broken = (why: string): Refused => refusedByTable('record-broken', { why })

/**
 * A game that was on at another Chancery goes on here, where its people agreed that it should: every move is played again, and nothing is
 * written unless each leads where it led there. It is paused then, so that nobody is called before somebody here lets it go on.
 */
export async function takeIn(context: Context, request: ImportRecord, sealed: unknown): Promise<Result<Changed>> {
  const arrival = await unpacked(context, request, sealed)
  if ('refused' in arrival) return arrival
  const { luggage, from } = arrival
  const origin = { from, table: luggage.table, seq: luggage.seq }
  const { client } = context.store
  if ((await countMovedHere(client, request.server, origin)) > 0) return refusedByTable('moved-here-already')
  const noRoom = await full(context, { server: request.server, person: request.person, terms: luggage.terms })
  if (noRoom) return noRoom
  const made = await playedHere(context, request, arrival)
  if ('refused' in made) return made
  const trouble = await commitNew(
    context,
    made,
    async (inside) => (await takenEnough(context, inside, request)) ?? (await noted(inside, made, request.person)),
  )
  if (!trouble) return { look: lookOf(context, made), repeated: false }
  if (typeof trouble !== 'string') return trouble
  return refusedByTable(trouble === 'taken' ? 'channel-taken' : 'moved-here-already')
}

async function unpacked(context: Context, { server }: ImportRecord, sealed: unknown): Promise<Arrival | Refused> {
  const opened = open(sealed, await ownKeys(context), server)
  if (opened.why === 'sealed-other-version') return refusedByTable(opened.why, { theirs: opened.theirs, ours: opened.ours })
  if (opened.why !== undefined) return refusedByTable(opened.why)
  const parsed = luggageSchema.safeParse(jsonIn(opened.content))
  if (!parsed.success) return broken(parsed.error.issues[0]?.path.join('.') ?? 'all of it')
  const luggage = parsed.data
  const read = readRecord(context, luggage.record)
  if ('refused' in read) return read
  const why = contradiction(context, luggage, read.record)
  return why === undefined ? { from: opened.from, luggage, ...read } : broken(why)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What in it does not agree with the rest of it. */
function contradiction({ entropy }: Context, { secret, ids, pace, seats, log, seq, terms: held }: Luggage, record: GameRecord) {
  if (entropy.seed(secret, ids) !== record.seed) return 'the seed was made from something else'
  if (!isPace(pace) || held.lesson !== null || held.copied) return 'it can be no game among people'
  if (seats.length !== record.people.length) return 'it has other seats than there are'
  const people = seats.flatMap(({ person }) => person ?? [])
  if (people.length === 0 || new Set(people).size < people.length) return 'somebody sits twice, or nobody'
  if (seats.some(({ person, computer }) => person === null && computer === null)) return 'somebody is missing'
  if (log.length !== seq || log.some((entry, index) => entry.seq !== index + 1)) return 'its log has gaps'
  const played = log.filter(({ kind }) => kind === 'move' || kind === 'undo' || kind === 'redo')
  const isSame = played.every((entry, index) => isIn(record.log[index], entry))
  return isSame && played.length === record.log.length ? undefined : 'its log is another one than its record'
}

/** Whether both say the same of one entry. */
function isIn(recorded: GameRecord['log'][number] | undefined, { seq, kind, body }: Luggage['log'][number]): boolean {
  if (recorded?.seq !== seq || recorded.kind !== kind) return false
  if (recorded.kind === 'move') return body.seat === recorded.seat && same(body.move, recorded.move)
  return recorded.kind === 'redo' || body.to === recorded.to
}

/** The table as it was there, each entry of its log at its old number. */
async function playedHere(context: Context, request: ImportRecord, arrival: Arrival): Promise<Change | Refused> {
  const { book, record, luggage, from } = arrival
  const change = await emptyTable(context, request, arrival)
  const { options, people, seed } = record
  let next: ReturnType<ReturnType<typeof replaySteps>['next']>
  const steps = replaySteps(book, record)
  try {
    next = steps.next()
    const opening = begin(book, { options, people, seed })
    if (luggage.seats.some(({ seat }, number) => seat !== opening.seating[number])) return broken('its seats are others')
    change.set({ position: opening.position })
    for (const entry of luggage.log) {
      const at = { ...entry, at: new Date(entry.at) }
      if (entry.kind === 'start') {
        const { events, chapters, revealed } = opening
        change.append({ ...at, chancy: true, events, chapters, revealed })
        change.copy(opening.position)
      } else if (!next.done && next.value.entry.seq === entry.seq) {
        played(change, at, next.value)
        await giveWay(entry.seq)
        next = steps.next()
      } else change.append(at)
    }
  } catch (error) {
    if (error instanceof RecordError) return broken(error.message)
    throw error
  }
  const { position } = change.row
  if (!next.done || !position || position.state.result) return broken('the game is over')
  const moved = { from, table: luggage.table, seq: luggage.seq, ids: [...luggage.ids] }
  change.set({
    status: 'playing',
    pausedAt: change.now,
    terms: terms.parse({ ...luggage.terms, ...request.terms, rated: false, moved }),
  })
  change.append({ kind: 'note', person: request.person, body: { what: 'moved-here' } })
  change.openStatus()
  change.progress(book, { before: [], after: owedAt(book, position), everybody: true })
  change.note('moved-here')
  return change
}

async function emptyTable(context: Context, request: ImportRecord, { book, record, luggage, from }: Arrival): Promise<Change> {
  const { secret, language, pace, snapshots, seq, table } = luggage
  const { person: _, record: __, terms: ___, ...where } = request
  const made = newTable(context, { ...where, ...{ person: luggage.opener, name: '', game: book.id } }, book, usualLobbyDays)
  const people = luggage.seats.flatMap(({ person }) => person ?? [])
  const row = {
    ...made.row,
    ...{ seq: 0, options: record.options, seed: record.seed, secret, secretHash: hashOf(secret), language, pace },
    opener: people.includes(luggage.opener) ? luggage.opener : people[0]!,
    startedAt: new Date(luggage.startedAt),
    live: {
      ...made.row.live,
      snapshots,
      lobby: null,
      seats: await Promise.all(luggage.seats.map((seat) => seatLive(context, luggage, seat))),
    },
  }
  // By this request it is known if it comes twice.
  const change = new Change({ row, seats: [] }, `moved/${from}/${table}/${seq}`, made.moment)
  change.seats = luggage.seats.map(({ seat, person, name, computer, level, plan, joinedBy }, number): SeatRow => {
    const wish = record.people[number]?.wish ?? null
    return { table: row.id, number, seat, person, name, computer, level, plan, joinedBy, wish }
  })
  return change
}

/** Its clock and what it has missed are as they were; how its person wishes to be called they say here. */
const seatLive = async (
  { store }: Context,
  { pace }: Luggage,
  { person, misses, excused, left, awayUntil, absences, nameplate }: Luggage['seats'][number],
): Promise<SeatLive> => ({
  ...freshSeat(pace),
  ...(person !== null && wishesOf(await personSettings(store.client, person))),
  ...{ misses, excused, left, awayUntil, absences, nameplate },
})

type Logged = Omit<Luggage['log'][number], 'at'> & { readonly at: Date }

function played(change: Change, entry: Logged, { history, done }: ReplayStep<StateBase>): void {
  const { head } = change.row
  if (done) {
    const { events, chapters, revealed, chancy } = done
    change.append({ ...entry, parent: head, chancy, events, chapters, revealed })
    change.set({ head: entry.seq, position: history.now })
    change.copyIfDue(history.now, chapters.length > 0)
    return
  }
  change.append(entry)
  change.set({ head: history.line.at(-1)?.seq ?? 0, position: history.now, branch: history.branch })
  change.copy(history.now)
}

import { hour } from '../../durations.ts'
import type { AnyRulebook, ChapterEnd, Event, Notice, Owed, Position, StateBase } from '../../kernel/index.ts'
import type {
  Actor,
  Audience,
  Client,
  EntryKind,
  EntryRow,
  NewPost,
  PositionCopy,
  PostBody,
  PostChange,
  PostKind,
  SeatLive,
  SeatRow,
  StoredTable,
  TableRow,
} from '../../store/index.ts'
import { type AuditRow, addPosts, channelQueue, entryRequest, findPost, writeAudit } from '../../store/index.ts'
import type { Moment } from '../clocks/timing.ts'
import type { CallKind } from '../posts/calls.ts'
import { type Progress, progressed } from './progress.ts'
import type { PhaseEnd } from './snapshots.ts'

/** A position is copied at least this often, so that any point is at most this many moves of replay away. */
const mostEntriesBetweenCopies = 50

/** What goes to one person alone is their private mail. Calls begin in the channel's queue: they lead to what stands there. */
function queueOf(kind: PostKind, audience: Audience): string {
  if (audience.to === 'moderators' || audience.to === 'followers') return audience.to
  return audience.to === 'channel' || kind === 'ping' ? channelQueue : audience.person
}

interface NewEntry {
  readonly kind: EntryKind
  readonly body?: Readonly<Record<string, unknown>>
  readonly actor?: Actor
  readonly person?: string | null
  readonly seat?: number | null
  readonly parent?: number
  readonly chancy?: boolean
  readonly events?: readonly Event[]
  readonly chapters?: readonly ChapterEnd[]
  readonly revealed?: readonly Notice[]
  /** Now if absent. */
  readonly at?: Date
}

/** One change of a table, put together before anything is written: the new rows, entries of the log, copies, posts. */
export class Change {
  readonly before: StoredTable
  readonly moment: Moment
  readonly request: string
  row: TableRow
  seats: readonly SeatRow[]
  readonly entries: EntryRow[] = []
  readonly copies: PositionCopy[] = []
  readonly added: NewPost[] = []
  readonly changed = new Map<string, PostChange>()
  /** What else belongs into the same transaction. */
  readonly within: ((client: Client) => Promise<void>)[] = []
  #digest = false
  #looksElsewhere = false

  constructor(before: StoredTable, request: string, moment: Moment) {
    this.before = before
    this.request = request
    this.moment = moment
    this.row = before.row
    this.seats = before.seats
  }

  /** Whoever sends an older version of a message knows by this that there is a newer one. */
  get revision(): number {
    return this.before.row.version + 1
  }

  /** As `within`, for what is written by what other tables have just written as well: no version of this one guards that. */
  amongOthers(work: (client: Client) => Promise<void>): void {
    this.#looksElsewhere = true
    this.within.push(work)
  }

  get now(): Date {
    return new Date(this.moment.now)
  }

  set(columns: Partial<TableRow>): void {
    this.row = { ...this.row, ...columns }
  }

  seat(number: number, columns: Partial<SeatRow>): void {
    this.seats = this.seats.map((seat) => (seat.number === number ? { ...seat, ...columns } : seat))
  }

  /** Appends an entry to the log. The first carries the request's own id, by which a repeated delivery is known. */
  append(entry: NewEntry): EntryRow {
    const seq = this.row.seq + 1
    const written: EntryRow = {
      table: this.row.id,
      seq,
      request: entryRequest(this.request, this.entries.length),
      kind: entry.kind,
      actor: entry.actor ?? 'person',
      person: entry.person ?? null,
      seat: entry.seat ?? null,
      body: { ...entry.body },
      parent: entry.parent ?? null,
      rules: this.row.rules,
      chancy: entry.chancy ?? false,
      events: [...(entry.events ?? [])].map((event) => ({ ...event, to: event.to && [...event.to] })),
      chapters: [...(entry.chapters ?? [])],
      revealed: [...(entry.revealed ?? [])],
      at: entry.at ?? this.now,
    }
    this.entries.push(written)
    this.set({ seq })
    return written
  }

  /** Keeps a copy of the position as it is after the last entry. */
  copy(position: Position<StateBase>, seq = this.row.seq): void {
    this.copies.push({ seq, rules: this.row.rules, position })
    this.row = { ...this.row, live: { ...this.row.live, copied: seq } }
  }

  copyIfDue(position: Position<StateBase>, chapterEnded: boolean): void {
    if (chapterEnded || this.row.seq - this.row.live.copied >= mostEntriesBetweenCopies) this.copy(position)
  }

  /** Steps, clocks, what is due, whom to call. */
  progress(book: AnyRulebook, progress: Progress): void {
    const { live, called } = progressed(this.row, this.seats, book, progress, this.moment)
    this.set({ live })
    this.statusForCallsOf(
      called.flatMap(({ seat, how }) => (how?.near || how?.quiet ? [] : [seat])),
      progress.after,
    )
    for (const { seat, how } of called) this.call(seat, how)
  }

  /** Nothing about the decisions changed, but who sits where or how time runs. */
  progressOf(book: AnyRulebook, owed: readonly Owed[], who: Pick<Progress, 'changed' | 'present'> = {}): void {
    this.progress(book, { before: owed, after: owed, ...who })
  }

  /** Calls a seat to its sitting, once more, or to say that the next one is near. */
  call(number: number, how: CallKind = {}): void {
    const { person } = this.seats[number]!
    // Whoever practises is waited for by nobody.
    if (person === null || this.row.purpose === 'practice') return
    const { sitting } = this.row.live.seats[number]!
    this.say('ping', { to: 'seat', seat: number, person }, { sitting, ...how })
  }

  /** Notes what somebody did who decides here only as a moderator. */
  audit(
    { person, moderator }: { readonly person: string; readonly moderator?: boolean },
    action: string,
    body: AuditRow['body'] = {},
  ): void {
    if (moderator && person !== this.before.row.opener) this.noteModerator(person, action, body)
  }

  /** Notes what only a moderator may do. */
  noteModerator(person: string, action: string, body: AuditRow['body'] = {}): void {
    const { id: table, server } = this.before.row
    this.within.push((client) => writeAudit(client, { table, server, person, action, body, at: this.now }))
  }

  /** A new message, to be sent in its turn. */
  say(kind: PostKind, audience: Audience, body: PostBody = {}): string {
    const { live, id: table, seq } = this.row
    const messages = live.messages + 1
    const id = `${table}.${messages.toString(36)}`
    const queue = queueOf(kind, audience)
    this.added.push({
      id,
      table,
      number: live.posts + 1,
      queue,
      kind,
      audience,
      firstSeq: seq,
      seq,
      revision: this.revision,
      body,
    })
    this.set({ live: { ...live, messages, posts: live.posts + 1 } })
    return id
  }

  /** Tells a person of all that waits for them, unless another of their tables has done so today. */
  digest(number: number, id: string): void {
    const { person } = this.seats[number]!
    if (person === null) return
    const { live, id: table, seq } = this.row
    const audience: Audience = { to: 'seat', seat: number, person }
    const post: NewPost = {
      ...{ id, table, number: live.posts + 1, queue: person, kind: 'digest', audience },
      ...{ firstSeq: seq, seq, revision: this.revision, body: {} },
    }
    this.set({ live: { ...live, posts: live.posts + 1 } })
    this.#digest = true
    this.amongOthers(async (client) => {
      if (!(await findPost(client, id))) await addPosts(client, [post])
    })
  }

  seatLive(number: number, columns: Partial<SeatLive>): void {
    const { live } = this.row
    this.set({ live: { ...live, seats: live.seats.map((seat, index) => (index === number ? { ...seat, ...columns } : seat)) } })
  }

  note(what: string, params: Readonly<Record<string, unknown>> = {}): void {
    this.say('note', { to: 'channel' }, { what, params })
  }

  openLobby(): void {
    this.#open('lobby', {})
  }

  /** Opens the message that is edited in place from now on; the one before loses its buttons. */
  openStatus(from: NonNullable<PostBody['from']> = { entry: this.row.seq, event: 0 }): void {
    this.closeStatus()
    this.#open('status', { from })
  }

  #open(kind: 'lobby' | 'status', body: PostBody): void {
    const id = this.say(kind, { to: 'channel' }, body)
    this.set({ live: { ...this.row.live, status: { id, body, at: this.moment.now } } })
  }

  /** The message tells up to the end of the phase and stays; the next one goes on from there. */
  nextStatus(end: PhaseEnd): void {
    this.closeStatus(end)
    this.#open('status', { from: { entry: end.until.entry, event: end.until.event } })
  }

  closeStatus(end: Partial<PhaseEnd> = {}): void {
    const { status } = this.row.live
    if (!status) return
    this.edit(status.id, { ...status.body, ...end, closed: true })
    this.set({ live: { ...this.row.live, status: null } })
  }

  /**
   * Whoever is called for what everybody knows of finds the board at the end of the channel: by a message of its own if the table wishes
   * that, or where the one that is open lies too far back.
   */
  statusForCallsOf(seats: readonly number[], owed: readonly Owed[]): void {
    const { status, snapshots } = this.row.live
    const isOpen = seats.some((number) => owed.some(({ seat, quiet }) => seat === this.seats[number]!.seat && !quiet))
    if (!isOpen || !status?.body.from) return
    const { seq } = this.row
    const event = this.entries.at(-1)?.events.length ?? 0
    if (snapshots === 'calls' && status.body.from.entry < seq)
      this.nextStatus({ until: { entry: seq, event, chapter: 0 }, chapters: [] })
    else if (this.moment.now - status.at >= hour) {
      this.edit(status.id, { ...status.body, gone: true })
      this.#open('status', status.body)
    }
  }

  /** The message of the lobby or of the phase that is on has something new to say. */
  refreshStatus(): void {
    const { status } = this.row.live
    if (status) this.edit(status.id)
  }

  edit(id: string, body?: PostBody): void {
    const { seq } = this.row
    const fresh = this.added.findIndex((post) => post.id === id)
    if (fresh >= 0) {
      this.added[fresh] = { ...this.added[fresh]!, seq, ...(body && { body }) }
      return
    }
    this.changed.set(id, { ...this.changed.get(id), id, seq, revision: this.revision, ...(body && { body }) })
  }

  get looksElsewhere(): boolean {
    return this.#looksElsewhere
  }

  get posts(): boolean {
    return this.#digest || this.added.length > 0 || this.changed.size > 0
  }
}

import { day } from '../../durations.ts'
import {
  addWhisper,
  type Client,
  countNew,
  countWhispers,
  findTable,
  findWhisper,
  hasBlocked,
  isSwitchedOff,
  markSeen,
  reportedOn,
  reportWhisper,
  type StoredTable,
  setBlock,
  type WhisperRow,
  whispersAt,
  writeAudit,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import { isMasked } from '../look/masked.ts'
import { notPlaying, type Refused, refusedByTable } from '../refusals.ts'

// What people at a table tell each other in private is no part of the game: nothing of the table itself changes by it, so that nobody
// else can find out whether anything was told.

export const longestWhisper = 1000
/** So many may somebody send within a day, and may be sent at one table. */
const mostOfOne = 50
const mostAtATable = 200

export interface WhisperWish {
  readonly table: string
  readonly request: string
  readonly person: string
  /** The number of the seat whose person is to read it. */
  readonly seat: number
  readonly text: string
}

export function whisper(
  { store, clock }: Context,
  wish: WhisperWish,
): Promise<Refused | { readonly refused?: undefined; readonly to: string | null }> {
  const { table, request: id, person } = wish
  const at = clock.now()
  return store.transaction(async (client) => {
    const stored = await findTable(client, { id: table })
    if (!stored) return refusedByTable('no-table')
    const text = wish.text.trim().slice(0, longestWhisper)
    const from = stored.seats.find((seat) => seat.person === person)
    const to = stored.seats[wish.seat]
    const refused = await mayNot(client, stored, { from: from?.number, to: to?.person ?? null, person, text, at })
    if (refused) return refused
    // `!`: both were just found to be there.
    const reader = to!.person!
    // At an anonymous table a refusal would tell who sits there: the note stays with its sender.
    const isKept = isMasked(stored.row) && (await hasBlocked(client, reader, person))
    const row = {
      id,
      table,
      text,
      sender: person,
      recipient: isKept ? person : reader,
      fromSeat: from!.number,
      toSeat: to!.number,
    }
    await addWhisper(client, { ...row, at, seenAt: isKept ? at : null, reportedAt: null })
    return { to: isKept ? null : reader }
  })
}

interface Telling {
  readonly from: number | undefined
  readonly to: string | null
  readonly person: string
  readonly text: string
  readonly at: Date
}

async function mayNot(
  client: Client,
  { row }: StoredTable,
  { from, to, person, text, at: now }: Telling,
): Promise<Refused | undefined> {
  if (row.status !== 'playing') return notPlaying(row)
  if (from === undefined) return refusedByTable('not-seated')
  if (!row.terms.whispers || (await isSwitchedOff(client, row.server, 'whispers'))) return refusedByTable('whispers-off')
  if (to === null || to === person) return refusedByTable('nobody-to-whisper-to')
  if (text === '') return refusedByTable('nothing-to-whisper')
  if (!isMasked(row) && (await hasBlocked(client, to, person))) return refusedByTable('whisper-blocked')
  const at = { gte: new Date(now.getTime() - day) }
  if ((await countWhispers(client, { sender: person, at })) >= mostOfOne)
    return refusedByTable('whispered-enough', { most: mostOfOne })
  return (await countWhispers(client, { table: row.id, at })) >= mostAtATable
    ? refusedByTable('whispered-enough', { most: mostAtATable })
    : undefined
}

export interface Whispers {
  /** The latest first. */
  readonly shown: readonly (WhisperRow & { readonly blocked: boolean })[]
  /** Everybody may read them, because the table wished so and its secrets are open. */
  readonly open: boolean
}

const shownAtOnce = 15

/** What the person has sent and got, which counts as read now; of a table that opened them, all. */
export async function readWhispers({ store: { client }, clock }: Context, table: string, person: string): Promise<Whispers> {
  const stored = await findTable(client, { id: table })
  const open = stored !== undefined && stored.row.openedAt !== null && stored.row.terms.whispersOpen
  const rows = await whispersAt(client, table, shownAtOnce, open ? undefined : person)
  await markSeen(client, table, person, clock.now())
  const shown = await Promise.all(
    rows.map(async (row) => ({ ...row, blocked: row.sender !== person && (await hasBlocked(client, person, row.sender)) })),
  )
  return { shown, open }
}

export const newWhispers = ({ store }: Context, table: string, person: string): Promise<number> =>
  countNew(store.client, table, person)

/** That there were some is all that a moderator sees of those that nobody reported. */
export const whisperCount = ({ store }: Context, table: string): Promise<number> => countWhispers(store.client, { table })

/** Whoever got it opens that one to the moderators. */
export const report = ({ store, clock }: Context, id: string, person: string): Promise<boolean> =>
  store.transaction(async (client) => {
    const at = clock.now()
    if (!(await reportWhisper(client, id, person, at))) return false
    const found = await findWhisper(client, id)
    const stored = found && (await findTable(client, { id: found.table }))
    if (stored)
      await writeAudit(client, {
        table: stored.row.id,
        server: stored.row.server,
        person,
        action: 'whisper-report',
        body: {},
        at,
      })
    return true
  })

/** Of one that they got: its sender can tell them nothing any more, or can again. */
export async function block({ store: { client } }: Context, id: string, person: string, on: boolean): Promise<boolean> {
  const found = await findWhisper(client, id)
  if (found?.recipient !== person) return false
  await setBlock(client, person, found.sender, on)
  return true
}

/** What was reported on a server, but not of tables at which the moderator plays. */
export async function reported(
  { store: { client } }: Context,
  server: string,
  moderator: string,
): Promise<readonly WhisperRow[]> {
  const rows = await reportedOn(client, server, shownAtOnce)
  const readable = await Promise.all(
    rows.map(async (row) => {
      const stored = await findTable(client, { id: row.table })
      return !stored?.seats.some(({ person }) => person === moderator)
    }),
  )
  return rows.filter((_, index) => readable[index])
}

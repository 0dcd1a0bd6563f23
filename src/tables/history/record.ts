import {
  type AnyRulebook,
  advance,
  type Beginning,
  begin,
  type Entry,
  type GameRecord,
  type History,
  parseRecord,
  recordSteps,
  type StateBase,
  same,
  startHistory,
} from '../../kernel/index.ts'
import { type Client, copyBefore, type EntryRow, readEntries, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { findByRef } from '../look/look.ts'
import { isMasked } from '../look/masked.ts'
import type { TableRef } from '../look/types.ts'
import { giveWay, unhurried } from './give-way.ts'
import { moveOf } from './positions.ts'
import type { Fairness } from './requests.ts'

/** The entries of the log that change the position, as the kernel has them. */
const entriesOf = (rows: readonly EntryRow[]): Entry[] =>
  rows.flatMap(({ kind, seq, body, ...row }): Entry[] => {
    if (kind === 'move') return [{ kind, seq, ...moveOf({ kind, seq, body, ...row }) }]
    if (kind === 'undo') return [{ kind, seq, to: Number(body.to) }]
    return kind === 'redo' ? [{ kind, seq }] : []
  })

const openingOf = ({ row, seats }: StoredTable, seed: string) => ({
  options: row.options,
  people: seats.map(({ wish }) => (wish === null ? {} : { wish })),
  seed,
})

/** The complete record of a game whose secrets are open: whoever has it can play it again exactly. */
export async function record(context: Context, ref: TableRef): Promise<GameRecord | undefined> {
  const { client } = context.store
  const stored = await findByRef(client, ref)
  const book = stored && context.books.get(stored.row.game)
  if (!stored || !book || stored.row.openedAt === null || stored.row.seed === null) return undefined
  if (stored.row.record !== null) return parseRecord(stored.row.record, `the record of table ${stored.row.id}`)
  return recordOf(client, book, stored)
}

/** The same of a game whatever is known of it: whoever has it knows every secret. */
export async function recordOf(client: Client, book: AnyRulebook, stored: StoredTable): Promise<GameRecord> {
  const rows = await readEntries(client, stored.row.id, 1, stored.row.seq)
  const opening = { ...openingOf(stored, stored.row.seed ?? ''), ...(stored.row.terms.copied && (await beganAt(client, rows))) }
  return unhurried(recordSteps(book, opening, entriesOf(rows)))
}

/** A game that goes on from a moment of another one begins with that position. */
async function beganAt(client: Client, rows: readonly EntryRow[]): Promise<{ readonly from?: Beginning }> {
  const start = rows.find(({ kind }) => kind === 'start')
  const copy = start && (await copyBefore(client, start.table, start.seq))
  return copy ? { from: { seq: copy.seq, position: copy.position } } : {}
}

/** The interactions that joined and started, in that order, also where that was elsewhere. */
export const startedBy = ({ row, seats }: StoredTable, log: readonly EntryRow[]): readonly string[] =>
  row.terms.moved?.ids ?? [
    ...seats.map(({ joinedBy }) => joinedBy),
    ...log.flatMap(({ kind, request }) => (kind === 'start' ? [request] : [])),
  ]

/** What makes the chance of a table verifiable; the secret itself only once all secrets are open. */
export async function fairness(context: Context, ref: TableRef): Promise<Fairness | undefined> {
  const stored = await findByRef(context.store.client, ref)
  if (!stored) return undefined
  const { row } = stored
  const log = await readEntries(context.store.client, row.id, 1, row.seq, 200)
  // Whoever joined when would tell who sits where.
  const ids = isMasked(row) ? [] : startedBy(stored, log)
  const open = row.openedAt !== null
  return {
    secretHash: row.secretHash,
    ids,
    secret: open ? row.secret : undefined,
    seed: open ? (row.seed ?? undefined) : undefined,
  }
}

/** Plays the whole log of a table again. Gives what does not agree with what is stored; undefined if everything does. */
export async function disagreement(client: Client, book: AnyRulebook, stored: StoredTable): Promise<string | undefined> {
  const { row } = stored
  if (row.seed === null) return row.position ? 'there is a position but no seed' : undefined
  const rows = await readEntries(client, row.id, 1, row.seq)
  if (rows.some(({ seq }, index) => seq !== index + 1) || rows.length !== row.seq) return 'the log has gaps'
  const { from } = row.terms.copied ? await beganAt(client, rows) : {}
  const start = from?.position ?? begin(book, openingOf(stored, row.seed)).position
  let history: History<StateBase> = startHistory(start)
  for (const entry of entriesOf(rows)) {
    const step = advance(book, history, entry, row.seed)
    if (step.problem !== undefined) return `entry ${entry.seq}: ${step.problem}`
    history = step.history
    await giveWay(entry.seq)
  }
  if (!same(history.now, row.position)) return 'the log replays to another position'
  return (history.line.at(-1)?.seq ?? 0) === row.head ? undefined : 'another move is the last in force'
}

import {
  type AnyRulebook,
  apply,
  type Position,
  parseRecord,
  RecordError,
  replaySteps,
  type StateBase,
  same,
} from '../kernel/index.ts'
import {
  copyBefore,
  type Database,
  dueLanes,
  type EntryRow,
  findDraft,
  findTable,
  firstIn,
  type PositionCopy,
  personSettings,
  postsSince,
  readEntries,
  readHeartbeat,
  readHome,
  SpoiledRow,
  type StoredTable,
  serverSettings,
  spoiledRows,
} from '../store/index.ts'
import { giveWay, unhurried } from '../tables/history/give-way.ts'
import { moveOf } from '../tables/history/positions.ts'
import { disagreement } from '../tables/history/record.ts'

export interface Contents {
  readonly tables: number
  readonly entries: number
  /** How many moves were carried out again and led to the position that is stored. */
  readonly replayed: number
  /** Everything that is not as it should be, one line each. */
  readonly problems: readonly string[]
}

/** Reads every row, and plays every table again from stored position to stored position. */
const said = (time: Date | null): string => time?.toISOString() ?? 'no time'

export async function checkContents({ client }: Database, books: ReadonlyMap<string, AnyRulebook>): Promise<Contents> {
  const problems: string[] = []
  let tables = 0
  let entries = 0
  let replayed = 0

  /** Notes what is spoiled and goes on with the rest. */
  async function noting<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SpoiledRow)) throw error
      problems.push(error.message)
      return undefined
    }
  }

  async function checkTable(id: string): Promise<void> {
    const stored = await findTable(client, { id })
    if (!stored) return
    if (stored.row.kept === 'record') return await noting(() => checkRecord(stored))
    const log = await readEntries(client, id, 1, stored.row.seq)
    entries += log.length
    const gap = log.findIndex((entry, index) => entry.seq !== index + 1)
    const whole = gap < 0 && log.length === stored.row.seq
    if (!whole) problems.push(`the log of table ${id} has no entry ${(gap < 0 ? log.length : gap) + 1}`)
    await checkDue(stored)
    await noting(() => postsSince(client, id, 0))
    for (const { number } of stored.seats) await noting(() => findDraft(client, id, number))
    if (whole) await noting(() => replayLog(stored, log))
  }

  /** Where the log is kept no longer the record must lead to the position. */
  async function checkRecord({ row }: StoredTable): Promise<void> {
    const book = books.get(row.game)
    if (!book) return
    try {
      const record = parseRecord(row.record ?? '', `the record of table ${row.id}`)
      replayed += record.log.length
      if (record.rules !== book.version) return
      const { history } = await unhurried(replaySteps(book, record))
      if (!same(history.now.state, row.position?.state))
        problems.push(`the record of table ${row.id} does not lead to its position`)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      problems.push(error.message)
    }
  }

  /** What is due stands in one column, and when to look for it in others. */
  async function checkDue({ row }: StoredTable): Promise<void> {
    const columns = await client.table.findUnique({ where: { id: row.id }, select: { dueAt: true, thinkAt: true } })
    for (const lane of dueLanes) {
      const [looked, comes] = [columns?.[`${lane}At`] ?? null, firstIn(lane, row.live.due)]
      if (looked?.getTime() !== comes?.getTime())
        problems.push(`what is due at table ${row.id} comes at ${said(comes)}, but is looked for at ${said(looked)}`)
    }
  }

  async function replayLog(stored: StoredTable, log: readonly EntryRow[]): Promise<void> {
    const { row } = stored
    const book = books.get(row.game)
    if (!book || row.seed === null) return
    // What older rules played cannot be played again from the start, only between the positions that were stored since.
    if (log.every(({ kind, rules }) => kind !== 'move' || rules === book.version)) {
      const wrong = await disagreement(client, book, stored)
      if (wrong) problems.push(`table ${row.id}: ${wrong}`)
    }
    const copies = await client.storedPosition.findMany({
      where: { table: row.id },
      orderBy: { seq: 'asc' },
      select: { seq: true },
    })
    for (const [index, { seq }] of copies.entries()) {
      const copy = await copyBefore(client, row.id, seq)
      const next = copies[index + 1]
      const end = next
        ? await copyBefore(client, row.id, next.seq)
        : row.position && { seq: row.seq, rules: row.rules, position: row.position }
      if (copy && end) await playOn(book, row.id, row.seed, copy, end, log)
    }
  }

  async function playOn(
    book: AnyRulebook,
    table: string,
    seed: string,
    from: PositionCopy,
    to: PositionCopy,
    log: readonly EntryRow[],
  ): Promise<void> {
    let position: Position<StateBase> = from.position
    for (const entry of log.slice(from.seq, to.seq)) {
      // An undo leads elsewhere, and what an older version of the rules played stands as it was stored.
      if (entry.kind === 'undo' || entry.kind === 'redo') return
      if (entry.kind !== 'move') continue
      if (entry.rules !== book.version) return
      const { seat, move } = moveOf(entry)
      const outcome = apply(book, position, seat, move, seed)
      if (outcome.refused)
        return void problems.push(`entry ${entry.seq} of table ${table} is refused now: ${outcome.refused.code}`)
      position = outcome.position
      replayed++
      await giveWay(entry.seq)
    }
    if (!same(position, to.position)) problems.push(`the position of table ${table} at ${to.seq} is not what its log leads to`)
  }

  for (const { id } of await client.table.findMany({ select: { id: true }, orderBy: { createdAt: 'asc' } })) {
    tables++
    await noting(() => checkTable(id))
  }
  for (const { id } of await client.person.findMany({ select: { id: true } })) await noting(() => personSettings(client, id))
  for (const { id } of await client.server.findMany({ select: { id: true } })) await noting(() => serverSettings(client, id))
  await noting(() => readHeartbeat(client))
  await noting(() => readHome(client))
  problems.push(...(await spoiledRows(client)))
  return { tables, entries, replayed, problems }
}

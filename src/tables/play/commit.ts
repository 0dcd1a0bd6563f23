import {
  addPosts,
  alreadyThere,
  appendEntry,
  type Client,
  changePost,
  type EntryRow,
  entryOf,
  findTable,
  insertTable,
  type Lane,
  laneOf,
  readEntries,
  type StoredTable,
  storePosition,
  updateTable,
  writeSeats,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import { keyOf, lookOf } from '../look/look.ts'
import type { TableRef } from '../look/types.ts'
import { lookEvery } from '../loop.ts'
import { keepUp } from '../questions/open.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { keepResult } from '../standing/result.ts'
import type { Change } from './change.ts'

/** Somebody else changed the table first, or took the channel that was to be its own: it is to be decided anew. */
class Overtaken extends Error {}
/** This request was carried out before. */
class Repeated extends Error {}

/** How often a change is tried again because another one was faster. In one process they queue, so these are other processes. */
const mostAttempts = 12

export type Committed =
  | Refused
  | {
      readonly refused?: undefined
      readonly stored: StoredTable
      readonly entries: readonly EntryRow[]
      readonly repeated: boolean
    }

/** What whoever asked for the change is told: how the table looks now. */
export const answered = (context: Context, committed: Committed): Result<Changed> =>
  committed.refused ? committed : { look: lookOf(context, committed.stored), repeated: committed.repeated }

/** What is to be done with the table as it is: a change of it, or why not. Asked again when another change won the race. */
export type Decide = (stored: StoredTable) => Change | Refused | Promise<Change | Refused>

/** Loads the table, lets `decide` say what is to be done, and writes it in one transaction, or nothing. */
export function changeTable(context: Context, ref: TableRef, request: string, decide: Decide): Promise<Committed> {
  return inTurn(context.turns, ref.table ?? ref.channel ?? '', async () => {
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      const recent = attempt === 1 ? context.recent.get(ref) : undefined
      const stored = recent ?? (await findTable(context.store.client, keyOf(ref)))
      if (!stored) return (await firstResult(context, request)) ?? refusedByTable('no-table')
      const decided = await decide(stored)
      if ('refused' in decided) {
        // What is kept may be out of date, and then the refusal may be wrong.
        if (recent) {
          context.recent.forget(recent.row.id)
          continue
        }
        // What was asked for twice is often not legal any more, because the first time changed the table.
        const first = await firstResult(context, request)
        if (!first) context.counters.add('refusals', { from: decided.refused.from })
        return first ?? decided
      }
      keepUp(context, decided)
      keepResult(context, decided)
      try {
        await commit(context, decided)
        return { stored: { row: decided.row, seats: decided.seats }, entries: decided.entries, repeated: false }
      } catch (error) {
        context.recent.forget(stored.row.id)
        if (error instanceof Repeated) {
          const first = await firstResult(context, request)
          if (first) return first
        } else if (!(error instanceof Overtaken)) throw error
        if (!recent) await new Promise((resolve) => setTimeout(resolve, Math.random() * 5 * attempt))
      }
    }
    return refusedByTable('busy')
  })
}

/** What the request did when it was carried out first; undefined if it never was. */
export async function firstResult({ store }: Context, request: string): Promise<Committed | undefined> {
  const first = await entryOf(store.client, request)
  if (!first) return undefined
  const stored = await findTable(store.client, { id: first.table })
  if (!stored) return undefined
  const rows = await readEntriesOf(store, first)
  return { stored, entries: rows, repeated: true }
}

async function readEntriesOf({ client }: Context['store'], first: EntryRow): Promise<readonly EntryRow[]> {
  const rows = await readEntries(client, first.table, first.seq, first.seq + 200)
  return rows.filter(({ request }) => request === first.request || request.startsWith(`${first.request}#`))
}

async function commit(context: Context, change: Change): Promise<void> {
  const { before, entries, copies } = change
  change.set({ version: change.revision })
  const { row, seats } = change
  try {
    const write = async (client: Client): Promise<void> => {
      // Asked for together, so that one is prepared while the one before it is carried out.
      const first = updateTable(client, before.row, row, change.posts ? change.now : undefined)
      const others = [
        ...entries.map((entry) => appendEntry(client, entry)),
        seats !== before.seats && writeSeats(client, before.seats, seats),
        ...copies.map((copy) => storePosition(client, row.id, copy)),
        ...[...change.changed.values()].map((post) => changePost(client, post)),
        addPosts(client, change.added),
        ...change.within.map((work) => work(client)),
      ]
      // Nothing may still be on its way when the transaction is taken back.
      await Promise.allSettled([first, ...others])
      if (!(await first)) throw new Overtaken()
      await Promise.all(others)
    }
    await context.store.transaction(write, { guarded: !change.looksElsewhere })
  } catch (error) {
    if (alreadyThere(error, 'request')) throw new Repeated()
    if (alreadyThere(error, 'activeChannel')) throw new Overtaken()
    throw error
  }
  context.recent.keep({ row, seats })
  context.past.wrote(row.id, entries)
  if (row.position && entries.length > 0) context.past.keepPosition(row.id, row.seq, row.position)
  announce(context, change)
}

function announce({ stir, store, counters }: Context, { row, posts, now, entries }: Change): void {
  for (const { kind, actor } of entries) if (kind === 'move') counters.add('moves', { game: row.game, actor })
  // What is due only later is found when its time comes.
  const soon = row.live.due.filter(({ at }) => at <= now.getTime() + lookEvery)
  const stirred: Lane[] = [...new Set(soon.map(laneOf)), ...(posts ? (['posts'] as const) : [])]
  stir(stirred)
  store.signals.send({ table: row.id, lanes: stirred })
}

/** Writes a table that was not there before, unless something is against it. */
export async function commitNew(
  context: Context,
  change: Change,
  against: (client: Client) => Promise<Refused | undefined>,
): Promise<'taken' | 'repeated' | Refused | undefined> {
  keepUp(context, change)
  // What is said with it has that revision: the next change must not have it too.
  change.set({ version: change.revision })
  try {
    const refused = await context.store.transaction(async (client) => {
      const found = await against(client)
      if (found) return found
      await insertTable(client, change.row)
      await writeSeats(client, [], change.seats)
      for (const entry of change.entries) await appendEntry(client, entry)
      for (const copy of change.copies) await storePosition(client, change.row.id, copy)
      await addPosts(client, change.added)
      return undefined
    })
    if (refused) return refused
  } catch (error) {
    if (alreadyThere(error, 'activeChannel')) return 'taken'
    if (alreadyThere(error, 'request')) return 'repeated'
    throw error
  }
  announce(context, change)
  return undefined
}

/** Changes of one table wait for each other in this process, so that they need not overtake each other. */
async function inTurn<Value>(turns: Context['turns'], key: string, work: () => Promise<Value>): Promise<Value> {
  const before = turns.get(key) ?? Promise.resolve()
  const turn = before.then(work, work)
  const settled = turn.catch(() => undefined)
  turns.set(key, settled)
  try {
    return await turn
  } finally {
    if (turns.get(key) === settled) turns.delete(key)
  }
}

import { setImmediate as others } from 'node:timers/promises'
import { day, hour, minute } from '../../durations.ts'
import { fingerprint, RecordError } from '../../kernel/index.ts'
import { clearLog, clearUnderWay, findTable, nextEnded, type TableRow, takeTurn, updateTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { record } from '../history/record.ts'

/** What a game leaves behind that was under way goes so long after its end: until a day has passed people may take it up again. */
const settles = 2 * day
/** What somebody could not be told for so long they will not be told any more. */
const mostPatience = 30 * day
/** How often it is looked for what may go, and how long after the start the first time. */
const looksEvery = hour
const firstLook = 10 * minute

/** Clears away what games that are over have left behind, and, where the operator wishes it, in the end their logs. */
export async function keepClear(context: Context, retention: number | undefined, signal: AbortSignal): Promise<void> {
  const { clock, store, log } = context
  await clock.until(later(context, firstLook), signal)
  while (!signal.aborted) {
    try {
      // Of several processes one does it.
      if (await takeTurn(store, 'clearing', clock.now(), looksEvery)) await clearEnded(context, retention, signal)
    } catch (error) {
      log.error({ err: error }, 'what games have left behind cannot be cleared away')
    }
    await clock.until(later(context, looksEvery), signal)
  }
}

const later = ({ clock }: Context, milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds)

async function clearEnded(context: Context, retention: number | undefined, signal: AbortSignal): Promise<void> {
  const { client } = context.store
  const before = (milliseconds: number): Date => later(context, -milliseconds)
  const each = async (wish: Parameters<typeof nextEnded>[1], work: (table: string) => Promise<void>) => {
    // One after the other: one that somebody else is just changing waits for the next time.
    let ended = await nextEnded(client, wish)
    for (; ended && !signal.aborted; ended = await nextEnded(client, wish, ended)) {
      const { id: table } = ended
      // What cannot be read stays, and keeps nothing else from going.
      await work(table).catch((error: unknown) =>
        context.log.error({ table, err: error }, 'what a game has left behind cannot be cleared away'),
      )
      await others()
    }
  }
  const settle = (table: string) => leave(context, table, 'log')
  await each({ kept: 'all', before: before(settles), atRest: true }, settle)
  await each({ kept: 'all', before: before(mostPatience) }, settle)
  if (retention === undefined) return
  await each({ kept: 'log', before: before(retention) }, async (table) => {
    const text = await recordOf(context, table)
    if (text === undefined) {
      context.log.warn({ table }, 'the log of a game that is over stays: no record can be made of it')
      await leave(context, table, 'log-for-good')
    } else await leave(context, table, 'record', text)
  })
}

/** The record of a table in words that lead to its position; undefined where there is none. */
async function recordOf(context: Context, table: string): Promise<string | undefined> {
  const stored = await findTable(context.store.client, { id: table })
  try {
    const made = await record(context, { table })
    const isTrue = made && stored?.row.position && made.final === fingerprint(stored.row.position.state)
    return isTrue ? JSON.stringify(made) : undefined
  } catch (error) {
    // What an older version of the rules has played may be refused now.
    if (error instanceof RecordError) return undefined
    throw error
  }
}

/** Lets go of all but so much of a game that is over. */
async function leave(
  { store, recent, past }: Context,
  table: string,
  kept: TableRow['kept'],
  text: string | null = null,
): Promise<void> {
  await store.transaction(
    async (client) => {
      const stored = await findTable(client, { id: table })
      if (stored?.row.status !== 'ended') return
      const { row } = stored
      const after = { ...row, kept, record: text, version: row.version + 1, live: { ...row.live, due: [] } }
      // Whoever was faster has changed it: then it is looked at another time.
      if (!(await updateTable(client, row, kept === 'record' ? { ...after, head: 0 } : after))) return
      if (kept === 'log') await clearUnderWay(client, table)
      if (kept === 'record') await clearLog(client, table)
    },
    { guarded: true },
  )
  recent.forget(table)
  past.forget(table)
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../../../src/games/index.ts'
import { migrate } from '../../../src/store/client.ts'
import { openDatabase } from '../../../src/store/index.ts'
import { createTables } from '../../../src/tables/index.ts'
import type { Server } from '../../store/postgres/server.ts'
import type { Tools } from '../harness.ts'

const RECORDS = join(import.meta.dirname, '../../records')

/** A record is taken in in one transaction, for which a busy machine may be too slow. */
const longest = 25_000

/** What a move of each game leaves behind, in kB on PostgreSQL, indexes and all. */
const bars: Readonly<Record<string, number>> = { ideology: 2, attack: 3, venonta: 2.5, limit: 2 }

/** Whole games that were recorded, as they are kept. */
export async function weighGames(server: Server, { report, wants }: Tools): Promise<void> {
  for (const { rulebook } of games) {
    const name = `scale/bytes-${rulebook.id}`
    if (!wants(name)) continue
    const database = `bytes_${rulebook.id}`
    await server.ask('postgres', `CREATE DATABASE ${database}`)
    const url = server.url(database)
    await migrate({ url })
    const empty = await sizeOf(server, database)
    const store = await openDatabase({
      url,
      onFatal: (error) => {
        throw error
      },
    })
    const tables = await createTables({ store, games, roles: { gateway: false, worker: false } })
    const folder = join(RECORDS, rulebook.id)
    const files = readdirSync(folder).filter((file) => file.endsWith('.json') && statSync(join(folder, file)).size < longest)
    for (const file of files) {
      const where = { request: file, person: 'anna', channel: file, server: null, language: 'en' } as const
      const taken = await tables.importRecord({ ...where, record: readFileSync(join(folder, file), 'utf8') })
      if (taken.refused) throw new Error(`${file}: ${JSON.stringify(taken.refused)}`)
    }
    const moves = await store.client.logEntry.count({ where: { kind: 'move' } })
    await store.close()
    const bytes = (await sizeOf(server, database)) - empty
    report({
      name,
      unit: 'kB a move',
      ratio: bytes / moves / 1000,
      bar: bars[rulebook.id] ?? 10,
      tables: files.length,
      moves_a_table: Math.round(moves / files.length),
      kB_a_table: Math.round(bytes / files.length / 1000),
    })
  }
}

/** Of all tables with their indexes, once what is not used any more is given back. */
async function sizeOf(server: Server, database: string): Promise<number> {
  await server.ask(database, 'VACUUM FULL')
  const [row] = await server.ask(
    database,
    "SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  )
  return Number(row?.bytes)
}

import { ColumnTypeEnum, type SqlDriverAdapter, type SqlResultSet } from '@prisma/driver-adapter-utils'
import type { Migration } from '../../src/store/migrations.ts'
import { PrismaSqlite3 } from '../../src/store/sqlite/index.ts'
import { migrationList, NO_FILTERS, schemaEngine } from '../../src/tools/schema-engine.ts'

/** What `prisma migrate deploy` does, by Prisma's own engine. Resolves with the names of what it applied. */
export async function applyWithPrisma(path: string, schema: string, migrations: readonly Migration[]): Promise<string[]> {
  const engine = await schemaEngine(new LedgerReader({ path, oneConnection: true }), schema)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationList(migrations),
      filters: NO_FILTERS,
    })
    return appliedMigrationNames
  } finally {
    for (const adapter of opened.splice(0)) await adapter.dispose()
  }
}

const opened: SqlDriverAdapter[] = []

/** The engine reads the times of its ledger by their declared type, which sqlite3 does not tell; the native engine has a driver of its own. */
class LedgerReader extends PrismaSqlite3 {
  override async connect(): Promise<SqlDriverAdapter> {
    const adapter = await super.connect()
    opened.push(adapter)
    const queryRaw = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (query) => withTimes(await queryRaw(query))
    return adapter
  }
}

function withTimes(result: SqlResultSet): SqlResultSet {
  const isTime = result.columnNames.map((name) => name.endsWith('_at'))
  return {
    ...result,
    columnTypes: result.columnTypes.map((type, index) => (isTime[index] ? ColumnTypeEnum.DateTime : type)),
    rows: result.rows.map((row) =>
      row.map((value, index) => (isTime[index] && typeof value === 'number' ? new Date(value).toISOString() : value)),
    ),
  }
}

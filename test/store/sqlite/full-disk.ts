// Commits more than the disk takes, and tells what the adapter says about it.
import { PrismaSqlite3 } from '../../../src/store/sqlite/index.ts'

const adapter = await new PrismaSqlite3({
  path: process.argv[2] ?? '',
  onFatal: (error) => tell({ step: 'fatal', code: 'code' in error ? error.code : error.message }),
}).connect()
await adapter.executeScript("CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO book (title) VALUES ('before')")

const transaction = await adapter.startTransaction()
// Less than SQLite keeps in memory, so that nothing is written before the COMMIT.
for (let row = 0; row < 100; row++)
  await transaction.executeRaw(statement(`INSERT INTO book (title) VALUES ('${'x'.repeat(12_000)}')`))
tell({ step: 'inserted' })

await attempt('commit', () => transaction.commit())
await attempt('read', () => adapter.queryRaw(statement('SELECT 1')))
await attempt('write', () => adapter.executeRaw(statement("INSERT INTO book (title) VALUES ('after')")))
await attempt('transaction', () => adapter.startTransaction())
process.exit(0)

async function attempt(step: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
    tell({ step, kind: 'nothing went wrong' })
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    tell({ step, kind: typeof cause === 'object' && cause && 'kind' in cause ? cause.kind : String(error) })
  }
}

function statement(sql: string) {
  return { sql, args: [], argTypes: [] }
}

function tell(what: object): void {
  console.log(JSON.stringify(what))
}

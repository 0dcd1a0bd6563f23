// Writes transactions of three rows without end, and tells each number when it is committed.
import { writeSync } from 'node:fs'
import { PrismaSqlite3 } from '../../../src/store/sqlite/index.ts'

const adapter = await new PrismaSqlite3({ path: process.argv[2] ?? '' }).connect()
const count = { sql: 'SELECT count(*) / 3 AS count FROM book', args: [], argTypes: [] }
const { rows } = await adapter.queryRaw(count)

for (let number = Number(rows[0]?.[0]); ; number++) {
  const transaction = await adapter.startTransaction()
  for (const part of [0, 1, 2]) {
    await transaction.executeRaw({ sql: 'INSERT INTO book (title) VALUES (?)', args: [`${number}.${part}`], argTypes: [] })
  }
  await transaction.commit()
  writeSync(1, `${number}\n`)
}

import { openWriter } from '../../src/store/sqlite/index.ts'
import type { Server } from '../store/postgres/server.ts'

type Row = Readonly<Record<string, unknown>>

/** A database as one types at it. */
interface Console {
  readonly isFile: boolean
  ask(sql: string): Promise<readonly Row[]>
  /** Copies need not be held against what they refer to. */
  fill(sql: string): Promise<unknown>
  /** Of everything that it keeps. */
  bytes(): Promise<number>
  close(): Promise<void>
}

export const onServer = (server: Server, url: string): Console => {
  const name = new URL(url).pathname.slice(1)
  return {
    isFile: false,
    ask: (sql) => server.ask(name, sql),
    fill: (sql) => server.ask(name, `SET session_replication_role = replica; ${sql}`),
    bytes: async () => Number((await server.ask(name, 'SELECT pg_database_size(current_database())::float8 AS bytes'))[0]?.bytes),
    close: async () => undefined,
  }
}

export async function onFile(url: string): Promise<Console> {
  const connection = await openWriter(url.slice('file:'.length))
  await connection.run('PRAGMA foreign_keys = OFF')
  return {
    isFile: true,
    ask: (sql) => connection.all(sql),
    fill: (sql) => connection.run(sql),
    bytes: async () =>
      Number((await connection.all('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size'))[0]?.bytes),
    close: () => connection.close(),
  }
}

/** What a table in the middle of its game has. */
const models = ['Table', 'Seat', 'LogEntry', 'StoredPosition', 'Post'] as const

/** Texts that may be there once: every copy has its own. */
const once: Readonly<Record<string, readonly string[]>> = {
  Table: ['activeChannel', 'channel'],
  LogEntry: ['request'],
  Post: ['id'],
}

/** Copies a table with all its rows until there are so many, on these servers in turn, or on its own. */
export async function multiply(console: Console, id: string, many: number, servers: readonly string[] = []): Promise<void> {
  const { isFile, ask, fill } = console
  const numbers = isFile
    ? `(WITH RECURSIVE copy(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM copy WHERE n < ${many}) SELECT n FROM copy)`
    : `(SELECT n FROM generate_series(2, ${many}) AS n)`
  const list = `'${JSON.stringify(servers)}'`
  const [start, end] = isFile ? [`json_extract(${list}, '$[' || (`, `) || ']')`] : [`(${list}::json ->> (`, '))']
  for (const model of models) {
    const columns = await columnsOf(console, model)
    const values = columns.map(({ name, isText }) => {
      if (name === 'server' && servers.length > 0) return `${start}n % ${servers.length}${end}`
      if (once[model]?.includes(name)) return `"${name}" || '-' || n`
      // Whatever names the table names its copy.
      return isText ? `replace("${name}", '${id}', '${id}-' || n)` : `"${name}"`
    })
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const own = `${model === 'Table' ? 'id' : '"table"'} = '${id}'`
    await fill(`INSERT INTO "${model}" (${names}) SELECT ${values.join(', ')} FROM "${model}", ${numbers} AS copies WHERE ${own}`)
  }
  const [count] = await ask('SELECT count(*) AS count FROM "Table"')
  if (Number(count?.count) !== many) throw new Error('the tables were not multiplied')
  await ask(isFile ? 'ANALYZE' : 'VACUUM ANALYZE')
}

async function columnsOf({ isFile, ask }: Console, model: string) {
  const rows = await ask(
    isFile
      ? `SELECT name, type FROM pragma_table_info('${model}')`
      : `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = '${model}'`,
  )
  return rows.map(({ name, type }) => ({ name: String(name), isText: /^text$/i.test(String(type)) }))
}

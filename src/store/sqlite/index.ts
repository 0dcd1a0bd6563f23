/**
 * A Prisma driver adapter over the `sqlite3` package: one writer behind a first-in-first-out queue, one reader
 * that sees what is committed, WAL with synchronous=FULL, all work off the event loop's thread.
 *
 * What sqlite3 cannot do, and what is made of it here:
 * - It knows no integers above 2^53: writing one is refused; keep them as text.
 * - It does not tell the declared types of columns: $queryRaw hands over times as text and booleans as numbers.
 * - Of several statements in one text it runs the first: such a text is run as a script, if it has no parameters.
 * - Two columns of one name become one: give them names of their own.
 */
export { openReader, openWriter, PrismaSqlite3, type SqliteOptions } from './adapter.ts'
export { Connection } from './connection.ts'

/**
 * A Prisma driver adapter over the `sqlite3` package: one writer behind a first-in-first-out queue, one reader
 * that sees what is committed, WAL with synchronous=FULL, all work off the event loop's thread.
 */
export { openReader, openWriter, PrismaSqlite3, type SqliteOptions } from './adapter.ts'
export { Connection, type Row } from './connection.ts'
export { isBusyError } from './errors.ts'
export { OuterQueryError } from './guard.ts'

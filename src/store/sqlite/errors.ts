import { DriverAdapterError, type MappedError } from '@prisma/driver-adapter-utils'
import sqlite3 from 'sqlite3'

/** An error as sqlite3 reports it: the primary result code and SQLite's message behind its name. */
export interface SqliteError extends Error {
  readonly errno: number
  readonly code: string
}

function isSqliteError(error: unknown): error is SqliteError {
  return (
    error instanceof Error &&
    'errno' in error &&
    typeof error.errno === 'number' &&
    'code' in error &&
    typeof error.code === 'string'
  )
}

/** Errors that leave the transaction they happen in open and whole; after any other SQLite may have rolled it back. */
const HARMLESS: ReadonlySet<number> = new Set([
  sqlite3.ERROR,
  sqlite3.CONSTRAINT,
  sqlite3.MISMATCH,
  sqlite3.RANGE,
  sqlite3.TOOBIG,
  sqlite3.READONLY,
])

export function leavesTransactionOpen(error: unknown): boolean {
  return !isSqliteError(error) || HARMLESS.has(primary(error.errno))
}

export function isConstraintError(error: unknown): boolean {
  return isSqliteError(error) && primary(error.errno) === sqlite3.CONSTRAINT
}

// The journal was to be deleted and somebody else was faster.
const IOERR_DELETE_NOENT = 5898

/** Whether another process stands in the way, which will pass. */
export function isBusyError(error: unknown): boolean {
  return isSqliteError(error) && (isBusy(error.errno) || error.errno === IOERR_DELETE_NOENT)
}

function isBusy(errno: number): boolean {
  return primary(errno) === sqlite3.BUSY || primary(errno) === sqlite3.LOCKED
}

/** SQLite puts details of a result code into its higher bits, and sqlite3 hands over now the one, now the other. */
function primary(errno: number): number {
  return errno & 0xff
}

/** In Prisma's words, so that it can say P2002, P2003 and so on. */
export function toPrismaError(error: unknown): unknown {
  if (!isSqliteError(error)) return error
  const message = error.message.replace(/^SQLITE_\w+: /, '')
  return new DriverAdapterError({ originalCode: error.code, originalMessage: message, ...mapped(error.errno, message) })
}

export function closedError(reason: Error | undefined): DriverAdapterError {
  return new DriverAdapterError({ kind: 'ConnectionClosed', ...(reason && { originalMessage: reason.message }) })
}

const MESSAGES: readonly [RegExp, (detail: string) => MappedError][] = [
  [/^UNIQUE constraint failed: index '(.+)'$/, (index) => ({ kind: 'UniqueConstraintViolation', constraint: { index } })],
  [
    /^UNIQUE constraint failed: (.+)$/,
    (columns) => ({ kind: 'UniqueConstraintViolation', constraint: { fields: fields(columns) }, table: table(columns) }),
  ],
  [
    /^NOT NULL constraint failed: (.+)$/,
    (columns) => ({ kind: 'NullConstraintViolation', constraint: { fields: fields(columns) } }),
  ],
  [/^FOREIGN KEY constraint failed$/, () => ({ kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } })],
  [/^no such table: (.+)$/, (name) => ({ kind: 'TableDoesNotExist', table: name })],
  [/^no such column: (.+)$/, (name) => ({ kind: 'ColumnNotFound', column: name })],
  [/has no column named (.+)$/, (name) => ({ kind: 'ColumnNotFound', column: name })],
]

function mapped(errno: number, message: string): MappedError {
  if (isBusy(errno)) return { kind: 'SocketTimeout' }
  if (primary(errno) === sqlite3.CANTOPEN) return { kind: 'DatabaseNotReachable' }
  for (const [pattern, build] of MESSAGES) {
    const match = pattern.exec(message)
    if (match) return build(match[1] ?? '')
  }
  return { kind: 'sqlite', extendedCode: errno, message }
}

/** `Seat.table, Seat.number` → `table`, `number` */
function fields(columns: string): string[] {
  return columns.split(', ').map((column) => column.slice(column.lastIndexOf('.') + 1))
}

function table(columns: string): string {
  return columns.slice(0, columns.indexOf('.'))
}

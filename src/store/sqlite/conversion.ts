import {
  type ArgType,
  type ColumnType,
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils'
import type { Row } from './connection.ts'

/** What Prisma hands over, as sqlite3 can bind it. Times are kept as Prisma's own adapters keep them: ISO 8601 with an offset. */
export function toSqlite(value: unknown, type: ArgType | undefined): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'bigint') return boundInteger(value)
  if (value instanceof Date) return timestamp(value)
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (typeof value !== 'string') return value
  switch (type?.scalarType) {
    case 'int':
      return Number.parseInt(value, 10)
    case 'float':
    case 'decimal':
      return Number.parseFloat(value)
    case 'bigint':
      return boundInteger(BigInt(value))
    case 'datetime':
      return timestamp(new Date(value))
    case 'bytes':
      return Buffer.from(value, 'base64')
    default:
      return value
  }
}

function timestamp(date: Date): string {
  return date.toISOString().replace('Z', '+00:00')
}

/** sqlite3 knows numbers only as doubles: an integer that would come back rounded is refused instead of spoiled. */
function boundInteger(value: bigint): number {
  const asNumber = Number(value)
  if (Number.isSafeInteger(asNumber)) return asNumber
  throw new DriverAdapterError({ kind: 'ValueOutOfRange', cause: `${value} is beyond 2^53; keep it as text` })
}

/**
 * sqlite3 does not tell the declared types of columns, so they are inferred from the values. Prisma's own
 * queries know their types and do not ask; only $queryRaw sees these.
 */
export function toResultSet(rows: readonly Row[]): SqlResultSet {
  const [first] = rows
  const columnNames = first ? Object.keys(first) : []
  return {
    columnNames,
    columnTypes: columnNames.map((name) => columnType(rows.find((row) => row[name] !== null)?.[name])),
    rows: rows.map((row) => columnNames.map((name) => row[name])),
  }
}

function columnType(value: unknown): ColumnType {
  if (typeof value === 'string') return ColumnTypeEnum.Text
  if (typeof value === 'number') return ColumnTypeEnum.UnknownNumber
  if (value instanceof Uint8Array) return ColumnTypeEnum.Bytes
  return ColumnTypeEnum.Int32
}

import type { SqlQuery } from '@prisma/driver-adapter-utils'

/** How JSON writes a NUL; an even number of backslashes before it are backslashes themselves. */
const nulInJson = /(?<!\\)((?:\\\\)*)\\u0000/g

/**
 * A query as every database takes it. PostgreSQL knows no NUL in a text, which nobody types but somebody may forge: it is left out, in
 * what is written and in what is looked for, on SQLite as well, so that a database can be moved.
 */
export function keepable(query: SqlQuery): SqlQuery {
  if (!query.args.some(hasNul)) return query
  return { ...query, args: query.args.map((arg, index) => without(arg, query.argTypes[index]?.scalarType === 'json')) }
}

const hasNul = (arg: unknown): boolean => typeof arg === 'string' && (arg.includes('\0') || arg.includes('\\u0000'))

function without(arg: unknown, isJson: boolean): unknown {
  if (typeof arg !== 'string') return arg
  return isJson ? arg.replaceAll(nulInJson, '$1') : arg.replaceAll('\0', '')
}

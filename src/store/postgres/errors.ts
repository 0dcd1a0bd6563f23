import { StoreError } from '../store-error.ts'
import { nameOf } from './address.ts'

/** What passes by itself: others were in the way, the server restarts, hands over to another, or has no connection left just now. */
const PASSING_STATES: ReadonlySet<string> = new Set([
  '40001', // could not be serialized
  '40P01', // deadlock
  '55P03', // a lock was not to be had in time
  '57014', // took too long, while others held what it needs
  '25006', // read only: not promoted yet
  '0A000', // nothing is serialized there: not promoted yet
  '53300', // no connection left
  '57P01', // the server is shut down
  '57P02', // it has crashed
  '57P03', // it is starting
  '57P05', // it closed a connection that did nothing
])
const PASSING_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])
/** Where the adapter has put an error of the connection into its own words. */
const PASSING_KINDS: ReadonlySet<string> = new Set([
  'TransactionWriteConflict',
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
])
/** What `pg` says of a connection without any code. */
const PASSING_WORDS =
  /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|client was closed|not queryable|connection error/i

const text = (value: unknown, key: string): string => {
  if (typeof value !== 'object' || value === null || !(key in value)) return ''
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : ''
}

/** The code of an error, whether `pg` says it or the adapter's words around it do. */
const stateOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return text(cause, 'originalCode') || text(cause, 'code') || text(error, 'code')
}

/** Whether it is worth another try. */
export function isPassing(error: unknown): boolean {
  const state = stateOf(error)
  if (PASSING_STATES.has(state) || PASSING_CODES.has(state) || /^08/.test(state)) return true
  if (error instanceof AggregateError) return error.errors.some(isPassing)
  const cause = error instanceof Error ? error.cause : undefined
  return PASSING_KINDS.has(text(cause, 'kind')) || (error instanceof Error && PASSING_WORDS.test(error.message))
}

/** Says which of our refusals an error at opening a database is. */
export function refusedDatabase(url: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const database = nameOf(url)
  const reason = reasonOf(error)
  switch (stateOf(error)) {
    case '42501':
      return new StoreError('database-rights', { database, reason }, { cause: error })
    case '25006':
      return new StoreError('database-read-only', { database }, { cause: error })
    default:
      return new StoreError('database-unreachable', { database, reason }, { cause: error })
  }
}

/** Node tells of several addresses tried in vain without a word of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
}

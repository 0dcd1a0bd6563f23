import { DiscordAPIError, HTTPError } from 'discord.js'
import { pino } from 'pino'

/**
 * What the operator reads: which table, which seat, what kind of move, which request, how long. Never what a move said, what somebody
 * holds, a seed, people's text or a token; `problemOf` is the only way an error gets in.
 */
type Write = (fields: object, message?: string) => void
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', Write>>

export const createLog = (level: string, destination?: { write(line: string): void }): Log =>
  destination ? pino({ level, base: null }, destination) : pino({ level, base: null })

export interface Problem {
  readonly name: string
  readonly code?: string | number
  readonly message?: string
  readonly at?: readonly string[]
}

/** Messages of our own errors can quote moves and positions; only those of the runtime and of Discord are told. */
const quotable = (error: Error): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof DiscordAPIError || error instanceof HTTPError

/** An error as it may be logged: where it happened, not what about. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  const frames = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame))
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    ...(quotable(error) && { message: error.message }),
    at: frames.slice(0, 8).map((frame) => frame.trim()),
  }
}

/** The log for parts that hand over whole errors under `err`. */
export function guarded(log: Log): Log {
  const safe = (fields: unknown): object => {
    if (typeof fields !== 'object' || fields === null) return {}
    return 'err' in fields ? { ...fields, err: problemOf(fields.err) } : fields
  }
  const write = (level: keyof Log) => (fields: unknown, message?: string) => log[level](safe(fields), message)
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

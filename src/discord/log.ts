import { DiscordAPIError, HTTPError } from 'discord.js'
import { type Logger as Pino, pino } from 'pino'

/**
 * What the operator reads: which table, which seat, what kind of move, which request, how long. Never what a move said, what somebody
 * holds, a seed, people's text or a token; `problemOf` is the only way an error gets in.
 */
export type Log = Pick<Pino, 'debug' | 'info' | 'warn' | 'error'>

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

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

/**
 * What an error says, where that can hold nothing of a game: Discord's words without what they quote, those of the runtime as far as
 * they name code and no value. Our own errors quote moves and positions.
 */
function wordsOf(error: Error): string | undefined {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) return error.message.replace(/(["'`]).*?\1/gs, '…')
  if (error instanceof ReferenceError) return error.message
  if (!(error instanceof TypeError)) return undefined
  return /^[\w.$]+ is not a (?:function|constructor)$|^Cannot (?:read|set) properties of (?:undefined|null)/.exec(
    error.message,
  )?.[0]
}

/** The places that an error came through; its words, which stand before them, may look like one. */
function framesOf({ message, stack = '' }: Error): readonly string[] {
  const words = message === '' ? -1 : stack.indexOf(message)
  const places = words < 0 ? stack : stack.slice(words + message.length)
  return places.split('\n').filter((line) => /^\s+at /.test(line))
}

/** An error as it may be logged: where it happened, not what about. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return { name: typeof error }
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined
  const message = wordsOf(error)
  return {
    name: error.name,
    ...(code !== undefined && { code }),
    ...(message !== undefined && { message }),
    at: framesOf(error)
      .slice(0, 8)
      .map((frame) => frame.trim()),
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

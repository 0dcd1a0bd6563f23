import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js'

/** Error codes of Discord's that posting must tell apart. */
export const refusedBy = {
  unknownChannel: 10003,
  unknownGuild: 10004,
  unknownMember: 10007,
  unknownMessage: 10008,
  unknownUser: 10013,
  /** The bot is quarantined: it may write to nobody to whom it has not written before. */
  quarantined: 20026,
  tooManyOldEdits: 30046,
  openingTooFast: 40003,
  missingAccess: 50001,
  missingPermissions: 50013,
  wrongKindOfChannel: 50024,
  malformed: 50035,
  archivedThread: 50083,
  lockedThread: 160005,
  tooManyActiveThreads: 160006,
} as const

/** A channel that refuses with one of these may be opened to us again. */
const closing: ReadonlySet<number> = new Set([
  refusedBy.missingAccess,
  refusedBy.missingPermissions,
  refusedBy.archivedThread,
  refusedBy.lockedThread,
  refusedBy.tooManyActiveThreads,
])

export const isClosing = (code: number): boolean => closing.has(code)

/** The message is malformed, or the bot may write to nobody new: nothing that the person it was for can help. */
export const isOurs = (code: number): boolean =>
  code === refusedBy.malformed || code === refusedBy.quarantined || code === refusedBy.openingTooFast

export const discordCode = (error: unknown): number | undefined =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : undefined

const sayNothing: ReadonlySet<number> = new Set([401, 408, 429])

/**
 * The code with which Discord refuses what was asked, whoever asks however often; undefined if it is anything else: a token that is not
 * accepted any more (401), a limit (429), or a proxy that did not wait for Discord's answer (408) says nothing about what was asked.
 */
export function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof DiscordAPIError) || error.status < 400 || error.status >= 500) return undefined
  return sayNothing.has(error.status) ? undefined : (discordCode(error) ?? 0)
}

const ofTheNetwork = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+)$/

/** Whether Discord could not be reached, or could not work: nothing that what was asked has brought about. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DiscordAPIError) return refusalOf(error) === undefined
  if (error instanceof HTTPError || error instanceof RateLimitError) return true
  if (!(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && ofTheNetwork.test(String(error.code)))
}

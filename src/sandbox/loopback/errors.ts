/** Discord's error codes that the loopback answers with: HTTP status and message. */
const codes: Record<number, readonly [number, string]> = {
  0: [404, '404: Not Found'],
  10002: [404, 'Unknown Application'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10011: [404, 'Unknown Role'],
  10013: [404, 'Unknown User'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  10065: [404, 'Unknown Overwrite'],
  20026: [403, 'This action cannot be performed because the bot is quarantined'],
  30003: [400, 'Maximum number of pins reached for the channel (50)'],
  30032: [400, 'Maximum number of application commands reached'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later.'],
  40001: [401, 'Unauthorized'],
  40002: [403, 'You need to verify your account in order to perform this action'],
  40003: [403, 'You are opening direct messages too fast'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50003: [400, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50008: [400, 'Cannot send messages in a non-text channel'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50033: [400, 'Invalid Recipient(s)'],
  50034: [400, 'You can only bulk delete messages that are under 14 days old.'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [400, 'Thread is locked'],
  160006: [400, 'Maximum number of active threads reached'],
}

/** Of a code that the loopback never answers with by itself. */
const usualStatus = (code: number): number => ({ 1: 404, 2: 403 })[Math.floor(code / 10_000)] ?? 400

export interface FieldError {
  code: string
  message: string
}

/** Discord's nesting: a field's name or index, or `_errors`. */
export interface FieldErrorTree {
  [field: string]: FieldErrorTree | FieldError[]
}

/** A request Discord refuses; the HTTP side turns it into the answer. */
export class Refusal extends Error {
  readonly code: number
  readonly status: number
  readonly errors: FieldErrorTree | null
  readonly retryAfter: number | null

  constructor(code: number, more: { errors?: FieldErrorTree; retryAfter?: number } = {}) {
    const [status, message] = codes[code] ?? [usualStatus(code), `Error ${code}`]
    super(message)
    this.code = code
    this.status = status
    this.errors = more.errors ?? null
    this.retryAfter = more.retryAfter ?? null
  }
}

export type Path = readonly (string | number)[]

/** Collects what is wrong with the fields of a body, then refuses once with all of it, as Discord does. */
export class FieldErrors {
  readonly tree: FieldErrorTree = {}
  count = 0

  add(path: Path, code: string, message: string): void {
    let node = this.tree
    for (const step of path) {
      const existing = node[step]
      if (existing && !Array.isArray(existing)) {
        node = existing
      } else {
        const fresh: FieldErrorTree = {}
        node[step] = fresh
        node = fresh
      }
    }
    const list = node._errors
    if (Array.isArray(list)) list.push({ code, message })
    else node._errors = [{ code, message }]
    this.count += 1
  }

  refuseIfAny(): void {
    if (this.count > 0) throw new Refusal(50035, { errors: this.tree })
  }
}

export function refuseField(path: Path, code: string, message: string): never {
  const errors = new FieldErrors()
  errors.add(path, code, message)
  throw new Refusal(50035, { errors: errors.tree })
}

import { hour } from '../../durations.ts'
import type { Trouble } from '../../tables/index.ts'
import { escapeMarkdown, type Language, type Voice } from '../../words/index.ts'
import type { Channels } from '../post/channel.ts'
import { says, warning } from '../ui.ts'
import { messageVoice } from '../words/language.ts'
import { type Log, type Problem, problemOf } from './logger.ts'

/** One fault can strike many: the operator is told of each kind once an hour, and of no more than this in all. */
const mostInAnHour = 10

/** Tells whoever runs the bot, in the log and in the operator's channel, what does not mend itself. Nothing of a game is in it. */
export class Operator {
  readonly #channels: Pick<Channels, 'create'>
  readonly #channel: string | undefined
  readonly #log: Log
  readonly #say: Voice
  readonly #now: () => Date
  readonly #told = new Map<string, number>()

  constructor(
    channels: Pick<Channels, 'create'>,
    options: { readonly operatorChannel?: string; readonly log: Log; readonly language: Language; now(): Date },
  ) {
    this.#channels = channels
    this.#channel = options.operatorChannel
    this.#log = options.log
    this.#say = messageVoice(options.language)
    this.#now = () => options.now()
  }

  /** An error of ours, under the reference that the person was given. */
  readonly fault = (reference: string, { name, code, at = [] }: Problem): void => {
    const place = at[0] === undefined ? '' : `\n-# ${escapeMarkdown(at[0])}`
    this.#tell(reference, `\`${reference}\` ${escapeMarkdown(name)} ${escapeMarkdown(String(code ?? ''))}${place}`)
  }

  readonly trouble = (trouble: Trouble): void => {
    this.#log.error({ ...trouble }, 'trouble')
    const code = 'code' in trouble ? String(trouble.code) : ''
    this.#tell(`${trouble.what} ${trouble.kind} ${code}`, this.#inWords(trouble))
  }

  rateLimited(route: string, seconds: number): void {
    this.#log.warn({ route, seconds }, 'rate limit')
    this.#tell(
      `limit ${route}`,
      this.#say('operator.rate-limit', { route: { markup: `\`${route}\`` }, seconds: Math.ceil(seconds) }),
    )
  }

  invalidRequests(count: number): void {
    this.#log.warn({ count }, 'invalid requests')
    this.#tell('invalid requests', this.#say('operator.invalid-requests', { count }))
  }

  clockWasWrong(milliseconds: number): void {
    const seconds = Math.round(Math.abs(milliseconds) / 1000)
    this.#log.warn({ seconds }, 'the clock was put right')
    this.#tell('clock', this.#say('operator.clock', { seconds }))
  }

  startsTooOften(count: number): void {
    this.#tell('starts', this.#say('operator.starts', { count }))
  }

  backupFailed(): void {
    this.#tell('backup', this.#say('operator.backup-failed'))
  }

  #inWords(trouble: Trouble): string {
    const table = { markup: trouble.table }
    const { kind } = trouble
    if (trouble.what === 'post-left-out') return this.#say('operator.post-left-out', { table, kind, code: String(trouble.code) })
    if (trouble.what === 'mail-refused') return this.#say('operator.mail-refused', { table, kind, code: String(trouble.code) })
    return this.#say(`operator.${trouble.what}`, { table, kind, tries: trouble.tries })
  }

  #tell(key: string, sentence: string): void {
    const now = this.#now().getTime()
    for (const [old, time] of this.#told) if (now - time >= hour) this.#told.delete(old)
    if (this.#told.has(key)) return
    if (this.#channel === undefined || this.#told.size >= mostInAnHour) return
    this.#told.set(key, now)
    this.#channels
      .create(this.#channel, says(warning(sentence)), `${key} ${now}`)
      .catch((error: unknown) => this.#log.warn({ error: problemOf(error) }, 'operator not told'))
  }
}

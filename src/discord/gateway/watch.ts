import { DefaultRestOptions, type REST, type RESTOptions, type ResponseLike, Routes } from 'discord.js'
import { minute, second } from '../../durations.ts'
import { type Clock, type Counters, KeptClock } from '../../tables/index.ts'
import { InvalidRequests } from './invalid-requests.ts'
import type { Operator } from './operator.ts'

/** Discord's time is asked for at least this often, and this often while nobody knows what time it is. */
const asksEvery = 10 * minute
const asksAgainAfter = 5 * second

/** An answer of Discord's, whatever it was asked for. Times are readings of the clock. */
export interface Answer {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly headers: ResponseLike['headers']
  readonly sent: number
  readonly received: number
}

/** Given to the client as `makeRequest`: every answer is heard besides. */
export function overheard(clock: Clock, hear: (answer: Answer) => void): RESTOptions['makeRequest'] {
  const reading = (): number => (clock instanceof KeptClock ? clock.reading() : clock.now().getTime())
  return async (url, init) => {
    const sent = reading()
    const response = await DefaultRestOptions.makeRequest(url, init)
    hear({
      ...{ method: init.method ?? 'GET', url, status: response.status, headers: response.headers },
      ...{ sent, received: reading() },
    })
    return response
  }
}

/** Watches what Discord's answers tell besides: what time it is, that we ask too much, that we ask for what we may not. */
export class Watch {
  readonly #operator: Operator
  readonly #counters: Counters
  readonly #clock: Clock
  readonly #invalid = new InvalidRequests()
  #isMany = false

  constructor(operator: Operator, counters: Counters, clock: Clock) {
    this.#operator = operator
    this.#counters = counters
    this.#clock = clock
  }

  readonly hear = ({ method, url, status, headers, sent, received }: Answer): void => {
    const date = Date.parse(headers.get('date') ?? '')
    if (this.#clock instanceof KeptClock && !Number.isNaN(date)) this.#putRight(this.#clock.heard({ sent, received, date }))
    const now = this.#clock.now().getTime()
    const scope = headers.get('x-ratelimit-scope')
    if (this.#invalid.note(status, scope, now)) this.#counters.add('invalid_requests', { status: String(status) })
    this.#tellIfMany(now)
    if (status !== 429 || scope === 'shared') return
    const route = `${method} ${routeOf(url)}`
    this.#counters.add('rate_limits_met', { route })
    // That old messages take few edits is foreseen: they are posted anew.
    if (route !== 'PATCH /channels/:id/messages/:id') this.#operator.rateLimited(route, Number(headers.get('retry-after') ?? 0))
  }

  /** Something that Discord made at that time is here. */
  made(time: number): void {
    if (this.#clock instanceof KeptClock) this.#putRight(this.#clock.notBefore(time))
  }

  /** When posting may go on, if too many requests were invalid. */
  heldUntil(): Date | undefined {
    return this.#invalid.heldUntil(this.#clock.now().getTime())
  }

  /** Asks Discord for the time now and then, and at once when nobody knows it, until that is stopped. */
  keepTime(rest: REST): () => void {
    const clock = this.#clock
    if (!(clock instanceof KeptClock)) return () => undefined
    let timer: NodeJS.Timeout | undefined
    const ask = (): void => {
      clearTimeout(timer)
      // Its answer is heard like any other.
      const asked = rest.get(Routes.gateway(), { auth: false }).catch(() => undefined)
      void asked.then(() => {
        clearTimeout(timer)
        timer = setTimeout(ask, clock.sure ? asksEvery : asksAgainAfter).unref()
      })
    }
    const stop = clock.onUnsure(ask)
    ask()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }

  #putRight(by: number): void {
    if (by !== 0) this.#operator.clockWasWrong(by)
  }

  #tellIfMany(now: number): void {
    const isMany = this.#invalid.isMany(now)
    if (isMany && !this.#isMany) this.#operator.invalidRequests(this.#invalid.count(now))
    this.#isMany = isMany
  }
}

/** The route of an address, without ids, and without the tokens of interactions. */
const routeOf = (url: string): string =>
  new URL(url).pathname
    .replace(/^\/api\/v\d+/, '')
    .replace(/\/(interactions|webhooks)\/\d+\/[^/]+/, '/$1/:id/:token')
    .replace(/\d{16,20}/g, ':id')

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { minute } from '../../durations.ts'
import type { RecordedRequest } from './api.ts'
import type { UploadedFile } from './attachments.ts'
import type { Core } from './core.ts'
import type { Description } from './description.ts'
import { FieldErrors, Refusal } from './errors.ts'
import type { RateLimits } from './ratelimits.ts'
import type { Answer, Call, Route } from './route.ts'
import { findRoute } from './route.ts'
import { Validator } from './schema.ts'

const invalidRequestsWithin = 10 * minute
const maximumBody = 30 * 1024 * 1024

/** The HTTP side: finds the route, reads and checks the body, meets with faults, records everything. */
export class Rest {
  readonly server: Server
  readonly #core: Core
  readonly #routes: readonly Route[]
  readonly #validator: Validator
  readonly #description: Description
  readonly #rateLimits: RateLimits

  constructor(core: Core, routes: readonly Route[], description: Description, rateLimits: RateLimits) {
    this.#core = core
    this.#routes = routes
    this.#description = description
    this.#validator = new Validator(description.find)
    this.#rateLimits = rateLimits
    // Longer than any pause in a game: a connection closed under a client's request looks like a fault nobody asked for.
    this.server = createServer({ keepAliveTimeout: 600_000, requestTimeout: 0 }, (request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        // A fault of the loopback itself: say so loudly instead of hanging the client.
        console.error('the loopback Discord failed', request.method, request.url, error)
        if (!response.headersSent) response.writeHead(500).end()
      })
    })
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://loopback')
    if (url.pathname.startsWith('/attachments/')) return this.#serveFile(url.pathname, response)
    const started = performance.now()
    this.#core.requestsUnderWay += 1
    this.#core.lastActivity = started
    try {
      const path = url.pathname.replace(/^\/api(\/v\d+)?/, '')
      const method = request.method ?? 'GET'
      const found = findRoute(this.#routes, method, path)
      const { body, files, broken } = await readBody(request)
      const record: RecordedRequest = {
        at: this.#core.clock.now(),
        method,
        path,
        route: found?.route.template ?? null,
        query: url.search,
        body,
        files: files.map(({ field, name, bytes }) => ({ field, name, size: bytes.length })),
        status: 0,
        response: null,
        took: 0,
        fault: null,
      }
      this.#core.requests.add(record)
      const finish = (answer: Answer, headers: Record<string, string> = {}): void => {
        record.status = answer.status
        record.response = answer.body ?? null
        record.took = performance.now() - started
        if (isInvalid(answer.status, headers)) this.#core.invalidRequests.push(record.at)
        if (record.fault === null && (record.route === null || (answer.status === 400 && codeOf(answer.body) === 50035)))
          this.#core.failures.add(record)
        send(response, answer, { ...headers, date: new Date(this.#core.clock.now()).toUTCString() })
      }
      const banned = this.#bannedFor()
      // It is not Discord that answers then but what stands before it: no JSON, no headers of limits.
      if (banned > 0) return finish({ status: 429 }, { 'retry-after': String(Math.ceil(banned / 1000)) })
      const mishap = this.#core.faults.befalls({ method, path, route: record.route, body })
      record.fault = mishap?.name ?? null
      if (mishap?.kind === 'lost') {
        die(response, mishap.reset)
        return
      }
      if (mishap?.kind === 'answer') return finish(mishapAnswer(mishap), mishapHeaders(mishap))
      if (mishap?.kind === 'slow') await new Promise<void>((resolve) => this.#core.clock.after(mishap.milliseconds, resolve))
      if (!found) return finish({ status: 404, body: { message: '404: Not Found', code: 0 } })
      if (!found.route.open && request.headers.authorization !== `Bot ${this.#core.token}`) {
        return finish({ status: 401, body: { message: '401: Unauthorized', code: 0 } })
      }
      const allowance = this.#rateLimits.take(`${method} ${found.route.template}`, majorOf(found.params))
      if (!allowance.allowed) {
        const limited = { message: 'You are being rate limited.', retry_after: allowance.retryAfter, global: allowance.global }
        return finish(
          { status: 429, body: limited },
          {
            ...allowance.headers,
            'retry-after': allowance.retryAfter.toFixed(3),
            'x-ratelimit-scope': allowance.global ? 'global' : 'user',
          },
        )
      }
      if (broken) return finish(refusalAnswer(new Refusal(50109)))
      const call: Call = { core: this.#core, params: found.params, query: url.searchParams, body: body ?? {}, files }
      const answer = await this.#run(found.route, call)
      if (mishap?.kind === 'no-answer') {
        record.status = answer.status
        record.response = answer.body ?? null
        record.took = performance.now() - started
        die(response, mishap.reset)
        return
      }
      finish(answer, { ...allowance.headers, ...retryHeaders(answer) })
    } finally {
      this.#core.requestsUnderWay -= 1
      this.#core.lastActivity = performance.now()
    }
  }

  /** How long, in milliseconds, the address is banned for its invalid requests (discord-api-docs, "Invalid Request Limit"). */
  #bannedFor(): number {
    const { invalidRequests, limits, clock } = this.#core
    const last = invalidRequests.at(-limits.invalidRequests)
    return last === undefined ? 0 : last + invalidRequestsWithin - clock.now()
  }

  async #run(route: Route, call: Call): Promise<Answer> {
    try {
      if (route.body) this.#checkBody(route, call.body)
      return await route.handle(call)
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error)
      throw error
    }
  }

  #checkBody({ body: schema }: Route, value: unknown): void {
    if (!schema) return
    const errors = new FieldErrors()
    const { list, names, maximum } = schema
    const branches = names.map((name) => this.#description.schema(name))
    const one = branches.length === 1 && branches[0] ? branches[0] : { oneOf: branches }
    this.#validator.check(
      list ? { type: 'array', items: one, ...(maximum ? { maxItems: maximum } : {}) } : one,
      value,
      [],
      errors,
    )
    errors.refuseIfAny()
  }

  #serveFile(path: string, response: ServerResponse): void {
    const file = this.#core.world.files.get(path)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.bytes.length,
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
      // What somebody uploaded must not run as a page of the sandbox.
      'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
    })
    response.end(file.bytes)
  }
}

/** The parameter that has a rate-limit bucket of its own. */
const majorOf = (params: Record<string, string>): string =>
  params.channel_id ?? params.guild_id ?? (params.webhook_id ? `${params.webhook_id}/${params.webhook_token ?? ''}` : '')

/** Limits that are shared with others do not count against the bot. */
const isInvalid = (status: number, headers: Record<string, string>): boolean =>
  [401, 403, 429].includes(status) && headers['x-ratelimit-scope'] !== 'shared'

const codeOf = (body: unknown): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : null)

function refusalAnswer(refusal: Refusal): Answer {
  return {
    status: refusal.status,
    body: {
      message: refusal.message,
      code: refusal.code,
      ...(refusal.errors ? { errors: refusal.errors } : {}),
      ...(refusal.retryAfter === null ? {} : { retry_after: refusal.retryAfter, global: false }),
    },
  }
}

const retryHeaders = ({ status, body }: Answer): Record<string, string> =>
  status === 429 && typeof body === 'object' && body !== null && 'retry_after' in body
    ? { 'retry-after': String(body.retry_after) }
    : {}

const tooManyOldEdits = 30046
/** It tells how long to wait, up to an hour. */
const waitOf = ({ retryAfter }: { retryAfter: number | null }): number => retryAfter ?? 3600

function mishapAnswer(mishap: { status: number; code: number | null; retryAfter: number | null; global: boolean }): Answer {
  if (mishap.status === 429)
    return {
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: mishap.retryAfter, global: mishap.global },
    }
  if (mishap.code !== null)
    return refusalAnswer(new Refusal(mishap.code, mishap.code === tooManyOldEdits ? { retryAfter: waitOf(mishap) } : {}))
  return { status: mishap.status, body: { message: `${mishap.status}: Server Error`, code: 0 } }
}

const mishapHeaders = (mishap: {
  status: number
  retryAfter: number | null
  global: boolean
  shared?: boolean
  code: number | null
}): Record<string, string> =>
  mishap.status === 429
    ? {
        'retry-after': String(mishap.retryAfter),
        'x-ratelimit-scope': mishap.global ? 'global' : mishap.shared ? 'shared' : 'user',
        ...(mishap.global ? { 'x-ratelimit-global': 'true' } : {}),
      }
    : mishap.code === tooManyOldEdits
      ? { 'retry-after': String(waitOf(mishap)) }
      : {}

function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string>): void {
  // A 204 with a JSON content type would make clients try to read a body.
  if (status === 204 || body === undefined) {
    response.writeHead(status, headers).end()
    return
  }
  response.writeHead(status, { ...headers, 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function die(response: ServerResponse, reset: boolean): void {
  if (reset) response.socket?.resetAndDestroy()
  else response.destroy()
}

interface ReadBody {
  body: unknown
  files: UploadedFile[]
  broken: boolean
}

async function readBody(request: IncomingMessage): Promise<ReadBody> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    // Streams without an encoding give buffers.
    const part = chunk as Buffer
    size += part.length
    if (size <= maximumBody) chunks.push(part)
  }
  const bytes = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  if (bytes.length === 0) return { body: undefined, files: [], broken: false }
  if (type.startsWith('multipart/form-data')) return readMultipart(bytes, type)
  try {
    return { body: JSON.parse(bytes.toString('utf8')), files: [], broken: false }
  } catch {
    return { body: undefined, files: [], broken: true }
  }
}

async function readMultipart(bytes: Buffer, type: string): Promise<ReadBody> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const files: UploadedFile[] = []
    let body: unknown
    for (const [field, value] of form.entries()) {
      if (typeof value !== 'string')
        files.push({ field, name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
      else if (field === 'payload_json') body = JSON.parse(value)
    }
    return { body, files, broken: false }
  } catch {
    return { body: undefined, files: [], broken: true }
  }
}

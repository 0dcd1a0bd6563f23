import type { UploadedFile } from './attachments.ts'
import type { Core } from './core.ts'

export interface Call {
  core: Core
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  files: readonly UploadedFile[]
}

export interface Answer {
  status: number
  body?: unknown
}

/** The schemas of a body in Discord's description: one of the named, or a list of them. */
export interface BodySchema {
  names: readonly string[]
  list?: boolean
  maximum?: number
}

export interface Route {
  method: string
  /** As in Discord's description. */
  template: string
  body?: BodySchema
  /** Interaction callbacks and webhooks carry their token in the address instead of a header. */
  open?: boolean
  handle(call: Call): Answer | Promise<Answer>
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const created = (body: unknown): Answer => ({ status: 201, body })
export const done: Answer = { status: 204 }

/** The body as its route's schema describes it: checked before the handler runs, hence the assertion. */
export const bodyOf = <T>(call: Call): T => call.body as T

/** A parameter of the route's own template. */
export const param = (call: Call, name: string): string => call.params[name] ?? ''

const compiled = new WeakMap<Route, readonly string[]>()

function segmentsOf(route: Route): readonly string[] {
  const known = compiled.get(route) ?? route.template.split('/')
  compiled.set(route, known)
  return known
}

/** Fixed words win over parameters, so that `@original` is not a message id. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | null {
  const parts = path.split('/').map(decodeURIComponent)
  let best: { route: Route; params: Record<string, string>; fixed: number } | null = null
  for (const route of routes) {
    if (route.method !== method) continue
    const segments = segmentsOf(route)
    if (segments.length !== parts.length) continue
    const params: Record<string, string> = {}
    let fixed = 0
    const fits = segments.every((segment, index) => {
      const part = parts[index] ?? ''
      if (segment.startsWith('{')) {
        params[segment.slice(1, -1)] = part
        return part !== ''
      }
      fixed += 1
      return segment === part
    })
    if (fits && (!best || fixed > best.fixed)) best = { route, params, fixed }
  }
  return best
}

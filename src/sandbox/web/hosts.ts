import type { IncomingMessage } from 'node:http'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopbackAddress = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** The name of a Host header without its port, or null where it is none. */
function hostName(host: string | undefined): string | null {
  if (!host) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}

/**
 * A page of somebody else's may point its own name at 127.0.0.1 (DNS rebinding) and then read what we serve: only the names
 * of loopback are answered. Another site's page may also open a WebSocket to us: the origin has to be the page's own.
 */
export function isWelcome(request: IncomingMessage, allowOtherHosts: boolean): boolean {
  const { host, origin } = request.headers
  const name = hostName(host)
  if (name === null) return false
  if (!allowOtherHosts && !loopbackNames.has(name)) return false
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

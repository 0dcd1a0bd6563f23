import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Loopback } from '../../src/sandbox/loopback/index.ts'

type Heard = Pick<IncomingMessage, 'method' | 'url'>

export interface RestProxy {
  /** What is named in DISCORD_API. */
  readonly api: string
  readonly passed: readonly Heard[]
  /** The next request like this reaches Discord, and the proxy does not wait for the answer: it says 408, as proxies do. */
  giveUpOn(like: (heard: Heard) => boolean): void
}

/** What operators put between their processes and Discord's API. */
export async function restProxy({ origin }: Loopback): Promise<RestProxy> {
  const passed: Heard[] = []
  let givesUp: ((heard: Heard) => boolean) | undefined
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    passed.push({ method: from.method, url: from.url })
    const isLate = givesUp?.(from) ?? false
    if (isLate) givesUp = undefined
    const { method, headers } = from
    const asked = ask(`${origin}${from.url}`, { ...(method && { method }), headers }, (answer) => {
      if (isLate) {
        answer.resume()
        to.writeHead(408, { 'content-type': 'text/plain' }).end('timed out')
        return
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    asked.on('error', () => to.destroy())
    from.pipe(asked)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  // `as`: a listening server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    api: `http://127.0.0.1:${port}/api`,
    passed,
    giveUpOn(like) {
      givesUp = like
    },
  }
}

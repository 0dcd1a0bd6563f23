import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Backlog, Counters } from '../tables/index.ts'
import { healthOf } from './health.ts'
import { createMetrics } from './metrics.ts'

/** What is watched of a process. */
export interface Watched {
  readonly counters: Counters
  backlog(): Promise<Backlog>
  /** The shards that this process holds, and whether each is connected; none where it has no connection of its own. */
  shards(): readonly { readonly shard: number; readonly connected: boolean }[]
  pictures(): { readonly drawn: number; readonly cached: number; readonly waiting: number; readonly memory: number }
  now(): Date
  /** How often backups are made, and when the last was; absent if none are. */
  readonly backups?: { readonly every: number; last(): Promise<Date | undefined> }
}

export interface Operations {
  readonly port: number
  close(): Promise<void>
}

/** `/health` says whether the process can do its work (503 if not), `/health/live` that it is alive, `/metrics` what Prometheus reads. */
export async function openOperations(
  watched: Watched,
  listen: { readonly port: number; readonly host: string },
): Promise<Operations> {
  const metrics = createMetrics(watched)
  const server = createServer(async (request, response) => {
    const answer = (status: number, type: string, body: string): void =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const path = new URL(request.url ?? '/', 'http://operations').pathname
    try {
      if (request.method !== 'GET') return answer(405, 'text/plain', 'GET only\n')
      if (path === '/health/live') return answer(200, 'application/json', '{"alive":true}\n')
      if (path === '/metrics') return answer(200, metrics.contentType, await metrics.text())
      if (path !== '/health') return answer(404, 'text/plain', 'there are /health, /health/live and /metrics\n')
      const health = await healthOf(watched)
      answer(health.ready ? 200 : 503, 'application/json', `${JSON.stringify(health)}\n`)
    } catch {
      // What went wrong may be told to nobody who just comes by.
      answer(500, 'text/plain', 'cannot be told now\n')
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(listen.port, listen.host, resolve))
  return {
    // `as`: a listening server has an address with a port.
    port: (server.address() as AddressInfo).port,
    async close() {
      metrics.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

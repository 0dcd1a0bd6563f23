import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Loopback, Persona } from '../loopback/index.ts'
import { refuse, serveAttachment, servePage } from './files.ts'
import { isLoopbackAddress, isWelcome } from './hosts.ts'
import { Live } from './live.ts'
import { ensurePersonas, findPersona } from './personas.ts'
import { Problem } from './problem.ts'
import type { GameOffer } from './protocol.ts'
import { offeredGames } from './welcome.ts'

export { openInBrowser } from './browser.ts'
export { isLoopbackAddress } from './hosts.ts'

export interface SandboxOptions {
  loopback: Loopback
  /** 4400 if absent; 0 takes any free port. */
  port?: number
  /** 127.0.0.1 if absent. Any other address needs allowOtherHosts. */
  host?: string
  /** Answers whoever can reach this machine, under any name. Nobody has to sign in: only for networks one trusts. */
  allowOtherHosts?: boolean
  /** The folder of the built page. */
  page?: string
}

export interface Sandbox {
  readonly url: string
  close(): Promise<void>
}

/** Where setup builds the page, seen from the sources as well as from what was compiled of them. */
function builtPage(): string {
  let folder = new URL('./', import.meta.url)
  while (folder.pathname !== '/' && !existsSync(new URL('package.json', folder))) folder = new URL('../', folder)
  return fileURLToPath(new URL('.cache/page', folder))
}

const lookAfterBot = 500

/** The page of the sandbox: its files, what was uploaded, and a WebSocket for each open page. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { loopback, port = 4400, host = '127.0.0.1', allowOtherHosts = false, page = builtPage() } = options
  if (!allowOtherHosts && !isLoopbackAddress(host))
    throw new Problem(
      'not-loopback',
      `The sandbox has no sign-in and is for this computer only; ${host} is refused unless other hosts are allowed on purpose.`,
    )
  ensurePersonas(loopback)
  const server = createServer((request, response) => {
    if (!isWelcome(request, allowOtherHosts))
      return refuse(response, 403, 'The sandbox answers only on this computer, under localhost or 127.0.0.1.')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET')
    const { pathname } = addressOf(request)
    if (pathname.startsWith('/attachments/')) serveAttachment(response, loopback, pathname)
    else void servePage(response, page, pathname)
  })

  const pages = new Set<Live>()
  const surroundings = { games: rememberGames(loopback), open: allowOtherHosts }
  // A picture in base64 and what goes with it; far above what Discord takes, the loopback refuses the rest.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 48 * 1024 * 1024 })
  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = addressOf(request)
    if (!isWelcome(request, allowOtherHosts) || pathname !== '/live') {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (accepted: WebSocket) => {
      const live = new Live(accepted, loopback, findPersona(loopback, searchParams.get('persona') ?? ''), surroundings)
      pages.add(live)
      accepted.on('close', () => pages.delete(live))
    })
  })

  const unwatch = tellOthers(loopback, pages)
  let wasConnected = loopback.botConnected
  const watch = setInterval(() => {
    if (loopback.botConnected === wasConnected) return
    wasConnected = loopback.botConnected
    for (const live of pages) live.showWorld()
  }, lookAfterBot)
  watch.unref()

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        taken
          ? new Problem(
              'port-taken',
              `Port ${port} is taken, perhaps by another sandbox. Give this one another: SANDBOX_PORT=${port + 1}`,
            )
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
  // A TCP server that listens has an address of this shape.
  const address = server.address() as AddressInfo
  const shownHost = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host
  return {
    url: `http://${shownHost}:${address.port}/`,
    async close() {
      clearInterval(watch)
      unwatch()
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Joined as text: a path that begins with two slashes is a path here, not another host. */
const addressOf = (request: IncomingMessage) => new URL(`http://sandbox${request.url?.startsWith('/') ? request.url : '/'}`)

/** The games offered, asked of the bot once for each language and again when it comes back. */
function rememberGames(loopback: Loopback) {
  let known = new Map<string, Promise<GameOffer[]>>()
  return async (persona: Persona): Promise<GameOffer[]> => {
    if (!loopback.botConnected) {
      known = new Map()
      return []
    }
    const channel = persona.channels().find((candidate) => candidate.kind === 'text')
    if (!channel) return []
    const before = known.get(persona.locale)
    const games = before ?? offeredGames(loopback.actor(persona.name), channel.id)
    known.set(persona.locale, games)
    const found = await games
    // No answer, or commands not registered yet: ask again the next time.
    if (found.length === 0) known.delete(persona.locale)
    return found
  }
}

/** Whoever plays several personas at one screen sees which of them is waited for. */
function tellOthers(loopback: Loopback, pages: ReadonlySet<Live>): () => void {
  const unwatchers = loopback.people().map(({ id }) => {
    const persona = loopback.persona(id)
    return persona.watch((change) => {
      if (change.type !== 'message-created' || change.ephemeral || change.message.author.id === id) return
      const direct = persona.channels().find((channel) => channel.id === change.channel)?.kind === 'direct'
      if (!direct && !change.message.mentions.some((user) => user.id === id)) return
      if ([...pages].some((live) => live.persona.id === id)) return
      for (const live of pages) live.tell({ notice: 'waiting', persona: id })
    })
  })
  return () => {
    for (const unwatch of unwatchers) unwatch()
  }
}

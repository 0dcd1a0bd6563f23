import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Loopback, startLoopback } from '../../../src/sandbox/loopback/index.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/web/index.ts'
import type { Notice, World } from '../../../src/sandbox/web/protocol.ts'

let folder: string
let loopback: Loopback
let sandbox: Sandbox

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chancery-web-'))
  await mkdir(join(folder, 'page/assets'), { recursive: true })
  await writeFile(join(folder, 'page/index.html'), '<title>page</title>')
  await writeFile(join(folder, 'page/assets/a.js'), 'export {}')
  await writeFile(join(folder, 'secret.html'), 'secret')
  loopback = await startLoopback({})
  sandbox = await startSandbox({ loopback, port: 0, page: join(folder, 'page') })
})

afterEach(async () => {
  await sandbox.close()
  await loopback.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Got {
  status: number
  headers: Record<string, unknown>
  body: string
}

/** A plain request, with headers a browser would not let us choose and a path nobody has tidied. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = new URL(sandbox.url)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

const address = () => new URL(sandbox.url).host

/** The first notice of a WebSocket, or the status it was refused with. */
function connect(headers: Record<string, string>, path = '/live?persona=bruno'): Promise<Notice | number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${address()}${path}`, { headers })
    socket.on('message', (data) => {
      socket.close()
      resolve(JSON.parse(String(data)))
    })
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
}

const worldOf = async (headers: Record<string, string> = {}): Promise<World> => {
  const notice = await connect(headers)
  if (typeof notice === 'number' || notice.notice !== 'world') throw new Error('the world comes first')
  return notice.world
}

describe('who is answered', () => {
  test('the names of this computer', async () => {
    const { port } = new URL(sandbox.url)
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
      expect((await get('/', { host })).status).toBe(200)
  })

  test('no other name, even if it points here: that is how DNS rebinding reads a local server', async () => {
    const got = await get('/', { host: 'evil.example:4400' })
    expect(got.status).toBe(403)
    expect(got.body).toContain('only on this computer')
    expect((await get('/', { host: '127.0.0.1.evil.example' })).status).toBe(403)
  })

  test('a WebSocket of the page itself, of no other site, and under no other name', async () => {
    expect(await connect({ origin: `http://${address()}` })).toMatchObject({ notice: 'world' })
    expect(await connect({ origin: 'https://evil.example' })).toBe(403)
    expect(await connect({ origin: 'null' })).toBe(403)
    expect(await connect({ origin: 'http://127.0.0.1:1' })).toBe(403)
    expect(await connect({ origin: 'http://evil.example', host: 'evil.example' })).toBe(403)
    expect(await connect({ origin: `http://${address()}` }, '/elsewhere')).toBe(403)
  })

  test('another address is refused unless it was allowed on purpose', async () => {
    await expect(startSandbox({ loopback, port: 0, host: '0.0.0.0' })).rejects.toMatchObject({ code: 'not-loopback' })
    const open = await startSandbox({ loopback, port: 0, host: '0.0.0.0', allowOtherHosts: true, page: join(folder, 'page') })
    try {
      const { port } = new URL(open.url)
      const named = await fetch(`http://127.0.0.1:${port}/`)
      expect(named.status).toBe(200)
      await sandbox.close()
      sandbox = open
      expect((await get('/', { host: 'tablet.local' })).status).toBe(200)
      expect(await connect({ origin: 'https://evil.example', host: 'tablet.local' })).toBe(403)
      expect(await connect({ origin: 'http://tablet.local', host: 'tablet.local' })).toMatchObject({ notice: 'world' })
    } finally {
      if (sandbox !== open) await open.close()
    }
  })
})

test('a port that is taken is named, with the way out', async () => {
  const port = Number(new URL(sandbox.url).port)
  await expect(startSandbox({ loopback, port })).rejects.toMatchObject({
    code: 'port-taken',
    message: expect.stringContaining(`SANDBOX_PORT=${port + 1}`),
  })
})

describe('what is served', () => {
  test('the page, with a policy under which it can run nothing foreign', async () => {
    const got = await get('/')
    expect(got).toMatchObject({ status: 200, body: '<title>page</title>' })
    expect(got.headers['content-security-policy']).toContain("script-src 'self'")
    expect(got.headers['cache-control']).toBe('no-cache')
    expect((await get('/assets/a.js')).headers['cache-control']).toContain('immutable')
  })

  test('nothing outside its folder', async () => {
    for (const path of ['/../secret.html', '/%2e%2e/secret.html', '/assets/..%2f..%2fsecret.html', '/%00.html', '/missing.js'])
      expect((await get(path)).body).not.toContain('secret')
  })

  test('nothing for a path that is none, and the server goes on', async () => {
    for (const path of ['//', '/%', '/%ff%fe', '//evil.example/x', '/live'])
      expect((await get(path)).status).toBeGreaterThanOrEqual(400)
    expect((await get('/')).status).toBe(200)
  })

  test('only to those who read', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405)
  })

  test('a sent picture as a picture, anything else as a file that cannot run', async () => {
    const ada = loopback.actor('Ada')
    const shown = ada.say(loopback.channel('general'), 'Files', [
      { name: 'a.png', bytes: new Uint8Array([1, 2, 3]) },
      { name: 'b.html', bytes: Buffer.from('<script>alert(1)</script>') },
    ])
    const [picture, page] = shown.attachments.map((attachment) => new URL(attachment.url).pathname)
    expect((await get(picture ?? '')).headers).toMatchObject({ 'content-type': 'image/png', 'content-disposition': 'inline' })
    const file = await get(page ?? '')
    expect(file.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
    expect(file.headers['content-security-policy']).toContain('sandbox')
    expect((await get('/attachments/1/2/none.png')).status).toBe(404)
  })
})

describe('a new sandbox', () => {
  test('has three personas ready, one for each language', async () => {
    const world = await worldOf()
    expect(world.personas.map(({ slug, locale }) => [slug, locale])).toEqual([
      ['ada', 'en-GB'],
      ['bruno', 'it'],
      ['clara', 'de'],
    ])
    expect(world.personas.find((persona) => persona.id === world.me)?.slug).toBe('bruno')
    expect(world.botOnline).toBe(false)
    expect(world.games).toEqual([])
  })

  test('finds its personas again instead of making new ones', async () => {
    const before = loopback.people().length
    await (await startSandbox({ loopback, port: 0 })).close()
    expect(loopback.people()).toHaveLength(before)
  })

  test('what is no request ends the connection and changes nothing', async () => {
    const socket = new WebSocket(`ws://${address()}/live?persona=ada`)
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    socket.on('open', () => socket.send('{"number":1,"ask":"say","channel":"x","content":""}'))
    expect(await closed).toBe(1007)
    expect(loopback.persona(loopback.actor('Ada')).messages(loopback.channel('general'))).toEqual([])
  })

  test('what is asked for is answered as it is then, before anything that happens after it is told', async () => {
    const channel = loopback.channel('general').id
    const socket = new WebSocket(`ws://${address()}/live?persona=ada`)
    const heard: string[] = []
    const both = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const notice: Notice = JSON.parse(String(data))
        heard.push(notice.notice === 'answer' ? `answer ${notice.number}` : notice.notice)
        if (notice.notice === 'answer' && notice.number === 2) resolve()
      })
    })
    socket.on('open', () => {
      socket.send(JSON.stringify({ number: 1, ask: 'history', channel }))
      // While the request is on its way somebody says something.
      socket.send(JSON.stringify({ number: 2, ask: 'say', channel, content: 'Understood' }))
    })
    await both
    socket.close()
    expect(heard.filter((one) => one !== 'world')).toEqual(['answer 1', 'message', 'answer 2'])
  })

  test('a request that cannot be done is answered with why', async () => {
    const socket = new WebSocket(`ws://${address()}/live?persona=ada`)
    const notice = await new Promise<Notice>((resolve) => {
      socket.on('open', () => socket.send('{"number":7,"ask":"history","channel":"1"}'))
      socket.on('message', (data) => {
        const heard: Notice = JSON.parse(String(data))
        if (heard.notice === 'answer') resolve(heard)
      })
    })
    socket.close()
    expect(notice).toMatchObject({ number: 7, ok: false, code: 'unknown-channel' })
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../src/settings.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')

/** What a compose file sets in the environment, where nothing is set outside. */
function environmentOf(file: string): Record<string, string> {
  const block = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(read(file))?.[1] ?? ''
  const lines = [...block.matchAll(/^ {6}([A-Z_]+): "?([^"\n]*)"?$/gm)]
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replace(/^\$\{.*\}$/, '')]))
}

describe('in Docker', () => {
  test('Chancery does not start without a token, and opens no sandbox by itself', () => {
    expect(read('compose.yaml')).toMatch(/DISCORD_TOKEN: \$\{DISCORD_TOKEN:\?.*compose\.sandbox\.yaml/)
    expect(read('Dockerfile')).toMatch(/^ENV .*SANDBOX=off/m)
    expect(() => readSettings(environmentOf('compose.yaml'))).toThrow('DISCORD_TOKEN must be set')
  })

  test('the sandbox is opened on demand, with games of its own, for this machine only', () => {
    const settings = readSettings(environmentOf('compose.sandbox.yaml'))
    expect(settings).toMatchObject({ token: undefined, database: 'file:/app/data/sandbox.db' })
    expect(read('compose.sandbox.yaml')).toContain(`- 127.0.0.1:${settings.sandboxPort}:${settings.sandboxPort}`)
  })

  test('several processes share one database and the requests that Discord takes', () => {
    const text = read('compose.scale.yaml')
    const budget = [...text.matchAll(/REQUESTS_PER_SECOND: "(\d+)"/g)].map(([, number]) => Number(number))
    const copies = Number(/replicas: (\d+)/.exec(text)?.[1])
    expect((budget[0] ?? 0) + copies * (budget[1] ?? 0)).toBe(50)
    for (const ROLES of ['gateway', 'worker']) {
      expect(text).toContain(`ROLES: ${ROLES}\n`)
      const settings = { DISCORD_TOKEN: 'a.b.c', DATABASE_URL: 'postgresql://chancery:x@database/chancery', ROLES }
      expect(() => readSettings(settings)).not.toThrow()
    }
  })

  test('where a proxy divides the requests all processes ask it, and each may ask for all of them', () => {
    const text = read('compose.proxy.yaml')
    const [, api = ''] = /^ {4}DISCORD_API: (\S+)$/m.exec(text) ?? []
    const [, REQUESTS_PER_SECOND = ''] = /^ {4}REQUESTS_PER_SECOND: "(\d+)"$/m.exec(text) ?? []
    const settings = { DISCORD_TOKEN: 'a.b.c', DISCORD_API: api, REQUESTS_PER_SECOND }
    expect(readSettings(settings)).toMatchObject({ api: 'http://proxy:8080/api', requestsPerSecond: 50 })
    for (const service of ['gateway', 'worker']) {
      expect(text).toContain(`  ${service}: *through-proxy\n`)
      expect(read('compose.scale.yaml')).toContain(`\n  ${service}:\n`)
    }
  })

  test('the image has what copies the database, in the version of its server', () => {
    const [, base] = /^FROM node:\d+-(\w+)-slim\n/m.exec(read('Dockerfile')) ?? []
    const [, server] = /image: postgres:(\d+)/.exec(read('compose.scale.yaml')) ?? []
    expect(read('Dockerfile')).toMatch(/apt-get install[^&]* postgresql-client /)
    // What Debian's package of that name is there.
    expect({ base, server }).toEqual({ base: 'bookworm', server: '15' })
  })

  test.each(['compose.yaml', 'compose.sandbox.yaml', 'compose.scale.yaml', 'compose.proxy.yaml'])(
    '%s lets no log grow without end',
    (file) => {
      expect(read(file)).toMatch(/max-size: \d+m\n\s+max-file: "\d+"/)
    },
  )
})

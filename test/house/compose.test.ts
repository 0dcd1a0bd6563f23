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

  test.each(['compose.yaml', 'compose.sandbox.yaml'])('%s lets no log grow without end', (file) => {
    expect(read(file)).toMatch(/max-size: \d+m\n\s+max-file: "\d+"/)
  })
})

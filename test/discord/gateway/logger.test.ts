import { DiscordAPIError } from 'discord.js'
import { expect, test } from 'vitest'
import { createLog, guarded, problemOf } from '../../../src/discord/gateway/logger.ts'

test('an error of ours is logged by its place, not by its words', () => {
  const problem = problemOf(new Error('the hand is 1, 2, 3'))
  expect(JSON.stringify(problem)).not.toContain('the hand is')
  expect(problem.at?.[0]).toContain('logger.test.ts')
})

test('an error of the runtime is logged with its words as far as they name code', () => {
  expect(problemOf(new TypeError('x is not a function')).message).toBe('x is not a function')
})

/** What the runtime says of this. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each([
  ['a key', () => (undefined as unknown as Record<string, string>)['the-secret-card']],
  ['a text searched like an object', () => 'key' in ('the-secret-card' as unknown as object)],
  ['a text changed like an object', () => Object.assign('the-secret-card', { 0: 'x' })],
  ['broken JSON', () => JSON.parse('the-secret-card')],
])('an error of the runtime never tells a value: %s', (_, work) => {
  const error = thrownBy(work)
  expect(String(error)).toMatch(/the-s|'0'/)
  expect(JSON.stringify(problemOf(error))).not.toContain('the-s')
})

test('words that look like a place are no place', () => {
  expect(JSON.stringify(problemOf(new Error('x\n    at the-secret-card')))).not.toContain('the-secret-card')
})

test('what Discord refuses is told without what it quotes', () => {
  const body = { code: 50035, message: 'Invalid Form Body: "Meet me at noon" is too long' }
  const refusal = new DiscordAPIError(body, 50035, 400, 'POST', '/webhooks/1/the-token', { files: undefined, body: undefined })
  const told = JSON.stringify(problemOf(refusal))
  expect(told).toContain('Invalid Form Body')
  expect(told).not.toMatch(/noon|the-token/)
})

test('whole errors handed over by other parts are cut down the same way', () => {
  const lines: string[] = []
  const log = guarded(createLog('info', { write: (line) => lines.push(line) }))
  log.error({ err: new Error('card 7'), table: 'abc' }, 'failed')
  expect(lines.join('')).not.toContain('card 7')
  expect(lines.join('')).toContain('"table":"abc"')
})

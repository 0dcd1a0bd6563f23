import { expect, test } from 'vitest'
import { createLog, guarded, problemOf } from '../../src/discord/log.ts'

test('an error of ours is logged by its place, not by its words', () => {
  const problem = problemOf(new Error('the hand is 1, 2, 3'))
  expect(JSON.stringify(problem)).not.toContain('the hand is')
  expect(problem.at?.[0]).toContain('log.test.ts')
})

test('an error of the runtime is logged with its words', () => {
  expect(problemOf(new TypeError('x is not a function')).message).toBe('x is not a function')
})

test('whole errors handed over by other parts are cut down the same way', () => {
  const lines: string[] = []
  const log = guarded(createLog('info', { write: (line) => lines.push(line) }))
  log.error({ err: new Error('card 7'), table: 'abc' }, 'failed')
  expect(lines.join('')).not.toContain('card 7')
  expect(lines.join('')).toContain('"table":"abc"')
})

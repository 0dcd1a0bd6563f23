import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ideology } from '../../../src/games/ideology/index.ts'
import { parseScenario, runScenario } from '../../../src/kernel/index.ts'

const folder = new URL('../../scenarios/ideology/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

test.each(files)('%s', (file) => {
  const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'), file)
  expect(runScenario(ideology.rulebook, scenario)).toBeUndefined()
})

test('all scenarios are there', () => {
  expect(files.length).toBeGreaterThanOrEqual(99)
})

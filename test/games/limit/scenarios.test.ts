import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limit } from '../../../src/games/limit/index.ts'
import { parseScenario, runScenario } from '../../../src/kernel/index.ts'

const folder = new URL('../../scenarios/limit/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

test.each(files)('%s', (file) => {
  const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'), file)
  expect(runScenario(limit.rulebook, scenario)).toBeUndefined()
})

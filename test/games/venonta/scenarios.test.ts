import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { parseScenario, runScenario } from '../../../src/kernel/index.ts'

const folder = new URL('../../scenarios/venonta/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

test.each(files)('%s', (file) => {
  const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'), file)
  expect(runScenario(venontaRules, scenario)).toBeUndefined()
})

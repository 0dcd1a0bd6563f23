import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import { parseScenario, runScenario } from '../../../src/kernel/index.ts'

const folder = new URL('../../scenarios/attack/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

test.each(files)('%s', (file) => {
  const scenario = parseScenario(readFileSync(new URL(file, folder), 'utf8'), file)
  expect(runScenario(attackRules, scenario)).toBeUndefined()
})

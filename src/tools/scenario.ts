/** `npm run -s scenario -- FILE...` runs rule scenarios. */
import { readFileSync } from 'node:fs'
import { findGame } from '../games/index.ts'
import { parseScenario, runScenario, type Scenario } from '../kernel/scenario.ts'
import { messageOf } from './errors.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run -s scenario -- FILE...')
  process.exit(2)
}

const lines = files.map(lineFor)
for (const line of lines) console.log(line)
const failed = lines.filter((line) => line.startsWith('FAIL')).length
console.log(`${files.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function lineFor(file: string): string {
  let scenario: Scenario
  try {
    scenario = parseScenario(contentOf(file), file)
  } catch (error) {
    return `FAIL ${messageOf(error)}`
  }
  const problem = problemOf(scenario)
  return problem ? `FAIL ${scenario.name}: ${problem}` : `ok ${scenario.name}`
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file}: cannot be read: ${messageOf(error)}`)
  }
}

function problemOf(scenario: Scenario): string | undefined {
  try {
    const game = findGame(scenario.game)
    return game ? runScenario(game.rulebook, scenario) : `game: no game is called ${scenario.game}`
  } catch (error) {
    return messageOf(error)
  }
}

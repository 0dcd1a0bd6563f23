import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offPlan } from './plan.ts'

const GAMES = join(import.meta.dirname, '../../src/games')

const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

test.each(folders)('the folder of %s has the files and rooms of every game, and no others beside its subjects', (game) => {
  expect(offPlan(join(GAMES, game))).toEqual({ beside: [], lacks: [] })
})

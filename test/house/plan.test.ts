import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const GAMES = join(import.meta.dirname, '../../src/games')

/** The files that lie beside the folders. */
const ROOT = new Set([
  'checks.ts',
  'course.ts',
  'data.json',
  'data.ts',
  'derived.ts',
  'habits.ts',
  'ids.ts',
  'index.ts',
  'invariants.ts',
  'names.ts',
  'options.ts',
  'params.ts',
  'rulebook.ts',
  'schema.ts',
  'secrets.ts',
  'setup.ts',
  'standings.ts',
  'state.ts',
])
const NEEDED = ['data.json', 'derived.ts', 'index.ts', 'options.ts', 'rulebook.ts', 'setup.ts', 'standings.ts', 'state.ts']
/** The folders of every game; all others are subjects of its rules. */
const ROOMS = ['computer', 'pages', 'pictures', 'text', 'words']

/** It is still laid out in a way of its own. */
const ELSEWISE = ['attack']

const folders = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared' && !ELSEWISE.includes(entry.name))
  .map(({ name }) => name)

describe.each(folders)('the folder of %s', (game) => {
  const entries = readdirSync(join(GAMES, game), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)

  test('has the files and rooms of every game, and no others beside its subjects', () => {
    expect(files.filter((name) => !ROOT.has(name))).toEqual([])
    expect(NEEDED.filter((name) => !files.includes(name))).toEqual([])
  })

  test.each(ROOMS)('has %s, which begins with its index.ts', (room) => {
    expect(readdirSync(join(GAMES, game, room))).toContain('index.ts')
  })
})

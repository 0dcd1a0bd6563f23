import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** What each part of the house may import besides itself. Dependencies point one way, so that the layout can be trusted. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  commands: ['discord', 'tables', 'games', 'a game', 'kernel', 'pictures', 'words'],
  'main.ts': [
    'commands',
    'discord',
    'tables',
    'store',
    'games',
    'a game',
    'kernel',
    'pictures',
    'words',
    'sandbox',
    'settings.ts',
  ],
  discord: ['tables', 'games', 'a game', 'kernel', 'pictures', 'words'],
  tables: ['store', 'games', 'a game', 'kernel', 'pictures', 'words'],
  // What all games share: what a game's folder holds, and how it is proved.
  games: ['a game', 'kernel', 'words'],
  'a game': ['games', 'kernel', 'words'],
  store: ['kernel', 'words'],
  kernel: [],
  pictures: ['kernel'],
  words: ['kernel'],
  sandbox: [],
  'settings.ts': [],
  tools: ['discord', 'tables', 'store', 'games', 'a game', 'kernel', 'pictures', 'words', 'sandbox', 'settings.ts'],
}

/** Packages that belong to one part: nobody else knows that they exist. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  'discord.js': ['discord', 'commands'],
  canvas: ['pictures', 'tools'],
  sqlite3: ['store'],
  '@prisma/client': ['store'],
  '@prisma/driver-adapter-utils': ['store', 'tools'],
}

/** Erased before anything runs: a game's pictures and words are checked against these types and load nothing. */
const MAY_NAME_TYPES_OF: Readonly<Record<string, readonly string[]>> = { 'a game': ['pictures'] }

interface Import {
  readonly from: string
  readonly what: string
  readonly typeOnly: boolean
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\b)?[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(IMPORT)].map(([, type, one, other, bare]) => ({
    from: file,
    what: one ?? other ?? bare ?? '',
    typeOnly: type !== undefined,
  }))
}

/** `src/tables/play.ts` → `tables`, `src/games/ideology/rulebook.ts` → `a game`, `commands/game.ts` → `commands` */
function partOf(file: string): string {
  const [first = '', second = '', , fourth] = file.split('/')
  if (second === 'games' && fourth) return 'a game'
  return first === 'src' ? second : first
}

function targetOf({ from, what }: Import): string | undefined {
  return what.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(from), what)) : undefined
}

function packageOf({ what }: Import): string {
  return what
    .split('/')
    .slice(0, what.startsWith('@') ? 2 : 1)
    .join('/')
}

const files = ['src', 'commands'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|tsx|mts)$/.test(file) && !file.startsWith('src/store/generated/')),
)
const imports = files.flatMap(importsOf)

describe('dependencies point one way', () => {
  test('there are imports to look at', () => {
    expect(imports.length).toBeGreaterThan(100)
  })

  test('every part of the house is known', () => {
    expect([...new Set(files.map(partOf))].filter((part) => !MAY_IMPORT[part])).toEqual([])
  })

  test('no part imports one it must not know', () => {
    const wrong = imports.filter((one) => {
      const target = targetOf(one)
      if (!target) return false
      const [from, to] = [partOf(one.from), partOf(target)]
      const allowed = [...(MAY_IMPORT[from] ?? []), ...(one.typeOnly ? (MAY_NAME_TYPES_OF[from] ?? []) : [])]
      return from !== to && to in MAY_IMPORT && !allowed.includes(to)
    })
    expect(wrong.map(({ from, what }) => `${from} imports ${what}`)).toEqual([])
  })

  test('a game knows no other game', () => {
    const gameOf = (file: string) => /^src\/games\/([^/]+)\//.exec(file)?.[1]
    const wrong = imports.filter((one) => {
      const [from, to] = [gameOf(one.from), gameOf(targetOf(one) ?? '')]
      return from && to && from !== to
    })
    expect(wrong.map(({ from, what }) => `${from} imports ${what}`)).toEqual([])
  })

  test.each(files.filter((file) => /^src\/games\/[^/]+\/rulebook\.ts$/.test(file)))(
    '%s reaches nothing but its folder and the kernel',
    (rulebook) => {
      const reached = new Set([rulebook])
      for (const file of reached) {
        for (const one of imports) if (one.from === file && !one.typeOnly) reached.add(targetOf(one) ?? '')
      }
      const own = dirname(rulebook)
      expect([...reached].filter((file) => file !== '' && !file.startsWith(`${own}/`) && partOf(file) !== 'kernel')).toEqual([])
      expect([...reached].filter((file) => file.startsWith(`${own}/words/`) || file.startsWith(`${own}/picture`))).toEqual([])
    },
  )

  test.each(Object.entries(ONLY_IN))('%s is imported only by its part', (name, parts) => {
    const wrong = imports.filter((one) => packageOf(one) === name && !parts.includes(partOf(one.from)))
    expect(wrong.map(({ from }) => from)).toEqual([])
  })

  test('the kernel needs nothing from outside but what checks its borders', () => {
    const foreign = imports.filter((one) => partOf(one.from) === 'kernel' && !targetOf(one) && !/^node:|^zod$/.test(one.what))
    expect(foreign.map(({ from, what }) => `${from} imports ${what}`)).toEqual([])
  })
})

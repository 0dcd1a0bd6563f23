import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/**
 * What each part of the house imports besides itself: no more may be allowed than is done. Dependencies point one way, so that the
 * layout can be trusted. No single game is known outside of `games`.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  commands: ['discord', 'tables', 'words'],
  'main.ts': ['discord', 'tables', 'store', 'games', 'pictures', 'sandbox', 'operations', 'tools', 'settings.ts'],
  operations: ['tables'],
  discord: ['tables', 'kernel', 'words', 'durations.ts', 'latest.ts'],
  tables: ['store', 'kernel', 'durations.ts', 'latest.ts'],
  // What all games share: what a game's folder holds, how it is proved, and what the rules of several need.
  games: ['a game', 'kernel', 'words'],
  'a game': ['games', 'kernel', 'words'],
  store: ['words'],
  kernel: [],
  pictures: ['durations.ts'],
  words: [],
  sandbox: ['durations.ts', 'latest.ts'],
  'settings.ts': ['words', 'durations.ts'],
  'durations.ts': [],
  'latest.ts': [],
  tools: ['tables', 'store', 'games', 'kernel', 'pictures', 'words', 'settings.ts', 'durations.ts'],
}

/** Packages that belong to one part: nobody else knows that they exist. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  'discord.js': ['discord', 'commands'],
  canvas: ['pictures', 'tools'],
  sqlite3: ['store'],
  pg: ['store'],
  'prom-client': ['operations'],
  '@prisma/client': ['store'],
  '@prisma/adapter-pg': ['store'],
  '@prisma/driver-adapter-utils': ['store', 'tools'],
}

/** Erased before anything runs: checked against these types, and loads nothing. */
const MAY_NAME_TYPES_OF: Readonly<Record<string, readonly string[]>> = {
  discord: ['games', 'pictures'],
  tables: ['words'],
  store: ['kernel'],
  games: ['pictures'],
  'a game': ['pictures'],
}

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

/** `src/tables/play/play.ts` → `tables`, `src/games/ideology/rulebook.ts` → `a game`, `commands/game.ts` → `commands` */
function partOf(file: string): string {
  const [first = '', second = '', third, fourth] = file.split('/')
  if (second === 'games' && fourth) return third === 'shared' ? 'games' : 'a game'
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

/** Which part imports which, in either way. */
const edges = imports.flatMap((one) => {
  const target = targetOf(one)
  const [from, to] = [partOf(one.from), target === undefined ? '' : partOf(target)]
  return from !== to && to in MAY_IMPORT ? [{ ...one, from, to }] : []
})

/** Files that need each other to load, in a circle. */
function circle(): readonly string[] | undefined {
  const loads = new Map<string, Import[]>()
  for (const one of imports) if (!one.typeOnly) loads.set(one.from, [...(loads.get(one.from) ?? []), one])
  const done = new Set<string>()
  function from(file: string, way: readonly string[]): readonly string[] | undefined {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const one of loads.get(file) ?? []) {
      const found = from(targetOf(one) ?? '', [...way, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of files) {
    const found = from(file, [])
    if (found) return found
  }
  return undefined
}

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

  test('nothing is allowed that nobody does', () => {
    const allowed = (table: typeof MAY_IMPORT) =>
      Object.entries(table).flatMap(([from, parts]) => parts.map((to) => `${from} → ${to}`))
    const done = new Set(edges.map(({ from, to }) => `${from} → ${to}`))
    expect([...allowed(MAY_IMPORT), ...allowed(MAY_NAME_TYPES_OF)].filter((edge) => !done.has(edge))).toEqual([])
  })

  test('no files go round in a circle', () => {
    expect(circle()?.join(' → ')).toBeUndefined()
  })

  test('a second, a minute, an hour and a day are as long everywhere', () => {
    const defines = /\b(second|minute|hour|day) = [\d(]|\b(60_000|3_600_000|86_400_000)\b/i
    const defining = files.filter((file) => defines.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(defining).toEqual(['src/durations.ts'])
  })

  test('only the store asks the database', () => {
    const asks = /\.\s*(findMany|findFirst|findUnique|createMany|deleteMany|updateMany|upsert|[$](query|execute)Raw)\b/
    const wrong = files.filter(
      (file) => !['store', 'tools'].includes(partOf(file)) && asks.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  test('a game knows no other game', () => {
    const gameOf = (file: string) => (partOf(file) === 'a game' ? file.split('/')[2] : undefined)
    const wrong = imports.filter((one) => {
      const [from, to] = [gameOf(one.from), gameOf(targetOf(one) ?? '')]
      return from && to && from !== to
    })
    expect(wrong.map(({ from, what }) => `${from} imports ${what}`)).toEqual([])
  })

  test.each(files.filter((file) => /^src\/games\/[^/]+\/rulebook\.ts$/.test(file)))(
    '%s reaches nothing but its folder, what games share, and the kernel',
    (rulebook) => {
      const reached = new Set([rulebook])
      for (const file of reached) {
        for (const one of imports) if (one.from === file && !one.typeOnly) reached.add(targetOf(one) ?? '')
      }
      const own = dirname(rulebook)
      const known = (file: string): boolean =>
        file.startsWith(`${own}/`) || file.startsWith('src/games/shared/') || partOf(file) === 'kernel'
      expect([...reached].filter((file) => file !== '' && !known(file))).toEqual([])
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

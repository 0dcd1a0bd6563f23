import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))

test.each(pages)('docs/%s names tests that are there', (page) => {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8')
  const named = new Set([...text.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) => path))
  expect([...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

/** What is written as code on the pages for contributors and hosts, must be there. */
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const inside = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => !file.startsWith('src/store/generated/'))
const top = [
  'package.json',
  'Dockerfile',
  '.env.example',
  'compose.yaml',
  'compose.sandbox.yaml',
  'compose.scale.yaml',
  'vitest.config.ts',
  '.gitignore',
]
const files = [...['src', 'commands', 'test', 'prisma', 'assets', 'docs', '.ci'].flatMap(inside), ...readdirSync(ROOT)]
const sources = files.filter(
  (file) => /^(src|commands|prisma)\/.*\.(ts|tsx|mjs|prisma)$/.test(file) || file === 'test/kernel/example.ts',
)

/** Comments, and what strings and pages of rules say, declare nothing. */
const bare = (code: string): string =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'(?!\??:)/g, "''")
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``')
    .replaceAll(/\/\/.*/g, '')

/** Functions, types, constants; properties, fields and methods; settings, services and scripts of the files beside the code. */
const DECLARED = [
  /\b(?:function\*?|class|interface|type|const|let|model)\s+([\p{L}_$][\p{L}\d_$]*)/gu,
  /(?:^\s*|[{,(;]\s*|\breadonly\s+)'?([\p{L}_$][\p{L}\d_$.-]*)'?[?!]?:\s/gmu,
  /^\s*(?:async |static |get )*#?([\p{L}_$][\p{L}\d_$]*)(?:<[^>]*>)?\([^()]*(?:\([^()]*\)[^()]*)*\)(?::[^={]+)?(?:\s*\{)?$/gmu,
]
const OUTSIDE = [/^\s*"([\w-]+)":/gm, /^#?\s*([A-Z_]+)=/gm, /^\s*([a-z-]+):/gm]

const declaredIn = (code: string, kinds: readonly RegExp[]): string[] =>
  kinds.flatMap((kind) => [...code.matchAll(kind)].flatMap(([, name = '']) => [name, ...name.split(/[.-]/)]))

/** What a message is given: `{region_in}`. */
const GIVEN = /\{(\w+)[,}]/g

/** TypeScript's own words, those of tools and packages that are only called, Discord's scopes, and what stands for a file. */
const FOREIGN =
  'import from export const type return if of string number unknown undefined true null npx tsc noEmit NODE_ENV onTestFinished docker exec rm dist applications FILE FROM TO'
const known = new Set([
  ...FOREIGN.split(' '),
  ...sources.flatMap((file) => declaredIn(bare(read(file)), DECLARED)),
  ...sources.filter((file) => file.includes('/words/')).flatMap((file) => declaredIn(read(file), [GIVEN])),
  ...top.filter((file) => existsSync(join(ROOT, file))).flatMap((file) => declaredIn(read(file), OUTSIDE)),
  ...files.flatMap((file) => file.split(/[/.]/)),
])

/** What is written as code: between backticks, and in blocks of TypeScript, but for files that a test builds; without comments and strings. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```ts\n(?!\/\/ src\/)([\s\S]*?)^```/gm)].map(([, code = '']) =>
    code.replaceAll(/\/\/.*|'[^']*'/g, ''),
  )
  const spans = text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)
  return [...blocks, ...[...spans].map(([, span = '']) => span)]
}

const isPath = (code: string): boolean => /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(code) && /\/|\.(ts|json|md|mjs|yaml)$/.test(code)

/** A path from the top, or what every game's folder has at that place. */
const isThere = (path: string): boolean =>
  existsSync(join(ROOT, path)) ||
  existsSync(join(ROOT, 'docs', path)) ||
  files.some((file) => file.startsWith('src/games/') && `${file}/`.endsWith(`/${path}`.replace(/\/?$/, '/')))

describe.each(['README.md', 'CONTRIBUTING.md', ...pages.map((page) => `docs/${page}`)])('%s', (page) => {
  const code = codeOf(read(page))

  test('names paths that are there', () => {
    expect(code.filter((each) => isPath(each) && !isThere(each))).toEqual([])
  })

  test('names what the code knows', () => {
    const names = code.filter((each) => !isPath(each)).flatMap((each) => each.match(/[A-Za-z_$][\w$]*/g) ?? [])
    expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([])
  })
})

test('what the code only talks about is no name of it', () => {
  expect(['although', 'because', 'nowhere', 'somewhere'].filter((word) => known.has(word))).toEqual([])
  expect(['rulebook', 'owes', 'Change', 'standings', 'bench'].filter((name) => !known.has(name))).toEqual([])
})

test.each(['src/tables', 'src/discord'])('CONTRIBUTING.md leads to each room of %s, and to no other', (floor) => {
  const [, listed = ''] = new RegExp(`^${floor}/ +(\\w+/.*(?:\\n .*)*)`, 'm').exec(read('CONTRIBUTING.md')) ?? []
  const rooms = readdirSync(join(ROOT, floor), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect([...listed.matchAll(/([\w-]+)\//g)].map(([, room]) => room).sort()).toEqual(rooms.map(({ name }) => name).sort())
})

test('each promise has a number of its own', () => {
  const text = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')
  const numbers = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Asks a text for a sign by which people tell apart what they read: something was done or refused, a title, an item of a list. */
const asks =
  /\.(startsWith|endsWith|includes|indexOf|match|test|replace|replaceAll)\([/'"`]?(\^|\\n|')+(⚠|✔|✗|- |-# |\*\*|\\\*\\\*|#+ |1\\?\.)/

const files = ['src/discord', 'commands'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
)

/** The lines of these files that are like that. */
const lines = (isMeant: (line: string) => boolean): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line) => (isMeant(line) ? [`${file}: ${line.trim()}`] : [])),
  )

test('nothing is decided by the signs of a text that was put into words before', () => {
  expect(lines((line) => asks.test(line))).toEqual([])
})

test('what warns has the sign of one place', () => {
  expect(lines((line) => line.includes('⚠️'))).toEqual([expect.stringContaining('src/discord/ui.ts: export const warning')])
})

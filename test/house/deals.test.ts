import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const TESTS = join(import.meta.dirname, '..')

test('what is tried on many values is tried on the same ones every time', () => {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('node_modules'),
  )
  const texts = files.map((file) => [file, readFileSync(join(TESTS, file), 'utf8')] as const)
  const dealing = texts.filter(([, text]) => /from 'fast-check'/.test(text) && /fc\.assert\(/.test(text))
  expect(dealing.length).toBeGreaterThan(2)
  expect(dealing.flatMap(([file, text]) => (/fc\.configureGlobal\(\{ seed: \d+ \}\)/.test(text) ? [] : [file]))).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))

test.each(pages)('docs/%s names tests that are there', (page) => {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8')
  const named = new Set([...text.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) => path))
  expect([...named].filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('each promise has a number of its own', () => {
  const text = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')
  const numbers = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const catalogue = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../src/sandbox/page/words/${language}.json`, import.meta.url), 'utf8'))

const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort()
const english = catalogue('en')

test.each(['it', 'de'])('%s says everything that English says, with the same gaps to fill', (language) => {
  const other = catalogue(language)
  expect(Object.keys(other)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(english)) {
    expect(other[key], key).not.toBe('')
    expect(gaps(other[key] ?? ''), key).toEqual(gaps(text))
  }
})

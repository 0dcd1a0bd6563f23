import { expect, test } from 'vitest'
import { Brevity, mostWords, spared } from '../../../src/discord/panel/brevity.ts'
import { textsOf } from '../walk.ts'

const items = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `- order ${from + index}`)

/** So many words that are always there. */
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

function fitted(others: number, list: readonly string[]): string {
  const brevity = new Brevity()
  const parts = [...brevity.text([words(others)]), ...brevity.text(['**Orders so far**', ...spared('hand', list)])]
  return textsOf(brevity.fitted(parts).parts).slice(1).join('\n')
}

test('a list is told whole where there is room', () => {
  expect(fitted(mostWords - 20, items(1, 6))).toBe(['**Orders so far**', ...items(1, 6)].join('\n'))
})

test('a list that is cut short says that it goes on', () => {
  expect(fitted(mostWords - 7, items(1, 6))).toBe(['**Orders so far**', ...items(1, 2), '- …'].join('\n'))
})

test('a list of which nothing is left says that there is one', () => {
  expect(fitted(mostWords, items(1, 6))).toBe(['**Orders so far**', '- …'].join('\n'))
})

test('sentences that are left out leave nothing behind', () => {
  expect(fitted(mostWords - 3, ['It explains itself.'])).toBe('**Orders so far**')
})

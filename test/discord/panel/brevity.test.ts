import { expect, test } from 'vitest'
import { Brevity, type Line, mostWords, spared, sparedItems } from '../../../src/discord/panel/brevity.ts'
import { textsOf } from '../walk.ts'

const orders = Array.from({ length: 6 }, (_, index) => `order ${index + 1}`)
const listed = (some: readonly string[]): readonly string[] => some.map((order) => `- ${order}`)

/** So many words that are always there. */
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

function fitted(others: number, list: readonly Line[]): string {
  const brevity = new Brevity()
  const parts = [...brevity.text([words(others)]), ...brevity.text(['**Orders so far**', ...list])]
  return textsOf(brevity.fitted(parts).parts).slice(1).join('\n')
}

test('a list is told whole where there is room', () => {
  expect(fitted(mostWords - 20, sparedItems('hand', orders))).toBe(['**Orders so far**', ...listed(orders)].join('\n'))
})

test('a list that is cut short says that it goes on', () => {
  const some = ['**Orders so far**', ...listed(orders.slice(0, 2)), '- …']
  expect(fitted(mostWords - 7, sparedItems('hand', orders))).toBe(some.join('\n'))
})

test('a list of which nothing is left says that there is one', () => {
  expect(fitted(mostWords, sparedItems('hand', orders))).toBe(['**Orders so far**', '- …'].join('\n'))
})

test('sentences that are left out leave nothing behind', () => {
  expect(fitted(mostWords - 3, spared('hand', ['It explains itself.']))).toBe('**Orders so far**')
})

test('what goes on has one mark at its end, wherever something is left out', () => {
  const outcome = (text: string, spare: 'told' | 'outcome'): Line => ({ spare, text, goesOn: '→ …' })
  const all = [outcome('→ first of four', 'told'), outcome('→ second of four', 'outcome'), outcome('→ third of four', 'told')]
  const some = ['**Orders so far**', '→ second of four', '→ …']
  expect(fitted(mostWords - 8, [...all, outcome('→ last of four', 'outcome')])).toMatch(
    /^\*\*Orders so far\*\*\n→ second of four\n(→ last of four\n)?→ …$/,
  )
  expect(fitted(mostWords - 8, all)).toBe(some.join('\n'))
})

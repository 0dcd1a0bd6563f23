import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { limit } from '../../src/games/limit/index.ts'
import { type AnyRulebook, owedBy, viewOf } from '../../src/kernel/index.ts'
import { given } from './limit/given.ts'

const rulebooks: readonly AnyRulebook[] = games.map(({ rulebook }) => rulebook)

test.each(rulebooks.map((book) => [book.id, book] as const))('whatever %s asks as a reaction comes with its facts', (_, book) => {
  const bare = Object.entries(book.decisions).filter(([, { reaction, weigh }]) => reaction && !weigh)
  expect(bare.map(([decision]) => decision)).toEqual([])
})

describe('an ally who is asked for aid', () => {
  const short = { kind: 'shortage', seat: 'p1', resource: 'renewable', why: 'food', gap: 2, asked: true, aid: {} } as const
  const p = given({
    phase: 'social',
    turn: null,
    todo: [short, { kind: 'give-aid', seat: 'p2', to: 'p1', resource: 'renewable', max: 2 }],
    progress: { p1: { step: 3, column: 1 }, p2: { step: 3, column: 1 } },
    nations: { p1: { level: 2, stock: { renewable: 0 } }, p2: { stock: { renewable: 5 } } },
  })
  const book: AnyRulebook = limit.rulebook

  test('reads what is lacking, what that costs, and what both have', () => {
    const [owed] = owedBy(book, p, 'p2')
    const facts = book.decisions['give-aid']?.weigh?.(viewOf(book, p, 'p2') as never, 'p2', owed!).facts ?? []
    expect(facts.map(({ key }) => key)).toEqual(['lacks', 'short', 'stocks'])
    expect(facts[1]).toEqual({ key: 'short', params: { seat: 'p1', resource: 'renewable', levels: 2 } })
    expect(facts[2]?.params).toMatchObject({ amount: 0, mine: 5 })
  })
})

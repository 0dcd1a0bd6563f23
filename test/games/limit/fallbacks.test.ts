import { describe, expect, test } from 'vitest'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import type { Seat, State } from '../../../src/games/limit/state.ts'
import { owedBy, type PlainMove } from '../../../src/kernel/index.ts'
import { proposalOf } from '../../../src/tables/index.ts'
import { card, type GivenNation, given, play } from './given.ts'

/** What a deadline plays for the seat. */
function missed(p: State, seat: Seat): PlainMove {
  const [owed] = owedBy(limitRules, p, seat)
  if (!owed) throw new Error(`${seat} owes nothing`)
  return limitRules.decisions[owed.decision]!.fallback(p, seat, owed)
}

const owing = (todo: State['todo'], nation: GivenNation = {}) =>
  given({
    phase: 'social',
    turn: null,
    todo,
    progress: { p1: { step: 12, column: 1 }, p2: { step: 12, column: 1 } },
    nations: { p1: nation, p2: {} },
  })

describe('a missed deadline', () => {
  test('draws from the largest deck, keeps the first drawn, discards the last held', () => {
    const p = given({
      phase: 'policies',
      turn: null,
      todo: [{ kind: 'choose-deck', seat: 'p1' }],
      nations: { p1: { hand: ['schooling', 'surtax', 'conscription'] }, p2: {} },
    })
    expect(missed(p, 'p1')).toEqual({ type: 'choose-deck', deck: 'production' })
    const drawn = play(p, ['p1', missed(p, 'p1')])
    const [entry] = drawn.todo
    expect(missed(drawn, 'p1')).toEqual({ type: 'keep-policies', cards: entry?.kind === 'keep' ? entry.drawn.slice(0, 1) : [] })
    p.todo = [{ kind: 'discard', seat: 'p1', count: 2 }]
    expect(missed(p, 'p1')).toEqual({ type: 'discard', cards: ['surtax', 'conscription'] })
  })

  test('passes in the decisions', () => {
    expect(missed(given({ nations: { p1: { hand: ['crafts'] }, p2: {} } }), 'p1')).toEqual({ type: 'pass' })
  })

  test('raises the lowest class that may rise and lowers the highest that may fall', () => {
    const nation = { standards: '43221' }
    expect(missed(owing([{ kind: 'raise-class', seat: 'p1', count: 1, why: 'public-order' }], nation), 'p1')).toEqual({
      type: 'raise-class',
      class: 'E',
    })
    expect(missed(owing([{ kind: 'lower-class', seat: 'p1', count: 1, why: 'consumption' }], nation), 'p1')).toEqual({
      type: 'lower-class',
      class: 'A',
    })
  })

  test('loses the military factory first, and grows industry', () => {
    expect(missed(owing([{ kind: 'lower-factory', seat: 'p1', count: 1, why: 'food' }], { makes: [3, 3, 2] }), 'p1')).toEqual({
      type: 'lower-factory',
      factory: 'military',
    })
    expect(missed(owing([{ kind: 'growth', seat: 'p1', dir: 1 }]), 'p1')).toEqual({
      type: 'choose-growth',
      factory: 'industrial',
    })
    expect(missed(owing([{ kind: 'growth', seat: 'p1', dir: -1 }], { makes: [2, 2, 2] }), 'p1')).toEqual({
      type: 'choose-growth',
      factory: 'military',
    })
  })

  test('resists where land is at stake or three military remain', () => {
    const attacked = (id: string, spend: number, military: number) => {
      const more = id === 'military-operation' ? { take: 'fossil' } : { factory: 'industrial' }
      const p = given({
        nations: { p1: { hand: [id, 'crafts'], stock: { military: spend } }, p2: { hand: ['crafts'], stock: { military } } },
      })
      return missed(play(p, ['p1', card(id, { target: 'p2', spend, ...more })]), 'p2')
    }
    expect(attacked('military-operation', 4, 6)).toEqual({ type: 'yield' })
    expect(attacked('military-operation', 4, 7)).toEqual({ type: 'resist' })
    expect(attacked('territorial-annexation', 10, 10)).toEqual({ type: 'resist' })
  })

  test('asks for aid, then endures; gives nothing; refuses; skips', () => {
    const shortage = { kind: 'shortage', seat: 'p1', resource: 'renewable', why: 'food', gap: 1, aid: {} } as const
    const p = owing([{ ...shortage, asked: false }], { stock: { renewable: 1 } })
    p.alliances.economic = [['p1', 'p2']]
    expect(missed(p, 'p1')).toEqual({ type: 'ask-aid' })
    p.todo = [{ ...shortage, asked: true }]
    expect(missed(p, 'p1')).toEqual({ type: 'endure' })
    p.todo = [{ kind: 'give-aid', seat: 'p1', to: 'p2', resource: 'fossil', max: 2 }]
    expect(missed(p, 'p1')).toEqual({ type: 'give-aid', to: 'p2', amount: 0 })
    p.todo = [{ kind: 'vote', seat: 'p1', matter: 'join', alliance: 'military', by: 'p2', about: 'p1', share: 1 }]
    expect(missed(p, 'p1')).toEqual({ type: 'vote', accept: false })
    p.todo = [{ kind: 'transact', seat: 'p1', left: 1, used: [] }]
    expect(missed(p, 'p1')).toEqual({ type: 'skip-transaction' })
    expect(missed(given({ phase: 'alliances', nations: { p1: {}, p2: {} } }), 'p1')).toEqual({ type: 'skip-alliance' })
  })
})

describe('a standing order', () => {
  const proposed = (name: string, p: State, settings: object) => {
    // `as never`: a rulebook of one game, where any will do.
    const asked = { book: limitRules as never, state: p, seat: 'p1', owed: owedBy(limitRules, p, 'p1') }
    return proposalOf(asked, { name, settings: { ...settings } })
  }

  test('raises, lowers and loses in the order given, as far as possible', () => {
    const nation = { standards: '22111', makes: [3, 2, 1] as const }
    const step = (kind: 'raise-class' | 'lower-class' | 'lower-factory') =>
      owing([{ kind, seat: 'p1', count: 1, why: 'card' }], nation)
    expect(proposed('raise-order', step('raise-class'), { classes: ['B', 'C', 'A'] })).toEqual({
      type: 'raise-class',
      class: 'C',
    })
    expect(proposed('lower-order', step('lower-class'), { classes: ['A', 'B'] })).toEqual({ type: 'lower-class', class: 'B' })
    expect(proposed('factory-to-lose', step('lower-factory'), { factories: ['military', 'industrial'] })).toEqual({
      type: 'lower-factory',
      factory: 'industrial',
    })
    expect(proposed('raise-order', step('raise-class'), { classes: ['E'] })).toBeUndefined()
  })

  test('resists up to a strength that own arms allow', () => {
    const raid = {
      kind: 'resist',
      seat: 'p1',
      by: 'p2',
      card: 'military-operation',
      spend: 4,
      params: { take: 'fossil' },
      aid: {},
      asked: false,
    } as const
    expect(proposed('resist-up-to', owing([raid], { stock: { military: 4 } }), { most: 4 })).toEqual({ type: 'resist' })
    expect(proposed('resist-up-to', owing([raid], { stock: { military: 4 } }), { most: 3 })).toBeUndefined()
    expect(proposed('resist-up-to', owing([raid], { stock: { military: 3 } }), { most: 9 })).toBeUndefined()
  })

  test('gives aid to the ally it names, up to an amount', () => {
    const asks = { kind: 'give-aid', seat: 'p1', to: 'p2', resource: 'fossil', max: 5 } as const
    expect(proposed('aid-up-to', owing([asks]), { to: 'p2', most: 3 })).toEqual({ type: 'give-aid', to: 'p2', amount: 3 })
    expect(proposed('aid-up-to', owing([asks]), { to: 'p3', most: 3 })).toBeUndefined()
  })

  test('skips transactions and grows what it was told to', () => {
    expect(proposed('no-transactions', owing([{ kind: 'transact', seat: 'p1', left: 1, used: [] }]), {})).toEqual({
      type: 'skip-transaction',
    })
    expect(proposed('growth', owing([{ kind: 'growth', seat: 'p1', dir: 1 }]), { factory: 'military' })).toEqual({
      type: 'choose-growth',
      factory: 'military',
    })
  })
})

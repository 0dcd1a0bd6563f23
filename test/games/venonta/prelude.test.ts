import { describe, expect, test } from 'vitest'
import { asked, given, play, refused } from './given.ts'

const four = { people: 4, tableau: ['viceroy', 'treasurer', 'reforester', 'empire', 'merchant'] } as const

describe('the council', () => {
  const p = () =>
    given({
      phase: 'council',
      tableau: ['viceroy', 'treasurer', 'reforester', 'empire'],
      players: { p1: { hand: ['militia-1', 'filters-1', 'embargo-1'] }, p2: { hand: ['asylum-1'] }, p3: { hand: [] } },
    })

  test('waits for all, in any order, and shows nothing before', () => {
    const one = play(p(), ['p3', { type: 'council', discard: [] }])
    expect(asked(one)).toEqual(['p1 council', 'p2 council'])
    expect(refused(one, 'p3', { type: 'council', discard: [] })).toBe('already-submitted')
  })

  test('draws as many as were given away, which then are used in the order given', () => {
    const done = play(
      p(),
      ['p1', { type: 'council', discard: ['filters-1', 'militia-1'] }],
      ['p2', { type: 'council', discard: [] }],
      ['p3', { type: 'council', discard: [] }],
    )
    expect(done.players.p1.hand).toEqual(['embargo-1', 'farm-subsidy-1', 'farm-subsidy-2'])
    expect(done.decks.used).toEqual(['filters-1', 'militia-1'])
    expect(asked(done)).toEqual(['p1 objective'])
  })

  test('exchanges two different cards of the hand at most', () => {
    expect(refused(p(), 'p1', { type: 'council', discard: ['filters-1', 'militia-1', 'embargo-1'] })).toBe('bad-discard')
    expect(refused(p(), 'p1', { type: 'council', discard: ['filters-1', 'filters-1'] })).toBe('bad-discard')
    expect(refused(p(), 'p1', { type: 'council', discard: 'filters-1' })).toBe('bad-discard')
    expect(refused(p(), 'p1', { type: 'council', discard: ['asylum-1'] })).toBe('card-not-in-hand')
  })
})

describe('objectives', () => {
  test('are taken one after the other; the cards behind move up', () => {
    const p = play(given({ ...four, phase: 'objectives' }), ['p1', { type: 'take-objective', index: 1 }])
    expect(p.players.p1.objective).toBe('treasurer')
    expect(p.tableau.map(({ id }) => id)).toEqual(['viceroy', 'reforester', 'empire', 'merchant'])
    expect(asked(p)).toEqual(['p2 objective'])
    expect(refused(p, 'p2', { type: 'take-objective', index: 4 })).toBe('no-such-card')
    expect(refused(p, 'p1', { type: 'take-objective', index: 0 })).toBe('not-your-turn')
  })

  test('a ranking takes the first group that is there', () => {
    const groups = ['peaceful', 'neutral', 'aggressive'] as const
    const ranked = { orders: { groups: [...groups] } }
    const p = play(given({ ...four, phase: 'objectives', players: { p2: ranked, p3: ranked, p4: ranked } }), [
      'p1',
      { type: 'take-objective', index: 0 },
    ])
    expect([p.players.p2.objective, p.players.p3.objective, p.players.p4.objective]).toEqual([
      'reforester',
      'treasurer',
      'merchant',
    ])
    expect([p.phase, p.decks.objectives[0], p.tableau]).toEqual(['pacts', 'empire', []])
  })
})

describe('pacts', () => {
  const pacts = (people: number, ...choices: readonly (string | null)[]) => {
    const p = given({ people, phase: 'pacts' })
    return play(p, ...choices.map((choice, index) => [p.seats[index]!, { type: 'pact', with: choice }] as const))
  }

  test('join those who name each other, before any open hand', () => {
    expect(pacts(4, 'p2', 'p1', 'any', 'any').pacts).toEqual([
      ['p1', 'p2'],
      ['p3', 'p4'],
    ])
  })

  test('join who named an open hand, the first in order', () => {
    expect(pacts(4, 'any', 'p1', 'p1', null).pacts).toEqual([['p1', 'p2']])
  })

  test('leave alone who is named by nobody', () => {
    const p = pacts(3, 'p2', 'p3', 'p1')
    expect([p.pacts, p.phase]).toEqual([[], 'turns'])
    expect(asked(p)).toEqual(['p1 produce'])
  })

  test('may be chosen as soon as the objective is taken, once', () => {
    const p = given({ ...four, phase: 'objectives', players: { p1: { objective: 'diplomat' } } })
    const early = play(p, ['p1', { type: 'pact', with: 'any' }])
    expect(refused(early, 'p1', { type: 'pact', with: null })).toBe('already-submitted')
    expect(refused(p, 'p2', { type: 'pact', with: null })).toBe('wrong-phase')
    expect(asked(early)).toEqual(['p2 objective'])
  })

  test('are made with others only, not with the neutral seat', () => {
    const p = given({ people: 2, phase: 'pacts' })
    expect(refused(p, 'p1', { type: 'pact', with: 'p1' })).toBe('bad-partner')
    expect(refused(p, 'p1', { type: 'pact', with: 'p3' })).toBe('bad-partner')
    expect(refused(p, 'p1', { type: 'pact' })).toBe('bad-partner')
    expect(refused(p, 'p3', { type: 'pact', with: null })).toBe('not-your-turn')
  })
})

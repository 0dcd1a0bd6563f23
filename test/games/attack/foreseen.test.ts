import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { State } from '../../../src/games/attack/state.ts'
import { coming } from '../../../src/kernel/index.ts'
import { asked, begin, given, roll } from './given.ts'

const lane = 'brazil--west-africa'
const sea = 'south-atlantic'

/** p1 sails from Brazil against West Africa, which p2 could save by a pact; p3's ships are in the way. */
const convoy = (ships: object): State =>
  roll(
    given({
      players: {
        p1: { regions: { brazil: { inf: 3, tank: 1 } } },
        p2: { regions: { 'west-africa': { inf: 1 } }, capital: 'west-africa', hand: ['non-aggression-pact-1'] },
        p3: { regions: { congo: { inf: 1 } }, ships: { [sea]: ships } },
      },
    }),
    [],
    ['p1', begin('move')],
    ['p1', { type: 'march', from: 'brazil', to: 'west-africa', unit: 'inf', count: 2, lane }],
    ['p1', { type: 'end-moves' }],
  )

describe('a reaction', () => {
  test.each([
    ['passage', { dd: 1 }, { by: 'p1' }],
    ['intercept', { sub: 2 }, { by: 'p1', sea }],
  ])('can be answered ahead with all its facts while somebody before is still awaited: %s', (decision, ships, about) => {
    const p = convoy(ships)
    expect(asked(p)).toEqual(['p2 block'])
    const [next] = coming(attackRules, p, 'p3', () => undefined)
    expect(next?.owed).toMatchObject([{ decision, about }])
    expect(next?.state.action).toMatchObject({ marches: [{ unit: 'inf', count: 2, lane }] })
  })

  test('is foreseen by what the seat answers before: who lets them pass does not fire', () => {
    const questions = coming(attackRules, convoy({ dd: 1, sub: 1 }), 'p3', (_, [owed]) =>
      owed?.decision === 'passage' ? { type: 'passage', allow: true } : undefined,
    )
    expect([...questions].map(({ owed }) => owed[0]!.decision)).not.toContain('intercept')
  })
})

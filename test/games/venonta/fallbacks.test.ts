import { expect, test } from 'vitest'
import { venontaCourse } from '../../../src/games/venonta/course.ts'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import type { State } from '../../../src/games/venonta/state.ts'
import { owes } from '../../../src/kernel/index.ts'
import { given, play } from './given.ts'

/** What a deadline plays for whoever is asked. */
function fallback(p: State) {
  const [owed] = owes(venontaRules, p)
  const decision = owed?.decision as keyof typeof venontaCourse.decisions
  return venontaCourse.decisions[decision].fallback(p, owed!.seat as 'p1', { seat: 'p1', decision })
}

const open = { type: 'buy', good: 'food', from: 'norda', to: 'rivera', pay: 'tokens' }

test.each([
  ['council', given({ phase: 'council' }), { type: 'council', discard: [] }],
  ['the objectives', given({ phase: 'objectives', tableau: ['empire', 'merchant'] }), { type: 'take-objective', index: 0 }],
  ['pacts', given({ phase: 'pacts' }), { type: 'pact', with: null }],
  ['production', given(), { type: 'end-step' }],
  ['combat', given({ turn: { step: 'combat' } }), { type: 'end-step' }],
  ['movement', given({ turn: { step: 'move' } }), { type: 'end-step' }],
  ['an offer', play(given({ players: { p2: { food: 9 } } }), ['p1', open]), { type: 'answer', accept: false }],
  [
    'fuel',
    given({ phase: 'consumption', consume: { p1: { frosta: 1 } }, land: { frosta: { slots: ['factory'] } } }),
    { type: 'auto-fuel' },
  ],
  [
    'an open fight',
    play(given({ turn: { step: 'combat' } }), ['p1', { type: 'attack', from: 'rivera', target: 'norda', tanks: 0 }]),
    { type: 'volley' },
  ],
])('a deadline in %s', (_name, p, move) => {
  expect(fallback(p)).toEqual(move)
})

test('a deadline feeds as many as it can; who leaves goes where fewest migrants are', () => {
  const p = given({ turn: { number: 2, step: 'feed' }, land: { norda: { migrants: 1 } } })
  expect(fallback(p)).toEqual({ type: 'feed', amount: 4, migrantTo: 'insulo' })
})

test('a deadline claims what has most water', () => {
  const p = given({ phase: 'claim', round: 0, players: { p1: { tokens: 0 } } })
  const free = { ...p, land: { ...p.land, delta: { ...p.land.delta, owner: null }, rivera: { ...p.land.rivera, owner: null } } }
  expect(fallback(free)).toEqual({ type: 'claim', territory: 'rivera' })
})

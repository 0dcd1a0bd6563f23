import { expect, test } from 'vitest'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { near } from '../../../src/kernel/index.ts'
import { endStep, given, lastStep, playing } from './given.ts'

test('a chapter ends with each turn, with the last of them, and with the round', () => {
  expect(playing(given({ turn: { step: 'move' } }), [], ['p1', endStep]).chapters).toEqual(['turn'])
  expect(playing(lastStep(), [], ['p3', endStep]).chapters).toEqual(['turn', 'turns', 'round'])
  expect(playing(lastStep({ round: 4 }), [], ['p3', endStep]).chapters).toEqual(['turn', 'turns', 'round'])
})

test('a fight with tanks is a chapter of its own, a brawl is not', () => {
  const fight = (tanks: number) =>
    playing(
      given({ turn: { step: 'combat' }, land: { rivera: { tanks: { p1: 1 } } } }),
      tanks > 0 ? [3, 3, 3, 2, 2, 2] : [1, 1, 1, 2, 2, 2],
      ['p1', { type: 'attack', from: 'rivera', target: 'norda', tanks }],
      ['p1', { type: 'volley' }],
    ).chapters
  expect([fight(1), fight(0)]).toEqual([['battle'], []])
})

test('everybody can see who comes next, but not when a round begins anew', () => {
  expect(near(venontaRules, given())).toEqual(['p2'])
  expect(near(venontaRules, given({ turn: { index: 2 } }))).toEqual(['p1'])
  expect(near(venontaRules, given({ people: 2, turn: { index: 1 } }))).toEqual([])
  expect(near(venontaRules, lastStep())).toEqual([])
  expect(near(venontaRules, given({ phase: 'objectives', tableau: ['empire', 'merchant'] }))).toEqual(['p2'])
  expect(near(venontaRules, given({ phase: 'council' }))).toEqual([])
})

test('while an offer is open its buyer comes next', () => {
  const offer = { buyer: 'p1', seller: 'p2', good: 'food', from: 'norda', to: 'rivera', pay: 'tokens', price: 4 } as const
  expect(near(venontaRules, given({ offer }))).toEqual(['p1'])
})

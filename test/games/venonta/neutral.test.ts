import { describe, expect, test } from 'vitest'
import { asked, endStep, type Given, given, play } from './given.ts'

/** p2 ends the turn before that of the neutral seat. */
const before = (some: Given = {}) => given({ people: 2, ...some, turn: { index: 1, step: 'move', ...some.turn } })
const passed = (some: Given = {}) => play(before(some), ['p2', endStep])

describe('the neutral seat', () => {
  test('builds farms until it can eat, where most water is left, then its factories of the round', () => {
    const p = passed()
    expect([p.land.delta.slots[0], p.land.centra.slots[0], p.land.savana.slots[2]]).toEqual(['farm', 'farm', 'factory'])
    expect(p.players.p3).toMatchObject({ food: 6, tokens: 5, stats: { farmsBuilt: 2, factoriesBuilt: 1 } })
    expect(asked(p)).toEqual(['p1 feed'])
  })

  test('builds as long as it can pay, on land that is its own and free', () => {
    const p = passed({ players: { p3: { tokens: 3 } }, land: { delta: { colonizer: 'p1' } } })
    expect([p.land.delta.slots[0], p.land.centra.slots[0], p.players.p3.tokens]).toEqual(['forest', 'farm', 1])
  })

  test('has no factory in 1950 in a game for five, one from 2000 on', () => {
    const round = (number: number) => {
      const p = given({ people: 5, round: number, players: { p6: { food: 9 } }, turn: { index: 4, step: 'move' } })
      return play(p, ['p5', endStep]).players.p6.stats.factoriesBuilt
    }
    expect([round(1), round(2)]).toEqual([0, 1])
  })

  test('eats what it can in turn 2; who leaves goes where fewest migrants are', () => {
    const p = passed({ turn: { number: 2, fed: ['p1', 'p2'] }, players: { p3: { food: 5 } }, land: { frosta: { migrants: 1 } } })
    // Insulo touches delta and savana and has the lowest number after norda, which touches nothing of p3.
    expect([p.round, p.land.rivera.migrants, p.land.insulo.migrants]).toEqual([2, 1, 0])
  })

  test('closes what it cannot fuel without asking', () => {
    const p = passed({
      turn: { number: 2, fed: ['p1', 'p2'] },
      land: { sudara: { slots: ['forest', 'factory'], fuel: 0 }, delta: { fuel: 0 } },
    })
    expect([p.phase, p.land.sudara.slots[1]]).toEqual(['council', 'forest'])
  })

  test('is never resilient, and its points never save the table', () => {
    const p = passed({ round: 4, turn: { number: 2, fed: ['p1', 'p2'] }, players: { p3: { pv: 40 } } })
    expect(p.result).toEqual({ kind: 'loss', reason: 'nobody-above-co2', winners: [] })
  })
})

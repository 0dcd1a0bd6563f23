import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/games/venonta/state.ts'
import { endStep, type Given, lastStep, roll } from './given.ts'

/** What the event has done; the dice hit norda, frosta and rivera unless said otherwise. */
function struck(event: string, some: Given = {}, dice: readonly number[] = [1, 2, 3]): State {
  return roll(lastStep({ co2: 10, ...some, eventsPending: [event] }), dice, ['p3', endStep])
}

/** All of these territories: p2 owns norda, p1 the other two. */
describe('on land', () => {
  test('three different territories are hit, repeats are rolled again', () => {
    expect(struck('drought', {}, [1, 1, 5, 1, 12]).eventsDone[0]).toEqual({
      round: 2,
      event: 'drought',
      hit: ['norda', 'centra', 'sudara'],
    })
  })

  test.each(['drought', 'heat-wave'])('%s costs a ration for each territory, an excuse for hunger', (event) => {
    const p = struck(event)
    expect([p.players.p1.food, p.players.p2.food, p.players.p3.food]).toEqual([2, 3, 4])
    expect([p.players.p1.stats.foodLost, p.players.p2.stats.foodLost]).toEqual([2, 1])
  })

  test.each(['locusts', 'flood'])('%s take the last farm and a ration, or nothing', (event) => {
    const p = struck(event, { land: { rivera: { slots: ['farm', 'farm'] } } })
    expect(p.land.rivera.slots.slice(0, 2)).toEqual(['farm', 'forest'])
    expect([p.players.p1.food, p.players.p2.food, p.co2]).toEqual([5, 4, 10])
  })

  test('Desertification takes the last intensive farm and a ration', () => {
    const p = struck('desertification', { land: { rivera: { slots: ['intensive', 'forest', 'forest', 'forest', 'factory'] } } })
    expect([p.land.rivera.slots[0], p.players.p1.food]).toEqual(['farm', 5])
  })

  test('Earthquake takes the last factory, and intensive farms fall back', () => {
    const p = struck('earthquake', { land: { rivera: { slots: ['intensive', 'forest', 'forest', 'forest', 'factory'] } } })
    expect(p.land.rivera.slots).toEqual(['farm', 'forest', 'forest', 'forest', 'forest'])
  })

  test.each(['hurricane', 'corruption'])('%s costs a token for each territory', (event) => {
    const p = struck(event)
    expect([p.players.p1.tokens, p.players.p2.tokens]).toEqual([10, 11])
  })

  test('Wildfire warms the air where there is forest', () => {
    const bare = { slots: Array.from({ length: 5 }, () => 'factory' as const), fuel: 5 }
    expect(struck('wildfire', { co2: 10, land: { norda: bare } }).co2).toBe(10 + 5 + 2)
  })

  test('Epidemic and Pandemic take people, the latter tokens too', () => {
    expect(struck('epidemic').players).toMatchObject({ p1: { pop: 5, tokens: 12 }, p2: { pop: 6 } })
    expect(struck('pandemic').players).toMatchObject({ p1: { pop: 5, tokens: 10 }, p2: { pop: 6, tokens: 11 } })
  })

  test.each(['refinery-fire', 'pipeline-leak'])('%s burns fuel where there is some', (event) => {
    const p = struck(event, { land: { norda: { fuel: 0 } } })
    expect([p.land.frosta.fuel, p.land.rivera.fuel, p.fuelBurned, p.co2]).toEqual([1, 1, 4, 12])
  })

  test('Exodus sends people to the linked land of others with fewest migrants', () => {
    const p = struck('exodus', { land: { frosta: { migrants: 1 } } })
    // From norda (p2) to rivera; from frosta (p1) to norda; from rivera (p1) to insulo, as norda has one by then.
    expect([p.land.rivera.migrants, p.land.norda.migrants, p.land.insulo.migrants]).toEqual([1, 1, 1])
  })

  test('Civil Unrest and Rust wreck tanks, those of the first seats first', () => {
    const tanks = { p1: 1, p2: 2 }
    const unrest = struck('civil-unrest', { land: { norda: { colonizer: 'p1', tanks: { p1: 1 } } } })
    expect([unrest.land.norda.tanks, unrest.players.p2.tokens]).toEqual([{}, 10])
    const rust = struck('rust', { pacts: [['p1', 'p2']], land: { norda: { tanks } } })
    // The guest went home to frosta before, and is lost there.
    expect([rust.land.norda.tanks, rust.land.frosta.tanks]).toEqual([{}, {}])
  })
})

describe('at sea and in the world', () => {
  test.each([
    ['oil-spill', 2],
    ['acid-sea', 2],
    ['plastic-island', 1],
    ['dead-zone', 1],
  ])('%s leaves %i fish of four, whoever is resilient', (event, left) => {
    const p = struck(event, { players: { p1: { pv: 50 }, p2: { pv: 50 }, p3: { pv: 50 } } }, [2])
    expect([p.fish[1], p.eventsDone[0]?.hit]).toEqual([left, ['ocean-2']])
  })

  test('Permafrost and the Climate Accord move the marker', () => {
    expect(struck('permafrost', {}, []).co2).toBe(12)
    expect(struck('climate-accord', {}, []).co2).toBe(8)
  })

  test('an Oil Shock makes fuel dearer for this round only', () => {
    const p = struck('oil-shock', {}, [])
    expect([p.fuelSurcharge, struck('permafrost', { fuelSurcharge: 1 }, []).fuelSurcharge]).toEqual([1, 0])
  })

  test('a Bad Harvest costs everybody a ration who is not resilient', () => {
    const p = struck('bad-harvest', { players: { p1: { pv: 11 } } }, [])
    expect([p.players.p1.food, p.players.p2.food, p.players.p3.food]).toEqual([4, 3, 3])
  })
})

describe('resilience', () => {
  test('spares who has more points than CO2, not who has as many', () => {
    const p = struck('hurricane', { players: { p1: { pv: 11 }, p2: { pv: 10 } } })
    expect([p.players.p1.tokens, p.players.p2.tokens]).toEqual([12, 11])
  })

  test('is forgone for events that one has ordered to endure', () => {
    const p = struck('epidemic', { players: { p1: { pv: 30, orders: { endure: ['epidemic'] } } } })
    expect(p.players.p1.pop).toBe(5)
  })
})

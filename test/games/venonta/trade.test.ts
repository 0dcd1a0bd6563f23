import { describe, expect, test } from 'vitest'
import { fuelPrice } from '../../../src/games/venonta/derived.ts'
import { asked, type Given, given, play, refused } from './given.ts'

const buy = (good: string, from: string, to: string, pay = 'tokens') => ({ type: 'buy', good, from, to, pay })
const answer = (accept: boolean) => ['p2', { type: 'answer', accept }] as const

/** p2 has eight rations and needs six. */
const market = (more: Given = {}) =>
  given({ ...more, players: { p2: { food: 8, ...more.players?.p2 }, p1: { ...more.players?.p1 }, p3: { ...more.players?.p3 } } })

describe('prices', () => {
  test.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [12, 3],
    [18, 4],
    [30, 4],
  ])('of fuel follow the discs gone: after %i it costs %i', (fuelBurned, price) => {
    expect(fuelPrice(given({ fuelBurned, land: { norda: { fuel: 2 } } }))).toBe(price)
    expect(fuelPrice(given({ fuelBurned, fuelSurcharge: 1 }))).toBe(price + 1)
  })

  test.each([
    [10, 1],
    [8, 2],
    [9, 2],
    [7, 3],
    [6, 4],
    [4, 4],
  ])('of food follow what the seller has over: with %i rations for six mouths it costs %i', (food, price) => {
    const p = play(given({ players: { p2: { food } } }), ['p1', buy('food', 'norda', 'rivera')])
    expect(p.offer?.price).toBe(price)
  })

  test('of food fall once the seller has fed', () => {
    const p = given({ turn: { number: 2, step: 'produce', fed: ['p2'] }, players: { p2: { food: 4 } } })
    expect(play(p, ['p1', buy('food', 'norda', 'rivera')]).offer?.price).toBe(1)
  })
})

describe('buying', () => {
  test('asks the seller, who alone is awaited until the offer is answered or withdrawn', () => {
    const p = play(market(), ['p1', buy('food', 'norda', 'rivera')])
    expect(asked(p)).toEqual(['p2 sale'])
    expect(refused(p, 'p1', { type: 'end-step' })).toBe('offer-open')
    expect(refused(p, 'p2', { type: 'withdraw' })).toBe('not-your-offer')
    expect(refused(p, 'p3', { type: 'answer', accept: true })).toBe('not-your-offer')
    expect(play(p, ['p1', { type: 'withdraw' }])).toMatchObject({ offer: null, turn: { refused: [] } })
  })

  test('moves goods and tokens, and counts as trade on both sides', () => {
    const p = play(market(), ['p1', buy('food', 'norda', 'rivera')], answer(true))
    expect(p.players.p1).toMatchObject({ food: 5, tokens: 10, stats: { bought: 1, sold: 0, foodGiven: 0 } })
    expect(p.players.p2).toMatchObject({ food: 7, tokens: 14, stats: { bought: 0, sold: 1, foodGiven: 1 } })
  })

  test('in kind gives one unit, and tokens for what it is worth less', () => {
    const fuel = play(market(), ['p1', buy('food', 'norda', 'rivera', 'fuel')], answer(true))
    expect([fuel.land.rivera.fuel, fuel.land.norda.fuel, fuel.players.p1.tokens]).toEqual([1, 3, 11])
    const food = play(
      market({ fuelBurned: 12, players: { p1: { food: 9 } } }),
      ['p1', buy('fuel', 'norda', 'rivera', 'food')],
      answer(true),
    )
    // A ration of a seat with three over is worth 2 of the 3 tokens.
    expect(food.players.p1).toMatchObject({ food: 8, tokens: 11, stats: { foodGiven: 1 } })
    expect(food.players.p2).toMatchObject({ food: 9, tokens: 13 })
  })

  test('a refusal is final for that seller and good in this turn', () => {
    const p = play(market(), ['p1', buy('food', 'norda', 'rivera')], answer(false))
    expect(refused(p, 'p1', buy('food', 'insulo', 'rivera'))).toBe('already-refused')
    expect(refused(p, 'p1', buy('fuel', 'insulo', 'rivera'))).toBeUndefined()
  })

  test('is refused in the order of the rules', () => {
    const p = market({
      turn: { step: 'produce' },
      land: {
        insulo: { colonizer: 'p3' },
        rivera: { fuel: 6 },
        frosta: { fuel: 0 },
        norda: { fuel: 6 },
        montara: { colonizer: 'p2' },
      },
    })
    expect(refused(p, 'p1', buy('iron', 'norda', 'rivera'))).toBe('unknown-good')
    expect(refused(p, 'p1', buy('fuel', 'atlantis', 'rivera'))).toBe('unknown-territory')
    expect(refused(p, 'p1', buy('fuel', 'norda', 'montara'))).toBe('not-your-territory')
    expect(refused(p, 'p1', buy('fuel', 'dezerta', 'rivera'))).toBe('own-territory')
    expect(refused(p, 'p1', buy('fuel', 'insulo', 'rivera'))).toBe('colonised')
    expect(refused(p, 'p1', buy('fuel', 'tajga', 'rivera'))).toBe('not-linked')
    expect(refused(p, 'p1', buy('fuel', 'norda', 'frosta', 'fuel'))).toBe('bad-payment')
    expect(refused(p, 'p1', buy('fuel', 'norda', 'rivera'))).toBe('fuel-full')
    expect(refused(p, 'p1', buy('food', 'norda', 'frosta', 'fuel'))).toBe('no-fuel-to-pay')
    expect(refused(p, 'p1', buy('food', 'norda', 'rivera', 'fuel'))).toBe('fuel-full')
    expect(refused(p, 'p1', buy('fuel', 'norda', 'frosta', 'food'))).toBe('overpay')
  })

  test('needs goods, and tokens for them', () => {
    const p = given({ players: { p1: { tokens: 0, food: 0 }, p2: { food: 0 } }, land: { norda: { fuel: 0 } } })
    expect(refused(p, 'p1', buy('food', 'norda', 'rivera'))).toBe('no-food')
    expect(refused(p, 'p1', buy('fuel', 'norda', 'rivera'))).toBe('no-fuel')
    expect(refused(p, 'p1', buy('fuel', 'savana', 'rivera', 'food'))).toBe('no-food-to-pay')
    expect(refused(p, 'p1', buy('fuel', 'savana', 'rivera'))).toBe('not-enough-tokens')
  })

  test('of fuel belongs to production, of food to feeding as well', () => {
    const p = market({ turn: { number: 2, step: 'feed' } })
    expect(refused(p, 'p1', buy('fuel', 'norda', 'rivera'))).toBe('wrong-step')
    expect(refused(p, 'p1', buy('food', 'norda', 'rivera'))).toBeUndefined()
    expect(refused(market({ turn: { step: 'combat' } }), 'p1', buy('food', 'norda', 'rivera'))).toBe('wrong-step')
  })

  test('an embargo binds buyer and seller', () => {
    const inPlay = [{ card: 'embargo-1', seat: 'p2' as const }]
    const p = market({ players: { p3: { inPlay } } })
    expect(refused(p, 'p1', buy('food', 'norda', 'rivera'))).toBe('embargo')
    expect(refused({ ...p, turn: { ...p.turn!, index: 1 } }, 'p2', buy('food', 'rivera', 'norda'))).toBe('embargo')
  })
})

describe('standing orders to sell', () => {
  test('sell food at once, down to what is kept', () => {
    const p = play(market({ players: { p2: { food: 8, orders: { sellFood: 1 } } } }), ['p1', buy('food', 'norda', 'rivera')])
    expect(p.players.p2.food).toBe(7)
    expect(asked(play(p, ['p1', buy('food', 'norda', 'rivera')]))).toEqual(['p2 sale'])
  })

  test('sell fuel at once while the territory keeps one for each factory, and what was ordered beside', () => {
    const land = { norda: { fuel: 3, slots: ['forest', 'forest', 'factory'] as const } }
    const p = play(given({ land, players: { p2: { orders: { sellFuel: 1 } } } }), ['p1', buy('fuel', 'norda', 'rivera')])
    expect(p.land.norda.fuel).toBe(2)
    expect(asked(play(p, ['p1', buy('fuel', 'norda', 'rivera')]))).toEqual(['p2 sale'])
  })
})

describe('the neutral seat', () => {
  test('sells what it can spare, and nothing else', () => {
    const p = given({
      people: 2,
      players: { p3: { food: 7 } },
      land: { savana: { fuel: 1, slots: ['forest', 'forest', 'factory'] } },
    })
    const sold = play(p, ['p1', buy('food', 'savana', 'rivera')])
    expect([sold.offer, sold.players.p3.food]).toEqual([null, 6])
    expect(refused(sold, 'p1', buy('food', 'savana', 'rivera'))).toBe('refused')
    expect(refused(sold, 'p1', buy('fuel', 'savana', 'rivera'))).toBe('refused')
  })
})

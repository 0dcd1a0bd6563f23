import { describe, expect, test } from 'vitest'
import { afterStep, asked, play, refused, standardsOf } from './given.ts'

describe('food', () => {
  test('20 people with 6 food: pays for 5, loses two levels of people and of factories, 6 disorder', () => {
    const p = afterStep('food', { level: 6, stock: { renewable: 6 }, makes: [2, 3, 2], disorder: 7 })
    expect(p.nations.p1).toMatchObject({ level: 4, disorder: 10, destab: 3, stock: { renewable: 1 } })
    expect(p.todo).toEqual([{ kind: 'lower-factory', seat: 'p1', count: 2, why: 'food' }])
    expect(asked(p)).toEqual(['p1 lower-factory'])
  })

  test('two vegetarians want one food; without any the only factory that can fall does', () => {
    const p = afterStep('food', { level: 2, stock: { renewable: 0 }, makes: [1, 1, 2], permanent: ['vegetarianism'] })
    expect(p.nations.p1).toMatchObject({ level: 1, disorder: 8, factories: { military: 1 } })
    expect(p.todo).toEqual([])
  })

  test('a single head without food stays', () => {
    const p = afterStep('food', { level: 1, stock: { renewable: 0 }, makes: [1, 1, 1] })
    expect(p.nations.p1).toMatchObject({ level: 1, disorder: 8 })
  })

  test('20 vegetarians eat 10', () => {
    expect(
      afterStep('food', { level: 6, stock: { renewable: 30 }, permanent: ['vegetarianism'] }).nations.p1.stock.renewable,
    ).toBe(20)
  })

  test('more than 10 renewables spoil', () => {
    expect(afterStep('storage', { stock: { renewable: 25 } }).nations.p1.stock.renewable).toBe(10)
  })
})

describe('consumption', () => {
  test('C 1 wants nothing', () => {
    expect(afterStep('consumption', { level: 6, stock: { industrial: 0 } }).nations.p1.disorder).toBe(5)
  })

  test('C 3, 10 people, 8 goods: pays 5, one class falls, 2 disorder', () => {
    const p = afterStep('consumption', { level: 5, standards: '43311', stock: { industrial: 8 } })
    expect(p.nations.p1).toMatchObject({ disorder: 7, stock: { industrial: 3 } })
    expect(p.todo).toEqual([{ kind: 'lower-class', seat: 'p1', count: 1, why: 'consumption' }])
  })

  test('C 2, 20 people, sustainable consumption: 5 goods', () => {
    const nation = { level: 6, standards: '22222', stock: { industrial: 6 }, permanent: ['sustainable-consumption'] }
    expect(afterStep('consumption', nation).nations.p1).toMatchObject({ disorder: 5, stock: { industrial: 1 } })
  })

  test('C 4, sustainable and recycling: 20 of 25 goods are paid and give a fossil', () => {
    const permanent = ['sustainable-consumption', 'recycling']
    const p = afterStep('consumption', { level: 6, standards: '44444', stock: { industrial: 25, fossil: 0 }, permanent })
    expect(p.nations.p1.stock).toMatchObject({ industrial: 5, fossil: 1 })
  })

  test('the column of C is the one the phase began with', () => {
    const begun = { progress: { p1: { step: 3, column: 1 }, p2: { step: 12, column: 1 } } }
    expect(afterStep('consumption', { level: 5, standards: '22211', stock: { industrial: 0 } }, begun).nations.p1.disorder).toBe(
      5,
    )
  })
})

describe('people', () => {
  test('10 people grow to 20 at C 2, and not at C 3', () => {
    expect(afterStep('growth', { level: 5, standards: '22222' }).nations.p1.level).toBe(6)
    expect(afterStep('growth', { level: 5, standards: '33333' }).nations.p1.level).toBe(5)
  })

  test('100 people are the end of the track', () => {
    expect(afterStep('growth', { level: 9 }).nations.p1.level).toBe(9)
  })

  test('two transition tokens add a level, one does not', () => {
    expect(afterStep('mortality', { level: 5, transition: { rows: ['C', 'D', 'E'], zone: 2 } }).nations.p1.level).toBe(6)
    expect(afterStep('mortality', { level: 5, transition: { rows: ['B', 'C', 'D', 'E'], zone: 1 } }).nations.p1.level).toBe(5)
  })

  test('two tokens leave the zone, or the single one', () => {
    expect(afterStep('birth-rate', { transition: { rows: ['D', 'E'], zone: 3 } }).nations.p1.transition.zone).toBe(1)
    expect(afterStep('birth-rate', { transition: { rows: ['B', 'C', 'D', 'E'], zone: 1 } }).nations.p1.transition.zone).toBe(0)
  })
})

describe('economy', () => {
  test('C 2 raises the renewable and the industrial factory', () => {
    expect(afterStep('economy', { standards: '22222' }).nations.p1.factories).toEqual({
      renewable: 3,
      industrial: 2,
      military: 1,
    })
  })

  test('the renewable factory stops at the territories', () => {
    expect(afterStep('economy', { makes: [5, 1, 1] }).nations.p1.factories.renewable).toBe(5)
  })

  test('C 3 asks which of two factories grows', () => {
    const p = afterStep('economy', { standards: '33333' })
    expect(p.todo).toEqual([{ kind: 'growth', seat: 'p1', dir: 1 }])
    expect(refused(p, 'p1', { type: 'choose-growth', factory: 'renewable' })).toBe('bad-choice')
    expect(play(p, ['p1', { type: 'choose-growth', factory: 'military' }]).nations.p1.factories.military).toBe(2)
  })

  test('C 4 with the military at 1 shrinks industry by itself', () => {
    const p = afterStep('economy', { standards: '44444', makes: [2, 4, 1] })
    expect(p.nations.p1.factories.industrial).toBe(3)
    expect(p.todo).toEqual([])
  })

  test('political planning leaves it alone', () => {
    expect(afterStep('economy', { permanent: ['political-planning'] }).nations.p1.factories.renewable).toBe(2)
  })
})

describe('taxes', () => {
  test('bring 2$ a head at C 1 and 5$ at C 4', () => {
    expect(afterStep('taxes', { level: 4 }).nations.p1.money).toBe(15)
    expect(afterStep('taxes', { level: 4, standards: '44444' }).nations.p1.money).toBe(30)
  })

  test('come from nowhere once the bank is empty, which is a financial crisis', () => {
    const p = afterStep('taxes', { level: 6 }, { bank: 20, round: 3 })
    expect([p.nations.p1.money, p.bank, p.crises.financial]).toEqual([45, 0, [3]])
  })
})

describe('production', () => {
  test('10 in stock and 5 made are 15: nothing spoils here', () => {
    expect(afterStep('production', { makes: [4, 1, 1], stock: { renewable: 10 } }).nations.p1.stock.renewable).toBe(15)
  })

  test('industry at level 5 spends 2 fossils and pollutes once', () => {
    const p = afterStep('production', { makes: [5, 5, 1], stock: { industrial: 9, fossil: 2 } })
    expect(p.nations.p1).toMatchObject({ pollution: 1, stock: { industrial: 19, fossil: 0 } })
  })

  test('military at level 5 without a fossil falls to level 3, makes 3, costs 4 disorder', () => {
    const p = afterStep('production', { makes: [1, 1, 5], stock: { military: 18, fossil: 0 } })
    expect(p.nations.p1).toMatchObject({ disorder: 9, factories: { military: 3 }, stock: { military: 21 } })
  })

  test('industry burns before the military does', () => {
    const p = afterStep('production', { makes: [1, 4, 4], stock: { fossil: 1 } })
    expect(p.nations.p1.factories).toMatchObject({ industrial: 4, military: 3 })
  })

  test('green production saves one pollution of industry', () => {
    expect(afterStep('production', { makes: [1, 6, 1], permanent: ['green-production'] }).nations.p1.pollution).toBe(1)
  })

  test('intensive farming makes a level more for a fossil and pollution', () => {
    const p = afterStep('production', { makes: [5, 1, 1], permanent: ['intensive-farming'], stock: { renewable: 4 } })
    expect(p.nations.p1).toMatchObject({ pollution: 1, stock: { renewable: 24, fossil: 7 } })
  })

  test('intensive farming without a fossil goes under its deck with the loss of a level', () => {
    const p = afterStep('production', { makes: [4, 1, 1], permanent: ['intensive-farming'], stock: { fossil: 0 } })
    expect(p.nations.p1).toMatchObject({ permanent: [], factories: { renewable: 3 } })
    expect(p.nations.p1.decks.production.at(-1)).toBe('intensive-farming')
  })

  test('intensive farming beyond the last level makes 100', () => {
    const nation = { makes: [8, 1, 1] as const, territories: 8, permanent: ['intensive-farming'], stock: { renewable: 0 } }
    expect(afterStep('production', nation).nations.p1.stock.renewable).toBe(100)
  })
})

describe('public order and class struggle', () => {
  test('a revolt with C 2 and 10 people owes 5 military: 4 pay 3 and one class falls', () => {
    const p = afterStep('public-order', { level: 5, standards: '32211', disorder: 9, stock: { military: 4 } })
    expect(p.nations.p1.stock.military).toBe(1)
    expect(p.todo).toEqual([{ kind: 'lower-class', seat: 'p1', count: 1, why: 'public-order' }])
  })

  test('a revolt with C 1 and 2 people asks for nothing', () => {
    const p = afterStep('public-order', { level: 2, standards: '21111', disorder: 10 })
    expect([standardsOf(p, 'p1'), p.todo]).toEqual(['21111', []])
  })

  test('a revolt with C 3 takes 2$ a head out of the game', () => {
    const p = afterStep('public-order', { level: 4, standards: '33333', disorder: 9, money: 50 })
    expect([p.nations.p1.money, p.bank]).toEqual([40, 218])
  })

  test('progress raises a class; where only one can rise it does by itself', () => {
    expect(standardsOf(afterStep('public-order', {}), 'p1')).toBe('21111')
    expect(asked(afterStep('public-order', { standards: '21111' }))).toEqual(['p1 raise-class'])
  })

  test('a boom raises a class and pays 5$ at C 1', () => {
    const p = afterStep('public-order', { disorder: 1 })
    expect([standardsOf(p, 'p1'), p.nations.p1.money]).toEqual(['21111', 10])
  })

  test('nobody rises by itself at C 4', () => {
    expect(standardsOf(afterStep('public-order', { standards: '44431' }), 'p1')).toBe('44431')
  })

  test('A 4, E 1, one below the end: the track is full and 2 destabilisation are taken', () => {
    expect(afterStep('class-struggle', { standards: '43211', disorder: 9 }).nations.p1).toMatchObject({ disorder: 10, destab: 2 })
  })
})

describe('classes', () => {
  test('a class that reaches 3 for the first time puts its token into the zone, and only then', () => {
    const p = afterStep('public-order', { standards: '22222' })
    expect(p.nations.p1.transition).toEqual({ rows: ['B', 'C', 'D', 'E'], zone: 1 })
    const again = afterStep('public-order', { standards: '22222', transition: { rows: ['B', 'C', 'D', 'E'], zone: 0 } })
    expect(again.nations.p1.transition.zone).toBe(0)
  })

  test('none may live better than the one above it', () => {
    const p = afterStep('public-order', { standards: '32211' })
    expect(refused(p, 'p1', { type: 'raise-class', class: 'C' })).toBe('class-blocked')
    expect(refused(p, 'p1', { type: 'raise-class', class: 'F' })).toBe('bad-choice')
    expect(refused(p, 'p1', { type: 'raise-class', class: 'D' })).toBeUndefined()
  })
})

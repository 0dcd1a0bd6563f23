import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/games/limit/state.ts'
import { asked, atStep, type Given, type GivenNation, play, standardsOf } from './given.ts'

/** The last open choice of the social phase is p1's; answering it brings the crises. */
function crisesAfter(nations: Given['nations'], more: Partial<Given> = {}): State {
  const mine: GivenNation = { standards: '22111', ...nations.p1 }
  const p = atStep('class-struggle', mine, { ...more, nations: { ...nations, p1: mine } })
  p.progress.p1!.step = 12
  p.todo.push({ kind: 'raise-class', seat: 'p1', count: 1, why: 'public-order' })
  return play(p, ['p1', { type: 'raise-class', class: 'A' }])
}

describe('the Cold War', () => {
  test('asks a destabilisation of whoever has more than 15 military', () => {
    const p = crisesAfter({ p2: { stock: { military: 16 } }, p3: { stock: { military: 15 } } })
    expect([p.nations.p2.destab, p.nations.p3.destab]).toEqual([1, 0])
  })
})

describe('a financial crisis', () => {
  test('the first: 1$ a head, 2 destabilisation for the richest, a class of everybody', () => {
    const p = crisesAfter(
      { p1: { level: 6, money: 52 }, p2: { level: 4, money: 12, standards: '21111' } },
      { bank: 0, crises: { financial: [4], ecological: [], military: [] } },
    )
    expect([p.nations.p1.money, p.nations.p2.money, p.bank]).toEqual([32, 7, 25])
    expect([p.nations.p1.destab, p.nations.p2.destab]).toEqual([2, 0])
    expect(standardsOf(p, 'p2')).toBe('11111')
    expect([asked(p), p.stage]).toEqual([['p1 lower-class'], 'financial'])
  })

  test('with several richest ones: 1 each', () => {
    const p = crisesAfter(
      { p1: { level: 1, money: 10 }, p2: { level: 1, money: 10 } },
      { crises: { financial: [4], ecological: [], military: [] } },
    )
    expect([p.nations.p1.destab, p.nations.p2.destab]).toEqual([1, 1])
  })

  test('with nothing left to anybody all are equally rich', () => {
    const crises = { financial: [4], ecological: [], military: [] }
    const p = crisesAfter({ p1: { level: 6, money: 3 }, p2: { level: 6, money: 9 } }, { crises })
    expect([p.nations.p1.money, p.nations.p1.destab, p.nations.p2.destab]).toEqual([0, 1, 1])
  })

  test('waits for the choices before the world is looked at further', () => {
    const p = crisesAfter({ p1: { pollution: 12 }, p2: {} }, { crises: { financial: [4], ecological: [], military: [] } })
    expect(p.crises.ecological).toEqual([])
    const after = play(p, ['p1', { type: 'lower-class', class: 'A' }])
    expect(after.crises.ecological).toEqual([4])
  })
})

describe('an ecological crisis', () => {
  test('the second: X with most pollution loses people, Y stays, Z takes them in', () => {
    const p = crisesAfter(
      {
        p1: { level: 7, pollution: 12, disorder: 2, makes: [5, 1, 1] },
        p2: { level: 5, pollution: 3, makes: [5, 1, 1] },
        p3: { level: 4, makes: [2, 1, 1] },
      },
      { round: 6, crises: { financial: [], ecological: [5], military: [] } },
    )
    expect(p.crises.ecological).toEqual([5, 6])
    expect([p.nations.p1.level, p.nations.p2.level, p.nations.p3.level]).toEqual([6, 5, 5])
    expect([p.nations.p1.factories.renewable, p.nations.p2.factories.renewable, p.nations.p3.factories.renewable]).toEqual([
      3, 3, 1,
    ])
    expect([p.nations.p1.territories, p.nations.p1.disorder]).toEqual([4, 5])
  })

  test('comes only when the reserve is empty', () => {
    expect(crisesAfter({ p1: { pollution: 11 }, p2: {} }).crises.ecological).toEqual([])
    expect(crisesAfter({ p1: { pollution: 12 }, p2: {} }).crises.ecological).toEqual([4])
  })
})

describe('a military crisis', () => {
  test('the second, 5 destabilisation each: two steps off the lowest classes, all pay, return one and lose people', () => {
    const nation = { level: 2, destab: 5, standards: '22211', stock: { military: 1 } }
    const p = crisesAfter(
      { p1: { ...nation, standards: '22111' }, p2: nation },
      { round: 6, destabReserve: 0, crises: { financial: [], ecological: [], military: [5] } },
    )
    expect([standardsOf(p, 'p1'), standardsOf(p, 'p2')]).toEqual(['21111', '21111'])
    expect([p.nations.p1.stock.military, p.destabReserve]).toEqual([0, 2])
    expect([p.nations.p1.level, p.nations.p2.level, p.nations.p1.destab]).toEqual([1, 1, 4])
  })

  test('who cannot pay lowers classes', () => {
    const p = crisesAfter({ p1: { destab: 10 }, p2: { level: 5, standards: '33333' } }, { destabReserve: 0 })
    // 5 military are wanted; the lowest class has fallen already, 4 levels are missing.
    expect(standardsOf(p, 'p2')).toBe('33332')
    expect([asked(p), p.stage]).toEqual([['p2 lower-class'], 'military'])
    expect(p.todo).toMatchObject([{ count: 4, why: 'military-crisis' }])
  })
})

test('four crises by the end of a generation end the game', () => {
  const crises = { financial: [1, 2], ecological: [3], military: [] }
  const p = crisesAfter({ p1: { pollution: 12 }, p2: {} }, { crises, options: { resilienceTests: 0 } })
  expect(p.phase).toBe('over')
  expect(p.result?.reason).toBe('crises')
})

import { describe, expect, test } from 'vitest'
import { resultOf, scoreOf } from '../../../src/games/limit/round/scoring.ts'
import { asked, atStep, type GivenNation, given, play } from './given.ts'

const rulebookExample: GivenNation = {
  level: 7,
  standards: '33322',
  money: 154,
  territories: 4,
  stock: { military: 4 },
  makes: [4, 1, 1],
  pollution: 5,
  destab: 8,
}
const fourCrises = { financial: [1, 2], ecological: [3], military: [4] }
const scored = (nation: GivenNation, options: object = {}) => {
  const p = given({ crises: fourCrises, destabReserve: 2, options, nations: { p1: nation, p2: {} } })
  return scoreOf(p, p.nations.p1)
}

describe('points', () => {
  test('the rulebook’s example: 32 + 15 + 20 + 1 - 18 = 50', () => {
    expect(scored(rulebookExample)).toEqual({ happiness: 32, money: 15, territory: 20, military: 1, impact: -18, total: 50 })
  })

  test('may count the elite or equality, military by one, money by two', () => {
    expect(scored(rulebookExample, { happiness: 'a3' }).happiness).toBe(36)
    expect(scored(rulebookExample, { happiness: 'e3' }).happiness).toBe(24)
    expect(scored(rulebookExample, { militaryPoints: 'one' }).military).toBe(4)
    expect(scored(rulebookExample, { militaryPoints: 'none' }).military).toBe(0)
    expect(scored(rulebookExample, { moneyPoints: 'fixed' }).money).toBe(30)
  })

  test('money is worth nothing after five crises', () => {
    const p = given({ round: 6, crises: { ...fourCrises, financial: [1, 2, 6] }, nations: { p1: { money: 500 }, p2: {} } })
    expect(scoreOf(p, p.nations.p1).money).toBe(0)
  })
})

describe('ties', () => {
  test('go to more happiness', () => {
    // 3 points of happiness more, 3 of military less.
    const p = given({ nations: { p1: { standards: '22222' }, p2: { stock: { military: 9 } } } })
    expect(resultOf(p).winners).toEqual(['p1'])
  })

  test('that nothing breaks are shared', () => {
    expect(resultOf(given({ nations: { p1: {}, p2: {} } })).winners).toEqual(['p1', 'p2'])
  })
})

test('a resilience test runs food, goods and production only, and then the game is scored', () => {
  const p = atStep(
    'class-struggle',
    { level: 5, standards: '33322', stock: { renewable: 10, industrial: 12 }, makes: [5, 3, 1] },
    { round: 7 },
  )
  p.progress.p1!.step = 12
  p.todo.push({ kind: 'raise-class', seat: 'p1', count: 1, why: 'public-order' })
  expect(asked(p)).toEqual(['p1 raise-class'])
  const after = play(p, ['p1', { type: 'raise-class', class: 'D' }])
  expect([after.phase, after.testsLeft, after.progress]).toEqual(['over', 0, {}])
  // 10 people ate 10 and used 10 goods, everything produced once, nobody was born or taxed.
  expect(after.nations.p1).toMatchObject({ level: 5, money: 5, stock: { renewable: 10, industrial: 5 } })
  expect(after.result?.reason).toBe('generations')
})

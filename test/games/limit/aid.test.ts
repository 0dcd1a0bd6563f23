import { describe, expect, test } from 'vitest'
import { asked, atStep, type Given, type GivenNation, play, refused } from './given.ts'

/** p1 is about to eat; p2, and p3 if given, are its economic allies. They are through with the phase. */
const hungry = (mine: GivenNation, ally: GivenNation, more: Partial<Given> = {}) =>
  atStep('growth', { ...mine, level: 5, standards: '33333' }, { economic: [['p1', 'p2']], nations: { p2: ally }, ...more })

/** Opens the request as the step does. */
function short(mine: number, ally: number, other?: number) {
  const p = hungry(
    { stock: { renewable: mine } },
    { stock: { renewable: ally } },
    other === undefined
      ? {}
      : { economic: [['p1', 'p2', 'p3']], nations: { p2: { stock: { renewable: ally } }, p3: { stock: { renewable: other } } } },
  )
  p.todo.push({ kind: 'shortage', seat: 'p1', resource: 'renewable', why: 'food', gap: 10 - mine, asked: false, aid: {} })
  return p
}

describe('aid before a shortage', () => {
  test('closes the gap, and nothing bad happens', () => {
    const p = play(short(6, 9), ['p1', { type: 'ask-aid' }], ['p2', { type: 'give-aid', to: 'p1', amount: 4 }])
    expect(p.nations.p2.stock.renewable).toBe(5)
    expect(p.nations.p1).toMatchObject({ level: 5, disorder: 5 })
  })

  test('flows in turn order and only as far as it is needed', () => {
    const p = play(
      short(6, 9, 9),
      ['p1', { type: 'ask-aid' }],
      ['p3', { type: 'give-aid', to: 'p1', amount: 4 }],
      ['p2', { type: 'give-aid', to: 'p1', amount: 3 }],
    )
    expect([p.nations.p2.stock.renewable, p.nations.p3.stock.renewable]).toEqual([6, 8])
  })

  test('that does not suffice has arrived all the same, and the rest is endured', () => {
    const p = play(short(2, 9), ['p1', { type: 'ask-aid' }], ['p2', { type: 'give-aid', to: 'p1', amount: 3 }])
    expect(p.todo).toEqual([{ kind: 'shortage', seat: 'p1', resource: 'renewable', why: 'food', gap: 5, asked: true, aid: {} }])
    expect(refused(p, 'p1', { type: 'decline-aid' })).toBe('not-your-turn')
    const after = play(p, ['p1', { type: 'endure', breakAlliance: false }])
    expect(after.nations.p1).toMatchObject({ level: 4, disorder: 8 })
    expect(after.alliances.economic).toEqual([['p1', 'p2']])
  })

  test('may break the alliance: everybody in it takes a destabilisation', () => {
    const given = short(2, 9)
    given.nations.p1.disorder = 0
    const p = play(
      given,
      ['p1', { type: 'ask-aid' }],
      ['p2', { type: 'give-aid', to: 'p1', amount: 0 }],
      ['p1', { type: 'endure', breakAlliance: true }],
    )
    expect([p.alliances.economic, p.nations.p1.destab, p.nations.p2.destab]).toEqual([[], 1, 1])
  })

  test('declined, the shortage happens', () => {
    const p = play(short(6, 9), ['p1', { type: 'decline-aid' }])
    expect(p.nations.p1).toMatchObject({ level: 4, disorder: 8 })
    expect(p.nations.p2.stock.renewable).toBe(9)
  })

  test('stops nobody from answering while others are still asked', () => {
    const p = play(short(6, 9, 9), ['p1', { type: 'ask-aid' }])
    expect(asked(p)).toEqual(['p2 give-aid', 'p3 give-aid'])
    expect(refused(p, 'p2', { type: 'give-aid', to: 'p1', amount: 5 })).toBe('bad-amount')
    expect(refused(p, 'p2', { type: 'give-aid', to: 'p3', amount: 1 })).toBe('not-your-turn')
  })
})

test('whoever gives while short of the same thing is short of more', () => {
  const p = short(6, 3)
  p.nations.p2.level = 5
  p.todo.push({ kind: 'shortage', seat: 'p2', resource: 'renewable', why: 'food', gap: 7, asked: false, aid: {} })
  const after = play(p, ['p1', { type: 'ask-aid' }], ['p2', { type: 'give-aid', to: 'p1', amount: 3 }])
  expect(after.todo.find((entry) => entry.kind === 'shortage' && entry.seat === 'p2')).toMatchObject({ gap: 10 })
})

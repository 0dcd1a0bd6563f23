import { describe, expect, test } from 'vitest'
import { asked, given, listOf, play, refused } from './given.ts'

const three = (more: object = {}) =>
  given({ phase: 'alliances', options: { alliances: true }, nations: { p1: {}, p2: {}, p3: {} }, ...more })
const propose = (alliance: string, to: string, share = 1) => ({ type: 'propose-alliance', alliance, to, share })
const yes = { type: 'vote', accept: true }
const no = { type: 'vote', accept: false }

describe('a proposal', () => {
  test('is paid by the two, whatever the groups', () => {
    const p = play(three(), ['p1', propose('economic', 'p2', 2)], ['p2', yes])
    expect([p.nations.p1.money, p.nations.p2.money, p.bank]).toEqual([3, 5, 329])
    expect([p.alliances.economic, p.alliances.agreed.economic]).toEqual([[['p1', 'p2']], ['p1', 'p2']])
    expect(p.turn?.active).toBe('p2')
  })

  test('asks all members of both groups, in seating order, and merges them', () => {
    const p = play(three({ economic: [['p2', 'p3']] }), ['p1', propose('economic', 'p3')])
    expect(asked(p)).toEqual(['p2 vote', 'p3 vote'])
    expect(play(p, ['p3', yes], ['p2', yes]).alliances.economic).toEqual([['p1', 'p2', 'p3']])
  })

  test('fails with the first refusal, and the turn is over all the same', () => {
    const p = play(three({ economic: [['p2', 'p3']] }), ['p1', propose('economic', 'p3')], ['p2', no])
    expect([p.todo, p.alliances.economic, p.nations.p1.money, p.turn?.active]).toEqual([[], [['p2', 'p3']], 5, 'p2'])
  })

  test('is possible once per kind and step', () => {
    const p = play(three(), ['p1', propose('economic', 'p2')], ['p2', yes])
    expect(refused(p, 'p2', propose('economic', 'p3'))).toBe('token-agreed')
    expect(refused(p, 'p2', propose('economic', 'p1'))).toBe('already-allied')
    expect(refused(p, 'p2', propose('military', 'p1'))).toBeUndefined()
  })

  test('is refused for what it is, in order', () => {
    const p = three({ nations: { p1: { money: 1 }, p2: { money: 0 }, p3: {} } })
    expect(refused(p, 'p1', propose('secret', 'p1'))).toBe('bad-choice')
    expect(refused(p, 'p1', propose('military', 'p1', 7))).toBe('target-self')
    expect(refused(p, 'p1', propose('military', 'p6', 7))).toBe('no-such-target')
    expect(refused(p, 'p1', propose('military', 'p2', 7))).toBe('bad-choice')
    expect(refused(p, 'p1', propose('military', 'p2', 1))).toBe('not-enough-money')
    expect(listOf(p, 'p1', 'propose-alliance')).toEqual([
      propose('military', 'p3', 0),
      propose('military', 'p3', 1),
      propose('economic', 'p3', 0),
      propose('economic', 'p3', 1),
    ])
  })
})

describe('leaving and excluding', () => {
  test('a group of one is dissolved', () => {
    expect(
      play(three({ military: [['p1', 'p2']] }), ['p1', { type: 'leave-alliance', alliance: 'military' }]).alliances.military,
    ).toEqual([])
  })

  test('with two members an exclusion happens at once', () => {
    const p = play(three({ military: [['p1', 'p2']] }), ['p1', { type: 'exclude', alliance: 'military', seat: 'p2' }])
    expect([p.alliances.military, p.turn?.active]).toEqual([[], 'p2'])
  })

  test('with three the other one must agree', () => {
    const p = play(three({ economic: [['p1', 'p2', 'p3']] }), ['p1', { type: 'exclude', alliance: 'economic', seat: 'p2' }])
    expect(asked(p)).toEqual(['p3 vote'])
    expect(play(p, ['p3', yes]).alliances.economic).toEqual([['p1', 'p3']])
    expect(play(p, ['p3', no]).alliances.economic).toEqual([['p1', 'p2', 'p3']])
  })

  test('needs an ally', () => {
    expect(refused(three(), 'p1', { type: 'leave-alliance', alliance: 'military' })).toBe('not-allied')
    expect(refused(three(), 'p1', { type: 'exclude', alliance: 'military', seat: 'p2' })).toBe('not-allied')
  })
})

test('after all have acted the tokens come back and a new generation begins', () => {
  const skip = { type: 'skip-alliance' }
  const p = play(three(), ['p1', propose('economic', 'p2')], ['p2', yes], ['p2', skip], ['p3', skip])
  expect([p.phase, p.round, p.leader, p.alliances.agreed.economic]).toEqual(['policies', 5, 'p2', []])
  expect(p.alliances.economic).toEqual([['p1', 'p2']])
})

describe('demilitarisation', () => {
  const armed = { makes: [2, 1, 4] as const, stock: { military: 9 }, destab: 3, standards: '22222' }
  const last = () => three({ military: [['p2', 'p3']], destabReserve: 6, nations: { p1: armed, p2: {}, p3: armed } })

  test('scraps all arms the first time that all stand together', () => {
    const p = play(last(), ['p1', propose('military', 'p2')], ['p2', yes], ['p3', yes])
    expect(p.demilitarised).toBe(true)
    expect(p.nations.p1).toMatchObject({
      destab: 1,
      disorder: 4,
      factories: { industrial: 2, military: 1 },
      stock: { military: 0 },
    })
    expect(p.nations.p2).toMatchObject({ disorder: 4, factories: { industrial: 1 } })
    expect(p.destabReserve).toBe(10)
  })

  test('happens once in a game', () => {
    const p = last()
    p.demilitarised = true
    const after = play(p, ['p1', propose('military', 'p2')], ['p2', yes], ['p3', yes])
    expect(after.nations.p1.stock.military).toBe(9)
  })
})

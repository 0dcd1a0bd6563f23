import { describe, expect, test } from 'vitest'
import { endGame } from '../../../src/games/attack/end/end.ts'
import { scoreOf } from '../../../src/games/attack/end/scoring.ts'
import { unheard } from '../unheard.ts'
import { asked, begin, endTurn, type Given, given, refused, roll } from './given.ts'

/** The result if the game ended here. */
function result(some: Given) {
  const p = given(some)
  endGame(p, unheard, 'eagles')
  return p.result!
}

describe('points', () => {
  const neutrals = { italy: 'communism', poland: 'communism' } as const
  const own = { germany: {}, congo: {} }

  test('communists count communist neutrals', () => {
    const p = given({ players: { p1: { regions: own }, p2: {} }, neutrals })
    const count = Object.values(p.regions).filter(({ gov }) => gov === 'communism').length
    expect(scoreOf(p, 'p1')).toEqual({ total: 4 + count, regions: 4, neutrals: count, invaded: 0, overseas: 0, conquests: 0 })
  })

  test('democracies count democratic neutrals, less those they have invaded', () => {
    const p = given({ players: { p1: { gov: 'democracy', regions: own, invaded: ['italy', 'spain', 'poland'] }, p2: {} } })
    const count = Object.values(p.regions).filter(({ gov }) => gov === 'democracy').length
    expect(scoreOf(p, 'p1')).toMatchObject({ total: 4 + count - 3, neutrals: count, invaded: -3 })
  })

  test('monarchies count regions on other continents than their capital’s', () => {
    expect(scoreOf(given({ players: { p1: { gov: 'monarchy', regions: own }, p2: {} } }), 'p1')).toMatchObject({
      total: 5,
      overseas: 1,
    })
  })

  test('fascists count conquests', () => {
    const p = given({ players: { p1: { gov: 'fascism', regions: own, conquests: 3, invaded: ['italy'] }, p2: {} } })
    expect(scoreOf(p, 'p1')).toEqual({ total: 7, regions: 4, neutrals: 0, invaded: 0, overseas: 0, conquests: 3 })
  })
})

describe('ties', () => {
  const even = { gov: 'fascism' } as const

  test('go to more land units, then more PP, then more oil', () => {
    const bigger = result({ players: { p1: even, p2: { ...even, regions: { france: { inf: 3 } } } } })
    expect([bigger.ranking, bigger.winners]).toEqual([['p2', 'p1'], ['p2']])
    expect(result({ players: { p1: { ...even, oil: 90 }, p2: { ...even, pp: 31 } } }).winners).toEqual(['p2'])
    expect(result({ players: { p1: even, p2: { ...even, oil: 31 } } }).winners).toEqual(['p2'])
  })

  test('that remain are shared', () => {
    const shared = result({ players: { p1: even, p2: { ...even, pp: 0 }, p3: even } })
    expect([shared.winners, shared.ranking]).toEqual([
      ['p1', 'p3'],
      ['p1', 'p3', 'p2'],
    ])
  })
})

describe('the game ends', () => {
  test('with the production of the last round, if one was agreed on', () => {
    const over = roll(given({ active: 'p2', options: { maxRounds: 4 }, round: 4 }), [], ['p2', endTurn])
    expect([over.result?.reason, over.phase, over.players.p1.pp, over.active]).toEqual(['max-rounds', 'over', 40, null])
    expect([asked(over), refused(over, 'p1', endTurn)]).toEqual([[], 'game-over'])
  })

  test('when everybody’s turn has passed twice without an action, before any production', () => {
    const over = roll(given({ active: 'p2', idle: 3 }), [], ['p2', endTurn])
    expect([over.result?.reason, over.players.p1.pp]).toEqual(['stalemate', 30])
  })

  test('not as long as somebody pays for an action', () => {
    const p = roll(given({ active: 'p2', idle: 3 }), [], ['p2', begin('build')], ['p2', { type: 'end-action' }], ['p2', endTurn])
    expect([p.idle, p.result]).toEqual([0, null])
  })

  test('with units in transit counted where they came from', () => {
    const p = roll(
      given({ players: { p1: { regions: { germany: { inf: 3 } } }, p2: {} } }),
      [],
      ['p1', begin('move')],
      ['p1', { type: 'march', from: 'germany', to: 'poland', unit: 'inf', count: 2, lane: null }],
    )
    endGame(p, unheard, 'elimination', 'p2')
    expect([p.regions.germany?.units.inf, p.result?.eliminated, p.action, p.turn]).toEqual([3, 'p2', null, null])
  })
})

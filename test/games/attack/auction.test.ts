import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import { awaited } from '../../../src/kernel/index.ts'
import { asked, type Given, given, listOf, play, refused, roll } from './given.ts'

const open = (bid: number, limit = bid) => ['p1', { type: 'open-auction', bid, limit }] as const
const upTo = (seat: 'p2' | 'p3', max: number) => [seat, { type: 'bid-limit', max }] as const

const rich = (more: NonNullable<Given['players']> = {}) =>
  given({ players: { p1: { pp: 40 }, p2: { pp: 50 }, p3: { pp: 50 }, ...more } })

/** Winner and price of a route that three seats bid for. */
function outcome(opening: readonly [number, number], second: number, third: number) {
  const before = rich()
  const p = roll(before, [1], open(...opening), upTo('p2', second), upTo('p3', third))
  const winner = p.seats.find((seat) => p.players[seat].routes.length > 0)!
  return [winner, before.players[winner].pp - p.players[winner].pp]
}

describe('an auction', () => {
  test.each([
    ['nobody else bids: the opener pays the bid', [22, 30], 0, 0, ['p1', 22]],
    ['one above the second highest limit', [20, 26], 30, 26, ['p2', 27]],
    ['a tie goes to the earliest from the opener on, for the limit', [20, 26], 26, 26, ['p1', 26]],
    ['a tie of others goes to the first clockwise', [20, 20], 30, 30, ['p2', 30]],
    ['others pay one more than the bid at least', [20, 20], 0, 21, ['p3', 21]],
    ['never more than the own limit', [20, 40], 39, 41, ['p3', 41]],
  ] as const)('%s', (_name, opening, second, third, expected) => {
    expect(outcome(opening, second, third)).toEqual(expected)
  })

  test('asks all who have more than the bid, at once and quietly', () => {
    const p = roll(rich({ p3: { pp: 25 } }), [], open(25, 30))
    expect(asked(p)).toEqual(['p2 auction'])
    expect(awaited(attackRules, p, 'p1')).toEqual({ owed: [], quiet: true })
  })

  test('hears orders instead: pass, or a limit as far as the PP go', () => {
    const p = rich({
      p2: { pp: 50, orders: { auction: 'pass' } },
      p3: { pp: 24, orders: { auction: 'limit', auctionLimit: 60 } },
    })
    const after = roll(p, [1], open(20, 22))
    expect([after.players.p3.routes.length, after.players.p3.pp, after.players.p1.pp]).toEqual([1, 1, 40])
  })

  test('draws the route at random from those that are left', () => {
    const p = roll(rich({ p2: { pp: 0 }, p3: { pp: 0 } }), [3], open(20))
    expect(p.players.p1.routes).toEqual(['river-plate-run'])
    expect(p.decks.routes).toHaveLength(7)
    expect(p.players.p1.oil).toBe(29)
  })

  test('is refused in the order of the rules', () => {
    const routes = given().decks.routes
    const none = rich({ p2: { routes } })
    expect(refused(none, 'p1', open(10)[1])).toBe('no-routes')
    expect(refused(rich(), 'p1', open(-1, 20)[1])).toBe('bad-amount')
    expect(refused(rich(), 'p1', open(20.5, 21)[1])).toBe('bad-amount')
    expect(refused(rich(), 'p1', open(19, 99)[1])).toBe('bid-too-low')
    expect(refused(rich(), 'p1', open(25, 24)[1])).toBe('bad-limit')
    expect(refused(rich(), 'p1', open(25, 41)[1])).toBe('not-enough-pp')
    expect(refused(rich({ p1: { pp: 40, oil: 0 } }), 'p1', open(25)[1])).toBe('not-enough-oil')
    const p = play(rich(), open(25))
    expect(refused(p, 'p2', { type: 'bid-limit', max: 25 })).toBe('bid-too-low')
    expect(refused(p, 'p2', { type: 'bid-limit', max: 51 })).toBe('not-enough-pp')
    expect(refused(p, 'p2', { type: 'bid-limit', max: '26' })).toBe('unknown-move')
  })

  test('lists the lowest bid with every limit, a higher one with itself only', () => {
    const list = listOf(rich({ p1: { pp: 22 } }), 'p1', 'open-auction').map(({ bid, limit }) => [bid, limit])
    expect(list).toEqual([
      [20, 20],
      [20, 21],
      [20, 22],
      [21, 21],
      [22, 22],
    ])
    expect(refused(rich(), 'p1', open(21, 30)[1])).toBeUndefined()
  })
})

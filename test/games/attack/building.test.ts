import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/games/attack/state.ts'
import type { PlainMove } from '../../../src/kernel/index.ts'
import { asked, begin, endAction, type GivenPlayer, given, listOf, play, refused, roll } from './given.ts'

const build = (unit: string, count: number, at: string): PlainMove => ({ type: 'build', unit, count, at })
const building = (p1: GivenPlayer, p2: GivenPlayer = {}): State =>
  roll(given({ players: { p1, p2 } }), [], ['p1', begin('build')])

describe('building', () => {
  const p = building({ pp: 20, regions: { germany: {} } })

  test('is refused in the order of the rules', () => {
    expect(refused(p, 'p1', build('inf', 0, 'atlantis'))).toBe('bad-amount')
    expect(refused(p, 'p1', build('inf', 99, 'atlantis'))).toBe('no-such-region')
    expect(refused(p, 'p1', build('dd', 99, 'germany'))).toBe('no-such-sea')
    expect(refused(p, 'p1', build('inf', 99, 'france'))).toBe('not-your-region')
    expect(refused(p, 'p1', build('dd', 99, 'caribbean'))).toBe('not-adjacent-sea')
    expect(refused(p, 'p1', build('inf', 5, 'germany'))).toBe('not-enough-pp')
    expect(refused(p, 'p1', build('inf', 4, 'germany'))).toBeUndefined()
  })

  test('costs less with technologies', () => {
    const cheap = building({ pp: 40, techs: ['mass-production', 'prefabricated-ships'] })
    const pp = (unit: string, at = 'germany') => 40 - play(cheap, ['p1', build(unit, 1, at)]).players.p1.pp
    expect([pp('inf'), pp('tank'), pp('art'), pp('plane')]).toEqual([4, 9, 7, 13])
    expect(['sub', 'dd', 'bb', 'cv'].map((ship) => pp(ship, 'north-sea'))).toEqual([4, 4, 8, 16])
  })

  test('lists as many as can be paid, twelve at most', () => {
    const rich = building({ pp: 200, regions: { germany: {} } })
    const counts = (unit: string) =>
      listOf(rich, 'p1', 'build')
        .filter((known) => known.unit === unit && known.at === 'germany')
        .map(({ count }) => count)
    expect([counts('inf').length, counts('tank').length, counts('plane').length]).toEqual([12, 12, 12])
    expect(refused(rich, 'p1', build('inf', 40, 'germany'))).toBeUndefined()
    expect(listOf(p, 'p1', 'build').every(({ count }) => Number(count) <= 4)).toBe(true)
  })

  test('of submarines disturbs nobody, of other ships starts a battle without oil', () => {
    const beside = { ships: { 'north-sea': { dd: 1 } }, orders: { navalRetreat: 'never' } } as const
    const quiet = roll(building({}, beside), [], ['p1', build('sub', 1, 'north-sea')], ['p1', endAction])
    expect([quiet.phase, Object.keys(quiet.seas['north-sea']!)]).toEqual(['turn', ['p2', 'p1']])
    const loud = roll(building({}, beside), [6, 6, 1, 1], ['p1', build('dd', 1, 'north-sea')], ['p1', endAction])
    expect([loud.players.p1.oil, Object.keys(loud.seas['north-sea']!), asked(loud)]).toEqual([29, ['p1'], ['p1 turn']])
  })

  test('in several seas starts battles in the order that the builder chooses', () => {
    const p2 = { ships: { 'north-sea': { dd: 1 }, mediterranean: { dd: 1 } }, orders: { navalRetreat: 'never' } } as const
    const two = roll(
      building({ regions: { france: {} } }, { regions: { brazil: {} }, ...p2 }),
      [],
      ['p1', build('dd', 1, 'mediterranean')],
      ['p1', build('dd', 1, 'north-sea')],
      ['p1', endAction],
    )
    expect([asked(two), listOf(two, 'p1', 'fight').map(({ sea }) => sea)]).toEqual([['p1 fight'], ['mediterranean', 'north-sea']])
  })
})

describe('a strategic move', () => {
  const strategic = (from: string, to: string, count = 1): PlainMove => ({ type: 'strategic', from, to, unit: 'inf', count })
  const own = { germany: { inf: 3 }, poland: {}, 'great-britain': {}, brazil: {} }
  const moving = (p1: GivenPlayer, p2: GivenPlayer): State =>
    roll(given({ players: { p1: { regions: own, ...p1 }, p2 } }), [], ['p1', begin('strategic-move')])
  const p = moving({}, { ships: { 'north-sea': { dd: 1 } } })

  test('is refused in the order of the rules', () => {
    expect(refused(p, 'p1', strategic('france', 'germany'))).toBe('not-your-region')
    expect(refused(p, 'p1', strategic('germany', 'france', 9))).toBe('not-your-region')
    expect(refused(p, 'p1', strategic('germany', 'poland', 4))).toBe('not-enough-units')
    expect(refused(p, 'p1', strategic('germany', 'germany'))).toBe('same-region')
    expect(refused(p, 'p1', strategic('germany', 'brazil', 3))).toBe('no-path')
    expect(refused(p, 'p1', strategic('germany', 'great-britain', 3))).toBe('path-blocked')
    expect(refused(p, 'p1', strategic('germany', 'poland', 3))).toBe('last-unit')
    expect(refused(p, 'p1', strategic('germany', 'poland', 2))).toBeUndefined()
  })

  test('passes fleets that let it, and all of them by air transport', () => {
    const ships = { 'north-sea': { dd: 1 } }
    const allowed = moving({}, { ships, orders: { passageFor: { p1: 'allow' } } })
    expect(refused(allowed, 'p1', strategic('germany', 'great-britain'))).toBeUndefined()
    const refusing = moving({}, { ships, orders: { passage: 'allow', passageFor: { p1: 'refuse' } } })
    expect(refused(refusing, 'p1', strategic('germany', 'great-britain'))).toBe('path-blocked')
    const flying = moving({ techs: ['air-transport'] }, { ships })
    expect(refused(flying, 'p1', strategic('germany', 'great-britain'))).toBeUndefined()
    const submerged = moving({}, { ships: { 'north-sea': { sub: 2 } } })
    expect(refused(submerged, 'p1', strategic('germany', 'great-britain'))).toBeUndefined()
  })

  test('may be made again and again in one action', () => {
    const after = roll(
      p,
      [],
      ['p1', strategic('germany', 'poland')],
      ['p1', strategic('poland', 'germany', 2)],
      ['p1', endAction],
    )
    expect([after.regions.germany?.units.inf, after.regions.poland?.units.inf, after.players.p1.oil]).toEqual([4, 1, 29])
  })
})

import { describe, expect, test } from 'vitest'
import { asked, type GivenPlayer, given, keysHeard, play, playing, refused, roll } from './given.ts'

const raid = ['p1', { type: 'raid' }] as const
const area = (sea: string) => ['p1', { type: 'raid-area', sea }] as const
const hit = (route: string) => ['p1', { type: 'raid-hit', route }] as const

const raider: GivenPlayer = { ships: { caribbean: { sub: 2 }, 'north-atlantic': { sub: 1 }, 'north-sea': { sub: 1 } } }
const owner: GivenPlayer = { routes: ['transatlantic-liner', 'sugar-route', 'north-atlantic-convoy'] }

describe('a commerce raid', () => {
  test('shows the raider all foreign routes where it has submarines', () => {
    const p = roll(given({ players: { p1: raider, p2: owner, p3: { routes: ['baltic-trade'] } } }), [], raid)
    expect(p.action).toMatchObject({
      areas: ['north-atlantic', 'north-sea', 'caribbean'],
      shown: [
        { seat: 'p2', route: 'transatlantic-liner' },
        { seat: 'p2', route: 'north-atlantic-convoy' },
        { seat: 'p3', route: 'baltic-trade' },
        { seat: 'p2', route: 'sugar-route' },
      ],
    })
  })

  test('disables a route with the first hit and destroys it with the second', () => {
    const p = roll(given({ players: { p1: raider, p2: owner } }), [6, 5], raid, area('caribbean'))
    expect(p.players.p2).toMatchObject({ disabled: ['sugar-route'], routes: owner.routes })
    const again = roll(
      given({ players: { p1: raider, p2: { ...owner, disabled: ['sugar-route'] } } }),
      [6, 1],
      raid,
      area('caribbean'),
    )
    expect(again.players.p2).toMatchObject({ disabled: [], routes: ['transatlantic-liner', 'north-atlantic-convoy'] })
    expect(again.decks.routes.at(-1)).toBe('sugar-route')
  })

  test('asks which route is hit where there are several', () => {
    const p = roll(given({ players: { p1: raider, p2: owner } }), [6], raid, area('north-atlantic'))
    expect([asked(p), p.action]).toMatchObject([['p1 raid-hit'], { sea: 'north-atlantic', hits: 1, fired: 1, victims: ['p2'] }])
    expect(refused(p, 'p1', { type: 'raid-hit', route: 'sugar-route' })).toBe('not-a-target')
    expect(refused(p, 'p1', { type: 'end-action' })).toBe('wrong-phase')
    const after = play(p, hit('north-atlantic-convoy'))
    expect([after.players.p2.disabled, after.action]).toMatchObject([
      ['north-atlantic-convoy'],
      { sea: null, areas: ['caribbean'] },
    ])
  })

  test('takes each area once, and is over when none is left', () => {
    const p = roll(given({ players: { p1: raider, p2: owner } }), [1, 1], raid, area('caribbean'))
    expect(refused(p, 'p1', area('caribbean')[1])).toBe('not-a-raid-area')
    expect(refused(p, 'p1', area('atlantis')[1])).toBe('no-such-sea')
    const done = roll(p, [1], area('north-atlantic'))
    expect([done.phase, done.turn?.used, done.action]).toEqual(['turn', ['raid'], null])
  })

  test('is over at once where nobody has a route, and says so', () => {
    const { state: p, events } = playing(given({ players: { p1: raider, p2: {} } }), [], raid)
    expect(keysHeard(events, null)).toContain('raids-nothing')
    expect([p.phase, p.turn]).toMatchObject(['turn', { actions: 1, used: ['raid'] }])
  })

  test('may be ended, and is refused without submarines, a second time, or without oil', () => {
    const p = roll(given({ players: { p1: raider, p2: owner } }), [], raid, ['p1', { type: 'end-action' }])
    expect(refused(p, 'p1', raid[1])).toBe('already-used')
    expect(refused(given(), 'p1', raid[1])).toBe('no-submarines')
    expect(refused(given({ players: { p1: { ...raider, oil: 0 }, p2: owner } }), 'p1', raid[1])).toBe('not-enough-oil')
  })

  test('hits more easily with Advanced Torpedoes', () => {
    const p = given({ players: { p1: { ...raider, techs: ['advanced-torpedoes'] }, p2: owner } })
    expect(roll(p, [5, 1], raid, area('caribbean')).players.p2.disabled).toEqual(['sugar-route'])
  })
})

describe('escort fire', () => {
  const escort = (ships: object, more: GivenPlayer = {}): GivenPlayer => ({ ships: { caribbean: ships }, ...more })
  const raided = (players: object) => given({ players: { p1: raider, p2: owner, ...players } })
  const subs = (p: ReturnType<typeof play>) => p.seas.caribbean?.p1?.sub ?? 0

  test('of destroyers hits on 5 and more, of carriers on 4 and more, in this order', () => {
    const p = raided({ p2: { ...owner, ...escort({ dd: 1, cv: 1 }) } })
    expect(subs(roll(p, [1, 1, 4, 4], raid, area('caribbean')))).toBe(1)
    expect(subs(roll(p, [1, 1, 5, 3], raid, area('caribbean')))).toBe(1)
    expect(subs(roll(p, [1, 1, 5, 4], raid, area('caribbean')))).toBe(0)
  })

  test('comes from the owner of a route that was shown there, from others only by order', () => {
    const p = raided({ p3: escort({ dd: 1 }) })
    expect(subs(roll(p, [1, 1], raid, area('caribbean')))).toBe(2)
    const always = raided({ p3: escort({ dd: 1 }, { orders: { escort: 'always' } }) })
    expect(subs(roll(always, [1, 1, 5], raid, area('caribbean')))).toBe(1)
    const never = raided({ p2: { ...owner, ...escort({ dd: 1 }), orders: { escort: 'never' } } })
    expect(subs(roll(never, [1, 1], raid, area('caribbean')))).toBe(2)
  })

  test('is better with Sonar, and rolls every die even if no submarine is left', () => {
    const p = raided({ p2: { ...owner, ...escort({ dd: 4 }), techs: ['sonar'] } })
    expect(subs(roll(p, [1, 1, 4, 4, 6, 6], raid, area('caribbean')))).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { asked, type Given, given, play, refused } from './given.ts'

const meal = (more: Given = {}) => given({ ...more, turn: { number: 2, step: 'feed', ...more.turn } })
const feed = (amount: number, migrantTo?: string) => ['p1', { type: 'feed', amount, ...(migrantTo && { migrantTo }) }] as const

describe('feeding', () => {
  test('enough costs rations only', () => {
    const p = play(meal({ players: { p1: { food: 7 } } }), feed(6))
    expect(p.players.p1).toMatchObject({ food: 1, pv: 0, tokens: 12, stats: { unfed: 0 } })
    expect([asked(p), p.turn?.fed]).toEqual([['p1 produce'], ['p1']])
  })

  test('too little costs two points and a token for each who goes hungry, and one of them leaves', () => {
    const p = play(meal({ players: { p1: { pv: 9 } } }), feed(4, 'norda'))
    expect(p.players.p1).toMatchObject({ food: 0, pv: 5, tokens: 10, stats: { unfed: 2 } })
    expect(p.land.norda.migrants).toBe(1)
  })

  test('hunger that others have caused costs nothing, but somebody leaves all the same', () => {
    const p = play(meal({ players: { p1: { pv: 9, stats: { foodLost: 2 } } } }), feed(4, 'norda'))
    expect(p.players.p1).toMatchObject({ pv: 9, tokens: 12 })
    expect(p.land.norda.migrants).toBe(1)
  })

  test('points and tokens never fall below nothing', () => {
    expect(play(meal({ players: { p1: { pv: 3, tokens: 1 } } }), feed(0, 'norda')).players.p1).toMatchObject({ pv: 0, tokens: 0 })
  })

  test('migrants eat, rationing saves', () => {
    const inPlay = [{ card: 'rationing-1' }]
    const p = meal({ players: { p1: { food: 7, inPlay } }, land: { frosta: { migrants: 1, colonizer: 'p2' } } })
    expect(refused(p, ...feed(6))).toBe('bad-amount')
    expect(play(p, feed(5)).players.p1.stats.unfed).toBe(0)
  })

  test('names a host where there is one, and none where it is not needed', () => {
    const p = meal({ players: { p1: { food: 6 } } })
    expect(refused(p, ...feed(7))).toBe('bad-amount')
    expect(refused(p, ...feed(6, 'norda'))).toBe('bad-host')
    expect(refused(p, ...feed(5))).toBe('bad-host')
    expect(refused(p, ...feed(5, 'rivera'))).toBe('bad-host')
    // Sudara touches nothing of p1.
    expect(refused(p, ...feed(5, 'sudara'))).toBe('bad-host')
    expect(refused(p, 'p1', { type: 'feed', amount: 1.5 })).toBe('bad-amount')
  })

  test('sends nobody away when all twelve migrants are on the map', () => {
    const land = { savana: { migrants: 12 } }
    const p = meal({ land })
    expect(refused(p, ...feed(4, 'norda'))).toBe('bad-host')
    expect(play(p, feed(4)).land.norda.migrants).toBe(0)
  })
})

describe('tribute', () => {
  const colony = (more: Given = {}) => given({ ...more, land: { norda: { colonizer: 'p1' }, ...more.land } })
  const take = (good: string, to?: string) => ({ type: 'tribute', territory: 'norda', good, ...(to && { to }) })

  test('is one ration of the owner’s stock and one disc of the colony, each once in a round', () => {
    const p = play(colony(), ['p1', take('food')], ['p1', take('fuel', 'rivera')])
    expect(p.players.p1).toMatchObject({ food: 5, stats: { tributeFood: 1, tributeFuel: 1 } })
    expect(p.players.p2).toMatchObject({ food: 3, stats: { foodLost: 1 } })
    expect([p.land.norda.fuel, p.land.rivera.fuel, p.tributes]).toEqual([1, 3, ['norda:food', 'norda:fuel']])
    expect(refused(p, 'p1', take('food'))).toBe('already-taken')
  })

  test('may be taken before the meal as well, but not in combat', () => {
    expect(refused(colony({ turn: { number: 2, step: 'feed' } }), 'p1', take('food'))).toBeUndefined()
    expect(refused(colony({ turn: { step: 'combat' } }), 'p1', take('food'))).toBe('wrong-step')
  })

  test('needs a colony that has something, and room for the fuel', () => {
    const p = colony({ players: { p2: { food: 0 } }, land: { rivera: { fuel: 6 } } })
    expect(refused(p, 'p1', { ...take('food'), territory: 'atlantis' })).toBe('unknown-territory')
    expect(refused(p, 'p1', { ...take('food'), territory: 'tajga' })).toBe('not-your-colony')
    expect(refused(p, 'p1', take('gold'))).toBe('unknown-good')
    expect(refused(p, 'p1', take('food'))).toBe('no-food')
    expect(refused(p, 'p1', take('fuel'))).toBe('not-your-territory')
    expect(refused(p, 'p1', take('fuel', 'norda'))).toBe('not-your-territory')
    expect(refused(p, 'p1', take('fuel', 'rivera'))).toBe('fuel-full')
    expect(refused(colony({ land: { norda: { colonizer: 'p1', fuel: 0 } } }), 'p1', take('fuel', 'rivera'))).toBe('no-fuel')
  })
})

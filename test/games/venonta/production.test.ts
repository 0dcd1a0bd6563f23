import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/games/venonta/state.ts'
import { asked, endStep, type Given, given, play, refused, type Step } from './given.ts'

const build = (what: string, territory: string): Step => ['p1', { type: 'build', what, territory }]
const revert = (what: string, to: string, territory: string): Step => ['p1', { type: 'revert', what, to, territory }]
const why = (p: State, [seat, move]: Step) => refused(p, seat, move)
const slots = (some: Given['land']) => given({ land: some })

describe('building', () => {
  test('a farm takes the first forest on water, feeds at once and warms the air', () => {
    const p = play(given(), build('farm', 'rivera'), build('farm', 'rivera'))
    expect(p.land.rivera.slots.slice(0, 3)).toEqual(['farm', 'farm', 'forest'])
    expect(p.players.p1).toMatchObject({ tokens: 8, food: 6 })
    expect([p.co2, p.players.p1.stats.co2, p.players.p1.stats.farmsBuilt, p.players.p1.stats.built]).toEqual([2, 2, 2, 2])
  })

  test('a factory takes dry land first, then the last water', () => {
    const dry = play(given(), build('factory', 'frosta'))
    expect(dry.land.frosta.slots).toEqual(['forest', 'factory', 'forest', 'forest', 'forest'])
    const wet = play(
      slots({ rivera: { slots: ['forest', 'forest', 'forest', 'forest', 'factory'] } }),
      build('factory', 'rivera'),
    )
    expect(wet.land.rivera.slots[3]).toBe('factory')
  })

  test('an intensive farm needs an older farm and a free factory', () => {
    const p = slots({ rivera: { slots: ['farm'] }, frosta: { slots: ['forest', 'factory'] } })
    expect(why(slots({ rivera: { slots: ['farm'] } }), build('intensive', 'rivera'))).toBe('no-free-factory')
    const done = play(p, build('intensive', 'rivera'))
    expect([done.land.rivera.slots[0], done.players.p1.food, done.co2]).toEqual(['intensive', 5, 0])
    expect(why(done, build('intensive', 'rivera'))).toBe('no-free-factory')
    const young = play(slots({ frosta: { slots: ['forest', 'factory'] } }), build('farm', 'rivera'))
    expect(why(young, build('intensive', 'rivera'))).toBe('no-slot')
  })

  test('a tank needs a factory there that nothing else keeps busy, and room', () => {
    const p = slots({ frosta: { slots: ['forest', 'factory', 'factory'], tanks: { p1: 1 } } })
    expect(why(p, build('tank', 'rivera'))).toBe('no-factory-here')
    const two = play(p, build('tank', 'frosta'))
    expect([two.land.frosta.tanks, two.turn?.tanksBuilt, two.players.p1.stats.built]).toEqual([{ p1: 2 }, 1, 1])
    expect(why(two, build('tank', 'frosta'))).toBe('too-many-tanks')
    const busy = slots({ frosta: { slots: ['forest', 'factory'] }, rivera: { slots: ['intensive'] } })
    expect(why(busy, build('tank', 'frosta'))).toBe('no-free-factory')
  })

  test('needs land of one’s own that nobody has colonised, a slot and tokens', () => {
    const p = given({
      land: { rivera: { colonizer: 'p2' }, frosta: { slots: ['farm'] }, montara: {} },
      players: { p1: { tokens: 1 } },
    })
    expect(why(p, build('mill', 'frosta'))).toBe('unknown-building')
    expect(why(p, build('farm', 'atlantis'))).toBe('unknown-territory')
    expect(why(p, build('farm', 'norda'))).toBe('not-your-territory')
    expect(why(p, build('farm', 'rivera'))).toBe('colonised')
    expect(why(p, build('farm', 'frosta'))).toBe('no-slot')
    expect(why(p, build('farm', 'montara'))).toBe('not-enough-tokens')
  })

  test('is not done in a nature reserve, but tanks and intensive farms are', () => {
    const inPlay = [{ card: 'nature-reserve-1', territory: 'frosta' as const }]
    const p = given({ players: { p1: { inPlay } }, land: { frosta: { slots: ['farm', 'factory'] } } })
    expect(why(p, build('factory', 'frosta'))).toBe('reserve')
    expect(play(p, build('intensive', 'frosta')).land.frosta.slots[0]).toBe('intensive')
    expect(play(p, build('tank', 'frosta')).land.frosta.tanks).toEqual({ p1: 1 })
  })
})

describe('giving back', () => {
  test('takes the last slot of its kind and pays back what building cost the air', () => {
    const p = given({ co2: 5, land: { rivera: { slots: ['farm', 'farm'] } } })
    const done = play(p, revert('farm', 'forest', 'rivera'))
    expect(done.land.rivera.slots.slice(0, 2)).toEqual(['farm', 'forest'])
    expect([done.co2, done.players.p1.tokens, done.players.p1.food, done.players.p1.stats.reforested]).toEqual([4, 10, 4, 1])
  })

  test('a factory lost lets the highest intensive farm fall back, which touches nothing', () => {
    const p = slots({
      rivera: { slots: ['intensive', 'intensive'] },
      dezerta: { slots: ['intensive', 'factory', 'factory', 'factory'] },
    })
    const done = play(p, revert('factory', 'forest', 'dezerta'))
    expect(done.land.dezerta.slots[0]).toBe('farm')
    expect(done.land.rivera.slots.slice(0, 2)).toEqual(['intensive', 'intensive'])
    expect(done.turn?.touched).toEqual({ dezerta: [3] })
  })

  test('an intensive farm becomes a farm or forest', () => {
    const p = slots({ rivera: { slots: ['intensive'] }, frosta: { slots: ['forest', 'factory'] } })
    expect(play(p, revert('intensive', 'farm', 'rivera'))).toMatchObject({ co2: 0, players: { p1: { tokens: 11 } } })
    expect(play(p, revert('intensive', 'forest', 'rivera')).players.p1.tokens).toBe(9)
  })

  test('is one of four conversions, of what was not touched this turn', () => {
    const p = play(slots({ rivera: { colonizer: 'p2' } }), build('farm', 'montara'))
    expect(why(p, revert('farm', 'factory', 'montara'))).toBe('bad-conversion')
    expect(why(p, revert('forest', 'farm', 'montara'))).toBe('bad-conversion')
    expect(why(p, revert('farm', 'forest', 'montara'))).toBe('no-slot')
    expect(why(p, revert('farm', 'forest', 'rivera'))).toBe('colonised')
    expect(why(p, revert('farm', 'forest', 'norda'))).toBe('not-your-territory')
  })
})

describe('migrants and fuel', () => {
  test('a migrant is integrated for two tokens and a point', () => {
    const p = given({ land: { frosta: { migrants: 1 } } })
    const done = play(p, ['p1', { type: 'integrate', territory: 'frosta' }])
    expect([done.land.frosta.migrants, done.players.p1.pv, done.players.p1.tokens]).toEqual([0, 1, 10])
    expect(refused(p, 'p1', { type: 'integrate', territory: 'rivera' })).toBe('no-migrant')
  })

  test('one disc is shifted in a turn, over any distance', () => {
    const p = given({ land: { rivera: { fuel: 6 }, frosta: { fuel: 0 } } })
    const shift = (from: string, to: string) => ({ type: 'shift-fuel', from, to })
    expect(refused(p, 'p1', shift('montara', 'montara'))).toBe('unknown-territory')
    expect(refused(p, 'p1', shift('montara', 'norda'))).toBe('not-your-territory')
    expect(refused(p, 'p1', shift('frosta', 'montara'))).toBe('no-fuel')
    expect(refused(p, 'p1', shift('montara', 'rivera'))).toBe('fuel-full')
    const done = play(p, ['p1', shift('montara', 'dezerta')])
    expect([done.land.montara.fuel, done.land.dezerta.fuel]).toEqual([1, 3])
    expect(refused(done, 'p1', shift('montara', 'dezerta'))).toBe('already-shifted')
  })
})

describe('a turn', () => {
  test('goes through production, combat and movement, then to the next seat', () => {
    let p = given()
    for (const decision of ['p1 produce', 'p1 combat', 'p1 move', 'p2 produce']) {
      expect(asked(p)).toEqual([decision])
      p = play(p, [p.order[p.turn!.index]!, endStep])
    }
  })

  test('of the second round begins with feeding, and all slots can be worked again', () => {
    const p = given({ turn: { index: 2, step: 'move', touched: { rivera: [0] }, refused: ['p2:food'] } })
    const next = play(p, ['p3', endStep])
    expect(asked(next)).toEqual(['p1 feed'])
    expect(next.turn).toMatchObject({ number: 2, index: 0, touched: {}, refused: [] })
    expect(refused(next, 'p1', endStep)).toBe('wrong-step')
  })
})

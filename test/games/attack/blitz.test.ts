import { describe, expect, test } from 'vitest'
import { blitzNumber } from '../../../src/games/attack/politics/blitz.ts'
import { type Given, given, refused, roll } from './given.ts'

const blitz = (region: string) => ['p1', { type: 'blitz', region }] as const
const again = (region: string) => ['p1', { type: 'blitz-again', region }] as const

/** A communist in Germany. */
const german = (more: Partial<Given> = {}, player = {}) =>
  given({ neutrals: { poland: 'communism', italy: 'fascism', mexico: 'monarchy' }, players: { p1: player, p2: {} }, ...more })

describe('the number of a Diplomatic Blitz', () => {
  test.each([
    ['poland', 1, 6],
    ['poland', 3, 8],
    ['italy', 1, 9],
    ['mexico', 1, 10],
  ])('for %s at attempt %i is %i', (region, attempt, number) => {
    expect(blitzNumber(german(), 'p1', region, attempt)).toBe(number)
  })
})

describe('a Diplomatic Blitz', () => {
  test('that succeeds brings the region, one infantry and a card of each deck, and may go on', () => {
    const p = roll(german({ top: { political: ['veto-1'], economics: ['oil-4a'] } }), [3, 3], blitz('poland'))
    expect(p.regions.poland).toEqual({ owner: 'p1', gov: null, units: { inf: 1, tank: 0, art: 0, plane: 0 } })
    expect(p.players.p1).toMatchObject({ hand: ['veto-1'], econ: ['oil-4a'], oil: 29 })
    expect([p.phase, p.action, p.turn?.used]).toEqual(['blitz', { type: 'blitz', attempt: 2 }, ['blitz']])
  })

  test('is harder by one with each attempt, and over with the first that fails', () => {
    const failed = roll(german(), [3, 3, 6, 3], blitz('poland'), again('italy'))
    expect([failed.regions.italy?.owner, failed.phase, failed.turn?.actions]).toEqual([null, 'turn', 1])
    const done = roll(german(), [3, 3, 6, 4], blitz('poland'), again('italy'))
    expect([done.regions.italy?.owner, done.phase]).toEqual(['p1', 'blitz'])
  })

  test('may be started once more only if the first roll of the one before has failed', () => {
    const p = roll(german(), [1, 1, 1, 1], blitz('poland'), blitz('poland'))
    expect([p.players.p1.oil, p.turn]).toEqual([27, { actions: 2, used: [], blitzBonus: 0 }])
    const won = roll(german(), [3, 3], blitz('poland'), ['p1', { type: 'end-action' }])
    expect(refused(won, 'p1', blitz('italy')[1])).toBe('already-used')
  })

  test('gets one from Radio Broadcasting and two from each Diplomatic Mission', () => {
    const p = german({ turn: { actions: 0, used: [], blitzBonus: 2 } }, { techs: ['radio-broadcasting'] })
    expect(roll(p, [1, 2], blitz('poland')).regions.poland?.owner).toBe('p1')
    expect(roll(p, [1, 1], blitz('poland')).regions.poland?.owner).toBeNull()
  })

  test('needs a neutral and oil, in this order', () => {
    expect(refused(german(), 'p1', { type: 'blitz', region: 'atlantis' })).toBe('no-such-region')
    expect(refused(german({}, { oil: 0 }), 'p1', blitz('france')[1])).toBe('not-neutral')
    expect(refused(german({}, { oil: 0 }), 'p1', blitz('poland')[1])).toBe('not-enough-oil')
    expect(refused(german(), 'p1', again('poland')[1])).toBe('wrong-phase')
    expect(refused(german(), 'p2', blitz('poland')[1])).toBe('not-pending')
  })
})

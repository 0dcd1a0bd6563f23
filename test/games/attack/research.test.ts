import { describe, expect, test } from 'vitest'
import { given, listOf, refused, roll } from './given.ts'

const research = (pp: number) => ['p1', { type: 'research', pp }] as const

describe('research', () => {
  test('needs 10 with two dice; every 5 PP lower that by one', () => {
    const top = { technology: ['radar', 'sonar'] }
    expect(roll(given({ top }), [4, 6], research(0)).players.p1.techs).toEqual(['radar'])
    expect(roll(given({ top }), [4, 5], research(0)).players.p1.techs).toEqual([])
    const p = roll(given({ top }), [1, 4], research(25))
    expect(p.players.p1).toMatchObject({ techs: ['radar'], pp: 5, oil: 29 })
  })

  test('may be repeated in the same turn', () => {
    expect(roll(given(), [1, 1, 1, 1], research(0), research(0)).players.p1.oil).toBe(27)
  })

  test('gets two from the Electronic Computer', () => {
    const p = given({ players: { p1: { techs: ['electronic-computer'] }, p2: {} } })
    expect(roll(p, [4, 4], research(0)).players.p1.techs).toHaveLength(2)
  })

  test('takes 0 to 40 PP in steps of 5 that one has', () => {
    const p = given({ players: { p1: { pp: 60 }, p2: {} } })
    for (const pp of [-5, 2.5, 24, 45]) expect(refused(p, 'p1', { type: 'research', pp })).toBe('bad-investment')
    expect(refused(p, 'p1', { type: 'research', pp: '5' })).toBe('unknown-move')
    expect(refused(given(), 'p1', { type: 'research', pp: 35 })).toBe('not-enough-pp')
    expect(refused(given({ players: { p1: { oil: 0 }, p2: {} } }), 'p1', { type: 'research', pp: 5 })).toBe('not-enough-oil')
    expect(listOf(p, 'p1', 'research')).toHaveLength(9)
  })

  test('ends with the last technology', () => {
    const p = given({ players: { p1: {}, p2: { techs: given().decks.technology } } })
    expect(refused(p, 'p1', { type: 'research', pp: 24 })).toBe('technology-deck-empty')
  })
})

import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { ideology } from '../../../src/games/ideology/index.ts'
import type { Seat, State } from '../../../src/games/ideology/state.ts'
import { discardOf, extend, type Given, given, handOf, inRegion, listOf, play, refused, revealed, told } from './given.ts'

const pass = { type: 'pass' }

describe('extending influence', () => {
  test('costs Fascism, which controls only Germany, two military cards in distant Indonesia', () => {
    const p = given({ turn: 'fascism', hands: { fascism: [2, 1, 0] }, regions: { indonesia: {} } })
    expect(refused(p, 'fascism', extend('indonesia', 'economic'))).toBe('not-enough-cards')
    const after = play(p, ['fascism', extend('indonesia', 'military')])
    expect([inRegion(after, 'indonesia', 'fascism'), discardOf(after, 'fascism'), handOf(after, 'fascism')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ])
  })

  test('finds only the cultural sector open, which propaganda reaches without tribute', () => {
    const p = given({
      seats: ['communism', 'fascism'],
      turn: 'communism',
      hands: { communism: [2, 2, 1] },
      advancements: { communism: { propaganda: 1 } },
      regions: { indonesia: { cards: { fascism: [1, 1, 0] } } },
    })
    expect(refused(p, 'communism', extend('indonesia', 'military'))).toBe('sector-full')
    expect(refused(p, 'communism', extend('indonesia', 'economic'))).toBe('sector-full')
    expect(listOf(p, 'communism', 'extend')).toEqual([extend('indonesia', 'cultural')])
    expect(discardOf(play(p, ['communism', extend('indonesia', 'cultural')]), 'communism')).toEqual([0, 0, 0])
  })

  test('of an economic kind costs Communism one more card at a distance, by the Iron Curtain', () => {
    const at = (economic: number, innovation: number) =>
      given({
        seats: ['communism', 'fascism'],
        turn: 'communism',
        hands: { communism: [0, economic, 0] },
        advancements: { communism: { innovation } },
        regions: { brazil: {}, ukraine: {} },
      })
    expect(refused(at(2, 0), 'communism', extend('brazil', 'economic'))).toBe('not-enough-cards')
    expect(refused(at(3, 0), 'communism', extend('brazil', 'economic'))).toBeUndefined()
    expect(refused(at(2, 1), 'communism', extend('brazil', 'economic'))).toBeUndefined()
    expect(refused(at(1, 0), 'communism', extend('ukraine', 'economic'))).toBeUndefined()
  })

  test('is free of distance once in each phase for Imperialism, by the Colonial Fleet', () => {
    const p = given({
      turn: 'imperialism',
      hands: { imperialism: [0, 0, 5], fascism: [1, 0, 0] },
      regions: { iceland: {}, india: {}, egypt: {} },
    })
    const near = play(p, ['imperialism', extend('iceland', 'cultural')], ['fascism', pass])
    expect(near.fleetUsed).toBe(false)
    const far = play(near, ['imperialism', extend('india', 'cultural')], ['fascism', pass])
    expect([far.fleetUsed, handOf(far, 'imperialism')]).toEqual([true, [0, 0, 3]])
    const farther = play(far, ['imperialism', extend('egypt', 'cultural')])
    expect([handOf(farther, 'imperialism'), discardOf(farther, 'imperialism')]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ])
  })

  test('goes into independent regions only', () => {
    const p = given({ turn: 'fascism', hands: { fascism: [2, 0, 0] } })
    expect(refused(p, 'fascism', extend('great-britain', 'military'))).toBe('not-independent')
    expect(refused(p, 'fascism', extend('germany', 'military'))).toBe('not-independent')
    expect(refused(p, 'fascism', extend('germany', 'tin'))).toBe('bad-kind')
  })

  test('finds room by the printed level, if that option is chosen', () => {
    const freed = { italy: { level: 1, cards: { fascism: [1, 0, 0] } } } as const
    const current = given({ turn: 'fascism', hands: { fascism: [2, 0, 0] }, regions: freed })
    expect(refused(current, 'fascism', extend('italy', 'military'))).toBe('sector-full')
    const printed = given({
      turn: 'fascism',
      hands: { fascism: [2, 0, 0] },
      regions: freed,
      options: { independentCap: 'printed' },
    })
    expect(refused(printed, 'fascism', extend('italy', 'military'))).toBeUndefined()
  })
})

describe('where influence costs tribute', () => {
  const hands = { communism: [1, 1, 0], fascism: [1, 1, 0], imperialism: [1, 1, 0] } as const
  const far = { brazil: {}, 'eastern-europe': {}, congo: { cards: { fascism: [1, 1, 1] } } } as const
  const isAsked = (turn: Seat, more: Partial<Given> = {}, fleetUsed = false): string => {
    const p = given({ seats: ['communism', 'fascism', 'imperialism'], turn, hands, regions: far, ...more })
    const now: State = { ...p, fleetUsed }
    const desk = new Desk(ideology, now, turn, 'en', {})
    return desk
      .owed()
      .flatMap((owed) => desk.charges(owed))
      .join()
  }

  test('is said with what is asked', () => {
    expect(isAsked('fascism')).toMatch(/up to 2 more cards of the same kind as tribute: Brazil\.$/)
    expect(isAsked('communism')).toMatch(/up to 2 more cards of the same kind as tribute: Brazil\.$/)
    expect(isAsked('imperialism', { options: { ideologyRules: false } })).toMatch(
      /Distant from you, so 1 more card of the same kind as tribute: Brazil and Eastern Europe\.$/,
    )
  })

  test('is not said of what is waived', () => {
    expect(isAsked('imperialism')).toBe('')
    expect(isAsked('imperialism', { advancements: { imperialism: { innovation: 1 } } }, true)).toMatch(
      /1 more card of the same kind as tribute \(military and cultural\): Brazil and Eastern Europe\.$/,
    )
    expect(isAsked('fascism', { regions: {} })).toBe('')
  })
})

describe('removing influence', () => {
  const p = given({
    turn: 'fascism',
    hands: { fascism: [1, 0, 0] },
    regions: { france: { of: 'imperialism', cards: { imperialism: [2, 2, 1], fascism: [0, 0, 1] } } },
  })

  test('takes an own card back to the discard pile, without tribute', () => {
    const after = play(p, ['fascism', { type: 'remove', region: 'france', kind: 'cultural' }])
    expect(after.regions.france?.influence.fascism).toBeUndefined()
    expect(discardOf(after, 'fascism')).toEqual([0, 0, 1])
  })

  test('is refused at home, and where nothing of one’s own is', () => {
    expect(refused(p, 'fascism', { type: 'remove', region: 'germany', kind: 'cultural' })).toBe('own-region')
    expect(refused(p, 'fascism', { type: 'remove', region: 'france', kind: 'military' })).toBe('no-influence')
  })
})

describe('passing and waiting', () => {
  const three = ['communism', 'fascism', 'capitalism'] as const
  const p = given({
    seats: three,
    order: three,
    turn: 'communism',
    hands: { communism: [0, 0, 2], fascism: [0, 0, 2], capitalism: [0, 0, 2] },
    regions: { cuba: { cards: { communism: [1, 0, 0] } } },
  })

  test('a seat that passed may act again, and the phase ends after everybody passed in a row', () => {
    const after = play(p, ['communism', pass], ['fascism', pass], ['capitalism', extend('cuba', 'cultural')])
    expect(after).toMatchObject({ phase: 'foreign', turn: 'communism', passes: 0 })
    const ended = play(after, ['communism', pass], ['fascism', pass], ['capitalism', pass])
    expect(ended).toMatchObject({ phase: 'conflict', turn: 'communism', passes: 0 })
  })

  test('whoever waits until touched is asked again after an action where it has influence', () => {
    const waiting = play(p, ['communism', { type: 'hold', until: 'touched' }], ['fascism', { type: 'hold', until: 'phase' }])
    expect(waiting.turn).toBe('capitalism')
    expect(told(waiting, 'capitalism', extend('cuba', 'cultural'))).toEqual(['hold-released', 'extended'])
    const touched = play(waiting, ['capitalism', extend('cuba', 'cultural')])
    expect(touched).toMatchObject({ turn: 'communism', holds: { communism: 'none', fascism: 'phase' } })
  })

  test('that somebody waits is learned when it passes by itself, not when one chooses to', () => {
    expect(revealed(p, 'communism', { type: 'hold', until: 'touched' })).toEqual([])
    const waiting = play(p, ['fascism', { type: 'hold', until: 'touched' }])
    expect(revealed(waiting, 'communism', pass)).toEqual(['waiting'])
  })

  test('all waiting ends with the phase', () => {
    const after = play(
      p,
      ['fascism', { type: 'hold', until: 'phase' }],
      ['capitalism', { type: 'hold', until: 'touched' }],
      ['communism', { type: 'hold', until: 'phase' }],
    )
    expect(after).toMatchObject({ phase: 'conflict', holds: { communism: 'none', fascism: 'none', capitalism: 'none' } })
  })

  test('nobody is asked who has neither cards nor anything to remove', () => {
    const poor = given({
      seats: three,
      order: three,
      turn: 'fascism',
      hands: { fascism: [1, 0, 0] },
      regions: { cuba: { cards: { communism: [1, 0, 0] } } },
    })
    const after = play(poor, ['fascism', pass])
    // Capitalism is passed over; Communism could still remove its card from Cuba.
    expect(after).toMatchObject({ turn: 'communism', passes: 2 })
  })

  test('outside these two phases there is nothing to pass or to wait for', () => {
    const trading = given({ phase: 'trading', turn: 'imperialism', hands: { imperialism: [1, 0, 0] } })
    expect(refused(trading, 'imperialism', pass)).toBe('wrong-phase')
    expect(refused(trading, 'imperialism', { type: 'hold', until: 'never' })).toBe('wrong-phase')
    expect(refused(p, 'communism', { type: 'hold', until: 'never' })).toBe('bad-move')
    expect(refused(p, 'fascism', pass)).toBe('not-your-turn')
  })
})

import { describe, expect, test } from 'vitest'
import { develop as developMove } from '../../../src/games/ideology/home/development.ts'
import { given, handOf, inRegion, listOf, play, refused } from './given.ts'

const buy = (advancement: string) => ({ type: 'buy', advancement })
const develop = (region: string, kind: string, count?: number) => ({ type: 'develop', region, kind, ...(count && { count }) })
const done = { type: 'done' }

describe('developing', () => {
  const p = given({
    seats: ['capitalism', 'fundamentalism'],
    phase: 'development',
    turn: 'capitalism',
    hands: { capitalism: [4, 1, 0], fundamentalism: [1, 0, 0] },
    regions: { cuba: { cards: { capitalism: [1, 0, 0] } } },
  })

  test('fills each sector up to double the printed level', () => {
    expect(refused(p, 'capitalism', develop('united-states', 'military', 4))).toBe('sector-full')
    const after = play(p, ['capitalism', develop('united-states', 'military', 3)])
    expect([inRegion(after, 'united-states', 'capitalism'), handOf(after, 'capitalism')]).toEqual([
      [6, 3, 3],
      [1, 1, 0],
    ])
    expect(after.regions['united-states']?.level).toBe(3)
    expect(refused(after, 'capitalism', develop('united-states', 'military'))).toBe('sector-full')
  })

  test('asks in the order of the rules: kind, count, region, control, cards, room', () => {
    expect(refused(p, 'capitalism', develop('atlantis', 'tin', 0))).toBe('bad-kind')
    expect(refused(p, 'capitalism', { type: 'develop', region: 'atlantis', kind: 'military', count: 0 })).toBe('bad-move')
    expect(refused(p, 'capitalism', { type: 'develop', region: 'atlantis', kind: 'military', count: null })).toBe('bad-move')
    expect(refused(p, 'capitalism', develop('atlantis', 'military'))).toBe('unknown-region')
    expect(refused(p, 'capitalism', develop('canada', 'cultural'))).toBe('region-not-in-play')
    expect(refused(p, 'capitalism', develop('cuba', 'cultural'))).toBe('not-controlled')
    expect(refused(p, 'capitalism', develop('united-states', 'cultural'))).toBe('not-enough-cards')
    expect(refused(p, 'fundamentalism', develop('iran', 'military'))).toBe('not-your-turn')
  })

  test('tells the sectors as they will be and the level they make, at least one', () => {
    const bombed = given({
      seats: ['capitalism', 'fundamentalism'],
      phase: 'development',
      turn: 'capitalism',
      hands: { capitalism: [2, 1, 0] },
      regions: { canada: { of: 'capitalism', level: 2, cards: { capitalism: [0, 3, 3] } } },
    })
    const notices = (count: number) =>
      developMove.preview?.(bombed, 'capitalism', { region: 'canada', kind: 'military', count })?.map(({ params }) => params)
    const untouched = developMove.preview?.(bombed, 'capitalism', { region: 'canada', kind: 'economic', count: 1 })
    expect(notices(2)).toEqual([{ region: 'canada', sectors: '2/3/3', level: 2 }])
    expect(untouched?.[0]?.params).toEqual({ region: 'canada', sectors: '0/4/3', level: 1 })
  })

  test('is listed with one card and with the most that fit', () => {
    expect(listOf(p, 'capitalism', 'develop')).toEqual([
      { type: 'develop', region: 'united-states', kind: 'military' },
      { type: 'develop', region: 'united-states', kind: 'military', count: 3 },
      { type: 'develop', region: 'united-states', kind: 'economic' },
    ])
  })

  test('leaves colonies of Imperialism one card smaller, by Overstretch', () => {
    const colony = given({
      phase: 'development',
      turn: 'imperialism',
      hands: { imperialism: [2, 0, 0] },
      regions: { italy: { of: 'imperialism', cards: { imperialism: [3, 2, 2] } } },
    })
    expect(refused(colony, 'imperialism', develop('italy', 'military'))).toBe('sector-full')
    expect(refused(colony, 'imperialism', develop('great-britain', 'military', 2))).toBeUndefined()
    const plain = { ...colony, options: { ...colony.options, ideologyRules: false } }
    expect(refused(plain, 'imperialism', develop('italy', 'military'))).toBeUndefined()
  })
})

describe('buying', () => {
  test('turns tactics and patriotism into propaganda in one turn', () => {
    const p = given({
      phase: 'development',
      turn: 'imperialism',
      hands: { imperialism: [3, 0, 0] },
      advancements: { imperialism: { patriotism: 1 } },
    })
    expect(refused(p, 'imperialism', buy('propaganda'))).toBe('missing-advancement')
    const after = play(p, ['imperialism', buy('tactics')], ['imperialism', buy('propaganda')])
    expect(after.players.imperialism.advancements).toMatchObject({ tactics: 0, patriotism: 0, propaganda: 1 })
    expect(handOf(after, 'imperialism')).toEqual([1, 0, 0])
  })

  test('costs Fundamentalism three cards for industry, by Tradition', () => {
    const p = given({
      seats: ['capitalism', 'fundamentalism'],
      phase: 'development',
      turn: 'fundamentalism',
      hands: { fundamentalism: [0, 2, 1] },
    })
    expect(refused(p, 'fundamentalism', buy('industry'))).toBe('not-enough-cards')
    expect(refused(p, 'fundamentalism', buy('spaceship'))).toBe('unknown-advancement')
    const plain = { ...p, options: { ...p.options, ideologyRules: false } }
    expect(refused(plain, 'fundamentalism', buy('industry'))).toBeUndefined()
  })

  test('is limited by the supply', () => {
    const p = given({
      phase: 'development',
      turn: 'imperialism',
      hands: { imperialism: [2, 0, 0] },
      advancements: { fascism: { tactics: 15 } },
    })
    expect(refused(p, 'imperialism', buy('tactics'))).toBe('supply-empty')
  })

  test('goes on with an empty hand as long as advancements can pay', () => {
    const p = given({
      phase: 'development',
      turn: 'imperialism',
      hands: { fascism: [1, 0, 0] },
      advancements: { imperialism: { 'technological-supremacy': 1, innovation: 1, propaganda: 1 } },
    })
    const after = play(p, ['imperialism', buy('wmd')])
    expect(after.players.imperialism.advancements).toMatchObject({ wmd: 1, innovation: 0 })
    // Nothing more can be done with it: the turn ends by itself.
    expect(after.turn).toBe('fascism')
  })
})

test('a turn ends with done, the phase after the last turn', () => {
  const p = given({
    phase: 'development',
    turn: 'imperialism',
    hands: { imperialism: [1, 0, 0], fascism: [1, 0, 0] },
    next: ['cuba'],
  })
  const after = play(p, ['imperialism', done], ['fascism', done])
  expect(after).toMatchObject({ phase: 'foreign', turn: 'imperialism' })
  expect(after.regions.cuba).toEqual({ controller: null, level: 1, influence: {} })
})

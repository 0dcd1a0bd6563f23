import { describe, expect, test } from 'vitest'
import { globalInfluence } from '../../../src/games/ideology/derived.ts'
import type { Options, Region } from '../../../src/games/ideology/state.ts'
import { type GivenRegion, given, play, stances } from './given.ts'

const seats = ['capitalism', 'fundamentalism', 'imperialism', 'fascism', 'communism'] as const

/** What becomes of one region at the end of a round. */
function assess(region: string, described: GivenRegion, options: Partial<Options> = {}): Pick<Region, 'controller' | 'level'> {
  const p = given({ seats, phase: 'diplomacy', regions: { [region]: described }, options })
  const after = play(
    p,
    ...seats.map(
      (seat) =>
        [seat, stances(Object.fromEntries(seats.filter((other) => other !== seat).map((other) => [other, 'neutral'])))] as const,
    ),
  )
  const { controller, level } = after.regions[region]!
  return { controller, level }
}

describe('the Assessment Phase', () => {
  test('makes the weakest sector the level: Russia with 5/5/4 has level 4', () => {
    expect(assess('russia', { of: 'communism', cards: { communism: [5, 5, 4] } })).toEqual({ controller: 'communism', level: 4 })
  })

  test('counts the cards of all for the level: a rival’s card taken away costs a level', () => {
    const held = { of: 'communism', cards: { communism: [2, 2, 1], fascism: [0, 0, 1] } } as const
    expect(assess('china', held)).toEqual({ controller: 'communism', level: 2 })
    expect(assess('china', { ...held, cards: { communism: [2, 2, 1] } })).toEqual({ controller: 'communism', level: 1 })
  })

  test('gives a full region to the majority: Australia goes to Imperialism', () => {
    const described = { cards: { imperialism: [1, 1, 1], fascism: [1, 0, 1], communism: [0, 1, 0] } } as const
    expect(assess('australia', described)).toEqual({ controller: 'imperialism', level: 2 })
  })

  test('leaves a region that is full but led by nobody independent', () => {
    expect(assess('iceland', { cards: { imperialism: [1, 0, 0], fascism: [0, 1, 0], communism: [0, 0, 1] } })).toEqual({
      controller: null,
      level: 1,
    })
  })

  test('leaves a region that is not full independent', () => {
    expect(assess('australia', { cards: { imperialism: [2, 2, 1] } })).toEqual({ controller: null, level: 2 })
  })

  test('frees a region on a tie and keeps its level', () => {
    expect(assess('france', { of: 'imperialism', cards: { imperialism: [1, 1, 1], fascism: [1, 1, 1] } })).toEqual({
      controller: null,
      level: 2,
    })
  })

  test('hands a region over at once that is lost while it is full', () => {
    expect(
      assess('iraq', { of: 'fundamentalism', level: 2, cards: { fundamentalism: [1, 1, 0], capitalism: [1, 1, 2] } }),
    ).toEqual({
      controller: 'capitalism',
      level: 2,
    })
  })

  test('measures a freed region by its current level, or with the option by its printed one', () => {
    const described = { of: 'fundamentalism', cards: { fundamentalism: [1, 1, 0], capitalism: [2, 1, 1] } } as const
    expect(assess('saudi-arabia', described)).toEqual({ controller: 'capitalism', level: 1 })
    expect(assess('saudi-arabia', described, { independentCap: 'printed' })).toEqual({ controller: null, level: 1 })
  })

  test('takes a region from a controller without cards, even if nobody else gets it', () => {
    expect(assess('canada', { of: 'capitalism', cards: { fundamentalism: [0, 0, 1] } })).toEqual({ controller: null, level: 1 })
  })

  test('does not raise a region above its weakest sector when it is won', () => {
    // Level 1, but 2/2/2 lie there: the level changes only in the next assessment.
    expect(assess('cuba', { level: 1, cards: { capitalism: [2, 2, 2] } })).toEqual({ controller: 'capitalism', level: 1 })
  })
})

test('Global Influence is the levels of one’s regions and one for each weapon', () => {
  const p = given({
    seats: ['communism', 'fascism'],
    advancements: { communism: { wmd: 1, propaganda: 2 } },
    regions: { ukraine: { of: 'communism', cards: { communism: [1, 1, 1] } }, china: { cards: { communism: [2, 2, 1] } } },
  })
  expect(globalInfluence(p, 'communism')).toBe(3 + 1 + 1)
})

import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/games/ideology/state.ts'
import { type Given, given, play, refused, stances } from './given.ts'

/** Everybody stays neutral; the round ends. */
function endRound(some: Given) {
  const p = given({ phase: 'diplomacy', ...some })
  const neutral = (seat: Seat) =>
    stances(Object.fromEntries(p.seats.filter((other) => other !== seat).map((other) => [other, 'neutral'])))
  return play(p, ...p.seats.map((seat) => [seat, neutral(seat)] as const))
}

describe('the turn order', () => {
  test('overtakes only those with strictly less influence', () => {
    const seats = ['fascism', 'communism', 'capitalism'] as const
    const p = endRound({
      seats,
      order: seats,
      regions: { 'united-states': { of: 'capitalism', cards: { capitalism: [4, 4, 4] } } },
    })
    expect(p.order).toEqual(['capitalism', 'fascism', 'communism'])
  })
})

describe('the end of the game', () => {
  const strong = {
    germany: { of: 'fascism', cards: { fascism: [6, 6, 6] } },
    france: { of: 'fascism', cards: { fascism: [4, 4, 4] } },
    italy: { of: 'fascism', cards: { fascism: [2, 2, 2] } },
  } as const

  test('comes when somebody holds twelve points after an assessment', () => {
    const p = endRound({ regions: strong })
    expect(p).toMatchObject({ phase: 'finished', turn: null, round: 2 })
    expect(p.result).toEqual({
      winners: ['fascism'],
      scores: { fascism: { influence: 12, advancement: 0 }, imperialism: { influence: 3, advancement: 0 } },
    })
    expect(refused(p, 'fascism', { type: 'pass' })).toBe('game-over')
  })

  test('does not come in the middle of a round', () => {
    const p = given({
      phase: 'development',
      turn: 'fascism',
      hands: { fascism: [1, 0, 0] },
      advancements: { fascism: { 'technological-supremacy': 1, innovation: 1, propaganda: 1 } },
      regions: { ...strong, italy: { of: 'fascism', level: 1, cards: { fascism: [2, 2, 1] } } },
    })
    expect(play(p, ['fascism', { type: 'buy', advancement: 'wmd' }]).result).toBeNull()
  })

  test('is won by the highest influence, not by the first to twelve', () => {
    const regions = {
      ...strong,
      'great-britain': { of: 'imperialism', cards: { imperialism: [6, 6, 6] } },
      scandinavia: { of: 'imperialism', cards: { imperialism: [3, 3, 3] } },
      india: { of: 'imperialism', cards: { imperialism: [3, 3, 3] } },
      iceland: { of: 'imperialism', cards: { imperialism: [1, 1, 1] } },
    } as const
    expect(endRound({ regions }).result?.winners).toEqual(['imperialism'])
  })

  test('breaks ties by advancement points, in which weapons count nothing', () => {
    const p = endRound({
      options: { target: 4, roundLimit: 2 },
      advancements: { fascism: { tactics: 1, innovation: 1 }, imperialism: { tactics: 2 } },
    })
    expect(p.result?.winners).toEqual(['fascism'])
    const shared = endRound({
      options: { roundLimit: 2 },
      advancements: { fascism: { innovation: 1, wmd: 1 }, imperialism: { tactics: 2, wmd: 1 } },
    })
    expect(shared.result).toEqual({
      winners: ['fascism', 'imperialism'],
      scores: { fascism: { influence: 4, advancement: 2 }, imperialism: { influence: 4, advancement: 2 } },
    })
  })

  test('comes after the last round, if there is a limit', () => {
    expect(endRound({ round: 2, options: { roundLimit: 3 } }).result).toBeNull()
    expect(endRound({ round: 3, options: { roundLimit: 3 } })).toMatchObject({ phase: 'finished', round: 3 })
  })

  test('comes when nobody could ever draw a card again', () => {
    const ruins = {
      germany: { of: 'fascism', cards: { fascism: [1, 0, 0], imperialism: [1, 0, 0] } },
      'great-britain': { of: 'imperialism', cards: { fascism: [1, 0, 0], imperialism: [1, 0, 0] } },
    } as const
    expect(endRound({ regions: ruins }).phase).toBe('finished')
    expect(endRound({ regions: ruins, options: { minimumHand: 1 } }).result).toBeNull()
  })
})

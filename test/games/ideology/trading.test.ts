import { describe, expect, test } from 'vitest'
import { cards, discardOf, given, handOf, listOf, play, refused, type Three } from './given.ts'

const trade = (three: Three) => ({ type: 'trade', cards: cards(three) })

describe('the Trading Phase', () => {
  test('lets Capitalism with influence in one region trade one card', () => {
    const p = given({
      seats: ['capitalism', 'fundamentalism'],
      phase: 'trading',
      turn: 'capitalism',
      hands: { capitalism: [2, 1, 0] },
    })
    expect(refused(p, 'capitalism', trade([2, 0, 0]))).toBe('over-trade-limit')
    expect(refused(p, 'capitalism', trade([0, 0, 1]))).toBe('no-such-card')
    expect(listOf(p, 'capitalism', 'trade')).toHaveLength(3)
    const after = play(p, ['capitalism', trade([1, 0, 0])])
    expect([handOf(after, 'capitalism'), discardOf(after, 'capitalism')]).toEqual([
      [2, 1, 0],
      [1, 0, 0],
    ])
  })

  test('counts footholds as well, and one more for Imperialism by Colonial Trade', () => {
    const p = given({
      phase: 'trading',
      turn: 'imperialism',
      hands: { imperialism: [3, 0, 0] },
      regions: { india: { cards: { imperialism: [0, 1, 0] } } },
    })
    expect(refused(p, 'imperialism', trade([3, 0, 0]))).toBeUndefined()
  })

  test('skips whoever has no cards', () => {
    const p = given({ phase: 'trading', turn: 'imperialism', hands: { imperialism: [1, 0, 0] }, next: ['cuba'] })
    expect(play(p, ['imperialism', trade([0, 0, 0])])).toMatchObject({ phase: 'development', turn: 'imperialism' })
  })

  test('may bring back what was just discarded, by a reshuffle', () => {
    const p = given({
      phase: 'trading',
      turn: 'imperialism',
      hands: { imperialism: [1, 1, 0] },
      discards: { imperialism: [11, 11, 12] },
    })
    expect(p.players.imperialism.deck).toHaveLength(0)
    const after = play(p, ['imperialism', trade([1, 1, 0])])
    expect(handOf(after, 'imperialism')).toEqual([2, 0, 0])
    expect(after.players.imperialism.deck).toHaveLength(34)
  })
})

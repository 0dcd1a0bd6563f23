import { describe, expect, test } from 'vitest'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import { owes } from '../../../src/kernel/index.ts'
import { discardOf, given, handOf, play, refused, stances } from './given.ts'

/** The round turns over: both seats choose their stances, and everybody draws. */
const nextRound = (p: ReturnType<typeof given>) =>
  play(p, ['capitalism', stances({ fundamentalism: 'neutral' })], ['fundamentalism', stances({ capitalism: 'neutral' })])

describe('the Resource Phase', () => {
  test('fills an empty hand to the level of the only region', () => {
    const p = nextRound(given({ seats: ['capitalism', 'fundamentalism'], phase: 'diplomacy' }))
    expect(handOf(p, 'capitalism')).toEqual([3, 0, 0])
  })

  test('draws one card fewer for each card left over', () => {
    const p = nextRound(given({ seats: ['capitalism', 'fundamentalism'], phase: 'diplomacy', hands: { capitalism: [0, 0, 1] } }))
    expect(handOf(p, 'capitalism')).toEqual([2, 0, 1])
  })

  test('asks for exactly the excess when the influence has fallen', () => {
    const p = nextRound(given({ seats: ['capitalism', 'fundamentalism'], phase: 'diplomacy', hands: { capitalism: [3, 2, 0] } }))
    expect(p.phase).toBe('resources')
    expect(owes(ideologyRules, p)).toEqual([{ seat: 'capitalism', decision: 'discard', about: { count: 2 } }])
    expect(refused(p, 'capitalism', { type: 'discard', cards: { military: 1, economic: 0, cultural: 0 } })).toBe('wrong-count')
    expect(refused(p, 'capitalism', { type: 'discard', cards: { military: 0, economic: 0, cultural: 2 } })).toBe('no-such-card')
    expect(refused(p, 'capitalism', { type: 'discard', cards: { military: 2 } })).toBe('bad-move')
    expect(refused(p, 'fundamentalism', { type: 'discard', cards: { military: 1, economic: 0, cultural: 0 } })).toBe(
      'not-your-turn',
    )
    const after = play(p, ['capitalism', { type: 'discard', cards: { military: 1, economic: 1, cultural: 0 } }])
    expect([after.phase, discardOf(after, 'capitalism')]).toEqual(['trading', [1, 1, 0]])
  })

  test('gives Communism one card more, by Planned Economy, and nobody anything without a region', () => {
    const p = play(
      given({
        seats: ['communism', 'fascism'],
        phase: 'diplomacy',
        regions: { germany: { of: 'communism', level: 3, cards: { communism: [1, 1, 1] } } },
      }),
      ['communism', stances({ fascism: 'neutral' })],
      ['fascism', stances({ communism: 'neutral' })],
    )
    // Russia stays at 3, Germany falls to 1.
    expect([handOf(p, 'communism'), handOf(p, 'fascism')]).toEqual([
      [5, 0, 0],
      [0, 0, 0],
    ])
  })

  test('gives a beaten seat one card with the option for it', () => {
    const p = play(
      given({
        seats: ['communism', 'fascism'],
        phase: 'diplomacy',
        regions: { germany: { of: 'communism', cards: { communism: [1, 1, 1] } } },
        options: { minimumHand: 1 },
      }),
      ['communism', stances({ fascism: 'neutral' })],
      ['fascism', stances({ communism: 'neutral' })],
    )
    expect(handOf(p, 'fascism')).toEqual([1, 0, 0])
  })

  test('shuffles the discard pile as soon as the deck is empty, and plays a short hand if nothing is left', () => {
    const low = given({ seats: ['capitalism', 'fundamentalism'], phase: 'diplomacy', discards: { capitalism: [12, 12, 10] } })
    // Two cultural cards are left in the deck; the third card comes from the reshuffled pile.
    const p = nextRound(low)
    expect(handOf(p, 'capitalism')).toEqual([1, 0, 2])
    expect(discardOf(p, 'capitalism')).toEqual([0, 0, 0])
    expect(p.players.capitalism.deck).toHaveLength(33)
  })

  test('forgets the conflicts of the last round', () => {
    const p = nextRound(
      given({
        seats: ['capitalism', 'fundamentalism'],
        phase: 'diplomacy',
        fought: [{ attacker: 'capitalism', target: 'fundamentalism' }],
      }),
    )
    expect([p.round, p.fought]).toEqual([3, []])
  })
})

import { describe, expect, test } from 'vitest'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import { SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { attack, given, play, seenBy, stances } from './given.ts'

const p = play(
  given({
    seats: ['fascism', 'imperialism', 'communism'],
    phase: 'conflict',
    turn: 'fascism',
    hands: { fascism: [0, 3, 1], imperialism: [1, 2, 0], communism: [1, 0, 0] },
    holds: { communism: 'phase' },
    orders: { communism: 'concede' },
    regions: { france: { cards: { imperialism: [0, 1, 0] } } },
  }),
  ['communism', stances({ fascism: 'war', imperialism: 'peace' })],
  ['fascism', attack('france', 'economic', 'imperialism', { commit: 2 })],
)

describe('what others see', () => {
  test('of a hand is its size, of a deck its size, of orders and waiting nothing', () => {
    const view = seenBy(p, 'imperialism')
    expect(view.players.fascism).toMatchObject({ hand: 3, orders: null })
    expect(view.players.communism).toMatchObject({ hand: 1, deck: 35, orders: null })
    expect(view.players.imperialism.hand).toEqual({ military: 1, economic: 2, cultural: 0 })
    expect(view.players.imperialism.deck).toBe(p.players.imperialism.deck.length)
    expect(view.holds).toEqual({ fascism: null, imperialism: 'none', communism: null })
    expect(view.proposals).toEqual({ fascism: null, imperialism: null, communism: true })
    expect(view.regionDeck).toBe(p.regionDeck.length)
  })

  test('of commitments is nothing, except their own', () => {
    expect(seenBy(p, 'fascism').conflict).toMatchObject({ attackCommit: 1, defendCommit: null })
    expect(seenBy(p, 'imperialism').conflict).toMatchObject({ attackCommit: null, defendCommit: 0 })
    expect(seenBy(p, null).conflict).toMatchObject({ attackCommit: null, defendCommit: null })
  })
})

describe('what somebody imagines', () => {
  test.each(['fascism', 'imperialism', 'communism', null] as const)('looks the same to %s and is a sound position', (viewer) => {
    const view = viewOf(ideologyRules, p, viewer)
    for (let draw = 0; draw < 50; draw++) {
      const imagined = ideologyRules.imagine(view, viewer, new SeededChance(`draw ${draw}`))
      expect(ideologyRules.invariants?.(imagined)).toEqual([])
      expect(viewOf(ideologyRules, imagined, viewer)).toEqual(view)
    }
  })
})

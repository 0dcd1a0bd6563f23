import { describe, expect, test } from 'vitest'
import {
  begin,
  computerMove,
  fuzz,
  LeakProof,
  legal,
  listedSeeds,
  logOf,
  offer,
  owes,
  playOut,
  replay,
  SeededChance,
  viewOf,
  writeRecord,
} from '../../src/kernel/index.ts'
import { bids } from './example.ts'

const three = { options: {}, people: [{}, {}, {}], seed: 'a table' }

describe('a game declared in one file', () => {
  test('asks everybody for a bid at once', () => {
    const { position } = begin(bids, three)
    expect(owes(bids, position.state).map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3'])
  })

  test('lists the moves of a seat and offers the values of their parameters', () => {
    const { state } = begin(bids, three).position
    expect(legal(bids, state, 'p1')).toHaveLength(6)
    expect(offer(bids, state, 'p1', 'bid', 'card')).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('hides hands and the deck from a spectator', () => {
    const { state } = begin(bids, three).position
    expect(viewOf(bids, state, null)).toMatchObject({ deck: 3, players: { p1: { hand: 6 } } })
    expect(viewOf(bids, state, 'p1')).toMatchObject({ players: { p1: { hand: [1, 2, 3, 4, 5, 6] }, p2: { hand: 6 } } })
  })

  test.each([2, 3, 4])('survives the fuzzer with %i seats', (seats) => {
    for (const seed of listedSeeds('bids', 20)) {
      const { state } = fuzz({ book: bids, seats, options: { prizes: 3 }, seed })
      expect(state.result).not.toBeNull()
    }
  })

  test('leaks nothing, and draws every secret anew', () => {
    const proof = new LeakProof(bids)
    const chance = new SeededChance('imagination')
    const leaks: unknown[] = []
    for (const seed of listedSeeds('leaks', 10))
      fuzz({
        book: bids,
        seats: 3,
        options: {},
        seed,
        watch: ({ state }) => {
          for (const viewer of [...state.seats, null]) leaks.push(proof.check(state, viewer, chance))
        },
      })
    expect(leaks.filter(Boolean)).toEqual([])
    expect(proof.hidden().toSorted()).toEqual(['bids.*', 'deck', 'players.*.hand'])
    expect(proof.neverDiffered()).toEqual([])
  })

  test('replays from its record to the same position', () => {
    const seed = 'recorded'
    const { moves, state } = playOut({ book: bids, seats: 4, options: {}, seed, player: () => computerMove })
    const record = writeRecord(bids, { options: {}, people: [{}, {}, {}, {}], seed }, logOf(moves))
    expect(replay(bids, record).history.now.state).toEqual(state)
  })
})

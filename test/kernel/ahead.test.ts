import { describe, expect, test } from 'vitest'
import { begin, runOn } from '../../src/kernel/index.ts'
import { bids } from './example.ts'

const { state } = begin(bids, { options: {}, people: [{}, {}, {}], seed: 'ahead' }).position
const rounds = (until: number) => ({ until: ({ round }: { round: number }) => round >= until })

describe('looking ahead', () => {
  test('everybody decides as a deadline would, as far as one wants to see', () => {
    const { state: then, events } = runOn(bids, state, { until: ({ bids: made }) => made.p2 !== undefined })
    expect(then.bids).toEqual({ p1: 1, p2: 1 })
    expect(events.map(({ key }) => key)).toEqual(['has-bid', 'has-bid'])
  })

  test('or as one thinks that they will', () => {
    const { state: then } = runOn(bids, state, {
      ...rounds(2),
      decide: (p, { seat }) => (seat === 'p3' ? { type: 'bid', card: Math.max(...p.players.p3.hand) } : undefined),
    })
    expect(then.players.p3.points).toBe(state.prize)
  })

  test('stops before a phase begins', () => {
    const { state: then } = runOn(bids, state, { until: ({ phase }) => phase === 'over' })
    expect([then.phase, then.result]).toEqual(['over', null])
  })

  test('ends where the game does', () => {
    expect(runOn(bids, state, { until: () => false }).state.result).not.toBeNull()
  })

  test('changes nothing, and comes out the same every time', () => {
    const kept = structuredClone(state)
    expect(runOn(bids, state, rounds(3))).toEqual(runOn(bids, state, rounds(3)))
    expect(state).toEqual(kept)
  })
})

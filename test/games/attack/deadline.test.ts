import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import { applyWith, type PlainMove, ScriptedChance } from '../../../src/kernel/index.ts'
import { begin, given, play, type Step } from './given.ts'

/** What the deadline plays for the seat that owes something. */
function atDeadline(p: State, seat: Seat): PlainMove {
  const owed = attackRules.phases[p.phase].owes(p).find((known) => known.seat === seat)!
  return attackRules.decisions[owed.decision].fallback(p, seat, owed)
}

/** What the deadline plays one after the other until the seat owes nothing in this phase and step any more. */
function untilDone(p: State, seat: Seat, random?: readonly number[]): PlainMove[] {
  const chance = new ScriptedChance(random)
  const stepOf = (state: State) => `${state.phase} ${state.action && 'battle' in state.action ? state.action.battle?.step : ''}`
  const moves: PlainMove[] = []
  for (
    let state = p;
    stepOf(state) === stepOf(p) && attackRules.phases[p.phase].owes(state).some((owed) => owed.seat === seat);
  ) {
    const move = atDeadline(state, seat)
    const outcome = applyWith(attackRules, state, seat, move, chance)
    expect(outcome.refused, JSON.stringify(move)).toBeUndefined()
    if (outcome.refused) break
    moves.push(move)
    state = outcome.position.state
  }
  expect(chance.left).toBe(0)
  return moves
}

const sail = (ship: string, count: number): Step => ['p1', { type: 'sail', from: 'caribbean', to: 'south-atlantic', ship, count }]
const endMoves: Step = ['p1', { type: 'end-moves' }]

/** p1 sails two battleships into p2's fleet. */
const atSea = (fleet: object, random: readonly number[] = []): State =>
  play(
    given({ players: { p1: { ships: { caribbean: { bb: 2 } } }, p2: { ships: { 'south-atlantic': fleet } } } }),
    random,
    ['p1', begin('move')],
    sail('bb', 2),
    endMoves,
  )

describe('at sea', () => {
  test('the line is the automatic one: the dearest ships, small ones first', () => {
    expect(untilDone(atSea({ dd: 3, cv: 1 }), 'p2', [3, 3, 4, 4, 3, 3, 3, 3])).toEqual([
      { type: 'line-add', ship: 'dd' },
      { type: 'line-add', ship: 'cv' },
    ])
  })

  test('a line begun by hand is filled up from the automatic one', () => {
    const p = play(atSea({ dd: 3, cv: 1 }), [], ['p2', { type: 'line-add', ship: 'cv' }])
    expect(atDeadline(p, 'p2')).toEqual({ type: 'line-add', ship: 'dd' })
  })

  test('submarines stay out of it', () => {
    expect(atDeadline(atSea({ dd: 1, sub: 2 }), 'p2')).toEqual({ type: 'subs', join: false })
  })

  test('a fleet of less than half the enemy’s cost retreats to the first free sea', () => {
    const oneSunk = atSea({ dd: 2 }, [6, 6, 1, 1, 1, 1, 2, 2])
    expect(atDeadline(oneSunk, 'p2')).toEqual({ type: 'naval-choice', to: 'north-atlantic' })
    expect(atDeadline(oneSunk, 'p1')).toEqual({ type: 'naval-choice', to: 'stay' })
  })

  test('a fleet of half the enemy’s cost stays', () => {
    expect(atDeadline(atSea({ dd: 2 }, [1, 1, 2, 2, 1, 1, 2, 2]), 'p2')).toEqual({ type: 'naval-choice', to: 'stay' })
  })
})

describe('reactions', () => {
  const attack = (p: State): State =>
    play(
      p,
      [],
      ['p1', begin('move')],
      ['p1', { type: 'march', from: 'germany', to: 'france', unit: 'inf', count: 1, lane: null }],
      endMoves,
    )

  test('nothing is blocked', () => {
    expect(atDeadline(attack(given({ players: { p1: {}, p2: { hand: ['non-aggression-pact-1'] } } })), 'p2')).toEqual({
      type: 'pass',
    })
  })

  const convoy = (fleet: object): State =>
    play(
      given({ players: { p1: { regions: { brazil: { inf: 3 } } }, p2: { ships: { 'south-atlantic': fleet } } } }),
      [],
      ['p1', begin('move')],
      ['p1', { type: 'march', from: 'brazil', to: 'west-africa', unit: 'inf', count: 1, lane: 'brazil--west-africa' }],
      endMoves,
    )

  test('passage is refused', () => {
    expect(atDeadline(convoy({ dd: 1 }), 'p2')).toEqual({ type: 'passage', allow: false })
  })

  test('submarines fire at what nobody escorts', () => {
    expect(atDeadline(convoy({ sub: 1 }), 'p2')).toMatchObject({ type: 'intercept', sea: 'south-atlantic', fire: true })
  })

  test('an auction goes on without the seat', () => {
    const p = play(given(), [], ['p1', { type: 'open-auction', bid: 20, limit: 20 }])
    expect(atDeadline(p, 'p2')).toEqual({ type: 'bid-limit', max: 0 })
  })

  test('all planes rise against bombers, and shoot as ordered', () => {
    const p = play(
      given({
        players: {
          p1: { regions: { germany: { inf: 1, plane: 1 } } },
          p2: { regions: { france: { inf: 1, plane: 2 }, spain: { plane: 1 } }, orders: { scrambleShoot: 'fighters' } },
        },
      }),
      [],
      ['p1', { type: 'bomb', target: 'p2', fighters: 0, bombers: 1 }],
    )
    expect(atDeadline(p, 'p2')).toEqual({ type: 'scramble', fighters: 3, shoot: 'fighters' })
  })

  test('an offer is refused', () => {
    const p = play(
      given(),
      [],
      ['p1', { type: 'trade-start', to: 'p2' }],
      ['p1', { type: 'trade-note', text: 'peace' }],
      ['p1', { type: 'trade-propose' }],
    )
    expect(atDeadline(p, 'p2')).toEqual({ type: 'trade-refuse' })
    expect(atDeadline(play(p, [], ['p2', { type: 'trade-refuse' }]), 'p1')).toEqual({ type: 'end-turn' })
  })

  test('the oil reserve is filled up to twelve', () => {
    const p = play(
      given({
        active: 'p2',
        players: { p1: { oil: 9, econ: ['oil-1a', 'oil-3a', 'oil-2a'], reserve: ['oil-1a'] }, p2: {} },
      }),
      [],
      ['p2', { type: 'end-turn' }],
    )
    expect(untilDone(p, 'p1')).toEqual([
      { type: 'reserve', card: 'oil-1a', on: false },
      { type: 'reserve', card: 'oil-3a', on: true },
      { type: 'produce' },
    ])
  })
})

describe('on land', () => {
  test('one of each kind opens the battle, and hits fall where they hurt', () => {
    const p = play(
      given({
        players: {
          p1: { regions: { germany: { inf: 4, tank: 2, art: 2, plane: 2 } } },
          p2: { regions: { france: { inf: 2, tank: 2 } } },
        },
      }),
      [],
      ['p1', begin('move')],
      ...(['inf', 'tank', 'art', 'plane'] as const).map(
        (unit): Step => ['p1', { type: 'march', from: 'germany', to: 'france', unit, count: 2, lane: null }],
      ),
      endMoves,
    )
    expect(atDeadline(p, 'p1')).toEqual({ type: 'commit', units: { inf: 1, tank: 1, art: 1, plane: 1 } })
    const hits = play(p, [6, 6, 6, 6, 6, 6, 1, 2, 4, 6, 6], ['p1', atDeadline(p, 'p1')])
    expect([hits.phase, atDeadline(hits, 'p1')]).toEqual(['land', { type: 'hit', by: 'tank', target: 'tank' }])
  })

  test('of several battles the first listed is fought, in an open move the marches go as ordered', () => {
    const marching = play(
      given({ players: { p1: { regions: { germany: { inf: 6 } } }, p2: {} } }),
      [],
      ['p1', begin('move')],
      ['p1', { type: 'march', from: 'germany', to: 'poland', unit: 'inf', count: 2, lane: null }],
      ['p1', { type: 'march', from: 'germany', to: 'italy', unit: 'inf', count: 2, lane: null }],
    )
    expect(atDeadline(marching, 'p1')).toEqual({ type: 'end-moves' })
    expect(atDeadline(play(marching, [], endMoves), 'p1')).toEqual({ type: 'fight', region: 'italy' })
  })
})

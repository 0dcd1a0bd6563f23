import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import type { MoveAction, Naval } from '../../../src/games/attack/turn/action.ts'
import { owes, type PlainMove } from '../../../src/kernel/index.ts'
import { begin, type GivenPlayer, given, play, roll } from './given.ts'

/** What a deadline plays for the seat, once it is known to be legal. */
function deadline(p: State, seat: Seat): PlainMove {
  const owed = owes(attackRules, p).find((known) => known.seat === seat)
  expect(owed, `${seat} owes something`).toBeDefined()
  return attackRules.decisions[owed!.decision]!.fallback(p, seat, owed!)
}

const crossing = (ships: GivenPlayer['ships'], escort: GivenPlayer['ships'] = {}): State =>
  roll(
    given({ players: { p1: { regions: { brazil: { inf: 3 }, 'west-africa': {} }, ships: escort }, p2: { ships } } }),
    [],
    ['p1', begin('move')],
    ['p1', { type: 'march', from: 'brazil', to: 'west-africa', unit: 'inf', count: 2, lane: 'brazil--west-africa' }],
    ['p1', { type: 'end-moves' }],
  )

const sea = 'south-atlantic'

const atSea = (own: object, other: object, more: { p1?: GivenPlayer; p2?: GivenPlayer } = {}): State =>
  roll(
    given({ players: { p1: { ships: { caribbean: own }, ...more.p1 }, p2: { ships: { [sea]: other }, ...more.p2 } } }),
    [],
    ['p1', begin('move')],
    ...Object.entries(own).map(([ship, count]) => ['p1', { type: 'sail', from: 'caribbean', to: sea, ship, count }] as const),
    ['p1', { type: 'end-moves' }],
  )

describe('a deadline', () => {
  test('ends the turn, and first the action that is open', () => {
    expect(deadline(given(), 'p1')).toEqual({ type: 'end-turn' })
    expect(deadline(play(given(), ['p1', begin('move')]), 'p1')).toEqual({ type: 'end-moves' })
    expect(deadline(play(given(), ['p1', begin('build')]), 'p1')).toEqual({ type: 'end-action' })
    const draft = play(given(), ['p1', { type: 'trade-start', to: 'p2' }])
    expect(deadline(draft, 'p1')).toEqual({ type: 'trade-cancel' })
  })

  test('refuses passage', () => {
    expect(deadline(crossing({ [sea]: { dd: 1 } }), 'p2')).toEqual({ type: 'passage', allow: false })
  })

  test('lets submarines fire at convoys without escort', () => {
    expect(deadline(crossing({ [sea]: { sub: 1 } }), 'p2')).toEqual({ type: 'intercept', sea, fire: true, prefer: 'tank' })
    expect(deadline(crossing({ [sea]: { sub: 1 } }, { [sea]: { dd: 1 } }), 'p2')).toMatchObject({ fire: false })
    expect(deadline(crossing({ [sea]: { sub: 1 } }, { [sea]: { bb: 1 } }), 'p2')).toMatchObject({ fire: true })
  })

  test('blocks nothing, bids nothing and refuses offers', () => {
    const attack = roll(
      given({ players: { p1: {}, p2: { hand: ['non-aggression-pact-1'] } } }),
      [],
      ['p1', begin('move')],
      ['p1', { type: 'march', from: 'germany', to: 'france', unit: 'inf', count: 1, lane: null }],
      ['p1', { type: 'end-moves' }],
    )
    expect(deadline(attack, 'p2')).toEqual({ type: 'pass' })
    const auction = play(given(), ['p1', { type: 'open-auction', bid: 20, limit: 20 }])
    expect(deadline(auction, 'p2')).toEqual({ type: 'bid-limit', max: 0 })
    const offer = roll(
      given(),
      [],
      ['p1', { type: 'trade-start', to: 'p2' }],
      ['p1', { type: 'trade-note', text: 'peace' }],
      ['p1', { type: 'trade-propose' }],
    )
    expect(deadline(offer, 'p2')).toEqual({ type: 'trade-refuse' })
  })

  test('sends up all planes against bombers, to shoot as ordered', () => {
    const p = roll(
      given({
        players: {
          p1: { regions: { germany: { inf: 1, plane: 1 } } },
          p2: { regions: { france: { inf: 1, plane: 2 }, spain: { plane: 1 } }, orders: { scrambleShoot: 'fighters' } },
        },
      }),
      [],
      ['p1', { type: 'bomb', target: 'p2', fighters: 0, bombers: 1 }],
    )
    expect(deadline(p, 'p2')).toEqual({ type: 'scramble', fighters: 3, shoot: 'fighters' })
  })

  test('leaves submarines out of battles', () => {
    expect(deadline(atSea({ sub: 1, dd: 1 }, { dd: 1 }), 'p1')).toEqual({ type: 'subs', join: false })
  })

  test('completes the automatic line', () => {
    let p = atSea({ dd: 2, bb: 1 }, { dd: 2, cv: 1 }, { p2: { orders: { navalRetreat: 'never' } } })
    const laid: unknown[] = []
    while (owes(attackRules, p).some(({ seat }) => seat === 'p1') && laid.length < 2) {
      const move = deadline(p, 'p1')
      laid.push(move.ship)
      p = play(p, ['p1', move])
    }
    expect(laid).toEqual(['dd', 'dd'])
  })

  test('fills up a line begun by hand', () => {
    const p = atSea({ bb: 2 }, { dd: 3, cv: 1 })
    expect(deadline(play(p, ['p2', { type: 'line-add', ship: 'dd' }]), 'p2')).toEqual({ type: 'line-add', ship: 'cv' })
    expect(deadline(play(p, ['p2', { type: 'line-add', ship: 'cv' }]), 'p2')).toEqual({ type: 'line-add', ship: 'dd' })
  })

  test('retreats from twice the enemy', () => {
    const battle = (own: object, other: object, techs: string[] = []) => {
      const p = atSea(own, other, { p2: { techs } })
      const fought = (p.action as MoveAction).battle as Naval // A battle is on.
      Object.assign(fought, { step: 'retreat', waiting: ['p1', 'p2'] })
      return [deadline(p, 'p1').to, deadline(p, 'p2').to]
    }
    expect(battle({ dd: 1, bb: 1 }, { cv: 2, dd: 1 })).toEqual(['north-atlantic', 'stay'])
    expect(battle({ cv: 2, bb: 1 }, { dd: 1, bb: 1 })).toEqual(['stay', 'north-atlantic'])
    expect(battle({ dd: 1, bb: 1 }, { cv: 1, bb: 1, dd: 1 }, ['prefabricated-ships'])).toEqual(['north-atlantic', 'stay'])
    // Half of the enemy is not under half.
    expect(battle({ dd: 1, bb: 1 }, { cv: 1, bb: 1 })).toEqual(['stay', 'stay'])
  })

  test('fights the first battle, commits balanced, gives the best hits', () => {
    const two = roll(
      given({
        players: {
          p1: { regions: { germany: { inf: 9 } } },
          p2: { regions: { brazil: {}, france: { inf: 1 }, poland: { inf: 1 } } },
        },
      }),
      [],
      ['p1', begin('move')],
      ['p1', { type: 'march', from: 'germany', to: 'france', unit: 'inf', count: 2, lane: null }],
      ['p1', { type: 'march', from: 'germany', to: 'poland', unit: 'inf', count: 2, lane: null }],
      ['p1', { type: 'end-moves' }],
    )
    expect(deadline(two, 'p1')).toEqual({ type: 'fight', region: 'france' })
    const army = { inf: 5, tank: 2, plane: 1 }
    const open = roll(
      given({
        players: { p1: { regions: { germany: army } }, p2: { regions: { brazil: {}, poland: { inf: 1, tank: 1, plane: 1 } } } },
      }),
      [],
      ['p1', begin('move')],
      ...Object.entries({ inf: 4, tank: 2, plane: 1 }).map(
        ([unit, count]) => ['p1', { type: 'march', from: 'germany', to: 'poland', unit, count, lane: null }] as const,
      ),
      ['p1', { type: 'end-moves' }],
    )
    const commit = deadline(open, 'p1')
    expect(commit).toEqual({ type: 'commit', units: { inf: 2, tank: 1, art: 0, plane: 1 } })
    const fought = roll(open, [6, 6, 6, 6, 4, 6, 6, 6, 6], ['p1', commit])
    expect(deadline(fought, 'p1')).toEqual({ type: 'hit', by: 'plane', target: 'plane' })
  })

  test('flags oil cards as the order auto would, then produces', () => {
    let p = roll(
      given({ players: { p1: {}, p2: { econ: ['oil-1a', 'oil-3a', 'oil-2a'], oil: 9, reserve: ['oil-1a'] } }, first: 'p2' }),
      [],
      ['p1', { type: 'end-turn' }],
    )
    const moves: PlainMove[] = []
    while (owes(attackRules, p).some(({ seat }) => seat === 'p2') && moves.length < 3) {
      moves.push(deadline(p, 'p2'))
      p = play(p, ['p2', moves.at(-1)!])
    }
    expect(moves).toEqual([
      { type: 'reserve', card: 'oil-1a', on: false },
      { type: 'reserve', card: 'oil-3a', on: true },
      { type: 'produce' },
    ])
    expect([p.players.p2.oil, p.phase]).toEqual([12, 'turn'])
  })
})

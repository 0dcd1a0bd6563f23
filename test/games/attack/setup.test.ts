import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Player, Seat, State } from '../../../src/games/attack/state.ts'
import { applyWith, begin, listedSeeds, optionRefusal, type PlainMove, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { asked, given, listOf, play, refused, roll } from './given.ts'

const claim = (region: string): PlainMove => ({ type: 'claim', region })
const place = (unit: string, count: number, at: string): PlainMove => ({ type: 'place', unit, count, at })

const opened = (seats: number, options = {}, seed = 'setup'): State =>
  begin(attackRules, { options, people: Array.from({ length: seats }, () => ({})), seed }).position.state

describe('the opening', () => {
  test('gives everybody 30 PP, 30 oil, four Economics and four political cards', () => {
    const p = opened(3)
    for (const seat of p.seats) {
      const { pp, oil, econ, hand, pool } = p.players[seat]
      expect([pp, oil, econ.length, hand.length]).toEqual([30, 30, 4, 4])
      expect(pool).toEqual({ inf: 12, tank: 6, art: 4, plane: 2, sub: 2, dd: 2, bb: 1, cv: 0 })
    }
    expect([p.decks.economics.length, p.decks.political.length, p.decks.technology.length]).toEqual([84, 48, 20])
    expect(asked(p)).toEqual([`${p.first} claim`])
  })

  test.each([
    ['west', 45, 8, 8],
    ['east', 44, 6, 5],
    ['world', 89, 13, 12],
  ])('lays out the map %s with %i regions, %i sea areas and %i routes', (map, regions, seas, routes) => {
    const p = opened(2, { map })
    expect([Object.keys(p.regions).length, Object.keys(p.seas).length, p.decks.routes.length]).toEqual([regions, seas, routes])
  })

  test.each([
    [{ map: 'east' }, 7],
    [{ map: 'east', continents: true }, 4],
    [{ map: 'west', continents: true }, 8],
  ])('refuses %o with %i seats', (options, seats) => {
    expect(optionRefusal(attackRules, options, seats)?.code).toBe('bad-options')
  })

  test('allows every start on another continent on the whole world, and on the west with seven', () => {
    expect(optionRefusal(attackRules, { map: 'world', continents: true }, 8)).toBeUndefined()
    expect(optionRefusal(attackRules, { map: 'west', continents: true }, 7)).toBeUndefined()
  })
})

const pool: Player['pool'] = { inf: 11, tank: 6, art: 4, plane: 2, sub: 2, dd: 2, bb: 1, cv: 0 }
const setup = (phase: 'setup-claim' | 'setup-place', regions: Record<Seat, string[]> | object, more: object = {}): State => {
  const players = Object.fromEntries(
    Object.entries(regions).map(([seat, own]: [string, string[]]) => [
      seat,
      { gov: null, capital: null, pool: { ...pool }, regions: Object.fromEntries(own.map((region) => [region, { inf: 1 }])) },
    ]),
  )
  const p = given({ players, phase: 'turn', ...more })
  for (const region of Object.values(p.regions)) region.gov = null
  for (const seat of p.seats) p.players[seat].capital = null
  return { ...p, phase, turn: null, setup: phase === 'setup-place' ? { left: 5 } : null }
}

describe('claiming', () => {
  test('goes round from the first seat', () => {
    const p = roll(setup('setup-claim', { p1: [], p2: [] }), [], ['p1', claim('italy')])
    expect([p.regions.italy!.owner, p.regions.italy!.units.inf, p.players.p1.pool!.inf]).toEqual(['p1', 1, 10])
    expect(asked(p)).toEqual(['p2 claim'])
  })

  test('takes free regions of the map only', () => {
    const p = setup('setup-claim', { p1: ['italy'], p2: ['france'] })
    expect(refused(p, 'p1', claim('france'))).toBe('region-taken')
    expect(refused(p, 'p1', claim('japan'))).toBe('no-such-region')
    expect(refused(p, 'p2', claim('spain'))).toBe('not-pending')
  })

  test('spreads over continents where the table wants it', () => {
    const p = setup('setup-claim', { p1: ['italy'], p2: ['france'] }, { options: { continents: true } })
    expect(refused(p, 'p1', claim('spain'))).toBe('continent-taken')
    expect(refused(p, 'p1', claim('libya'))).toBeUndefined()
  })

  test('follows wish lists until a seat has none that fits', () => {
    const p = setup('setup-claim', { p1: [], p2: [], p3: [] })
    const wishes: PlainMove = { type: 'set-order', key: 'claims', value: ['italy', 'spain'] }
    const after = play(p, ['p2', wishes], ['p3', wishes], ['p1', claim('italy')])
    expect([after.regions.spain!.owner, asked(after)]).toEqual(['p2', ['p3 claim']])
  })

  test('waits for a move where the list is set by whoever is to act', () => {
    const p = roll(setup('setup-claim', { p1: [], p2: [] }), [], ['p1', { type: 'set-order', key: 'claims', value: ['italy'] }])
    expect([asked(p), p.regions.italy!.owner]).toEqual([['p1 claim'], null])
  })

  test('forgets the lists at its end', () => {
    const regions = { p1: ['italy', 'spain', 'france', 'germany'], p2: ['libya', 'algeria', 'morocco'] }
    const p = roll(
      { ...setup('setup-claim', regions), active: 'p2' },
      [],
      ['p1', { type: 'set-order', key: 'claims', value: ['peru'] }],
      ['p2', claim('congo')],
    )
    expect([p.phase, p.players.p1.orders]).toEqual(['setup-place', {}])
  })
})

describe('placing', () => {
  const regions = { p1: ['italy', 'spain', 'france', 'germany'], p2: ['libya', 'algeria', 'morocco', 'congo'] }

  test('looks at the pool, the go, the place', () => {
    const p = setup('setup-place', regions)
    expect(refused(p, 'p1', place('cv', 1, 'north-sea'))).toBe('not-in-pool')
    expect(refused(p, 'p1', place('tank', 6, 'italy'))).toBe('batch-exceeded')
    expect(refused(p, 'p1', place('tank', 1, 'libya'))).toBe('not-your-region')
    expect(refused(p, 'p1', place('tank', 1, 'north-sea'))).toBe('no-such-region')
    expect(refused(p, 'p1', place('dd', 1, 'italy'))).toBe('no-such-sea')
    expect(refused(p, 'p1', place('tank', 0, 'atlantis'))).toBe('bad-amount')
    expect(refused(p, 'p1', place('rocket', 1, 'italy'))).toBe('unknown-move')
  })

  test('keeps all ships of a seat in one sea area, and others out of it', () => {
    const p = roll(setup('setup-place', regions), [], ['p1', place('sub', 1, 'north-sea')])
    expect(refused(p, 'p1', place('dd', 1, 'caribbean'))).toBe('other-base')
    const next = play(p, ['p1', place('inf', 4, 'italy')])
    expect(asked(next)).toEqual(['p2 place'])
    expect(refused(next, 'p2', place('dd', 1, 'north-sea'))).toBe('sea-occupied')
  })

  test('lists every count that fits into the go', () => {
    const p = setup('setup-place', regions)
    const tanks = listOf(p, 'p1', 'place').filter(({ unit, at }) => unit === 'tank' && at === 'italy')
    expect(tanks.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('what a deadline plays in the setup', () => {
  test.each(listedSeeds('deadline', 3))('leads to a complete start (%s)', (seed) => {
    let p = opened(4, { placement: 'at-once' }, seed)
    const chance = new SeededChance(seed)
    let moves = 0
    while (p.phase !== 'turn' && moves++ < 300) {
      const owed = attackRules.phases[p.phase].owes(p)[0]!
      const move = attackRules.decisions[owed.decision]!.fallback(p, owed.seat, owed)
      p = playWith(p, owed.seat, move, chance)
    }
    expect([p.phase, attackRules.invariants?.(p)]).toEqual(['turn', []])
    for (const seat of p.seats) expect(p.players[seat].gov).not.toBeNull()
    expect(new Set(p.seats.map((seat) => p.players[seat].gov)).size).toBe(4)
  })

  const playWith = (p: State, seat: Seat, move: PlainMove, chance: SeededChance): State => {
    const outcome = applyWith(attackRules, p, seat, move, chance)
    expect(outcome.refused, JSON.stringify(move)).toBeUndefined()
    return outcome.refused ? p : outcome.position.state
  }
})

test('nobody sees what others hold at the start', () => {
  const p = opened(2)
  const { econ, hand, orders } = viewOf(attackRules, p, 'p1').players.p2
  expect([econ, hand, orders]).toEqual([4, 4, {}])
})

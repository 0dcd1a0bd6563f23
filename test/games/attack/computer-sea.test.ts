import { describe, expect, test } from 'vitest'
import { campaignOf } from '../../../src/games/attack/computer/campaign.ts'
import { playing } from '../../../src/games/attack/computer/index.ts'
import { armadasOf, openSeas, salliesOf } from '../../../src/games/attack/computer/waters.ts'
import { ways } from '../../../src/games/attack/computer/ways.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import { computerMove, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { mindOf } from '../../../src/kernel/mind.ts'
import { type Given, type GivenPlayer, given, play } from './given.ts'
import { keen } from './keen.ts'

const land = (inf: number, tank: number, art: number, plane: number) => ({ inf, tank, art, plane })
const fleet = { sub: 0, dd: 2, bb: 1, cv: 0 }

const keenly = (p: State, seat: Seat = 'p1') =>
  computerMove({ ...attackRules, computer: playing(keen) }, p, seat, new SeededChance('computer'))
const easily = (p: State, seat: Seat = 'p1') => computerMove(attackRules, p, seat, new SeededChance('computer'))

/** An army on an island; the other one’s ships lie all around it. */
const island = (own: GivenPlayer = {}, more: Partial<Given> = {}) =>
  given({
    players: {
      p1: { pp: 0, regions: { 'great-britain': land(5, 3, 3, 0) }, ...own },
      p2: { regions: { brazil: {} }, ships: { 'north-sea': fleet, 'north-atlantic': fleet } },
    },
    turn: { actions: 0, used: ['blitz'], blitzBonus: 0 },
    ...more,
  })

/** What a better computer does until its move is ordered, or its turn over. */
function orders(position: State): readonly Record<string, unknown>[] {
  let p = position
  const moves: Record<string, unknown>[] = []
  for (let step = 0; step < 60; step++) {
    const move = keenly(p)
    moves.push(move)
    if (move.type === 'end-moves' || move.type === 'end-turn') break
    p = play(p, ['p1', move])
    if (p.phase === 'naval') break
  }
  return moves
}

describe('the sea', () => {
  test('is open where ships of others let pass: by their order, or because they have no reason not to', () => {
    const policies = { allow: true, refuse: false, ask: false } as const
    for (const [passage, isOpen] of Object.entries(policies)) {
      const p = island()
      p.players.p2.orders = { passage: passage as keyof typeof policies }
      expect(openSeas(p, 'p1', keen).has('north-atlantic'), passage).toBe(isOpen)
    }
    // Behind somebody who has nothing to fear from it.
    const ahead = island()
    ahead.regions.argentina!.owner = 'p2'
    ahead.regions.argentina!.gov = null
    expect(openSeas(ahead, 'p1', keen).has('north-atlantic')).toBe(true)
  })

  test('is freed by ships that are likely to win, and the army crosses with them', () => {
    const ships = { mediterranean: { sub: 0, dd: 5, bb: 3, cv: 0 } }
    const p = island({ ships })
    const [sally] = salliesOf(p, 'p1', keen)
    expect(sally).toMatchObject({ sails: [{ from: 'mediterranean' }, { from: 'mediterranean' }] })
    expect(sally!.chance).toBeGreaterThan(0.6)
    expect(salliesOf(p, 'p1', keen)).toContainEqual(campaignOf(p, 'p1', false, keen).sally)
    const moves = orders(p)
    expect(moves.map(({ type }) => type)).toEqual(expect.arrayContaining(['sail', 'march', 'end-moves']))
    expect(moves.filter(({ type }) => type === 'march').every(({ lane }) => lane !== null)).toBe(true)
    expect(easily(p).type).toBe('end-turn')
  })

  test('is left alone where the ships are too few, until more are built', () => {
    const weak = { mediterranean: { sub: 0, dd: 1, bb: 0, cv: 0 } }
    expect(salliesOf(island({ ships: weak }), 'p1', keen)).toEqual([])
    const p = island({ ships: weak, pp: 60 })
    const [armada] = armadasOf(p, 'p1', keen)
    expect(armada!.cost).toBeLessThanOrEqual(60)
    expect(armada!.chance).toBeGreaterThan(0.7)
    const moves = orders(p)
    const built = moves.filter(({ type }) => type === 'build').map(({ unit }) => unit)
    expect(built.some((unit) => unit === 'dd' || unit === 'bb')).toBe(true)
    expect(armadasOf(island({ ships: weak, pp: 10 }), 'p1', keen)).toEqual([])
  })
})

describe('armies that have nobody left to fight', () => {
  /** All of South America but its north, where the front is. */
  const regions = { argentina: land(6, 2, 2, 1), chile: {}, peru: {}, brazil: {}, amazonia: {}, venezuela: {}, colombia: {} }
  const p = given({
    players: { p1: { pp: 0, regions }, p2: { regions: { congo: {} }, ships: { 'south-atlantic': fleet } } },
    turn: { actions: 0, used: ['blitz'], blitzBonus: 0 },
  })

  test('are brought to a front by a strategic move', () => {
    expect(keenly(p)).toEqual({ type: 'begin', action: 'strategic-move' })
    const moves = orders(p)
    const strategic = moves.filter(({ type }) => type === 'strategic')
    expect(strategic.length).toBeGreaterThan(2)
    expect(new Set(strategic.map(({ to }) => to)).size).toBe(1)
    expect(easily(p)).not.toEqual({ type: 'begin', action: 'strategic-move' })
  })
})

describe('what is done now and then only', () => {
  const named = (level: 'normal' | 'strong', position: State) => {
    const mind = mindOf(attackRules, position, 'p1', () => position, new SeededChance('rare'))
    const found = ways(viewOf(attackRules, position, 'p1') as never, position, mind, level)
    return found.map(({ move }) => move.type)
  }
  const rich = given({
    players: {
      p1: { pp: 60, regions: { germany: land(2, 1, 1, 3) }, ships: { 'north-sea': { sub: 2, dd: 0, bb: 0, cv: 0 } } },
      p2: { regions: { brazil: {} }, econ: ['oil-1a'], routes: ['baltic-trade'] },
    },
  })

  test('is thought about by strong computers: research, auctions, bombing, raids', () => {
    expect(named('strong', rich)).toEqual(expect.arrayContaining(['research', 'open-auction', 'bomb', 'raid']))
    for (const rare of ['research', 'open-auction', 'bomb', 'raid']) expect(named('normal', rich)).not.toContain(rare)
  })

  test('is not where nothing can come of it', () => {
    const poor = given({ players: { p1: { pp: 0 }, p2: { regions: { brazil: {} } } } })
    for (const rare of ['research', 'open-auction', 'bomb', 'raid']) expect(named('strong', poor)).not.toContain(rare)
  })
})

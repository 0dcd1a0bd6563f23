import { describe, expect, test } from 'vitest'
import { committedBy } from '../../../src/games/attack/land/commit.ts'
import { afterHit, bestHit, isForced, isSpent, targetsOf, type Volley } from '../../../src/games/attack/land/hits.ts'
import { armsIn, diceOf } from '../../../src/games/attack/land/roll.ts'
import type { Land, State } from '../../../src/games/attack/state.ts'
import type { Battle, MoveAction } from '../../../src/games/attack/turn/action.ts'
import type { PlainMove } from '../../../src/kernel/index.ts'
import {
  asked,
  begin,
  type Given,
  type GivenPlayer,
  given,
  keysHeard,
  listOf,
  playing,
  refused,
  roll,
  type Step,
} from './given.ts'

const land = (some: Partial<Land>): Land => ({ inf: 0, tank: 0, art: 0, plane: 0, ...some })
const commit = (some: Partial<Land>): PlainMove => ({ type: 'commit', units: land(some) })
const hit = (by: string, target: string): PlainMove => ({ type: 'hit', by, target })
const battle = (p: State): Battle => (p.action as MoveAction).battle as Battle // A battle is on.
const miss = 6
const misses = (count: number): number[] => Array<number>(count).fill(miss)

const marches = (units: Partial<Land>, to: string, from = 'germany'): Step[] =>
  Object.entries(units).map(([unit, count]): Step => ['p1', { type: 'march', from, to, unit, count, lane: null }])

/** p1 attacks from Germany, where one infantry stays. */
const attack = (
  units: Partial<Land>,
  region: string,
  dice: readonly number[],
  { p1 = {}, p2 = {}, players, ...more }: Given & { p1?: GivenPlayer; p2?: GivenPlayer } = {},
) =>
  roll(
    given({
      players: { p1: { regions: { germany: { ...units, inf: (units.inf ?? 0) + 1 } }, ...p1 }, p2, ...players },
      ...more,
    }),
    dice,
    ['p1', begin('move')],
    ...marches(units, region),
    ['p1', { type: 'end-moves' }],
  )

const defence = (units: Partial<Land>, more: GivenPlayer = {}): { p2: GivenPlayer } => ({
  p2: { regions: { brazil: { inf: 1 }, poland: units }, ...more },
})

describe('opening', () => {
  test('commits exactly four, or all there are', () => {
    const p = attack({ inf: 4, tank: 2 }, 'poland', [], defence({ inf: 2 }))
    expect(asked(p)).toEqual(['p1 open'])
    expect(refused(p, 'p1', commit({ inf: 5 }))).toBe('not-in-reserve')
    expect(refused(p, 'p1', commit({ inf: 3 }))).toBe('must-commit-four')
    expect(refused(p, 'p1', commit({ inf: -1, tank: 5 }))).toBe('bad-amount')
    expect(refused(p, 'p1', { type: 'commit', units: { inf: 4 } })).toBe('unknown-move')
    expect(refused(p, 'p1', hit('inf', 'inf'))).toBe('wrong-phase')
    expect(listOf(p, 'p1', 'commit')).toHaveLength(3)
  })

  test('needs nobody where there is one way only', () => {
    // Both lines are full or without reserve until the attacker may bring a fifth.
    const p = attack({ inf: 6 }, 'poland', misses(8), defence({ inf: 2 }))
    expect([battle(p).line.attacker.inf, battle(p).round, asked(p)]).toEqual([4, 2, ['p1 reinforce']])
  })

  test('of the defender is balanced unless it wants to be asked', () => {
    const army = { inf: 3, tank: 2, plane: 1 }
    const balanced = attack({ inf: 3, plane: 1 }, 'poland', [...misses(5), 4, ...misses(3)], defence(army))
    expect([battle(balanced).line.defender, asked(balanced)]).toEqual([land({ inf: 2, tank: 1, plane: 1 }), ['p1 hit']])
    const own = attack({ inf: 6 }, 'poland', [], defence(army, { orders: { defendCommit: 'ask' } }))
    expect(asked(own)).toEqual(['p2 open'])
  })
})

describe('orders commit', () => {
  const reserve = land({ inf: 2, tank: 1, art: 3, plane: 2 })
  test.each([
    ['balanced', { inf: 2, tank: 1, art: 1, plane: 1 }],
    ['infantry-first', { inf: 2, tank: 1, art: 2 }],
    ['strong-first', { plane: 2, tank: 1, art: 2 }],
  ] as const)('%s', (policy, expected) => expect(committedBy(policy, reserve, 5)).toEqual(land(expected)))
})

describe('a round', () => {
  test('begins with the defender, who does not reinforce in the first', () => {
    const p = attack({ inf: 4, tank: 1 }, 'poland', [1, ...misses(8)], {
      ...defence({ inf: 6 }, { orders: { defendCommit: 'ask', defendHits: 'ask' } }),
      p1: { orders: { attackCommit: 'infantry-first' }, regions: { germany: { inf: 5, tank: 1 } } },
    })
    // One infantry has fallen, the tank has come up in its place; now the defender may bring a fifth.
    expect([battle(p).line.attacker, asked(p), battle(p).round]).toEqual([land({ inf: 3, tank: 1 }), ['p2 reinforce'], 2])
  })

  test('lets the line grow by one each time', () => {
    const p = attack({ inf: 9 }, 'poland', misses(14), defence({ tank: 2, art: 1 }))
    expect([asked(p), battle(p).round]).toEqual([['p1 reinforce'], 2])
    expect(refused(p, 'p1', commit({ inf: 2 }))).toBe('line-too-long')
    expect(listOf(p, 'p1', 'commit')).toEqual([commit({}), commit({ inf: 1 })])
  })

  test('must leave somebody in the line', () => {
    const p = attack({ inf: 6 }, 'poland', [1, 1, 1, 1], defence({ inf: 4 }))
    expect([battle(p).line.attacker.inf, asked(p)]).toEqual([0, ['p1 reinforce']])
    expect(refused(p, 'p1', commit({}))).toBe('line-empty')
    expect(refused(p, 'p1', commit({ inf: 1 }))).toBeUndefined()
  })

  test('goes on until one side has nobody left', () => {
    const p = attack({ inf: 1 }, 'poland', [miss, miss, miss, miss, 1, miss], defence({ inf: 1 }))
    expect([p.phase, p.regions.poland!.owner]).toEqual(['turn', 'p2'])
  })
})

describe('dice', () => {
  const dice = (units: Partial<Land>, region = 'poland', more: object = {}, p1: GivenPlayer = {}) => {
    const p = attack({ inf: 5 }, region, [], {
      ...defence({ inf: 4, tank: 1 }, { orders: { defendCommit: 'ask' } }),
      p1,
      ...more,
    })
    battle(p).line.attacker = land(units)
    battle(p).line.defender = land(units)
    return (['attacker', 'defender'] as const).map((side) => diceOf(battle(p).line[side], armsIn(p, battle(p), side)))
  }

  test('are two for a tank, one for the others, two at least', () => {
    expect(dice({ inf: 1, tank: 2 })).toEqual([5, 5])
    expect(dice({ inf: 1 })).toEqual([2, 2])
  })

  test('come with technologies', () => {
    expect(dice({ tank: 1, inf: 1 }, 'poland', {}, { techs: ['heavy-tanks', 'automatic-weapons'] })).toEqual([4, 3])
    expect(dice({ tank: 1, inf: 2 }, 'poland', {}, { techs: ['heavy-tanks', 'automatic-weapons'] })).toEqual([6, 4])
  })

  test('come with home defence at a capital', () => {
    const home = { regions: { poland: { inf: 4, tank: 1 }, brazil: { inf: 1 } }, orders: { defendCommit: 'ask' } } as const
    expect(dice({ inf: 2 }, 'poland', { p2: home, options: { homeDefence: true } })).toEqual([2, 3])
    expect(dice({ inf: 2 }, 'poland', { p2: home })).toEqual([2, 2])
  })
})

describe('a hit', () => {
  const volley = (line: Partial<Land>, hits: Partial<Land>, rockets = false): Volley => ({
    line: land(line),
    hits: land(hits),
    rockets,
  })

  test.each([
    ['inf', { tank: 1, art: 1 }, ['tank']],
    ['inf', { inf: 1, tank: 1 }, ['inf']],
    ['tank', { inf: 1, art: 1, plane: 1 }, ['inf', 'art']],
    ['tank', { inf: 2 }, ['inf']],
    ['tank', { tank: 1, art: 1 }, ['tank']],
    ['art', { inf: 2, tank: 1 }, ['inf']],
    ['art', { inf: 1, tank: 1 }, ['inf']],
    ['plane', { inf: 1, plane: 1 }, ['inf', 'plane']],
  ] as const)('by %s on %o takes %o', (by, line, expected) => {
    expect(targetsOf(volley(line, {}), by)).toEqual(expected)
  })

  test('of rocket artillery takes anything where there are not two infantry', () => {
    expect(targetsOf(volley({ inf: 1, plane: 1 }, {}, true), 'art')).toEqual(['inf', 'plane'])
    expect(targetsOf(volley({ inf: 2, plane: 1 }, {}, true), 'art')).toEqual(['inf'])
  })

  test('of artillery takes two infantry', () => {
    expect(afterHit(volley({ inf: 3 }, { art: 1 }), 'art', 'inf').line.inf).toBe(1)
  })

  test('needs nobody where every order of the hits takes the same', () => {
    expect(isForced(volley({ inf: 3 }, { inf: 1, plane: 1 }))).toBe(true)
    expect(isForced(volley({ inf: 1, tank: 1 }, { plane: 2 }))).toBe(true)
    expect(isForced(volley({ inf: 2, tank: 2 }, { inf: 3 }))).toBe(true)
    expect(isForced(volley({ inf: 1, tank: 1 }, { plane: 1 }))).toBe(false)
    expect(isForced(volley({ inf: 3, tank: 1 }, { art: 1, plane: 1 }))).toBe(false)
  })

  test('by order takes the best', () => {
    const taken: string[] = []
    let now = volley({ inf: 3, tank: 1, art: 1, plane: 1 }, { inf: 1, tank: 1, art: 1, plane: 1 })
    while (!isSpent(now)) {
      const next = bestHit(now)!
      taken.push(`${next.by} ${next.target}`)
      now = afterHit(now, next.by, next.target)
    }
    expect(taken).toEqual(['art inf', 'tank tank', 'plane plane', 'inf inf'])
  })

  test('counts at most once for each unit, and is refused in order', () => {
    const p = attack({ inf: 1, plane: 1 }, 'poland', [miss, miss, miss, miss, 4, 5], defence({ inf: 1, tank: 1, art: 1 }))
    expect([battle(p).hits.plane, asked(p)]).toEqual([1, ['p1 hit']])
    expect(refused(p, 'p1', hit('inf', 'inf'))).toBe('no-such-hit')
    expect(refused(p, 'p1', hit('plane', 'plane'))).toBe('no-such-target')
    expect(refused(p, 'p1', hit('plane', 'art'))).toBeUndefined()
    expect(refused(p, 'p1', commit({}))).toBe('wrong-phase')
  })
})

describe('a victory', () => {
  test('over a player brings a random card, which stays disabled and loses its flag', () => {
    const p2 = {
      regions: { brazil: { inf: 1 }, poland: { inf: 1 } },
      econ: ['rail-1a', 'oil-1a'],
      disabled: ['oil-1a'],
      reserve: ['oil-1a'],
    }
    const p = attack({ inf: 2 }, 'poland', [miss, miss, 1, miss, 2], { p2 })
    expect(p.players.p1).toMatchObject({ econ: ['oil-1a'], disabled: ['oil-1a'], reserve: [], conquests: 0, hand: [] })
    expect(p.players.p2).toMatchObject({ econ: ['rail-1a'], disabled: [], reserve: [] })
  })

  test('tells the card only to those who know it', () => {
    const start = given({
      players: {
        p1: { regions: { germany: { inf: 3 } } },
        p2: { regions: { brazil: {}, poland: { inf: 1 } }, econ: ['rail-1a'] },
        p3: {},
      },
    })
    const steps: Step[] = [['p1', begin('move')], ...marches({ inf: 2 }, 'poland'), ['p1', { type: 'end-moves' }]]
    const { events } = playing(start, [miss, miss, 1, miss], ...steps)
    expect(keysHeard(events, 'p2')).toContain('loots')
    expect(keysHeard(events, 'p3')).not.toContain('loots')
    expect(keysHeard(events, 'p3')).toContain('loots-card')
  })

  test('over the last land unit of a seat ends the game', () => {
    const p = attack({ inf: 2 }, 'poland', [miss, miss, 1, miss], { p2: { regions: { poland: { inf: 1 } } } })
    expect(p.result).toMatchObject({ reason: 'elimination', eliminated: 'p2', winners: ['p1'] })
  })

  test('over three and more of the enemy is a conquest', () => {
    const p = attack({ inf: 4 }, 'poland', [...misses(3), 1, 1, 1, 1], defence({ inf: 3 }))
    expect(p.players.p1.conquests).toBe(1)
  })
})

describe('the army of a neutral', () => {
  const top = { economics: ['rail-2a', 'oil-1a'] }

  test('is what the card shows, and goes back with it when it holds', () => {
    const p = attack({ inf: 1 }, 'poland', [miss, miss, 1], { top })
    expect([p.regions.poland!.owner, p.regions.poland!.gov]).not.toEqual(['p1', null])
    expect([p.decks.economics.at(-1), p.decks.economics[0], p.players.p1.invaded]).toEqual(['rail-2a', 'oil-1a', ['poland']])
    expect(p.regions.poland!.units).toEqual(land({}))
  })

  test('is three infantry without a card', () => {
    const start = given({ players: { p1: { regions: { germany: { inf: 6, tank: 1 } }, econ: [] }, p2: {} } })
    start.players.p2.econ = start.decks.economics
    start.decks.economics = []
    const p = roll(
      start,
      misses(10),
      ['p1', begin('move')],
      ...marches({ inf: 4, tank: 1 }, 'poland'),
      ['p1', { type: 'end-moves' }],
      ['p1', commit({ inf: 4 })],
    )
    expect([battle(p).card, battle(p).line.defender]).toEqual([null, land({ inf: 3 })])
  })

  test('is commanded by a volunteer, of several by the highest roll, tied ones again', () => {
    const volunteers = { neutralControl: 'volunteers' } as const
    const willing = { orders: { volunteer: true, defendCommit: 'ask' } } as const
    const one = attack({ inf: 6 }, 'poland', misses(10), { top, p2: willing, options: volunteers })
    expect(battle(one).controller).toBe('p2')
    const two = attack({ inf: 6 }, 'poland', [3, 3, 2, 4, 1, 1, 1, 2, ...misses(10)], {
      top,
      options: volunteers,
      players: { p3: willing },
      p2: willing,
    })
    expect(battle(two).controller).toBe('p3')
    const auto = attack({ inf: 6 }, 'poland', misses(10), { top, p2: willing })
    expect(battle(auto).controller).toBe('auto')
  })
})

import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { State } from '../../../src/games/attack/state.ts'
import type { MoveAction } from '../../../src/games/attack/turn/action.ts'
import { awaited, type PlainMove, viewOf } from '../../../src/kernel/index.ts'
import { asked, begin, type Given, given, listOf, play, refused, roll, type Step } from './given.ts'

const lane = 'brazil--west-africa'
const cross = (unit: string, count: number, more: object = {}): Step => [
  'p1',
  { type: 'march', from: 'brazil', to: 'west-africa', unit, count, lane, ...more },
]
const endMoves: Step = ['p1', { type: 'end-moves' }]
const passage = (allow: boolean): PlainMove => ({ type: 'passage', allow })

/** p1 crosses the South Atlantic from Brazil to West Africa, where it has a garrison. */
const convoy = (others: Given['players'], ...more: Step[]): State =>
  roll(
    given({
      players: {
        p1: { regions: { brazil: { inf: 3, tank: 1, art: 1, plane: 1 }, 'west-africa': { inf: 1 } } },
        p2: {},
        ...others,
      },
    }),
    [],
    ['p1', begin('move')],
    cross('inf', 2),
    cross('plane', 1),
    ...more,
  )

const units = (p: State, region: string) => p.regions[region]!.units
const sea = 'south-atlantic'

describe('passage', () => {
  test('is asked of owners of ships in the way, quietly', () => {
    const p = roll(convoy({ p2: { ships: { [sea]: { dd: 1 } } }, p3: { ships: { [sea]: { sub: 1 } } } }), [], endMoves)
    expect(asked(p)).toEqual(['p2 passage'])
    expect(awaited(attackRules, p, 'p1')).toEqual({ owed: [], quiet: true })
    expect(viewOf(attackRules, p, 'p1').action).toMatchObject({ waiting: [] })
    expect(refused(p, 'p3', passage(true))).toBe('not-pending')
  })

  test('allowed lets everything through', () => {
    const p = roll(convoy({ p2: { ships: { [sea]: { dd: 1 } } } }), [], endMoves, ['p2', passage(true)])
    expect(units(p, 'west-africa')).toEqual({ inf: 3, tank: 0, art: 0, plane: 1 })
  })

  test('refused sends land units home, and planes only if they escort them', () => {
    const free = roll(convoy({ p2: { ships: { [sea]: { dd: 1 } } } }), [], endMoves, ['p2', passage(false)])
    expect([units(free, 'west-africa').plane, units(free, 'brazil').inf]).toEqual([1, 3])
    const escorting = roll(
      given({
        players: { p1: { regions: { brazil: { inf: 3, plane: 1 }, 'west-africa': {} } }, p2: { ships: { [sea]: { bb: 1 } } } },
      }),
      [],
      ['p1', begin('move')],
      cross('inf', 2),
      cross('plane', 1, { escort: true }),
      endMoves,
      ['p2', passage(false)],
    )
    expect([units(escorting, 'west-africa'), units(escorting, 'brazil')]).toEqual([
      { inf: 2, tank: 0, art: 0, plane: 0 },
      { inf: 3, tank: 0, art: 0, plane: 1 },
    ])
  })

  test('is answered by orders, the special one before the general one', () => {
    const ships = { [sea]: { dd: 1 } }
    const allowing = { ships, orders: { passage: 'refuse', passageFor: { p1: 'allow' } } as const }
    const p = roll(convoy({ p2: allowing }), [], endMoves)
    expect(units(p, 'west-africa').inf).toBe(3)
    const refusing = roll(convoy({ p2: { ships, orders: { passage: 'refuse' } } }), [], endMoves)
    expect(units(refusing, 'brazil').inf).toBe(3)
  })

  test('asks nobody for planes or where nothing crosses', () => {
    const p = roll(
      given({
        players: { p1: { regions: { brazil: { inf: 1, plane: 1 }, 'west-africa': {} } }, p2: { ships: { [sea]: { dd: 1 } } } },
      }),
      [],
      ['p1', begin('move')],
      cross('plane', 1),
      endMoves,
    )
    expect([p.phase, units(p, 'west-africa').plane]).toEqual(['turn', 1])
  })

  test('is not for a fleet that is about to be fought: it decides by holding the sea', () => {
    const fleets = (own: object, other: object) => ({
      p1: { regions: { brazil: { inf: 3, plane: 1 }, 'west-africa': {} }, ships: { [sea]: { sub: 1 }, caribbean: own } },
      p2: { ships: { [sea]: other }, orders: { navalRetreat: 'never' } as const },
    })
    const fight = (own: object, other: object, dice: number[]): State =>
      roll(
        given({ players: fleets(own, other) }),
        dice,
        ['p1', begin('move')],
        ['p1', { type: 'sail', from: 'caribbean', to: sea, ship: 'dd', count: 1 }],
        cross('inf', 2),
        endMoves,
        ['p1', { type: 'subs', join: false }],
      )
    expect(units(fight({ dd: 1 }, { dd: 1 }, [6, 6, 1, 1]), 'west-africa').inf).toBe(4)
    expect(units(fight({ dd: 1 }, { dd: 1 }, [1, 1, 6, 6]), 'west-africa').inf).toBe(2)
  })
})

describe('interception', () => {
  const wolf = { p2: { ships: { [sea]: { sub: 2 } } } }

  test('hits on sixes, first what is preferred, never planes', () => {
    const asking = roll(convoy(wolf, cross('tank', 1)), [], endMoves)
    expect(asked(asking)).toEqual(['p2 intercept'])
    const fire = { type: 'intercept', sea, fire: true, prefer: 'inf' }
    expect(units(roll(asking, [6, 6], ['p2', fire]), 'west-africa')).toEqual({ inf: 1, tank: 1, art: 0, plane: 1 })
    const tanks = { type: 'intercept', sea, fire: true, prefer: 'tank' }
    expect(units(roll(asking, [6, 6], ['p2', tanks]), 'west-africa')).toEqual({ inf: 2, tank: 0, art: 0, plane: 1 })
    expect(units(play(asking, ['p2', { type: 'intercept', sea, fire: false }]), 'west-africa').inf).toBe(3)
  })

  test('asks for a sea that is crossed, and for an aim only with fire', () => {
    const p = play(convoy(wolf), endMoves)
    expect(refused(p, 'p2', { type: 'intercept', sea: 'caribbean', fire: true, prefer: 'inf' })).toBe('not-asked')
    expect(refused(p, 'p2', { type: 'intercept', sea, fire: true })).toBe('unknown-move')
    expect(listOf(p, 'p2', 'intercept')).toHaveLength(4)
    expect(refused(p, 'p2', { type: 'intercept', sea, fire: false, prefer: 'inf' })).toBe('unknown-move')
    expect(refused(p, 'p2', { type: 'intercept', sea, fire: true, prefer: 'plane' })).toBe('unknown-move')
    expect(refused(p, 'p2', passage(true))).toBe('wrong-phase')
  })

  test('aims at tanks first until the seat names something else', () => {
    const shots = (p: State) => (p.action as MoveAction).shots // A move is on.
    const p = roll(convoy({ ...wolf, p3: { ships: { [sea]: { sub: 1 } }, orders: { intercept: 'never' } } }), [], endMoves)
    expect(shots(p)).toEqual([
      { sea, seat: 'p2', fire: null, prefer: 'tank' },
      { sea, seat: 'p3', fire: false, prefer: 'tank' },
    ])
    const held = roll(convoy({ ...wolf, p3: { ships: { [sea]: { sub: 1 } } } }), [], endMoves, [
      'p2',
      { type: 'intercept', sea, fire: false },
    ])
    expect(shots(held)).toEqual([
      { sea, seat: 'p2', fire: false, prefer: 'tank' },
      { sea, seat: 'p3', fire: null, prefer: 'tank' },
    ])
  })

  test.each([
    ['always', [1, 1]],
    ['never', []],
    ['unescorted', [1, 1]],
  ] as const)('follows the order %s', (policy, dice) => {
    const p = roll(convoy({ p2: { ...wolf.p2, orders: { intercept: policy } } }), dice, endMoves)
    expect(units(p, 'west-africa').inf).toBe(3)
  })

  test('holds fire against an escorted convoy where the order says so', () => {
    const p = roll(
      convoy({
        p2: { ...wolf.p2, orders: { intercept: 'unescorted' } },
        p3: { ships: { [sea]: { dd: 1 } }, orders: { passage: 'allow' } },
      }),
      [],
      endMoves,
    )
    expect(units(p, 'west-africa').inf).toBe(3)
  })

  test('is nothing for whoever granted passage', () => {
    const p = roll(convoy({ p2: { ships: { [sea]: { sub: 1, dd: 1 } } } }), [], endMoves, ['p2', passage(true)])
    expect(p.phase).toBe('turn')
    const ordered = roll(convoy({ p2: { ...wolf.p2, orders: { passage: 'allow' } } }), [], endMoves)
    expect(ordered.phase).toBe('turn')
  })

  test('draws fire from escorts of the mover first, then of those who always fire', () => {
    const p = roll(
      given({
        players: {
          p1: { regions: { brazil: { inf: 3 }, 'west-africa': {} }, ships: { [sea]: { dd: 1 } }, techs: ['sonar'] },
          p2: { ships: { [sea]: { sub: 3 } }, orders: { intercept: 'always' } },
        },
      }),
      [1, 1, 1, 4],
      ['p1', begin('move')],
      cross('inf', 2),
      endMoves,
    )
    expect(p.seas[sea]?.p2?.sub).toBe(2)
  })

  test('keeps answers secret until the last is in', () => {
    const p = roll(convoy({ ...wolf, p3: { ships: { [sea]: { sub: 1 } } } }), [], endMoves, [
      'p2',
      { type: 'intercept', sea, fire: true, prefer: 'inf' },
    ])
    const shots = (viewer: 'p1' | 'p2') => (viewOf(attackRules, p, viewer).action as MoveAction).shots.map(({ fire }) => fire)
    expect([shots('p1'), shots('p2')]).toEqual([
      [null, null],
      [true, null],
    ])
  })
})

describe('lone submarines', () => {
  const arriving = (orders: object): State =>
    roll(
      given({
        players: { p1: { ships: { caribbean: { dd: 1 } } }, p2: { ships: { [sea]: { sub: 1 } }, orders } },
      }),
      'subsJoin' in orders && !('passage' in orders) ? [1, 1, 6, 6] : [],
      ['p1', begin('move')],
      ['p1', { type: 'sail', from: 'caribbean', to: sea, ship: 'dd', count: 1 }],
      endMoves,
    )

  test('are not disturbed by a newcomer', () => expect(Object.keys(arriving({}).seas[sea]!)).toEqual(['p2', 'p1']))
  test('accept battle by order', () => expect(Object.keys(arriving({ subsJoin: 'join' }).seas[sea]!)).toEqual(['p2']))
  test('let friends pass whatever the order', () =>
    expect(Object.keys(arriving({ subsJoin: 'join', passage: 'allow' }).seas[sea]!)).toEqual(['p2', 'p1']))
})

describe('a pact', () => {
  const pact = { hand: ['non-aggression-pact-1', 'veto-1'] }
  const attacked = () =>
    roll(
      given({
        players: { p1: { regions: { germany: { inf: 9 } } }, p2: { regions: { france: { inf: 1 }, spain: {} }, ...pact } },
        top: { economics: ['factories-1a'] },
      }),
      [],
      ['p1', begin('move')],
      ['p1', { type: 'march', from: 'germany', to: 'france', unit: 'inf', count: 4, lane: null }],
      endMoves,
    )
  const signed = { type: 'block', card: 'non-aggression-pact-1', region: 'france' }

  test('sends the attackers of a region home before anybody is invaded', () => {
    const p = play(attacked(), ['p2', signed])
    expect([p.phase, units(p, 'germany').inf, p.decks.politicalDiscard]).toEqual(['turn', 9, ['non-aggression-pact-1']])
    expect(p.players.p1.invaded).toEqual([])
  })

  test('without its region, or with a field that it does not take, is no move', () => {
    const p = attacked()
    expect(refused(p, 'p2', { type: 'block', card: 'non-aggression-pact-1' })).toBe('unknown-move')
    for (const more of [{ target: 'p1' }, { gov: 'fascism' }, { value: 1 }])
      expect([more, refused(p, 'p2', { ...signed, ...more })]).toEqual([more, 'unknown-move'])
    expect(refused(p, 'p2', { type: 'block', card: 'veto-1', region: 'france' })).toBe('unknown-move')
    expect(refused(p, 'p2', { ...signed, region: 'spain' })).toBe('not-attacked')
  })
})

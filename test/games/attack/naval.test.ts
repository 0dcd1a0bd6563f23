import { describe, expect, test } from 'vitest'
import { freshMove } from '../../../src/games/attack/movement/fresh.ts'
import { autoLine } from '../../../src/games/attack/naval/line.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Fleet, Seat, State } from '../../../src/games/attack/state.ts'
import type { MoveAction, Naval } from '../../../src/games/attack/turn/action.ts'
import { type PlainMove, viewOf } from '../../../src/kernel/index.ts'
import { asked, begin, type GivenPlayer, given, listOf, play, refused, roll, type Step } from './given.ts'

const sea = 'south-atlantic'
const add = (ship: string): PlainMove => ({ type: 'line-add', ship })
const choose = (to: string): PlainMove => ({ type: 'naval-choice', to })
const fleet = (some: Partial<Fleet>): Fleet => ({ sub: 0, dd: 0, bb: 0, cv: 0, ...some })

/** Fleets lie in the same sea, and p1 attacks. */
const battle = (
  own: Partial<Fleet>,
  other: Partial<Fleet>,
  dice: readonly number[] = [],
  some: { p1?: GivenPlayer; p2?: GivenPlayer } = {},
) =>
  roll(
    given({ players: { p1: { ships: { caribbean: own }, ...some.p1 }, p2: { ships: { [sea]: other }, ...some.p2 } } }),
    dice,
    ['p1', begin('move')],
    ...Object.entries(own).map(([ship, count]): Step => ['p1', { type: 'sail', from: 'caribbean', to: sea, ship, count }]),
    ['p1', { type: 'end-moves' }],
  )

const naval = (p: State): Naval => (p.action as MoveAction).battle as Naval // A battle is on.
const never = { orders: { navalRetreat: 'never' } } as const

describe('submarines', () => {
  test('of both sides are asked at once and in secret', () => {
    const p = battle({ sub: 1, dd: 1 }, { sub: 1, dd: 1 })
    expect(asked(p)).toEqual(['p1 subs', 'p2 subs'])
    const answered = play(p, ['p1', { type: 'subs', join: true }])
    expect(asked(answered)).toEqual(['p2 subs'])
    expect((viewOf(attackRules, answered, 'p2').action as MoveAction).battle).toMatchObject({ join: { attacker: null } })
    const both = play(answered, ['p2', { type: 'subs', join: false }])
    expect(naval(both).fleet).toEqual({ attacker: fleet({ sub: 1, dd: 1 }), defender: fleet({ dd: 1 }) })
  })

  test('that stay out lie there still when the battle is lost', () => {
    const p = battle({ dd: 1 }, { sub: 2, dd: 1 }, [6, 6, 1, 1], { p2: { orders: { subsJoin: 'stay' } } })
    expect(p.seas[sea]).toEqual({ p1: fleet({ dd: 1 }), p2: fleet({ sub: 2 }) })
  })
})

describe('the lines', () => {
  test('are as long as the smaller fleet and secret until both are laid', () => {
    const p = battle({ dd: 2, bb: 1 }, { dd: 1, cv: 1 })
    expect([naval(p).length, asked(p)]).toEqual([2, ['p1 line', 'p2 line']])
    const laid = play(p, ['p1', add('bb')])
    expect((viewOf(attackRules, laid, 'p2').action as MoveAction).battle).toMatchObject({ lines: { attacker: [] } })
    expect((viewOf(attackRules, laid, 'p1').action as MoveAction).battle).toMatchObject({ lines: { attacker: ['bb'] } })
    expect(refused(laid, 'p1', add('bb'))).toBe('not-enough-ships')
    expect(refused(laid, 'p1', add('cv'))).toBe('not-enough-ships')
    expect(refused(laid, 'p2', { type: 'line-clear' })).toBe('line-empty')
    const cleared = play(laid, ['p1', { type: 'line-clear' }])
    expect(naval(cleared).lines.attacker).toEqual([])
    const complete = play(cleared, ['p1', add('dd')], ['p1', add('dd')])
    expect(asked(complete)).toEqual(['p2 line'])
    expect(refused(complete, 'p1', { type: 'line-clear' })).toBe('not-pending')
  })

  test('of one type of ship lie by themselves, and those of an order', () => {
    expect(autoLine(fleet({ sub: 1, dd: 3, bb: 2, cv: 1 }), 4)).toEqual(['dd', 'bb', 'bb', 'cv'])
    expect(autoLine(fleet({ sub: 2, dd: 1 }), 2)).toEqual(['dd', 'sub'])
    const p = battle({ dd: 1, bb: 1 }, { dd: 2 })
    expect(asked(p)).toEqual(['p1 line'])
  })
})

/** Both have fought a round without a hit and are asked to retreat. */
function unbroken(own: Partial<Fleet>, other: Partial<Fleet>, some: { p1?: GivenPlayer; p2?: GivenPlayer } = {}): State {
  const fleets = { attacker: fleet(own), defender: fleet(other) }
  const fought: Naval = {
    kind: 'naval',
    sea,
    attacker: 'p1',
    defender: 'p2',
    round: 1,
    step: 'retreat',
    waiting: ['p1', 'p2'],
    join: { attacker: true, defender: true },
    fleet: fleets,
    damaged: { attacker: 0, defender: 0 },
    length: 1,
    lines: { attacker: ['dd'], defender: ['dd'] },
    choice: { attacker: null, defender: null },
  }
  const contest = { sea, foe: 'p2' as const }
  return given({
    players: { p1: { ships: { [sea]: own }, ...some.p1 }, p2: { ships: { [sea]: other }, ...some.p2 } },
    phase: 'naval',
    turn: { actions: 1, used: [], blitzBonus: 0 },
    action: { ...freshMove('move'), stage: 'naval', fought: [contest], battle: fought },
  })
}

/** Whoever is named stays, one after the other; the others' orders answer for them. */
const fightOn = (p: State, dice: readonly number[], stay: readonly Seat[] = ['p1', 'p2']): State =>
  roll(p, dice, ...stay.map((seat): Step => [seat, choose('stay')]))

describe('the match-ups', () => {
  test.each([
    ['bb', 'dd', 2],
    ['sub', 'bb', 2],
    ['dd', 'sub', 2],
    ['cv', 'dd', 1],
    ['cv', 'sub', 1],
    ['cv', 'bb', 1],
    ['dd', 'dd', 0],
    ['cv', 'cv', 0],
  ] as const)('give %s against %s %i more', (own, other, bonus) => {
    const level = fightOn(unbroken({ [own]: 1 }, { [other]: 1 }), [1, 1, 1, 1 + bonus])
    expect(naval(level).fleet).toEqual({ attacker: fleet({ [own]: 1 }), defender: fleet({ [other]: 1 }) })
    const better = fightOn(unbroken({ [own]: 1 }, { [other]: 1 }), [1, 2, 1, 1 + bonus])
    expect(better.seas[sea]?.p1).toEqual(fleet({ [own]: 1 }))
  })

  test('give battleships with fire control one more', () => {
    const some = { p1: { techs: ['naval-fire-control'] } }
    expect(naval(fightOn(unbroken({ bb: 1 }, { bb: 1 }, some), [1, 1, 1, 2])).fleet.defender.bb).toBe(1)
    expect(naval(fightOn(unbroken({ bb: 1 }, { bb: 1 }), [1, 1, 1, 1])).fleet.defender.bb).toBe(1)
  })

  test('between carriers hit the losing carrier itself, wherever it stands', () => {
    const line = { p1: { orders: { navalLine: 'auto' } }, p2: { orders: { navalLine: 'auto' } } } as const
    const p = fightOn(unbroken({ dd: 1, cv: 1 }, { dd: 1, cv: 1 }, line), [3, 3, 3, 3, 1, 1, 6, 6])
    expect(naval(p).fleet).toEqual({ attacker: fleet({ dd: 1 }), defender: fleet({ dd: 1, cv: 1 }) })
  })
})

describe('after a round', () => {
  test('a battleship that was hit once is out of the battle and repaired at its end', () => {
    const p = fightOn(
      unbroken({ dd: 1, bb: 1 }, { dd: 2 }, { p1: { orders: { navalLine: 'auto' } }, p2: never }),
      [6, 6, 1, 1, 1, 1, 6, 6],
      ['p1'],
    )
    expect(naval(p).fleet).toEqual({ attacker: fleet({ bb: 1 }), defender: fleet({ dd: 1 }) })
    const hit = fightOn(
      unbroken({ bb: 2 }, { dd: 2 }, { p2: never }),
      [1, 1, 6, 6, 3, 3, 3, 5, 6, 6, 1, 1, 6, 6, 1, 1],
      ['p1', 'p1', 'p1'],
    )
    expect(hit.seas[sea]).toEqual({ p1: fleet({ bb: 2 }) })
  })

  test('a battleship that was hit twice is sunk', () => {
    const dice = [1, 1, 6, 6, 1, 1, 6, 6, 6, 6, 1, 1, 6, 6, 1, 1]
    const p = fightOn(unbroken({ bb: 2 }, { dd: 2 }, { p2: never }), dice, ['p1', 'p1', 'p1'])
    expect(p.seas[sea]?.p1).toEqual(fleet({ bb: 1 }))
  })
})

describe('retreat', () => {
  const standing = battle({ dd: 2 }, { dd: 2 }, [3, 3, 3, 3, 3, 3, 3, 3])

  test('is asked of both, to seas next to it without ships of others', () => {
    expect(asked(standing)).toEqual(['p1 naval-choice', 'p2 naval-choice'])
    expect(listOf(standing, 'p2', 'naval-choice').map(({ to }) => to)).toEqual([
      'stay',
      'north-atlantic',
      'caribbean',
      'southeast-pacific',
      'western-indian-ocean',
    ])
    expect(refused(standing, 'p2', choose('north-sea'))).toBe('no-retreat')
    expect(refused(standing, 'p2', choose('atlantis'))).toBe('no-such-sea')
  })

  test('of the attacker leaves the sea to the defender, even if both retreat', () => {
    const p = play(standing, ['p1', choose('caribbean')], ['p2', choose('north-atlantic')])
    expect([p.seas[sea], p.seas.caribbean]).toEqual([{ p2: fleet({ dd: 2 }) }, { p1: fleet({ dd: 2 }) }])
  })

  test('of nobody begins another round', () => {
    const dice = [3, 3, 3, 3, 3, 3, 3, 3]
    const p = roll(standing, dice, ['p1', choose('stay')], ['p2', choose('stay')])
    expect([naval(p).round, asked(p)]).toEqual([2, ['p1 naval-choice', 'p2 naval-choice']])
  })

  test('is nothing for whoever never retreats, or cannot', () => {
    const p = battle({ dd: 2 }, { dd: 2 }, [3, 3, 3, 3, 3, 3, 3, 3], { p2: never })
    expect(asked(p)).toEqual(['p1 naval-choice'])
  })
})

describe('the end', () => {
  test('sends damaged battleships of the loser to the first free sea', () => {
    const p = battle({ bb: 1 }, { dd: 1 }, [1, 1, 6, 6], {})
    expect([p.seas[sea], p.seas['north-atlantic']]).toEqual([{ p2: fleet({ dd: 1 }) }, { p1: fleet({ bb: 1 }) }])
  })

  test('is the bottom of the sea where no sea is free', () => {
    const around = {
      'north-atlantic': { sub: 1 },
      'southeast-pacific': { sub: 1 },
      'western-indian-ocean': { sub: 1 },
      caribbean: { sub: 1 },
    }
    const p = battle({ bb: 1 }, { dd: 1 }, [1, 1, 6, 6], { p2: { ships: { [sea]: { dd: 1 }, ...around } } })
    expect([p.seas[sea], p.seas['north-atlantic']]).toEqual([{ p2: fleet({ dd: 1 }) }, { p2: fleet({ sub: 1 }) }])
  })
})

describe('several battles', () => {
  test('are fought in the order of the mover, all of them before any landing', () => {
    const p = roll(
      given({
        players: {
          p1: { ships: { caribbean: { dd: 2 } }, regions: { germany: { inf: 3 } } },
          p2: { ships: { [sea]: { dd: 1 }, 'north-atlantic': { dd: 1 } }, ...never },
        },
      }),
      [],
      ['p1', begin('move')],
      ['p1', { type: 'sail', from: 'caribbean', to: sea, ship: 'dd', count: 1 }],
      ['p1', { type: 'sail', from: 'caribbean', to: 'north-atlantic', ship: 'dd', count: 1 }],
      ['p1', { type: 'end-moves' }],
    )
    expect(asked(p)).toEqual(['p1 fight'])
    expect(listOf(p, 'p1', 'fight')).toEqual([
      { type: 'fight', sea: 'north-atlantic' },
      { type: 'fight', sea },
    ])
    expect(refused(p, 'p1', { type: 'fight', sea: 'caribbean' })).toBe('no-battle-there')
    expect(refused(p, 'p1', { type: 'fight', sea, region: 'germany' })).toBe('unknown-move')
    expect(refused(p, 'p1', { type: 'fight' })).toBe('unknown-move')
    const over = roll(p, [6, 6, 1, 1, 1, 1, 6, 6], ['p1', { type: 'fight', sea }])
    expect([over.seas[sea], over.seas['north-atlantic'], over.phase]).toEqual([
      { p1: fleet({ dd: 1 }) },
      { p2: fleet({ dd: 1 }) },
      'turn',
    ])
  })
})

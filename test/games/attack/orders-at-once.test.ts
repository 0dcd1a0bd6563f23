import { describe, expect, test } from 'vitest'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import type { PlainMove } from '../../../src/kernel/index.ts'
import { asked, begin, endTurn, type GivenPlayer, given, play, roll, type Step } from './given.ts'

const sea = 'south-atlantic'
const endMoves: Step = ['p1', { type: 'end-moves' }]
const order = (key: string, value: unknown): PlainMove => ({ type: 'set-order', key, value })

const crossing = (p2: GivenPlayer): State =>
  roll(
    given({ players: { p1: { regions: { brazil: { inf: 3 }, 'west-africa': {} } }, p2 } }),
    [],
    ['p1', begin('move')],
    ['p1', { type: 'march', from: 'brazil', to: 'west-africa', unit: 'inf', count: 2, lane: 'brazil--west-africa' }],
    endMoves,
  )

const sailing = (p2: GivenPlayer, dice: readonly number[] = [], ...more: Step[]): State =>
  roll(
    given({
      players: { p1: { ships: { caribbean: { dd: 1, bb: 1 } } }, p2: { ships: { [sea]: { dd: 1, bb: 1, sub: 1 } }, ...p2 } },
    }),
    dice,
    ['p1', begin('move')],
    ...['dd', 'bb'].map((ship): Step => ['p1', { type: 'sail', from: 'caribbean', to: sea, ship, count: 1 }]),
    endMoves,
    ...more,
  )

const declared = (): State =>
  roll(
    given({ players: { p1: { hand: ['great-speech-1'] }, p2: { hand: ['veto-1'] } } }),
    [],
    ['p1', begin('political')],
    ['p1', { type: 'play', card: 'great-speech-1' }],
  )

const dealt = (): State =>
  roll(
    given(),
    [],
    ['p1', { type: 'trade-start', to: 'p2' }],
    ['p1', { type: 'trade-set', side: 'give', item: 'pp', amount: 1 }],
    ['p1', { type: 'trade-propose' }],
  )

const bombed = (): State =>
  roll(
    given({ players: { p1: { regions: { germany: { inf: 1, plane: 1 } } }, p2: { regions: { france: { inf: 1, plane: 1 } } } } }),
    [],
    ['p1', { type: 'bomb', target: 'p2', fighters: 0, bombers: 1 }],
  )

const auctioned = (): State => play(given(), ['p1', { type: 'open-auction', bid: 20, limit: 20 }])
const evening = (): State =>
  roll(given({ players: { p1: {}, p2: { econ: ['oil-1a'] } }, active: 'p1', first: 'p2' }), [], ['p1', endTurn])
const destroyer = { ships: { [sea]: { dd: 1 } } }
const submarine = { ships: { [sea]: { sub: 1 } } }

/** What is asked of p2, and orders that answer it. */
const questions: readonly [decision: string, p: () => State, key: string, value: unknown, dice: readonly number[]][] = [
  ['passage', () => crossing(destroyer), 'passage', 'allow', []],
  ['passage', () => crossing(destroyer), 'passageFor.p1', 'refuse', []],
  ['intercept', () => crossing(submarine), 'intercept', 'always', [1]],
  ['intercept', () => crossing(submarine), 'intercept', 'unescorted', [1]],
  ['intercept', () => crossing(submarine), 'intercept', 'never', []],
  ['block', declared, 'block', 'never', []],
  ['block', declared, 'block', 'own', []],
  ['subs', () => sailing({}), 'subsJoin', 'stay', []],
  ['subs', () => sailing({}), 'subsJoin', 'join', []],
  ['line', () => sailing({ orders: { subsJoin: 'stay' } }), 'navalLine', 'auto', []],
  ['auction', auctioned, 'auction', 'pass', [1]],
  ['auction', auctioned, 'auction', 'limit', [1]],
  ['produce', evening, 'production', 'oil', []],
  ['trade-answer', dealt, 'trade', 'refuse', []],
  ['scramble', bombed, 'scramble', 'none', [1]],
]

const isAsked = (p: State, seat: Seat, decision: string): boolean => asked(p).includes(`${seat} ${decision}`)

describe('an order given while its seat is asked', () => {
  test.each(questions)('answers %s at once: %#', (decision, position, key, value, dice) => {
    const p = position()
    expect(asked(p)).toContain(`p2 ${decision}`)
    expect(isAsked(roll(p, dice, ['p2', order(key, value)]), 'p2', decision)).toBe(false)
  })

  test.each(questions)('leaves %s open where it is about something else: %#', (decision, position) => {
    expect(isAsked(play(position(), ['p2', order('volunteer', true)]), 'p2', decision)).toBe(true)
  })

  test('by anybody else answers nothing', () => {
    expect(isAsked(play(crossing(destroyer), ['p1', order('passage', 'allow')]), 'p2', 'passage')).toBe(true)
  })

  test('does what the answer would do', () => {
    const answered = play(crossing(destroyer), ['p2', { type: 'passage', allow: true }])
    const ordered = play(crossing(destroyer), ['p2', order('passage', 'allow')])
    expect({ ...ordered, players: null }).toEqual({ ...answered, players: null })
  })

  test('a naval retreat stays where it is', () => {
    const none = { orders: { subsJoin: 'stay', navalLine: 'auto' } } as const
    const p = sailing(
      none,
      [1, 1, 1, 1, 1, 1, 1, 1],
      ['p1', { type: 'line-add', ship: 'dd' }],
      ['p1', { type: 'line-add', ship: 'bb' }],
    )
    expect(asked(p)).toEqual(['p1 naval-choice', 'p2 naval-choice'])
    expect(asked(play(p, ['p2', order('navalRetreat', 'never')]))).toEqual(['p1 naval-choice'])
  })
})

import { describe, expect, test } from 'vitest'
import {
  applyWith,
  available,
  canonical,
  demanded,
  exactlyOne,
  type Game,
  isAnswer,
  legal,
  move,
  number,
  offer,
  oneListed,
  oneOf,
  optional,
  pick,
  refusal,
  refuse,
  ScriptedChance,
  span,
  text,
  variant,
  variants,
  wellFormed,
  withDefault,
} from '../../src/kernel/index.ts'
import { start, type TinyState, tiny } from './tiny.ts'

const none = new ScriptedChance(undefined)

/** Marches over land or by a lane, as in a war game: one field null or a name, one optional, one with a standard. */
interface March extends Game {
  state: TinyState & { armies: Record<string, number> }
  seat: string
  view: unknown
  decision: 'orders'
}

const lanes: Readonly<Record<string, readonly (string | null)[]>> = { france: [null], britain: ['channel'] }

const march = move<March>()({
  type: 'march',
  answers: ['orders'],
  params: {
    from: oneListed((p: March['state']) => Object.keys(p.armies)),
    to: oneOf(['france', 'britain', 'italy']),
    lane: oneListed((_p: unknown, _seat, { to }: { to: string }) => lanes[to] ?? []),
    escort: optional(oneOf([true])),
    count: withDefault(
      number((p: March['state'], _seat, { from }: { from: string }) => span(1, p.armies[from] ?? 0)),
      1,
    ),
  },
  check(p, _seat, { from, to, lane, escort, count }) {
    if (typeof from !== 'string' || !p.armies[from]) return refuse('not-your-region')
    if (typeof to !== 'string' || !lanes[to]) return refuse('too-far')
    if (!lanes[to]?.some((known) => known === lane)) return refuse('no-such-lane')
    if (escort !== undefined && lane === null) return refuse('bad-escort')
    if (typeof count !== 'number' || count < 1 || count > (p.armies[from] ?? 0)) return refuse('not-enough-units', { from })
  },
  play(p, _seat, { from, to, count }) {
    p.armies[from] = (p.armies[from] ?? 0) - count
    p.armies[to] = (p.armies[to] ?? 0) + count
  },
})

const note = move<March>()({
  type: 'note',
  answers: [],
  params: { text: text(10) },
  check(_p, _seat, { text }) {
    if (typeof text !== 'string') return refuse('unknown-move')
    if (text.length > 10) return refuse('too-long')
  },
  play() {},
})

const war = tiny<March>({
  state: { ...start(), armies: { germany: 2 } },
  moves: [march, note],
  owes: () => [{ seat: 'p1', decision: 'orders' }],
})
const front = { ...start(), armies: { germany: 2 } }

describe('a move', () => {
  test('is listed in canonical form, each once, with what may be left out left out', () => {
    expect(legal(war, front, 'p1').filter(({ type }) => type === 'march')).toEqual([
      { type: 'march', from: 'germany', to: 'france', lane: null },
      { type: 'march', from: 'germany', to: 'france', lane: null, count: 2 },
      { type: 'march', from: 'germany', to: 'britain', lane: 'channel' },
      { type: 'march', from: 'germany', to: 'britain', lane: 'channel', count: 2 },
      { type: 'march', from: 'germany', to: 'britain', lane: 'channel', escort: true },
      { type: 'march', from: 'germany', to: 'britain', lane: 'channel', escort: true, count: 2 },
    ])
  })

  test('is refused by the first thing that stands in its way', () => {
    const codes = [
      { type: 'march' },
      { type: 'march', from: 'germany' },
      { type: 'march', from: 'germany', to: 'france' },
      { type: 'march', from: 'germany', to: 'france', lane: null, escort: true },
      { type: 'march', from: 'germany', to: 'france', lane: null, count: 3 },
    ].map((sent) => refusal(war, front, 'p1', sent)?.code)
    expect(codes).toEqual(['not-your-region', 'too-far', 'no-such-lane', 'bad-escort', 'not-enough-units'])
  })

  test.each([null, 'march', [], 3, {}, { type: 7 }, { type: 'fly' }])(
    'that is none (%j) has the code the rulebook gives',
    (sent) => {
      expect(refusal(war, front, 'p1', sent)).toEqual({ code: 'unknown-move' })
    },
  )

  test('shows its check the fields that it does not have, but not its type', () => {
    let seen: unknown
    const look = move<March>()({
      type: 'look',
      answers: [],
      params: { far: withDefault(oneOf([true, false]), false) },
      check(_p, _seat, given) {
        seen = given
        return undefined
      },
      play() {},
    })
    refusal(tiny<March>({ state: front, moves: [look] }), front, 'p1', { type: 'look', twice: 2 })
    expect(seen).toEqual({ far: false, twice: 2 })
  })

  test('meets the common refusals before its own', () => {
    expect(refusal(war, { ...front, result: { winners: [] } }, 'p9', {})).toEqual({ code: 'game-over' })
    expect(refusal(war, front, 'p9', {})).toEqual({ code: 'unknown-seat' })
  })

  test('has one canonical form, whatever the order of its keys', () => {
    const sent = { count: 1, lane: null, to: 'france', from: 'germany', type: 'march' }
    expect(JSON.stringify(canonical(war, front, 'p1', sent))).toBe('{"type":"march","from":"germany","to":"france","lane":null}')
  })

  test('that is played leaves the position it was played on alone', () => {
    const before = structuredClone(front)
    const outcome = applyWith(war, front, 'p1', { type: 'march', from: 'germany', to: 'france', lane: null }, none)
    expect(outcome.refused).toBeUndefined()
    expect(front).toEqual(before)
  })

  test('answers where its decision is owed and is an aside elsewhere', () => {
    expect([isAnswer(war, front, 'p1', 'march'), isAnswer(war, front, 'p2', 'march')]).toEqual([true, false])
    expect(available(war, front, 'p1')).toEqual({ answers: ['march'], asides: ['note'] })
    expect(available(war, front, 'p2')).toEqual({ answers: [], asides: ['march', 'note'] })
  })
})

describe('offering', () => {
  test('gives the values that can still be completed, whatever is chosen first', () => {
    expect(offer(war, front, 'p1', 'march', 'to')).toEqual(['france', 'britain'])
    expect(offer(war, front, 'p1', 'march', 'to', { escort: true })).toEqual(['britain'])
    expect(offer(war, front, 'p1', 'march', 'count', { to: 'france' })).toEqual([1, 2])
    expect(offer(war, front, 'p1', 'march', 'to', { count: 3 })).toEqual([])
  })

  test('stops at the first completion of each value', () => {
    let checks = 0
    const counting = tiny<March>({
      state: front,
      moves: [
        {
          ...march,
          check(p, seat, given) {
            checks += 1
            return march.check?.(p, seat, given as never)
          },
        },
      ],
    })
    offer(counting, { ...front, armies: { germany: 500 } }, 'p1', 'march', 'to')
    expect(checks).toBeLessThan(20)
  })
})

/** Standing orders: the key decides what kind of value belongs to it. */
interface Orders extends Game {
  state: TinyState & { orders: Record<string, unknown> }
  seat: string
  view: unknown
  decision: never
}

const setOrder =
  (key: string) =>
  (p: Orders['state'], _seat: string, { value }: { value: unknown }) => {
    p.orders[key] = value
  }

const orders = variants<Orders>()({
  type: 'orders',
  answers: [],
  by: 'key',
  check: (_p, _seat, { key }) => (['sell', 'endure'].some((known) => known === key) ? undefined : refuse('bad-order')),
  variants: {
    sell: variant<Orders>()({
      params: { value: oneOf([null, 0, 1, 2]) },
      check: (_p, _seat, { value }) =>
        value === null || [0, 1, 2].some((known) => known === value) ? undefined : refuse('bad-order'),
      play: setOrder('sell'),
    }),
    endure: variant<Orders>()({
      params: {
        value: pick({ items: () => ['flood', 'fire'], size: () => [0, 2], list: () => [[], ['flood'], ['fire']], ordered: true }),
      },
      check: (_p, _seat, { value }) =>
        Array.isArray(value) && new Set(value).size === value.length ? undefined : refuse('bad-order'),
      play: setOrder('endure'),
    }),
  },
})

const policy = tiny<Orders>({ state: { ...start(), orders: {} }, moves: [orders] })
const quiet = { ...start(), orders: {} }

describe('a move with variants', () => {
  test('lists the moves of every variant as one move', () => {
    expect(legal(policy, quiet, 'p1')).toEqual([
      { type: 'orders', key: 'sell', value: null },
      { type: 'orders', key: 'sell', value: 0 },
      { type: 'orders', key: 'sell', value: 1 },
      { type: 'orders', key: 'sell', value: 2 },
      { type: 'orders', key: 'endure', value: [] },
      { type: 'orders', key: 'endure', value: ['flood'] },
      { type: 'orders', key: 'endure', value: ['fire'] },
    ])
  })

  test('offers its variants, then the values of the one chosen', () => {
    expect(offer(policy, quiet, 'p1', 'orders', 'key')).toEqual(['sell', 'endure'])
    expect(offer(policy, quiet, 'p1', 'orders', 'value', { key: 'sell' })).toEqual([null, 0, 1, 2])
  })

  test('accepts more than it lists where a parameter says so', () => {
    expect(refusal(policy, quiet, 'p1', { type: 'orders', key: 'endure', value: ['fire', 'flood'] })).toBeUndefined()
  })

  test('asks what stands in the way of all variants first', () => {
    expect(refusal(policy, quiet, 'p1', { type: 'orders', key: 'nonsense', value: 1 })).toEqual({ code: 'bad-order' })
  })
})

/** Keys that belong together. */
interface Losses extends Game {
  state: TinyState
  seat: string
  view: unknown
  decision: never
}

const lose = move<Losses>()({
  type: 'lose',
  answers: [],
  params: {
    from: optional(oneOf(['rome', 'paris'])),
    sea: optional(oneOf(['baltic'])),
    land: optional(oneOf(['ruhr'])),
  },
  together: [exactlyOne('sea', 'land')],
  check: () => undefined,
  play() {},
})

describe('keys that belong together', () => {
  const common = [wellFormed('malformed')]
  const book = tiny<Losses>({ state: start(), moves: [lose], common })

  test('are listed together only', () => {
    expect(legal(book, start(), 'p1')).toHaveLength(2 * 3)
  })

  test.each([
    { type: 'lose' },
    { type: 'lose', sea: 'baltic', land: 'ruhr' },
    { type: 'lose', from: 'rome' },
    { type: 'lose', sea: 'baltic', extra: 1 },
    { type: 'lose', sea: 7 },
  ])('are refused apart, with the code of what is malformed: %j', (sent) => {
    expect(refusal(book, start(), 'p1', sent)).toEqual({ code: 'malformed' })
  })

  test('leave it to the check to refuse what is demanded', () => {
    const claim = move<Losses>()({
      type: 'claim',
      answers: [],
      params: { land: demanded(oneOf(['ruhr'])) },
      check: (_p, _seat, { land }) => (land === undefined ? { code: 'which-land' } : undefined),
      play() {},
    })
    const claims = tiny<Losses>({ state: start(), moves: [claim], common })
    expect(refusal(claims, start(), 'p1', { type: 'claim' })).toEqual({ code: 'which-land' })
    expect(refusal(claims, start(), 'p1', { type: 'claim', land: 7 })).toEqual({ code: 'malformed' })
    expect(legal(claims, start(), 'p1')).toEqual([{ type: 'claim', land: 'ruhr' }])
  })
})

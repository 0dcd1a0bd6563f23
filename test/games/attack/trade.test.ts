import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { State } from '../../../src/games/attack/state.ts'
import { tradeAccept } from '../../../src/games/attack/trade/answer.ts'
import { available, hindered, viewOf } from '../../../src/kernel/index.ts'
import {
  asked,
  begin,
  endAction,
  type Given,
  type GivenPlayer,
  given,
  keysHeard,
  listOf,
  play,
  playing,
  refused,
  roll,
} from './given.ts'

const start = (to = 'p2') => ['p1', { type: 'trade-start', to }] as const
const set = (side: string, item: string, amount: number) => ['p1', { type: 'trade-set', side, item, amount }] as const
const give = (card: string, on = true) => ['p1', { type: 'trade-card', card, on }] as const
const want = (card: string, on = true) => ['p1', { type: 'trade-want', card, on }] as const
const propose = ['p1', { type: 'trade-propose' }] as const
const cancel = ['p1', { type: 'trade-cancel' }] as const
const accept = ['p2', { type: 'trade-accept' }] as const
const decline = ['p2', { type: 'trade-refuse' }] as const

const traders = (more: Given['players'] = {}, rest: Partial<Given> = {}) =>
  given({
    players: { p1: { econ: ['oil-2a'], hand: ['coup-1'] }, p2: { econ: ['rail-3a'], hand: ['spy-1', 'spy-2'], pp: 12 }, ...more },
    ...rest,
  })

describe('a deal', () => {
  test('swaps everything at once and is paid with the first acceptance', () => {
    const p = roll(
      traders(),
      [],
      start(),
      give('oil-2a'),
      give('coup-1'),
      set('give', 'oil', 3),
      set('want', 'pp', 12),
      want('rail-3a'),
      want('spy'),
      propose,
      accept,
    )
    expect(p.players.p1).toMatchObject({ pp: 42, oil: 26, econ: ['rail-3a'], hand: ['spy-1'] })
    expect(p.players.p2).toMatchObject({ pp: 0, oil: 33, econ: ['oil-2a'], hand: ['spy-2', 'coup-1'] })
    expect([p.turn?.actions, p.phase, p.action]).toEqual([1, 'trade', { type: 'trade', paid: true, deal: null }])
  })

  test('that is done is not missed: nobody reads that there is none to withdraw', () => {
    const p = play(traders(), start(), set('give', 'pp', 1), propose, accept)
    const types = (found: State) =>
      hindered(attackRules, found, 'p1', available(attackRules, found, 'p1')).map(({ type }) => type)
    expect([asked(p), types(p)]).toEqual([['p1 trade'], []])
  })

  test('that follows an accepted one is free', () => {
    const p = roll(
      traders(),
      [],
      start(),
      set('give', 'pp', 1),
      propose,
      accept,
      start(),
      set('give', 'pp', 1),
      propose,
      accept,
      ['p1', endAction],
    )
    expect([p.players.p1.pp, p.players.p1.oil, p.turn?.actions, p.phase]).toEqual([28, 29, 1, 'turn'])
  })

  test('keeps disabled cards disabled and loses flags for the reserve', () => {
    const p = traders({ p1: { econ: ['oil-2a', 'oil-3a'], disabled: ['oil-2a'], reserve: ['oil-2a', 'oil-3a'] } })
    const after = play(p, start(), give('oil-2a'), propose, accept)
    expect([after.players.p1.disabled, after.players.p1.reserve]).toEqual([[], ['oil-3a']])
    expect([after.players.p2.disabled, after.players.p2.reserve]).toEqual([['oil-2a'], []])
  })

  test('that is refused or withdrawn costs nothing and ends an action that is not paid', () => {
    const p = play(traders(), start(), set('give', 'pp', 1), propose)
    expect(asked(p)).toEqual(['p2 trade-answer'])
    expect(listOf(p, 'p1', 'trade-cancel')).toHaveLength(1)
    for (const step of [decline, cancel]) {
      const after = play(p, step)
      expect([after.phase, after.action, after.players.p1.oil]).toEqual(['turn', null, 30])
    }
    const paid = play(p, accept, start('p2'), set('give', 'pp', 1), propose, decline)
    expect([paid.phase, paid.action]).toEqual(['trade', { type: 'trade', paid: true, deal: null }])
    expect(refused(paid, 'p1', cancel[1])).toBe('no-deal')
  })

  test('cannot be accepted by a partner who lacks something', () => {
    const p = play(traders(), start(), want('veto'), propose)
    expect(refused(p, 'p2', accept[1])).toBe('cannot-deliver')
    expect(refused(play(traders(), start(), want('rail-4a'), propose), 'p2', accept[1])).toBe('cannot-deliver')
    expect(refused(p, 'p2', decline[1])).toBeUndefined()
  })

  test('is a secret of the two until it is accepted', () => {
    const p = traders({ p3: {} })
    const { state, events } = playing(p, [], start(), give('oil-2a'), want('spy'), propose)
    expect(keysHeard(events, 'p2')).toContain('offers-cards')
    expect(keysHeard(events, 'p3')).toEqual(['proposes-deal'])
    expect(JSON.stringify(viewOf(attackRules, state, 'p3'))).not.toContain('oil-2a')
    const draft = play(p, start(), give('oil-2a'))
    expect(JSON.stringify(viewOf(attackRules, draft, 'p2'))).not.toContain('oil-2a')
    expect(keysHeard(playing(state, [], accept).events, 'p3')).toContain('gives-cards')
  })

  test('is shown to the partner term by term', () => {
    const p = play(traders(), start(), give('oil-2a'), set('want', 'pp', 5), propose)
    expect(tradeAccept.preview?.(p, 'p2', {})).toEqual([
      { key: 'offers-cards', params: { seat: 'p1', to: 'p2', cards: ['oil-2a'] } },
      { key: 'wants-goods', params: { seat: 'p1', to: 'p2', resources: { pp: 5, oil: 0 } } },
    ])
  })

  test('may be a note alone, which binds nobody', () => {
    const p = play(traders(), start(), ['p1', { type: 'trade-note', text: 'Leave Italy to me.' }], propose, accept)
    expect([p.players.p1.oil, p.turn?.actions]).toEqual([29, 1])
  })
})

describe('a draft', () => {
  const p = play(traders(), start())

  test('promises only what there is, with the oil for the action left over', () => {
    expect(refused(p, 'p1', set('give', 'pp', 31)[1])).toBe('not-enough-pp')
    expect(refused(p, 'p1', set('give', 'oil', 30)[1])).toBe('not-enough-oil')
    expect(refused(p, 'p1', set('give', 'oil', 29)[1])).toBeUndefined()
    expect(refused(p, 'p1', set('want', 'pp', 13)[1])).toBe('cannot-deliver')
    expect(refused(p, 'p1', set('want', 'pp', -1)[1])).toBe('bad-amount')
    expect(refused(p, 'p1', set('take', 'pp', 1)[1])).toBe('unknown-move')
  })

  test('holds own cards to give and up to six others to want', () => {
    expect(refused(p, 'p1', give('rail-3a')[1])).toBe('not-in-hand')
    expect(refused(p, 'p1', give('sugar-route')[1])).toBe('not-in-hand')
    expect(refused(p, 'p1', give('nothing')[1])).toBe('no-such-card')
    expect(refused(p, 'p1', want('spy-1')[1])).toBe('no-such-card')
    expect(refused(p, 'p1', want('sugar-route')[1])).toBe('no-such-card')
    expect(refused(p, 'p1', want('oil-2a')[1])).toBe('own-card')
    const six = play(p, ...['spy', 'veto', 'coup', 'rail-1a', 'rail-1b', 'rail-1c'].map((card) => want(card)))
    expect(refused(six, 'p1', want('rail-2a')[1])).toBe('too-many')
    expect(refused(six, 'p1', want('veto')[1])).toBeUndefined()
    expect(play(six, want('veto', false)).action).toMatchObject({ deal: { want: { political: ['spy', 'coup'] } } })
    expect(listOf(p, 'p1', 'trade-want')).toHaveLength(2 * (95 + 21))
  })

  test('takes notes of up to 200 characters, lists the empty one, and must hold something', () => {
    expect(refused(p, 'p1', { type: 'trade-note', text: 'x'.repeat(201) })).toBe('too-long')
    expect(refused(p, 'p1', { type: 'trade-note', text: 'x'.repeat(200) })).toBeUndefined()
    expect(listOf(p, 'p1', 'trade-note')).toEqual([{ type: 'trade-note', text: '' }])
    expect(refused(p, 'p1', propose[1])).toBe('empty-deal')
  })

  test('must be proposed or given up before anything else', () => {
    expect(asked(p)).toEqual(['p1 trade-draft'])
    expect(refused(p, 'p1', endAction)).toBe('wrong-phase')
    expect(refused(p, 'p1', start()[1])).toBe('wrong-phase')
    expect(refused(play(p, set('give', 'pp', 1), propose), 'p1', set('give', 'pp', 2)[1])).toBe('not-pending')
  })
})

describe('trade', () => {
  test('is refused in the order of the rules', () => {
    const closed = { p2: { orders: { trade: 'refuse' } } } as const
    expect(refused(traders(closed, { eagles: 10 }), 'p1', start('p1')[1])).toBe('bad-target')
    expect(refused(traders(closed, { eagles: 10 }), 'p1', start()[1])).toBe('too-many-eagles')
    expect(refused(traders(closed), 'p1', start()[1])).toBe('trade-refused')
    expect(refused(traders({ p1: { oil: 0 } }), 'p1', start()[1])).toBe('not-enough-oil')
    expect(refused(traders(), 'p2', accept[1])).toBe('not-pending')
    expect(refused(traders(), 'p1', cancel[1])).toBe('wrong-phase')
  })

  test('needs a way between the capitals past nobody else’s units, over borders and seas', () => {
    const american = (ships: NonNullable<GivenPlayer['ships']>): Given['players'] => ({
      p2: { regions: { brazil: {} } },
      p3: { regions: { spain: {} }, ships },
    })
    expect(refused(traders(american({})), 'p1', start()[1])).toBeUndefined()
    expect(refused(traders(american({ 'north-atlantic': { sub: 1 }, 'south-atlantic': { dd: 1 } })), 'p1', start()[1])).toBe(
      'no-trade-path',
    )
    const taken = traders({ p2: { capital: 'spain' }, p3: { regions: { spain: {} } } })
    expect(refused(taken, 'p1', start()[1])).toBe('no-trade-path')
  })

  test('does not keep the seat from anything else once it is over', () => {
    const p = play(traders(), start(), cancel)
    expect(refused(p, 'p1', begin('build'))).toBeUndefined()
  })
})

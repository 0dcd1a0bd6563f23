import { describe, expect, test } from 'vitest'
import { cardIncome } from '../../../src/games/attack/economy/income.ts'
import { produce } from '../../../src/games/attack/economy/production.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import { awaited } from '../../../src/kernel/index.ts'
import { asked, endTurn, type Given, given, listOf, play, refused, roll } from './given.ts'

const end = ['p2', endTurn] as const
/** The last turn of the round is about to end. */
const evening = (players: Given['players'], more: Partial<Given> = {}) =>
  given({ players: { p1: {}, p2: {}, ...players }, active: 'p2', ...more })
const flag = (card: string, on = true) => ['p1', { type: 'reserve', card, on }] as const

describe('sets', () => {
  test('of oil, minerals, factories and rail count twice, population never', () => {
    expect(cardIncome(['oil-3a', 'minerals-2a', 'factories-2a', 'rail-2a', 'population-4a'], [])).toBe(22)
    expect(cardIncome(['oil-3a', 'minerals-2a', 'factories-2a', 'population-4a'], [])).toBe(11)
  })

  test('take a route for any missing card', () => {
    expect(cardIncome(['oil-1a', 'minerals-2a', 'factories-3a'], ['suez-run'])).toBe(22)
  })

  test('take it in the place of the lowest card if that pays better', () => {
    expect(cardIncome(['oil-1a', 'minerals-2a', 'factories-3a', 'rail-1a'], ['suez-run'])).toBe(23)
  })

  test('are formed as often as pays best', () => {
    const two = ['oil-1a', 'oil-1b', 'minerals-1a', 'minerals-1b', 'factories-1a', 'factories-1b', 'rail-1a']
    expect(cardIncome(two, [])).toBe(7 + 4)
    expect(cardIncome(two, ['wool-run'])).toBe(10 + 10)
    expect(cardIncome(two.slice(0, 6), ['wool-run', 'suez-run'])).toBe(14 + 14)
  })
})

describe('production', () => {
  test('brings 10 PP for each region with a capital that one holds, whoever’s it is', () => {
    const p = roll(
      evening(
        { p1: { regions: { germany: {}, spain: {} } }, p3: { regions: { brazil: {} }, capital: 'spain' } },
        { active: 'p3' },
      ),
      [],
      ['p3', endTurn],
    )
    expect([p.players.p1.pp, p.players.p2.pp, p.players.p3.pp]).toEqual([50, 40, 30])
  })

  test('turns flagged cards into oil, all others into PP, disabled ones into nothing', () => {
    const p = evening({
      p1: {
        pp: 0,
        oil: 0,
        econ: ['oil-4a', 'oil-3a', 'rail-2a'],
        routes: ['suez-run'],
        disabled: ['oil-3a'],
        reserve: ['oil-4a', 'oil-3a'],
      },
    })
    const after = play(p, end, ['p1', { type: 'produce' }])
    expect(after.players.p1).toMatchObject({ oil: 4, pp: 10 + 2 + 5, disabled: [], reserve: ['oil-4a', 'oil-3a'] })
  })

  test('gets more from Synthetic Oil and Plastics', () => {
    const p = roll(evening({ p1: { pp: 0, oil: 0, techs: ['synthetic-oil', 'plastics'] } }), [], end)
    expect(p.players.p1).toMatchObject({ pp: 16, oil: 6 })
  })

  test('asks quietly whoever has an enabled oil card or route, in seating order', () => {
    const p = roll(
      evening(
        { p1: { routes: ['suez-run'] }, p2: { econ: ['oil-1a'] }, p3: { econ: ['oil-1b'], disabled: ['oil-1b'] } },
        { active: 'p3' },
      ),
      [],
      ['p3', endTurn],
    )
    expect([p.phase, p.active, p.turn, asked(p)]).toEqual(['production', null, null, ['p1 produce', 'p2 produce']])
    expect(awaited(attackRules, p, 'p3')).toEqual({ owed: [], quiet: true })
    expect(refused(p, 'p3', { type: 'produce' })).toBe('not-pending')
  })

  test.each([
    ['auto', ['oil-4a', 'oil-2a'], 6],
    ['pp', [], 0],
    ['oil', ['oil-1a', 'oil-2a', 'oil-4a', 'suez-run'], 12],
    ['keep', ['oil-1a'], 1],
  ] as const)('follows the order %s', (production, reserve, oil) => {
    const p = evening({
      p1: { oil: 7, econ: ['oil-1a', 'oil-2a', 'oil-4a'], routes: ['suez-run'], reserve: ['oil-1a'], orders: { production } },
    })
    expect(play(p, end).players.p1).toMatchObject({ reserve, oil: 7 + oil })
  })

  test('lets a seat without such a card keep its flags', () => {
    const p = evening({ p1: { econ: ['oil-1a'], disabled: ['oil-1a'], reserve: ['oil-1a'], orders: { production: 'pp' } } })
    expect(play(p, end).players.p1.reserve).toEqual(['oil-1a'])
  })

  test('deals one political card to everybody, and the next seat goes first', () => {
    const p = roll(evening({}, { top: { political: ['veto-1', 'veto-2'] } }), [], end)
    expect([p.players.p1.hand, p.players.p2.hand]).toEqual([['veto-1'], ['veto-2']])
    expect([p.first, p.active, p.round, p.phase, p.turn?.actions]).toEqual(['p2', 'p2', 3, 'turn', 0])
  })
})

describe('the oil reserve', () => {
  test('may be flagged at any time, by everybody', () => {
    const p = given({ players: { p1: {}, p2: { econ: ['oil-1a'], routes: ['suez-run'] } } })
    const after = play(p, ['p2', flag('suez-run')[1]], ['p2', flag('oil-1a')[1]], ['p2', flag('suez-run', false)[1]])
    expect(after.players.p2.reserve).toEqual(['oil-1a'])
    expect(listOf(p, 'p2', 'reserve')).toHaveLength(4)
  })

  test('takes oil cards and routes of one’s own only', () => {
    const p = given({ players: { p1: { econ: ['rail-1a'] }, p2: { econ: ['oil-1a'] } } })
    expect(refused(p, 'p1', flag('rail-1a')[1])).toBe('not-oil')
    expect(refused(p, 'p1', flag('oil-1a')[1])).toBe('not-oil')
    expect(refused(p, 'p1', flag('nothing')[1])).toBe('no-such-card')
  })
})

test('says beforehand what it will bring, as the cards are flagged', () => {
  const p = given({ players: { p1: { econ: ['oil-3a', 'oil-2a', 'rail-2a'], reserve: ['oil-3a'] }, p2: {} } })
  expect(produce.preview?.(p, 'p1', {})).toEqual([{ key: 'income', params: { pp: 10 + 2 + 2, oil: 3 } }])
})

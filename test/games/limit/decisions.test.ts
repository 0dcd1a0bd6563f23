import { describe, expect, test } from 'vitest'
import { asked, card, given, listOf, pass, play, refused } from './given.ts'

const two = (more: object = {}) =>
  given({ nations: { p1: { hand: ['crafts', 'schooling', 'public-spending'], ...more }, p2: { hand: ['crafts'] } } })
const craft = card('crafts', { resource: 'military' })

describe('a turn', () => {
  test('is over after the second card', () => {
    const p = play(two(), ['p1', craft], ['p1', card('public-spending')])
    expect(p.turn).toMatchObject({ active: 'p2', cards: 0, passed: [] })
  })

  test('with one card costs the pass', () => {
    const p = play(two(), ['p1', craft], ['p1', pass])
    expect(p.turn).toMatchObject({ active: 'p2', passed: ['p1'] })
  })

  test('comes back to the same nation when the others have passed', () => {
    const p = play(two(), ['p1', craft], ['p1', card('public-spending')], ['p2', pass])
    expect(p.turn).toMatchObject({ active: 'p1', cards: 0, passed: ['p2'] })
  })

  test('is passed by itself without cards in hand', () => {
    const p = given({ nations: { p1: { hand: ['crafts'] }, p2: { hand: [] } } })
    // The only card leaves the hand: p1 passes after it, p2 has none, so the decisions are over and the card is back.
    const after = play(p, ['p1', craft])
    expect(after.phase).not.toBe('decisions')
    expect(after.nations.p1.hand).toContain('crafts')
  })
})

test('when all have passed immediate cards return, permanent ones stay, pledges lapse', () => {
  const p = given({
    nations: { p1: { hand: ['crafts', 'vegetarianism', 'schooling'] }, p2: { hand: ['crafts'], pledges: { p1: 5 } } },
  })
  const after = play(p, ['p1', craft], ['p1', card('vegetarianism')], ['p2', pass], ['p1', pass])
  // A new generation has begun by then, with a technology for the class that rose.
  expect(after.nations.p1).toMatchObject({
    hand: ['schooling', 'crafts', 'market-access'],
    played: [],
    permanent: ['vegetarianism'],
  })
  expect(after.nations.p2.pledges).toEqual({})
})

describe('giving up a permanent card', () => {
  test('costs a farm level or 2 disorder, and no card', () => {
    const p = two({ makes: [3, 1, 1], permanent: ['intensive-farming', 'political-planning', 'recycling'] })
    const after = play(
      p,
      ['p1', { type: 'remove-permanent', card: 'intensive-farming' }],
      ['p1', { type: 'remove-permanent', card: 'political-planning' }],
    )
    expect(after.nations.p1).toMatchObject({ disorder: 7, permanent: ['recycling'], factories: { renewable: 2 } })
    expect(after.nations.p1.decks.production.slice(-2)).toEqual(['intensive-farming', 'political-planning'])
    expect(after.turn).toMatchObject({ active: 'p1', cards: 0 })
    expect(refused(after, 'p1', { type: 'remove-permanent', card: 'recycling' })).toBe('not-removable')
    expect(refused(after, 'p1', { type: 'remove-permanent', card: 'vegetarianism' })).toBe('not-in-play')
  })

  test('must fit on the track of disorder', () => {
    const p = two({ disorder: 9, permanent: ['political-planning'] })
    expect(refused(p, 'p1', { type: 'remove-permanent', card: 'political-planning' })).toBe('disorder-too-high')
  })
})

describe('pledges', () => {
  const cleaner = (pledged: number, theirs: number) =>
    given({
      nations: {
        p1: { money: 30, pollution: 1, hand: ['planet-clean-up', 'schooling'] },
        p2: { money: theirs, hand: ['crafts'], pledges: { p1: pledged } },
        p3: { money: 20, hand: ['crafts'] },
      },
    })

  test('are listed only up to the gap, and drawn from purse and pledge', () => {
    const p = cleaner(25, 50)
    const [move] = listOf(p, 'p1', 'play-card').filter(({ card: id }) => id === 'planet-clean-up')
    expect(move).toEqual({ type: 'play-card', card: 'planet-clean-up', backers: { p2: 20 } })
    const after = play(p, ['p1', move!])
    expect([after.nations.p1.money, after.nations.p2.money, after.nations.p2.pledges]).toEqual([0, 30, { p1: 5 }])
  })

  test('bind nobody beyond the money there is', () => {
    expect(refused(cleaner(25, 10), 'p1', card('planet-clean-up', { backers: { p2: 20 } }))).toBe('bad-backer')
    expect(refused(cleaner(25, 50), 'p1', card('planet-clean-up', { backers: { p3: 5 } }))).toBe('bad-backer')
    expect(refused(cleaner(25, 50), 'p1', card('planet-clean-up', { backers: { p2: 0 } }))).toBe('bad-backer')
  })

  test('of strangers pay no schooling, those of economic allies do', () => {
    const school = card('schooling', { class: 'A', backers: { p2: 2 } })
    const p = cleaner(25, 50)
    expect(refused(p, 'p1', school)).toBe('bad-backer')
    p.alliances.economic = [['p1', 'p2']]
    expect(play(p, ['p1', school]).nations.p1.money).toBe(30)
  })

  test('can be made at any time in the decisions, by anybody', () => {
    const p = play(two(), ['p2', { type: 'set-pledge', to: 'p1', amount: 7 }])
    expect([p.nations.p2.pledges, asked(p)]).toEqual([{ p1: 7 }, ['p1 decisions']])
    expect(play(p, ['p2', { type: 'set-pledge', to: 'p1', amount: 0 }]).nations.p2.pledges).toEqual({})
    expect(refused(p, 'p2', { type: 'set-pledge', to: 'p1', amount: -1 })).toBe('bad-amount')
    expect(listOf(p, 'p2', 'set-pledge').map(({ amount }) => amount)).toEqual([0, 5])
  })

  test('of nothing are offered to nobody but as what takes a pledge back', () => {
    expect(listOf(two(), 'p2', 'set-pledge').map(({ amount }) => amount)).not.toContain(0)
    const pledged = play(two(), ['p2', { type: 'set-pledge', to: 'p1', amount: 2 }])
    expect(listOf(pledged, 'p2', 'set-pledge').map(({ amount }) => amount)).toContain(0)
  })
})

describe('the market', () => {
  const trader = (more: object = {}) =>
    play(
      given({
        nations: {
          p1: { hand: ['market-access', 'crafts'], money: 50, stock: { military: 3 }, ...more },
          p2: { hand: ['crafts'] },
        },
      }),
      ['p1', card('market-access')],
    )
  const trade = (side: string, resource: string, amount: number) => ({ type: 'transact', side, resource, amount })

  test('three military sold at the start price bring 9$, and the cube moves left', () => {
    const p = play(trader(), ['p1', trade('sell', 'military', 3)])
    expect([p.nations.p1.money, p.market.price.military, p.market.stock.military]).toEqual([59, 3, 6])
  })

  test('at 8 two fossils cost 40$ and the cube stays', () => {
    const p = trader()
    p.market.price.fossil = 8
    const after = play(p, ['p1', trade('buy', 'fossil', 2)])
    expect([after.nations.p1.money, after.market.price.fossil]).toEqual([10, 8])
  })

  test('lists every amount that is allowed', () => {
    const buys = listOf(trader({ money: 10 }), 'p1', 'transact').filter(({ side }) => side === 'buy')
    // Renewables at 3$: three of them; all others at 5$: two each.
    expect(buys).toHaveLength(3 + 2 + 2 + 2)
  })

  test('wants another resource for the second transaction', () => {
    const p = play(trader({ permanent: ['stock-exchange'] }), ['p1', trade('buy', 'fossil', 1)])
    expect(refused(p, 'p1', trade('sell', 'fossil', 1))).toBe('same-resource')
    expect(play(p, ['p1', { type: 'skip-transaction' }]).turn?.cards).toBe(1)
  })

  test('sells nothing that the bank cannot pay whole', () => {
    const p = trader()
    p.bank = 8
    expect(refused(p, 'p1', trade('sell', 'military', 3))).toBe('bank-short')
    expect(refused(p, 'p1', trade('sell', 'military', 2))).toBeUndefined()
  })
})

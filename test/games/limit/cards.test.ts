import { describe, expect, test } from 'vitest'
import { data } from '../../../src/games/limit/data.ts'
import { card, type GivenNation, given, listOf, play, refused, standardsOf } from './given.ts'

/** Two nations in the decisions; the first holds the card and some money. */
const holding = (id: string, mine: GivenNation = {}, theirs: GivenNation = {}) =>
  given({
    nations: {
      p1: { money: 60, ...mine, hand: [id, id === 'crafts' ? 'schooling' : 'crafts'] },
      p2: { money: 60, hand: ['crafts'], ...theirs },
    },
  })

/** What the first nation and the second look like once it is played. */
function played(id: string, choice: object = {}, mine: GivenNation = {}, theirs: GivenNation = {}) {
  const p = play(holding(id, mine, theirs), ['p1', card(id, choice)])
  return { p, mine: p.nations.p1, theirs: p.nations.p2 }
}

test('there are 37 cards: 12 Society, 13 Production, 12 Army & Economy', () => {
  const count = (deck: string) => data.cards.filter((known) => known.deck === deck).length
  expect([count('society'), count('production'), count('army-economy')]).toEqual([12, 13, 12])
})

describe('Society', () => {
  test.each(['sustainable-consumption', 'vegetarianism'])('%s costs 2 disorder and stays', (id) => {
    const { mine } = played(id)
    expect(mine).toMatchObject({ disorder: 7, permanent: [id], played: [] })
    expect(refused(holding(id, { disorder: 9 }), 'p1', card(id))).toBe('disorder-too-high')
  })

  test('Indoctrination lowers a class for 2 disorder', () => {
    const { p, mine } = played('indoctrination', { class: 'B' }, { standards: '22111' })
    expect([standardsOf(p, 'p1'), mine.disorder]).toEqual(['21111', 3])
    expect(refused(holding('indoctrination', { standards: '22111' }), 'p1', card('indoctrination', { class: 'A' }))).toBe(
      'class-blocked',
    )
    expect(refused(holding('indoctrination'), 'p1', card('indoctrination', { class: 'A' }))).toBe('no-class-to-lower')
  })

  test('Artificial Intelligence takes back a played card', () => {
    const { mine } = played('artificial-intelligence', { pick: 'schooling' }, { played: ['schooling'] })
    expect(mine).toMatchObject({ money: 50, hand: ['crafts', 'schooling'], played: ['artificial-intelligence'] })
    const p = holding('artificial-intelligence', { played: ['schooling'] })
    expect(refused(p, 'p1', card('artificial-intelligence', { pick: 'crafts' }))).toBe('nothing-to-return')
    expect(refused(p, 'p1', card('artificial-intelligence', { pick: 'artificial-intelligence' }))).toBe('nothing-to-return')
  })

  test('Secondary Education raises three times: the forced first step happens by itself', () => {
    const { p, mine } = played('secondary-education', {}, { level: 4 })
    expect([mine.money, standardsOf(p, 'p1')]).toEqual([50, '21111'])
    expect(p.todo).toEqual([{ kind: 'raise-class', seat: 'p1', count: 2, why: 'card' }])
    expect(p.turn?.cards).toBe(0)
    const after = play(p, ['p1', { type: 'raise-class', class: 'B' }], ['p1', { type: 'raise-class', class: 'A' }])
    expect([standardsOf(after, 'p1'), after.turn?.cards]).toEqual(['32111', 1])
    expect(refused(holding('secondary-education', { standards: '44444' }), 'p1', card('secondary-education'))).toBe('no-effect')
  })

  test('Investment Policies: 2$ a head for 3 disorder', () => {
    expect(played('investment-policies', {}, { level: 4 }).mine).toMatchObject({ money: 50, disorder: 2 })
  })

  test('Political Reform draws five and keeps one', () => {
    const { p, mine } = played('political-reform', { deck: 'production' })
    expect(mine.money).toBe(50)
    expect(p.todo).toMatchObject([{ kind: 'keep', deck: 'production', count: 1, source: 'political-reform' }])
    const [kept] = p.todo[0]?.kind === 'keep' ? p.todo[0].drawn : []
    const after = play(p, ['p1', { type: 'keep-policies', cards: [kept] }])
    expect([after.nations.p1.hand, after.turn?.cards]).toEqual([['crafts', kept], 1])
    expect(refused(holding('political-reform'), 'p1', card('political-reform', { deck: 'culture' }))).toBe('bad-choice')
  })

  test('Schooling: 1$ a head for one class', () => {
    const { p, mine } = played('schooling', { class: 'A' }, { level: 4 })
    expect([mine.money, standardsOf(p, 'p1')]).toEqual([55, '21111'])
    expect(refused(holding('schooling'), 'p1', card('schooling', { class: 'B' }))).toBe('class-blocked')
  })

  test('Conscription: 5 military at 20 people, none at 2', () => {
    expect(played('conscription', {}, { level: 6 }).mine).toMatchObject({ disorder: 6, stock: { military: 5 } })
    expect(refused(holding('conscription', { level: 2 }), 'p1', card('conscription'))).toBe('no-effect')
  })

  test('Overconsumption spends a good a head', () => {
    expect(played('overconsumption', {}, { level: 4, stock: { industrial: 6 } }).mine).toMatchObject({
      disorder: 2,
      stock: { industrial: 1 },
    })
    expect(refused(holding('overconsumption', { level: 4 }), 'p1', card('overconsumption'))).toBe('not-enough-industrial')
  })

  test('Overconsumption with Recycling gives a fossil beyond 10 goods', () => {
    const recycler = { level: 6, stock: { industrial: 20, fossil: 0 }, permanent: ['recycling'] }
    expect(played('overconsumption', {}, recycler).mine.stock).toMatchObject({ industrial: 0, fossil: 1 })
  })

  test('Surtax gives what the bank has left', () => {
    const p = given({ bank: 14, nations: { p1: { level: 4, hand: ['surtax', 'crafts'] }, p2: {} } })
    const after = play(p, ['p1', card('surtax')])
    expect([after.nations.p1.money, after.bank, after.nations.p1.disorder]).toEqual([9, 0, 6])
    expect(refused({ ...p, bank: 9 }, 'p1', card('surtax'))).toBe('bank-short')
  })

  test('Public Spending may be played at no disorder', () => {
    expect(played('public-spending', {}, { disorder: 0 }).mine).toMatchObject({ disorder: 0, money: 58 })
  })
})

describe('Production', () => {
  test('Crafts: 1$ for two of a kind, fossils excepted', () => {
    expect(played('crafts', { resource: 'military' }).mine).toMatchObject({ money: 59, stock: { military: 2 } })
    expect(refused(holding('crafts'), 'p1', card('crafts', { resource: 'fossil' }))).toBe('bad-choice')
  })

  test('Intensive Farming costs what the farms make', () => {
    expect(played('intensive-farming', {}, { makes: [4, 1, 1] }).mine).toMatchObject({
      money: 55,
      permanent: ['intensive-farming'],
    })
  })

  test('Extraction: 5$ and pollution for 2 fossils', () => {
    expect(played('extraction').mine).toMatchObject({ money: 55, pollution: 1, stock: { fossil: 10 } })
  })

  test('Urbanization raises twice for a good a head', () => {
    const { p } = played('urbanization', {}, { standards: '22111', stock: { industrial: 2 } })
    expect(p.todo).toMatchObject([{ kind: 'raise-class', count: 2 }])
  })

  test('Indirect Influence hands over pollution', () => {
    const { mine, theirs } = played('indirect-influence', { target: 'p2', amount: 2 }, { pollution: 3 })
    expect([mine.money, mine.pollution, theirs.pollution]).toEqual([40, 1, 2])
    expect(
      refused(holding('indirect-influence', { pollution: 1 }), 'p1', card('indirect-influence', { target: 'p2', amount: 2 })),
    ).toBe('no-effect')
    expect(
      refused(holding('indirect-influence', { pollution: 5 }), 'p1', card('indirect-influence', { target: 'p2', amount: 3 })),
    ).toBe('bad-choice')
  })

  test('Offshored Production: 20$ to the target, 5 goods from one fossil, the target’s pollution', () => {
    const { p, mine, theirs } = played(
      'offshored-production',
      { target: 'p2' },
      { stock: { fossil: 1, industrial: 0 } },
      { makes: [2, 6, 1] },
    )
    expect(mine).toMatchObject({ money: 40, pollution: 0, stock: { fossil: 0, industrial: 5 } })
    expect([theirs.money, theirs.pollution, p.bank]).toEqual([80, 1, 208])
  })

  test.each(['green-production', 'recycling'])('%s costs a level of industry', (id) => {
    expect(played(id, {}, { makes: [2, 3, 1] }).mine).toMatchObject({ permanent: [id], factories: { industrial: 2 } })
    expect(refused(holding(id), 'p1', card(id))).toBe('factory-too-low')
  })

  test('Planet Clean-up: one from everybody, two from its player', () => {
    const { mine, theirs } = played('planet-clean-up', {}, { pollution: 3 }, { pollution: 3 })
    expect([mine.money, mine.pollution, theirs.pollution]).toEqual([10, 1, 2])
    expect(refused(holding('planet-clean-up'), 'p1', card('planet-clean-up'))).toBe('no-effect')
  })

  test('Robotization: two levels of industry or military for what they make', () => {
    expect(played('robotization', { factory: 'military' }, { makes: [2, 1, 4] }).mine).toMatchObject({
      money: 55,
      factories: { military: 6 },
    })
    expect(refused(holding('robotization'), 'p1', card('robotization', { factory: 'renewable' }))).toBe('bad-choice')
  })

  test('Overproduction produces with its pollution, green production or not', () => {
    const { mine } = played('overproduction', { factory: 'industrial' }, { makes: [2, 4, 1], permanent: ['green-production'] })
    expect(mine).toMatchObject({ disorder: 6, pollution: 1, stock: { industrial: 6, fossil: 7 } })
  })

  test('Overproduction without fossils is a fossil shortage', () => {
    const { mine } = played('overproduction', { factory: 'industrial' }, { makes: [2, 5, 1], stock: { fossil: 0 } })
    expect(mine).toMatchObject({ disorder: 10, factories: { industrial: 3 }, stock: { industrial: 4 } })
  })

  test('Industrialization stops where the land ends', () => {
    expect(played('industrialization', { factory: 'renewable' }).mine).toMatchObject({ money: 58, factories: { renewable: 3 } })
    expect(
      refused(holding('industrialization', { makes: [5, 1, 1] }), 'p1', card('industrialization', { factory: 'renewable' })),
    ).toBe('no-effect')
  })
})

describe('Army & Economy', () => {
  test('Humanitarian Aid: everybody returns one, its player two, and the reserve fills', () => {
    const p = given({
      destabReserve: 4,
      nations: { p1: { money: 60, destab: 3, hand: ['humanitarian-aid', 'crafts'] }, p2: { destab: 3, hand: ['crafts'] } },
    })
    const after = play(p, ['p1', card('humanitarian-aid')])
    expect([after.nations.p1.destab, after.nations.p2.destab, after.destabReserve]).toEqual([1, 2, 7])
    expect(refused(holding('humanitarian-aid'), 'p1', card('humanitarian-aid'))).toBe('no-effect')
  })

  test('Stock Exchange takes 10$ out of the game and gives two transactions', () => {
    const { p, mine } = played('stock-exchange')
    expect([mine.money, p.bank]).toEqual([50, 218])
    const trader = given({
      nations: { p1: { hand: ['market-access', 'crafts'], permanent: ['stock-exchange'] }, p2: { hand: ['crafts'] } },
    })
    expect(play(trader, ['p1', card('market-access')]).todo).toMatchObject([{ kind: 'transact', left: 2 }])
  })

  test('Colonization: 5 military for land and fossils', () => {
    const { p, mine } = played('colonization', {}, { stock: { military: 5 } })
    expect(mine).toMatchObject({ destab: 2, territories: 6, stock: { military: 0, fossil: 10 } })
    expect(p.colonies).toEqual({ territories: 2, fossils: 4 })
    const none = given({
      colonies: { territories: 0, fossils: 0 },
      nations: { p1: { hand: ['colonization'], stock: { military: 5 } }, p2: {} },
    })
    expect(refused(none, 'p1', card('colonization'))).toBe('no-effect')
  })

  test('Political Interference takes 1$ a head and raises a class of the target', () => {
    const { p, mine, theirs } = played('political-interference', { target: 'p2', class: 'A' }, {}, { level: 5 })
    expect([mine.money, theirs.money, p.bank, standardsOf(p, 'p2')]).toEqual([70, 50, 208, '21111'])
    expect(refused(holding('political-interference'), 'p1', card('political-interference', { target: 'p2', class: 'C' }))).toBe(
      'class-blocked',
    )
    expect(refused(holding('political-interference'), 'p1', card('political-interference', { target: 'p2' }))).toBe('bad-choice')
  })

  test('Political Interference may name any class where none can rise', () => {
    const { p } = played('political-interference', { target: 'p2', class: 'D' }, {}, { standards: '44444' })
    expect(standardsOf(p, 'p2')).toBe('44444')
    expect(
      listOf(holding('political-interference', {}, { standards: '44444' }), 'p1', 'play-card').filter(({ target }) => target),
    ).toHaveLength(5)
  })

  test('Police Repression: soldiers instead of bread', () => {
    expect(played('police-repression', {}, { level: 5, stock: { military: 3 } }).mine).toMatchObject({
      disorder: 3,
      destab: 1,
      stock: { military: 0 },
    })
  })

  test('Speculation moves a price, then trades', () => {
    const { p, mine } = played('speculation', { price: 'fossil', dir: 'up' })
    expect([mine.money, p.bank, p.market.price.fossil]).toEqual([55, 213, 5])
    expect(p.todo).toMatchObject([{ kind: 'transact', left: 1 }])
    const top = given({ market: { price: { fossil: 8 } }, nations: { p1: { hand: ['speculation'] }, p2: {} } })
    expect(refused(top, 'p1', card('speculation', { price: 'fossil', dir: 'up' }))).toBe('bad-choice')
  })

  test('Tourism: 20$ from a nation at C 3, as far as it has them', () => {
    expect(played('tourism-development', { target: 'p2' }, {}, { standards: '33333' })).toMatchObject({
      mine: { money: 80 },
      theirs: { disorder: 3 },
    })
    expect(played('tourism-development', { target: 'p2' }, {}, { standards: '33333', money: 7 }).mine.money).toBe(67)
  })

  test('Terrorism: 3 disorder for a soldier', () => {
    const { mine, theirs } = played('terrorism', { target: 'p2' }, { stock: { military: 1 } }, { disorder: 9 })
    expect([mine.destab, theirs.disorder, theirs.destab]).toEqual([1, 10, 2])
    expect(refused(holding('terrorism'), 'p1', card('terrorism', { target: 'p1' }))).toBe('target-self')
    expect(refused(holding('terrorism'), 'p1', card('terrorism', { target: 'p5' }))).toBe('no-such-target')
  })
})

test('a field that the card does not have is refused', () => {
  expect(refused(holding('public-spending'), 'p1', card('public-spending', { target: 'p2' }))).toBe('bad-choice')
  expect(refused(holding('conscription', { level: 5 }), 'p1', card('conscription', { backers: { p2: 1 } }))).toBe('bad-backer')
})

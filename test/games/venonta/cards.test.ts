import { describe, expect, test } from 'vitest'
import { play as cardMove } from '../../../src/games/venonta/cards/play.ts'
import { cardIds } from '../../../src/games/venonta/data.ts'
import { need, productivity } from '../../../src/games/venonta/derived.ts'
import type { Seat, State } from '../../../src/games/venonta/state.ts'
import { type Given, given, play, refused } from './given.ts'

const holding = (card: string, more: Given = {}, seat: Seat = 'p1'): State =>
  given({ ...more, players: { ...more.players, [seat]: { ...more.players?.[seat], hand: [card] } } })

const use = (card: string, more: object = {}) => ({ type: 'play', card, ...more })
/** What is there after p1 has played the card. */
const used = (p: State, card: string, more: object = {}): State => play(p, ['p1', use(card, more)])
const why = (p: State, card: string, more: object = {}): string | undefined => refused(p, 'p1', use(card, more))

test('all 48 cards can be played by some rule', () => {
  expect(cardIds).toHaveLength(48)
  expect(Object.keys(cardMove.variants ?? {})).toEqual(cardIds)
})

describe('playing a card', () => {
  test('uses it up, or lays it face up, and counts', () => {
    const fair = used(holding('trade-fair-1', { players: { p2: { tokens: 8 } } }), 'trade-fair-1')
    expect([fair.players.p1.hand, fair.decks.used, fair.players.p1.stats.cardsPlayed]).toEqual([[], ['trade-fair-1'], 1])
    const green = used(holding('green-revolution-1'), 'green-revolution-1')
    expect([green.players.p1.inPlay, green.decks.used]).toEqual([[{ card: 'green-revolution-1' }], []])
  })

  test('is for one’s own turn, or for any time in the turns outside fights and offers', () => {
    const fight = {
      kind: 'attack',
      from: 'norda',
      target: 'rivera',
      attacker: 'p2',
      defender: 'p1',
      cost: 1,
      misses: 0,
      volleys: 0,
      att: { tankDice: 0, popDice: 3, tanks: 0, ally: null },
      def: { tankDice: 0, popDice: 3, tanks: 0, ally: null },
    } as const
    const theirs = { turn: { index: 1, step: 'combat' } } as const
    expect(why(holding('filters-1', theirs), 'filters-1')).toBe('not-your-turn')
    expect(why(holding('militia-1', theirs), 'militia-1')).toBeUndefined()
    expect(why(holding('militia-1', { ...theirs, combat: fight }), 'militia-1')).toBe('combat-open')
    expect(why(holding('militia-1', { phase: 'council' }), 'militia-1')).toBe('wrong-phase')
    expect(why(holding('militia-1'), 'militia-2')).toBe('card-not-in-hand')
    const offer = { buyer: 'p2', seller: 'p1', good: 'food', from: 'rivera', to: 'norda', pay: 'tokens', price: 4 } as const
    expect(why(holding('militia-1', { turn: { index: 1 }, offer }), 'militia-1')).toBe('offer-open')
  })
})

describe('cards for one’s own land', () => {
  test('Farm Subsidy builds a farm for nothing, in any step', () => {
    const p = used(holding('farm-subsidy-1', { turn: { step: 'move' } }), 'farm-subsidy-1', { territory: 'rivera' })
    expect(p.players.p1).toMatchObject({ tokens: 12, food: 5, stats: { built: 1, farmsBuilt: 1, co2: 1 } })
    expect(p.turn?.touched).toEqual({ rivera: [0] })
    const full = holding('farm-subsidy-1', { land: { frosta: { slots: ['farm'] } } })
    expect(why(full, 'farm-subsidy-1', { territory: 'frosta' })).toBe('no-slot')
    expect(why(full, 'farm-subsidy-1', { territory: 'norda' })).toBe('not-your-territory')
    expect(why(full, 'farm-subsidy-1', {})).toBe('unknown-territory')
  })

  test('Tree Planting gives land back for nothing, and two points', () => {
    const p = holding('tree-planting-1', { co2: 3, land: { rivera: { slots: ['farm'] } } })
    const done = used(p, 'tree-planting-1', { territory: 'rivera', what: 'farm' })
    expect(done.players.p1).toMatchObject({ pv: 2, tokens: 12, stats: { reforested: 1, co2: -1 } })
    expect(done.co2).toBe(2)
    expect(why(p, 'tree-planting-1', { territory: 'rivera', what: 'forest' })).toBe('bad-conversion')
    expect(why(p, 'tree-planting-1', { territory: 'rivera', what: 'factory' })).toBe('no-slot')
  })

  test('Oil Strike fills a territory up to four', () => {
    const p = holding('oil-strike-1', { land: { rivera: { fuel: 3 }, frosta: { fuel: 4 } } })
    expect(used(p, 'oil-strike-1', { territory: 'rivera' })).toMatchObject({ co2: 1, land: { rivera: { fuel: 4 } } })
    expect(why(p, 'oil-strike-1', { territory: 'frosta' })).toBe('fuel-full')
  })

  test('Uprising ends a colony without a fight', () => {
    const p = holding('uprising-1', { land: { rivera: { colonizer: 'p2', tanks: { p2: 1 } } } })
    const free = used(p, 'uprising-1', { territory: 'rivera' })
    expect([free.land.rivera.colonizer, free.land.rivera.tanks, free.land.norda.tanks]).toEqual([null, {}, { p2: 1 }])
    expect(free.players.p1.stats.freed).toBe(1)
    expect(why(p, 'uprising-1', { territory: 'frosta' })).toBe('not-colonised')
  })

  test('Disarmament scraps a tank for four points; no more have arrived than are left', () => {
    const p = holding('disarmament-1', { turn: { step: 'move', movedIn: { rivera: 1 } }, land: { rivera: { tanks: { p1: 1 } } } })
    const done = used(p, 'disarmament-1', { territory: 'rivera' })
    expect([done.players.p1.pv, done.land.rivera.tanks, done.turn?.movedIn]).toEqual([4, {}, {}])
    expect(why(p, 'disarmament-1', { territory: 'frosta' })).toBe('no-tank')
  })

  test('Nature Reserve asks for three forests and forbids farms and factories there for good', () => {
    const p = holding('nature-reserve-1', { land: { rivera: { slots: ['farm', 'farm', 'farm'] } } })
    const done = used(p, 'nature-reserve-1', { territory: 'frosta' })
    expect([done.players.p1.pv, done.players.p1.inPlay]).toEqual([3, [{ card: 'nature-reserve-1', territory: 'frosta' }]])
    expect(refused(done, 'p1', { type: 'build', what: 'farm', territory: 'frosta' })).toBe('reserve')
    expect(why(p, 'nature-reserve-1', { territory: 'rivera' })).toBe('too-little-forest')
    const again = { ...done, players: { ...done.players, p1: { ...done.players.p1, hand: ['nature-reserve-2'] } } }
    expect(why(again, 'nature-reserve-2', { territory: 'frosta' })).toBe('reserve')
  })
})

describe('cards for goods and the air', () => {
  test('Good Catch turns a fish of an own ocean into two rations', () => {
    const p = holding('good-catch-1', { fish: [4, 0, 4, 3, 3, 3] })
    const done = used(p, 'good-catch-1', { ocean: 1 })
    expect([done.fish[0], done.players.p1.food]).toEqual([3, 6])
    expect(why(p, 'good-catch-1', { ocean: 2 })).toBe('no-fish')
    // Nothing of p1 drains into the Southern Ocean.
    expect(why(p, 'good-catch-1', { ocean: 5 })).toBe('bad-ocean')
    expect(why(p, 'good-catch-1', { ocean: 7 })).toBe('bad-ocean')
  })

  test('Trade Fair brings two tokens, as far as there are any', () => {
    expect(why(holding('trade-fair-1'), 'trade-fair-1')).toBe('bank-empty')
    expect(used(holding('trade-fair-1', { players: { p2: { tokens: 11 } } }), 'trade-fair-1').players.p1.tokens).toBe(13)
  })

  test('Carbon Capture cleans the air for two tokens', () => {
    const done = used(holding('carbon-capture-1', { co2: 2 }), 'carbon-capture-1')
    // The marker stops at nothing, the credit does not.
    expect(done).toMatchObject({ co2: 0, players: { p1: { tokens: 10, pv: 1, stats: { co2: -3 } } } })
    expect(why(holding('carbon-capture-1', { players: { p1: { tokens: 1 } } }), 'carbon-capture-1')).toBe('not-enough-tokens')
  })

  test('Ocean Clean-up brings fish back, up to how many there were', () => {
    const p = holding('ocean-cleanup-1', { fish: [3, 4, 1, 3, 3, 3] })
    expect(used(p, 'ocean-cleanup-1', { ocean: 1 })).toMatchObject({
      fish: [4, 4, 1, 3, 3, 3],
      players: { p1: { pv: 1, tokens: 11 } },
    })
    expect(used(p, 'ocean-cleanup-1', { ocean: 3 }).fish[2]).toBe(3)
    expect(why(p, 'ocean-cleanup-1', { ocean: 2 })).toBe('ocean-full')
  })

  test('Rationing lowers the need by two, before the meal only', () => {
    const p = holding('rationing-1', { turn: { number: 2, step: 'feed' } })
    expect(need(used(p, 'rationing-1'), 'p1')).toBe(4)
    expect(why(holding('rationing-1', { turn: { number: 2, fed: ['p1'] } }), 'rationing-1')).toBe('already-fed')
  })

  test('Green Revolution feeds one now and one at each harvest; Filters bring a point', () => {
    const p = used(holding('green-revolution-1'), 'green-revolution-1')
    expect([p.players.p1.food, productivity(p, 'p1')]).toEqual([5, 5])
    expect(used(holding('filters-1'), 'filters-1').players.p1.pv).toBe(1)
  })
})

describe('cards that reach others', () => {
  test('Aid Convoy gives a ration for three points, and counts as food given', () => {
    const done = used(holding('aid-convoy-1'), 'aid-convoy-1', { seat: 'p2' })
    expect(done.players.p1).toMatchObject({ food: 3, pv: 3, stats: { foodGiven: 1, foodLost: 0 } })
    expect(done.players.p2.food).toBe(5)
    expect(why(holding('aid-convoy-1'), 'aid-convoy-1', { seat: 'p1' })).toBe('bad-seat')
    expect(why(holding('aid-convoy-1', { players: { p1: { food: 0 } } }), 'aid-convoy-1', { seat: 'p2' })).toBe('no-food')
  })

  test('Asylum takes a migrant over a border for three points', () => {
    const p = holding('asylum-1', { land: { norda: { migrants: 1 }, frosta: { migrants: 1 }, tajga: { migrants: 1 } } })
    const done = used(p, 'asylum-1', { from: 'norda', to: 'rivera' })
    expect([done.land.norda.migrants, done.land.rivera.migrants, done.players.p1.pv]).toEqual([0, 1, 3])
    expect(why(p, 'asylum-1', { from: 'atlantis', to: 'rivera' })).toBe('unknown-territory')
    expect(why(p, 'asylum-1', { from: 'norda', to: 'insulo' })).toBe('not-your-territory')
    expect(why(p, 'asylum-1', { from: 'frosta', to: 'rivera' })).toBe('own-territory')
    expect(why(p, 'asylum-1', { from: 'insulo', to: 'rivera' })).toBe('no-migrant')
    expect(why(p, 'asylum-1', { from: 'tajga', to: 'rivera' })).toBe('not-linked')
  })

  test('Sabotage burns a disc next to land that one controls, and its smoke is one’s own', () => {
    const p = holding('sabotage-1', { land: { insulo: { fuel: 0 } } })
    const done = used(p, 'sabotage-1', { territory: 'norda' })
    expect(done).toMatchObject({ co2: 1, fuelBurned: 3, land: { norda: { fuel: 1 } }, players: { p1: { stats: { co2: 1 } } } })
    expect(why(p, 'sabotage-1', { territory: 'rivera' })).toBe('own-territory')
    expect(why(p, 'sabotage-1', { territory: 'insulo' })).toBe('no-fuel')
    expect(why(p, 'sabotage-1', { territory: 'sudara' })).toBe('not-linked')
  })

  test('General Strike costs another up to two tokens', () => {
    const p = holding('general-strike-1', { players: { p2: { tokens: 1 }, p3: { tokens: 0 } } })
    expect(used(p, 'general-strike-1', { seat: 'p2' }).players.p2.tokens).toBe(0)
    expect(why(p, 'general-strike-1', { seat: 'p3' })).toBe('no-tokens')
    expect(why(p, 'general-strike-1', { seat: 'p1' })).toBe('bad-seat')
  })

  test('Secret Service finds out an objective', () => {
    const p = holding('secret-service-1', { players: { p2: { objective: 'empire' } } })
    expect(used(p, 'secret-service-1', { seat: 'p2' }).players.p1.knows).toEqual([{ seat: 'p2', objective: 'empire' }])
    expect(why(p, 'secret-service-1', { seat: 'p3' })).toBe('no-objective')
  })

  test('Embargo and Blue Helmets lie there with what they are about', () => {
    expect(used(holding('embargo-1'), 'embargo-1', { seat: 'p2' }).players.p1.inPlay).toEqual([{ card: 'embargo-1', seat: 'p2' }])
    const helmets = used(holding('blue-helmets-1'), 'blue-helmets-1', { territory: 'norda' })
    expect(helmets.players.p1.inPlay).toEqual([{ card: 'blue-helmets-1', territory: 'norda' }])
    expect(why(holding('embargo-1'), 'embargo-1', { seat: 'p1' })).toBe('bad-seat')
    expect(why(holding('blue-helmets-1'), 'blue-helmets-1', { territory: 'atlantis' })).toBe('unknown-territory')
  })
})

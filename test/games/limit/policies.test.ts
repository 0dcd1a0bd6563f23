import { describe, expect, test } from 'vitest'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import type { State } from '../../../src/games/limit/state.ts'
import { begin, optionRefusal } from '../../../src/kernel/index.ts'
import { asked, given, listOf, play, refused } from './given.ts'

const fresh = (seats: number, options: object = {}): State =>
  begin(limitRules, { options: { ...options }, people: Array.from({ length: seats }, () => ({})), seed: 'policies' }).position
    .state

describe('the beginning', () => {
  test('is the same for every nation', () => {
    const p = fresh(3)
    for (const seat of p.seats)
      expect(p.nations[seat]).toMatchObject({
        level: 2,
        money: 5,
        territories: 5,
        disorder: 5,
        factories: { renewable: 2, industrial: 1, military: 1 },
        stock: { renewable: 2, industrial: 1, military: 0, fossil: 8 },
        hand: ['schooling', 'public-spending', 'industrialization', 'crafts'],
        aside: ['market-access', 'robotization', 'mass-destruction'],
      })
    expect([p.bank, p.destabReserve, p.colonies]).toEqual([327, 12, { territories: 4, fossils: 8 }])
    expect(asked(p).sort()).toEqual(['p1 choose-deck', 'p2 choose-deck', 'p3 choose-deck'])
  })

  test('has the Star Nation for one person, who fills no bank', () => {
    const p = fresh(1)
    expect([p.bank, p.star, p.events?.deck.length]).toEqual([
      109,
      { territories: 5, fossils: 8, money: 40, pollution: 0, destab: 0 },
      8,
    ])
    expect([p.destabReserve, p.colonies]).toEqual([10, { territories: 3, fossils: 6 }])
  })

  test('has alliances from four nations on, unless agreed otherwise', () => {
    expect([fresh(3).options.alliances, fresh(4).options.alliances, fresh(4, { alliances: false }).options.alliances]).toEqual([
      false,
      true,
      false,
    ])
    expect(optionRefusal(limitRules, { alliances: true }, 1)).toMatchObject({ code: 'bad-option' })
    expect(optionRefusal(limitRules, { startMoney: 6 }, 2)).toMatchObject({ code: 'bad-option' })
    expect(fresh(2, { startMoney: 4 }).nations.p2.money).toBe(4)
  })
})

describe('new policies', () => {
  const choosing = (nation: object) =>
    given({ phase: 'policies', turn: null, todo: [{ kind: 'choose-deck', seat: 'p1' }], nations: { p1: nation, p2: {} } })

  test('a deck that is short is drawn whole; what need not be chosen is kept at once', () => {
    const p = choosing({ standards: '31111' })
    // All but two cards of the deck are in the hand.
    p.nations.p1.hand.push(...p.nations.p1.decks.society.splice(2))
    const after = play(p, ['p1', { type: 'choose-deck', deck: 'society' }])
    expect(after.nations.p1.hand.slice(-2)).toEqual(p.nations.p1.decks.society)
    expect(asked(after)).toEqual(['p1 discard'])
    expect(refused(p, 'p1', { type: 'choose-deck', deck: 'culture' })).toBe('no-such-deck')
  })

  test('are kept once per set, whatever order is named', () => {
    const p = play(choosing({ standards: '31111' }), ['p1', { type: 'choose-deck', deck: 'army-economy' }])
    expect(listOf(p, 'p1', 'keep-policies')).toHaveLength(10)
    const [entry] = p.todo
    const drawn = entry?.kind === 'keep' ? entry.drawn : []
    const kept = [drawn[3]!, drawn[0]!]
    const after = play(p, ['p1', { type: 'keep-policies', cards: kept }])
    expect(after.nations.p1.hand.slice(-2)).toEqual(kept)
    expect(after.nations.p1.decks['army-economy'].slice(-3)).toEqual([drawn[1], drawn[2], drawn[4]])
  })

  test('A 4 draws ten and keeps two', () => {
    const p = play(choosing({ standards: '41111' }), ['p1', { type: 'choose-deck', deck: 'production' }])
    expect(p.todo).toMatchObject([{ kind: 'keep', count: 2 }])
    expect(p.todo[0]?.kind === 'keep' && p.todo[0].drawn.length).toBe(10)
  })

  test('do not wait for each other: any nation may go first', () => {
    const p = fresh(2)
    const after = play(p, ['p2', { type: 'choose-deck', deck: 'society' }])
    expect(asked(after).sort()).toEqual(['p1 choose-deck', 'p2 keep-policies'])
  })
})

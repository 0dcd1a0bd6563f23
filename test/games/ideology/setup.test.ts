import { describe, expect, test } from 'vitest'
import { listed } from '../../../src/games/ideology/cards/influence.ts'
import { ideologies as ideology, regionIds } from '../../../src/games/ideology/data.ts'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import { begin, type Chance, optionRefusal, owes, ScriptedChance } from '../../../src/kernel/index.ts'
import { cards, type Three } from './given.ts'

const start = (people: number, seed = 'setup', options = {}) =>
  begin(ideologyRules, { options, people: Array.from({ length: people }, () => ({})), seed })

describe('the beginning', () => {
  test.each([2, 3, 4, 5])('with %i people: homes, decks, three cards each', (people) => {
    const { state } = start(people).position
    expect(state.seats).toHaveLength(people)
    expect(Object.keys(state.regions).toSorted()).toEqual(state.seats.map((seat) => ideology[seat].home).toSorted())
    for (const seat of state.seats) {
      const home = state.regions[ideology[seat].home]
      expect(home).toEqual({ controller: seat, level: 3, influence: { [seat]: { military: 3, economic: 3, cultural: 3 } } })
      const { deck, advancements } = state.players[seat]
      expect([deck.length, advancements[ideology[seat].start]]).toEqual([seat === 'communism' ? 32 : 33, 1])
    }
    expect(state.regionDeck).toHaveLength(regionIds.length - people)
    expect(owes(ideologyRules, state)).toHaveLength(1)
    expect([state.phase, state.turn]).toEqual(['trading', state.order[0]])
  })

  test('keeps the order of the chart for those who are present', () => {
    expect(start(5).position.state.order).toEqual(['communism', 'imperialism', 'fundamentalism', 'capitalism', 'fascism'])
  })

  test('of two people, gives the second the opponent of the first', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { seating } = start(2, `two-${seed}`)
      expect(seating[1]).toBe(ideology[seating[0]!].opponent)
    }
  })

  test('lets three or more choose, whoever joined first goes first', () => {
    const people = [{ wish: 'fascism' }, {}, { wish: 'fascism' }, { wish: 'communism' }] as const
    const { seating } = begin(ideologyRules, { options: {}, people, seed: 'wishes' })
    expect([seating[0], seating[3]]).toEqual(['fascism', 'communism'])
    expect(new Set(seating).size).toBe(4)
  })

  test('is the same for the same seed, and another one for another', () => {
    expect(start(5, 'one').position).toEqual(start(5, 'one').position)
    expect(start(5, 'one').position.state.regionDeck).not.toEqual(start(5, 'two').position.state.regionDeck)
  })

  test('shuffles the ideologies, each deck in seating order, then the regions, all listed as the rules list them', () => {
    const shuffled: unknown[][] = []
    const chance = new ScriptedChance([])
    const recorded: Chance = {
      die: (sides) => chance.die(sides),
      pick: (list) => chance.pick(list),
      shuffle(list) {
        shuffled.push([...list])
        return chance.shuffle(list)
      },
    }
    const chosen = { ...start(3).position.state.options, decks: 'asymmetric', roundLimit: undefined } as const
    const { state } = ideologyRules.setup(chosen, [{}, {}, {}], recorded)
    expect(state.seats).toEqual(['capitalism', 'communism', 'fascism'])
    const decks: readonly Three[] = [
      [10, 15, 11],
      [11, 11, 14],
      [15, 11, 10],
    ]
    expect(shuffled).toEqual([
      ['capitalism', 'communism', 'fascism', 'imperialism', 'fundamentalism'],
      ...decks.map((deck) => listed(cards(deck))),
      regionIds.filter((region) => !['united-states', 'russia', 'germany'].includes(region)),
    ])
  })

  test('deals asymmetric decks on demand', () => {
    const { state } = start(5, 'decks', { decks: 'asymmetric' }).position
    expect(ideologyRules.invariants?.(state)).toEqual([])
    expect(state.options).toMatchObject({ decks: 'asymmetric', roundLimit: null, target: 12 })
  })
})

test('options outside their range are refused', () => {
  expect(optionRefusal(ideologyRules, { target: 21 }, 3)?.code).toBe('bad-option')
  expect(optionRefusal(ideologyRules, { roundLimit: 0 }, 3)?.code).toBe('bad-option')
  expect(optionRefusal(ideologyRules, { minimumHand: 2 }, 3)?.code).toBe('bad-option')
  expect(optionRefusal(ideologyRules, { target: 4, roundLimit: 1, decks: 'equal' }, 2)).toBeUndefined()
  expect(optionRefusal(ideologyRules, {}, 6)?.code).toBe('wrong-number-of-seats')
})

import { describe, expect, test } from 'vitest'
import { prospects } from '../../../src/games/venonta/computer/prospects.ts'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import type { State, Venonta } from '../../../src/games/venonta/state.ts'
import { computerMove, legal, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { mindOf } from '../../../src/kernel/mind.ts'
import { given } from './given.ts'

const choose = (p: State, seat = 'p1') => computerMove<Venonta>(venontaRules, p, seat, new SeededChance('computer'))

describe('a computer', () => {
  test('builds farms while its people would go hungry', () => {
    expect(choose(given())).toMatchObject({ type: 'build', what: 'farm' })
  })

  test('integrates a migrant rather than feed it', () => {
    expect(choose(given({ land: { frosta: { migrants: 1 } } }))).toEqual({ type: 'integrate', territory: 'frosta' })
  })

  test('builds what its objective lacks once all are fed, and nothing that it forbids', () => {
    const fed = { food: 9, tokens: 12 }
    expect(choose(given({ players: { p1: { ...fed, objective: 'industrialist' } } }))).toMatchObject({
      type: 'build',
      what: 'factory',
    })
    expect(choose(given({ players: { p1: { ...fed, objective: 'clean-hands' } } }))).toEqual({ type: 'end-step' })
  })

  test('takes a peaceful objective while nothing of its own smokes, then a neutral one', () => {
    const tableau = ['empire', 'merchant', 'solidarity'] as const
    expect(choose(given({ phase: 'objectives', tableau }))).toEqual({ type: 'take-objective', index: 2 })
    const land = { rivera: { slots: ['forest', 'factory'] } } as const
    expect(choose(given({ phase: 'objectives', tableau, land }))).toEqual({ type: 'take-objective', index: 1 })
  })

  test('offers an open hand unless it is after war', () => {
    expect(choose(given({ phase: 'pacts', players: { p1: { objective: 'merchant' } } }))).toEqual({ type: 'pact', with: 'any' })
    expect(choose(given({ phase: 'pacts', players: { p1: { objective: 'empire' } } }))).toEqual({ type: 'pact', with: null })
  })

  test('sends who stays hungry to the leader', () => {
    const p = given({ turn: { number: 2, step: 'feed' }, players: { p1: { tokens: 0 }, p3: { pv: 9 } } })
    expect(choose(p)).toMatchObject({
      type: 'feed',
      amount: 4,
      migrantTo: 'centra',
    })
  })

  test('rebels whenever it can, and attacks for an objective only', () => {
    const combat = { turn: { step: 'combat' } } as const
    expect(choose(given({ ...combat, land: { rivera: { colonizer: 'p2' } } }))).toEqual({ type: 'rebel', territory: 'rivera' })
    expect(choose(given(combat))).toEqual({ type: 'end-step' })
    const warlike = { players: { p1: { objective: 'first-strike' } }, land: { rivera: { tanks: { p1: 2 } } } }
    expect(choose(given({ ...combat, ...warlike }))).toMatchObject({ type: 'attack', from: 'rivera', tanks: 2 })
  })

  test('sells what it can spare, but nothing to somebody far ahead', () => {
    const offer = { buyer: 'p2', seller: 'p1', good: 'food', from: 'rivera', to: 'norda', pay: 'tokens', price: 2 } as const
    const asked = (pv: number) => given({ turn: { index: 1 }, offer, players: { p1: { food: 9 }, p2: { pv } } })
    expect(choose(asked(0))).toEqual({ type: 'answer', accept: true })
    expect(choose(asked(11))).toEqual({ type: 'answer', accept: false })
  })

  test('asks nobody any more who has heard no twice in this turn, at no level', () => {
    const feeding = (refused: string[]) =>
      given({
        turn: { step: 'feed', refused },
        players: { p1: { food: 0 }, p2: { food: 20 }, p3: { food: 20 } },
      })
    expect(choose(feeding([]))).toMatchObject({ type: 'buy', good: 'food' })
    expect(choose(feeding(['p2:fuel'])).type).toBe('buy')
    const tired = feeding(['p2:fuel', 'p3:fuel'])
    const answers = legal(venontaRules, tired, 'p1')
    expect(answers.some(({ type }) => type === 'buy')).toBe(true)
    const thoughtOf = (p: State) => {
      const mind = mindOf(venontaRules, p, 'p1', () => p, new SeededChance('computer'))
      const view = viewOf(venontaRules, p, 'p1')
      return (['normal', 'strong'] as const).map((level) => prospects.ways(view, p, mind, level).map(({ move }) => move))
    }
    for (const moves of thoughtOf(feeding([]))) expect(moves.some(({ type }) => type === 'buy')).toBe(true)
    for (const moves of [[choose(tired)], ...thoughtOf(tired)]) expect(moves.every(({ type }) => type !== 'buy')).toBe(true)
  })

  test('plays cards for points, and gives farms back to the forest when the last meal is eaten', () => {
    expect(choose(given({ players: { p1: { food: 9, hand: ['nature-reserve-1'] } } }))).toMatchObject({ type: 'play' })
    const p = given({ round: 4, turn: { number: 2, step: 'produce', fed: ['p1'] }, land: { rivera: { slots: ['farm'] } } })
    expect(choose(p)).toEqual({ type: 'revert', what: 'farm', to: 'forest', territory: 'rivera' })
  })

  test('exchanges cards that are of no use to it', () => {
    const p = given({ phase: 'council', players: { p1: { hand: ['sabotage-1', 'tree-planting-1', 'veteran-crews-1'] } } })
    expect(choose(p)).toEqual({ type: 'council', discard: ['sabotage-1', 'veteran-crews-1'] })
  })
})

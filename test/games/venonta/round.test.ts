import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { venonta } from '../../../src/games/venonta/index.ts'
import { incomeOf } from '../../../src/games/venonta/round/new-year.ts'
import { asked, endStep, type Given, given, lastStep, play, refused, roll } from './given.ts'

/** The round is over. */
const ended = (some: Given = {}, dice: readonly number[] = []) => roll(lastStep(some), dice, ['p3', endStep])

describe('the end of a round', () => {
  test('factories and intensive farms emit, except where the sun drives them', () => {
    const p = ended({
      land: { tajga: { slots: ['forest', 'factory'] }, norda: { slots: ['intensive', 'forest', 'factory'] } },
      players: { p2: { inPlay: [{ card: 'solar-power-1' }] } },
    })
    expect(p.co2).toBe(2)
  })

  test('each factory kills a fish where it drains; filters spare the last ones', () => {
    const land = { norda: { slots: ['forest', 'forest', 'factory'] as const }, tajga: { slots: ['forest', 'factory'] as const } }
    expect(ended({ land }).fish).toEqual([3, 4, 3, 3, 3, 3])
    expect(ended({ land, players: { p2: { inPlay: [{ card: 'filters-1' }] } } }).fish).toEqual([3, 4, 4, 3, 3, 3])
  })

  test('waste of an empty ocean kills where most fish are', () => {
    const land = { norda: { slots: ['forest', 'forest', 'factory'] as const } }
    expect(ended({ land, fish: [0, 2, 3, 3, 1, 1] }).fish).toEqual([0, 2, 2, 3, 1, 1])
  })

  test('objectives are revealed and bring their points, all judged by the same position', () => {
    const p = ended({ players: { p1: { objective: 'world-peace' }, p2: { objective: 'industrialist', pv: 3 } } })
    expect([p.players.p1.pv, p.players.p2.pv, p.players.p1.objective]).toEqual([16, 3, null])
    expect([p.players.p1.lastGroup, p.players.p2.lastGroup, p.players.p3.lastGroup]).toEqual(['peaceful', 'neutral', null])
    expect(p.scored).toEqual([
      { round: 1, seat: 'p1', objective: 'world-peace', success: true },
      { round: 1, seat: 'p2', objective: 'industrialist', success: false },
    ])
  })

  test('cards for the round, pacts and what spies know are over; tanks of guests go home', () => {
    const p = ended({
      pacts: [['p1', 'p3']],
      players: {
        p1: { inPlay: [{ card: 'militia-1' }, { card: 'filters-1' }], hand: ['uprising-1', 'uprising-2', 'asylum-1'] },
        p2: { objective: 'empire', knows: [] },
        p3: { knows: [{ seat: 'p2', objective: 'empire' }] },
      },
      land: { savana: { tanks: { p1: 2 } }, frosta: { tanks: { p1: 1 } } },
    })
    expect([p.players.p1.inPlay, p.decks.used, p.pacts, p.players.p3.knows]).toEqual([
      [{ card: 'filters-1' }],
      ['militia-1'],
      [],
      [],
    ])
    expect([p.land.savana.tanks, p.land.frosta.tanks, p.land.rivera.tanks]).toEqual([{}, { p1: 2 }, { p1: 1 }])
  })

  test('tanks without room at home are scrapped', () => {
    const lost = { colonizer: 'p2' } as const
    const p = ended({
      pacts: [['p1', 'p3']],
      land: { savana: { tanks: { p1: 1 } }, frosta: { tanks: { p1: 2 } }, rivera: lost, montara: lost, dezerta: lost },
    })
    expect([p.land.savana.tanks, p.land.frosta.tanks]).toEqual([{}, { p1: 2 }])
  })
})

describe('everybody loses', () => {
  test('when CO2 has reached the end of its track, before the seas are looked at', () => {
    const p = ended({ co2: 59, fish: [0, 0, 0, 0, 0, 0], land: { norda: { slots: ['forest', 'forest', 'factory'] } } })
    expect([p.phase, p.co2, p.result]).toEqual(['over', 60, { kind: 'loss', reason: 'co2', winners: [] }])
    expect(refused(p, 'p1', endStep)).toBe('game-over')
  })

  test('when the seas are empty, before objectives count', () => {
    const p = ended({ fish: [0, 0, 0, 0, 0, 0], players: { p1: { objective: 'world-peace' } } })
    expect([p.result?.reason, p.scored]).toEqual(['fish', []])
  })

  test('when nobody stands above CO2 after the last round, equal being too little', () => {
    expect(ended({ round: 4, co2: 20, players: { p1: { pv: 20 } } }).result).toMatchObject({
      kind: 'loss',
      reason: 'nobody-above-co2',
    })
  })
})

describe('somebody wins', () => {
  const last = (players: Given['players'], land: Given['land'] = {}) => ended({ round: 4, co2: 5, players, land }).result

  test('with the most points after the last round', () => {
    expect(last({ p1: { pv: 7 }, p2: { pv: 9 } })).toEqual({ kind: 'win', reason: 'most-pv', winners: ['p2'] })
  })

  test('of equal ones with more forest, then with fewer factories, else together', () => {
    const equal = { p1: { pv: 9 }, p2: { pv: 9 } }
    expect(last(equal, { rivera: { slots: ['farm'] } })?.winners).toEqual(['p2'])
    const busy = { rivera: { slots: ['forest', 'factory'] as const }, norda: { slots: ['farm'] as const } }
    expect(last(equal, busy)?.winners).toEqual(['p2'])
    expect(last(equal)?.winners).toEqual(['p1', 'p2'])
  })
})

describe('a new round', () => {
  test('brings people, a harvest of what the land yields, and tokens for it', () => {
    const p = ended({
      players: { p1: { food: 9, tokens: 0, stats: { built: 3 } } },
      land: { rivera: { slots: ['farm', 'farm'] } },
    })
    expect(p.players.p1).toMatchObject({ pop: 7, food: 6, tokens: 12, stats: { built: 0 } })
    expect([p.round, p.turn, p.phase, asked(p)]).toEqual([2, null, 'council', ['p1 council', 'p2 council', 'p3 council']])
  })

  test('fills hands up and lays one objective more than there are people', () => {
    const p = ended({ players: { p1: { hand: ['militia-1', 'militia-2'] } } })
    expect(p.players.p1.hand).toEqual(['militia-1', 'militia-2', 'farm-subsidy-1'])
    expect([p.players.p2.hand, p.tableau.length]).toEqual([['farm-subsidy-2', 'tree-planting-1', 'tree-planting-2'], 4])
  })

  test('income: two a territory, one more for forest or industry, one less for a colony', () => {
    const p = given({
      land: {
        norda: { slots: [] },
        insulo: { slots: ['farm', 'farm', 'factory'] },
        tajga: { slots: ['farm', 'factory', 'factory', 'factory'] },
        orienta: { slots: ['farm', 'farm', 'farm'], colonizer: 'p1' },
        rivera: { colonizer: 'p2' },
      },
    })
    // 3 + 3 + 3 + 1, and a colony.
    expect(incomeOf(p, 'p2')).toBe(11)
  })

  test('order: most points, then an aggressive objective, more factories, the order before', () => {
    const p = ended({
      people: 4,
      turn: { index: 3 },
      order: ['p4', 'p2', 'p1', 'p3'],
      players: {
        p1: { pv: 5, objective: 'empire' },
        p2: { pv: 5 },
        p3: { pv: 5 },
        p4: { pv: 4 },
      },
      land: { rivera: { slots: ['forest', 'forest', 'forest', 'forest', 'factory'] } },
    })
    // Rivera belongs to p3.
    expect(p.order).toEqual(['p1', 'p3', 'p2', 'p4'])
  })
})

describe('fuel', () => {
  const industry = { slots: ['forest', 'factory'] as const }

  test('each factory burns a disc, from its own land or from linked land with most of it', () => {
    const p = ended({ land: { frosta: { ...industry, fuel: 0 }, norda: { fuel: 4 }, rivera: { fuel: 1 }, dezerta: { fuel: 2 } } })
    expect([p.land.dezerta.fuel, p.land.rivera.fuel, p.phase]).toEqual([1, 1, 'council'])
  })

  test('who cannot fuel all is asked, and closed factories leave forest without credit for the air', () => {
    const p = ended({ land: { montara: { slots: ['intensive', 'forest', 'factory'], fuel: 0 } } })
    expect(asked(p)).toEqual(['p1 consumption'])
    expect(refused(p, 'p1', { type: 'fuel', factory: 'montara', from: 'rivera' })).toBe('no-fuel')
    const closed = play(p, ['p1', { type: 'close', factory: 'montara' }])
    expect(closed.land.montara.slots).toEqual(['farm', 'forest', 'forest', 'forest', 'forest'])
    expect([closed.co2, closed.phase]).toEqual([p.co2, 'council'])
  })

  test('the plan says beforehand which factories it fuels, and which it closes', () => {
    const p = ended({ land: { montara: { ...industry, fuel: 0 } } })
    const plan = (state: typeof p) => new Desk(venonta, state, 'p1', 'en', {}).preview({ type: 'auto-fuel' })
    expect(plan(p)).toEqual(['Montara: no fuel within reach, closes.'])
    expect(play(p, ['p1', { type: 'auto-fuel' }]).land.montara.slots).not.toContain('factory')
    const wished = ended({ land: { frosta: industry }, players: { p1: { orders: { manualFuel: true } } } })
    expect(plan(wished)).toEqual(['Fuels Frosta.'])
  })

  test('who wants to be asked is asked, and may still leave it to the plan', () => {
    const p = ended({ land: { frosta: industry }, players: { p1: { orders: { manualFuel: true } } } })
    expect([asked(p), p.consume]).toEqual([['p1 consumption'], { p1: { frosta: 1 } }])
    expect(play(p, ['p1', { type: 'fuel', factory: 'frosta', from: 'dezerta' }]).land.dezerta.fuel).toBe(1)
    expect(play(p, ['p1', { type: 'auto-fuel' }]).land.frosta.fuel).toBe(1)
    expect(refused(p, 'p2', { type: 'auto-fuel' })).toBe('not-your-turn')
    expect(refused(p, 'p1', { type: 'close', factory: 'rivera' })).toBe('no-factory-to-fuel')
  })

  test('solar power spares a factory, in the highest territory first; without factories nobody is asked', () => {
    const inPlay = [{ card: 'solar-power-1' }]
    const p = ended({
      land: { frosta: industry, dezerta: industry },
      players: { p1: { inPlay }, p2: { orders: { manualFuel: true } } },
    })
    expect([p.land.frosta.fuel, p.land.dezerta.fuel, p.phase]).toEqual([1, 2, 'council'])
  })

  test('a colonised factory burns its own fuel only', () => {
    const p = ended({ land: { frosta: { ...industry, fuel: 0, colonizer: 'p2' } } })
    expect(asked(p)).toEqual(['p1 consumption'])
  })
})

describe('red spaces', () => {
  test('draw an event each, once in a game', () => {
    const p = given({ co2: 9 })
    const one = play(p, ['p1', { type: 'build', what: 'farm', territory: 'rivera' }])
    expect([one.redPassed, one.eventsPending]).toEqual([[10], ['drought']])
    const factories = (count: number) => ({ slots: Array.from({ length: count }, () => 'factory' as const), fuel: count })
    const land = { norda: factories(5), tajga: factories(3) }
    const two = ended({ co2: 17, redPassed: [10], land }, [1, 1, 2, 3, 1, 2, 3])
    expect([two.redPassed, two.eventsDone.length]).toEqual([[10, 18, 25], 3])
  })

  test('what is drawn while events strike waits for the next round', () => {
    const p = roll(lastStep({ co2: 17, redPassed: [10], eventsPending: ['permafrost'] }), [], ['p3', endStep])
    expect([p.co2, p.eventsPending, p.eventsDone.map(({ event }) => event)]).toEqual([19, ['drought'], ['permafrost']])
  })
})

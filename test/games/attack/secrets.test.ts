import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import type { MoveAction } from '../../../src/games/attack/turn/action.ts'
import { fuzz, LeakProof, listedSeeds, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { begin, given, keysHeard, play, playing, roll } from './given.ts'

const view = (p: State, viewer: Seat | null) => viewOf(attackRules, p, viewer)

describe('everybody sees', () => {
  const p = given({
    players: {
      p1: {
        hand: ['coup-1'],
        econ: ['oil-1a', 'oil-2a'],
        routes: ['sugar-route'],
        techs: ['radar'],
        disabled: ['oil-1a', 'sugar-route'],
        reserve: ['oil-2a'],
      },
      p2: {},
    },
  })

  test('how many cards there are, not which', () => {
    expect(view(p, 'p2').players.p1).toMatchObject({ hand: 1, econ: 2, routes: 1, reserve: 1, techs: ['radar'], pp: 30, oil: 30 })
    expect(view(p, null).players.p1).toMatchObject({ disabled: { econ: 1, routes: 1, known: [] } })
    expect(view(p, null).decks).toEqual({ economics: 94, political: 59, politicalDiscard: [], technology: 19, routes: 7 })
  })

  test('its own cards whole', () => {
    expect(view(p, 'p1').players.p1).toEqual(p.players.p1)
  })

  test('all cards when the game is over', () => {
    const over = roll(given({ players: { p1: { oil: 0, hand: ['coup-1'] }, p2: {} }, idle: 3 }), [], ['p1', { type: 'end-turn' }])
    expect([over.phase, view(over, null).players.p1.hand]).toEqual(['over', ['coup-1']])
  })
})

describe('the orders of a move', () => {
  const ordered = playing(
    given({ players: { p1: { regions: { germany: { inf: 3 } }, ships: { caribbean: { dd: 1 } } }, p2: {} } }),
    [],
    ['p1', begin('move')],
    ['p1', { type: 'march', from: 'germany', to: 'france', unit: 'inf', count: 2, lane: null }],
    ['p1', { type: 'sail', from: 'caribbean', to: 'north-atlantic', ship: 'dd', count: 1 }],
  )

  test('are known to the mover alone until they are done', () => {
    const action = (viewer: Seat | null) => view(ordered.state, viewer).action as MoveAction
    expect([action('p1').marches.length, action('p1').sails.length]).toEqual([1, 1])
    expect([action('p2').marches, action(null).sails]).toEqual([[], []])
  })

  test('are told to nobody else', () => {
    expect(keysHeard(ordered.events, 'p1')).toContain('ordered-march')
    expect(keysHeard(ordered.events, 'p2').filter((key) => key.startsWith('ordered'))).toEqual([])
  })
})

describe('who is asked for passage', () => {
  const asking = roll(
    given({
      players: {
        p1: { regions: { brazil: { inf: 3 }, 'west-africa': {} } },
        p2: { ships: { 'south-atlantic': { dd: 1 } }, orders: { passageFor: { p3: 'allow' } } },
        p3: {},
      },
    }),
    [],
    ['p1', begin('move')],
    ['p1', { type: 'march', from: 'brazil', to: 'west-africa', unit: 'inf', count: 2, lane: 'brazil--west-africa' }],
    ['p1', { type: 'end-moves' }],
  )
  const changed = play(asking, ['p2', { type: 'set-order', key: 'passage', value: 'allow' }])

  test.each([
    ['by an order that was there', asking],
    ['by an order given since', changed],
  ])('cannot be told %s', (_, p) => {
    const proof = new LeakProof(attackRules)
    const chance = new SeededChance('passage')
    for (let draw = 0; draw < 40; draw++)
      for (const viewer of [...p.seats, null]) expect(proof.check(p, viewer, chance), `${viewer}`).toBeUndefined()
  })
})

/** A look at every fifth position of a whole game for every seat and a spectator. */
test.each([
  ['west', 3, {}],
  ['east', 2, { continents: false, neutralControl: 'auto' }],
  ['world', 5, { continents: true, homeDefence: true }],
] as const)('nothing leaks in a game at random on the map %s with %i seats', { timeout: 120_000 }, (map, seats, options) => {
  const proof = new LeakProof(attackRules)
  const [seed] = listedSeeds(`secrets-${map}`, 1)
  const chance = new SeededChance(`imagination of ${seed}`)
  let step = 0
  fuzz({
    book: attackRules,
    seats,
    options: { map, placement: 'at-once', maxRounds: 4, ...options },
    seed: seed!,
    watch({ state }) {
      if (step++ % 5 > 0) return
      for (const viewer of [...state.seats, null])
        expect(proof.check(state, viewer, chance), `${viewer} in ${state.phase}`).toBeUndefined()
    },
  })
  expect(proof.neverDiffered(100)).toEqual([])
})

test('a seat whose Economics cards are all disabled may be asked at production about a route', () => {
  const p = roll(
    given({ players: { p1: {}, p2: { econ: ['rail-1a'], routes: ['sugar-route'], disabled: ['rail-1a'] } }, first: 'p2' }),
    [],
    ['p1', { type: 'end-turn' }],
  )
  expect(p.phase).toBe('production')
  const chance = new SeededChance('production')
  for (let draw = 0; draw < 20; draw++) expect(new LeakProof(attackRules).check(p, 'p1', chance)).toBeUndefined()
})

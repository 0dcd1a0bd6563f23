import { describe, expect, test } from 'vitest'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { given, playing } from './given.ts'

const p = given({
  phase: 'objectives',
  co2: 10,
  tableau: ['empire', 'merchant', 'solidarity'],
  eventsPending: ['drought'],
  players: {
    p1: { hand: ['militia-1', 'asylum-1'], objective: 'diplomat', orders: { sellFood: 2 } },
    p2: { hand: ['filters-1'] },
  },
  pactChoices: { p1: null },
})

describe('a seat sees', () => {
  test('its own hand, objective, orders and choice', () => {
    const view = viewOf(venontaRules, p, 'p1')
    expect(view.players.p1).toMatchObject({ hand: ['militia-1', 'asylum-1'], objective: 'diplomat', orders: { sellFood: 2 } })
    expect(view.pactChoices).toEqual({ p1: null })
  })

  test('of the others the size of the hand, the back of the objective, and that they have chosen', () => {
    const view = viewOf(venontaRules, p, 'p2')
    expect(view.players.p1).toMatchObject({ hand: 2, objective: { group: 'neutral' }, orders: null })
    expect(view.pactChoices).toEqual({ p1: true })
  })

  test('the backs on the table, and how many cards and events lie face down', () => {
    const view = viewOf(venontaRules, p, null)
    expect(view.tableau).toEqual([{ group: 'aggressive' }, { group: 'neutral' }, { group: 'peaceful' }])
    expect([view.decks, view.eventsPending]).toEqual([{ actions: 45, used: 0, objectives: 32, events: 23 }, 1])
  })
})

test('what a secret service learns is told to its seat only, whom it watched to all', () => {
  const spying = given({ players: { p1: { hand: ['secret-service-1'] }, p2: { objective: 'empire' } } })
  const { state, events } = playing(spying, [], ['p1', { type: 'play', card: 'secret-service-1', seat: 'p2' }])
  const learned = events.find(({ key }) => key === 'spied')
  expect([learned?.to, learned?.otherwise]).toEqual([['p1'], undefined])
  expect(events.find(({ key }) => key === 'card-played')?.params).toMatchObject({ seat: 'p1', other: 'p2' })
  expect(viewOf(venontaRules, state, 'p1').players.p1.knows).toEqual([{ seat: 'p2', objective: 'empire' }])
  expect(viewOf(venontaRules, state, 'p3').players.p1.knows).toEqual([{ seat: 'p2' }])
})

test('what a seat imagines looks the same to it, and keeps what it has found out', () => {
  const spying = given({
    players: {
      p1: { objective: 'diplomat', knows: [{ seat: 'p2', objective: 'empire' }] },
      p2: { objective: 'empire' },
      p3: { objective: 'blitz' },
    },
  })
  for (const viewer of ['p1', 'p2', 'p3', null] as const) {
    const view = viewOf(venontaRules, spying, viewer)
    const imagined = venontaRules.imagine(view, viewer, new SeededChance(`imagine ${viewer}`))
    expect(viewOf(venontaRules, imagined, viewer)).toEqual(view)
    expect(venontaRules.invariants?.(imagined)).toEqual([])
    if (viewer === 'p1') expect(imagined.players.p2.objective).toBe('empire')
  }
})

import { describe, expect, test } from 'vitest'
import { objectiveIds } from '../../../src/games/venonta/data.ts'
import { isReached } from '../../../src/games/venonta/objectives/measures.ts'
import { type Given, given } from './given.ts'

const intensive = { rivera: { slots: ['intensive', 'forest', 'forest', 'forest', 'factory'] } } as const
const hungry = { p1: { stats: { unfed: 1 } } }
const stats = (some: NonNullable<NonNullable<Given['players']>['p1']>['stats']): Given => ({ players: { p1: { stats: some } } })
const land = (some: Given['land']): Given => ({ land: some })

/** For each objective a position of p1, who owns four territories, that reaches it, and one that does not. */
const cases: Readonly<Record<string, readonly [reached: Given, missed: Given]>> = {
  viceroy: [land({ norda: { colonizer: 'p1' } }), {}],
  empire: [land({ norda: { colonizer: 'p1' }, savana: { colonizer: 'p1' } }), land({ norda: { colonizer: 'p1' } })],
  blitz: [stats({ wins: 2 }), stats({ wins: 1 })],
  'first-strike': [stats({ wins: 1 }), {}],
  'armoured-column': [stats({ tankWins: 1 }), stats({ wins: 1 })],
  'arms-race': [
    land({ rivera: { tanks: { p1: 2 } }, norda: { tanks: { p2: 2 } } }),
    land({ rivera: { tanks: { p1: 2 } }, norda: { tanks: { p2: 2 } }, tajga: { tanks: { p2: 1 } } }),
  ],
  'oil-war': [stats({ tributeFuel: 1 }), stats({ tributeFood: 1 })],
  'bread-war': [stats({ tributeFood: 1 }), stats({ tributeFood: 1, unfed: 1 })],
  'humble-the-mighty': [stats({ winsVsStronger: 1 }), stats({ wins: 1 })],
  'sea-raid': [stats({ waterWins: 1 }), stats({ wins: 1 })],
  'iron-border': [
    { ...stats({ attacks: 1 }), ...land({ rivera: { tanks: { p1: 1 } } }) },
    { ...stats({ attacks: 1 }), ...land({ rivera: { tanks: { p1: 1 } }, frosta: { colonizer: 'p2' } }) },
  ],
  'two-fronts': [stats({ seatsAttacked: ['p2', 'p3'], wins: 1 }), stats({ seatsAttacked: ['p2'], wins: 2 })],
  'full-granary': [{}, { players: { p1: { food: 0 } } }],
  industrialist: [
    land({ rivera: { slots: ['forest', 'factory', 'factory'] } }),
    land({ rivera: { slots: ['forest', 'factory'] } }),
  ],
  agribusiness: [land(intensive), { land: intensive, players: hungry }],
  treasurer: [{ players: { p1: { tokens: 3 } } }, { players: { p1: { tokens: 2 } } }],
  merchant: [stats({ bought: 1, sold: 1 }), stats({ bought: 1 })],
  'strategic-reserve': [land({ norda: { fuel: 0 } }), land({ norda: { fuel: 3 } })],
  'great-works': [stats({ built: 4 }), stats({ built: 3 })],
  'most-developed': [
    land({ rivera: { slots: ['farm', 'farm', 'farm', 'farm'] } }),
    land({ rivera: { slots: ['farm', 'farm', 'farm'] } }),
  ],
  deterrence: [land({ rivera: { tanks: { p1: 1 } } }), { ...stats({ attacks: 1 }), ...land({ rivera: { tanks: { p1: 1 } } }) }],
  'self-reliance': [{}, stats({ bought: 1 })],
  diplomat: [{ pacts: [['p1', 'p3']] }, { pacts: [['p2', 'p3']] }],
  'mixed-economy': [
    land({ rivera: { slots: ['farm', 'forest', 'factory'] } }),
    land({ rivera: { slots: ['farm', 'farm', 'farm', 'farm', 'farm'].map(() => 'factory' as const) } }),
  ],
  'forest-guardian': [{}, { players: hungry }],
  reforester: [stats({ reforested: 1 }), {}],
  'clean-hands': [{}, land({ rivera: { tanks: { p1: 1 } } })],
  'green-farmer': [stats({ farmsBuilt: 1 }), stats({ farmsBuilt: 1, factoriesBuilt: 1 })],
  peacemaker: [{ pacts: [['p1', 'p2']] }, {}],
  'open-door': [land({ rivera: { migrants: 1 } }), land({ norda: { migrants: 1 } })],
  integration: [stats({ integrated: 1 }), {}],
  'low-carbon': [stats({ co2: 1 }), stats({ co2: 2 })],
  'fish-friend': [{ fish: [4, 4, 2, 0, 0, 0] }, { fish: [4, 4, 1, 0, 0, 0] }],
  solidarity: [stats({ foodGiven: 1 }), {}],
  'world-peace': [{}, { players: { p3: { stats: { wins: 1 } } } }],
  'great-park': [land({ norda: { slots: ['farm'] } }), land({ rivera: { slots: ['farm'] } })],
}

test('every objective is tried', () => {
  expect(Object.keys(cases).sort()).toEqual([...objectiveIds].sort())
})

describe.each(Object.entries(cases))('%s', (id, [reached, missed]) => {
  test('is reached', () => {
    expect(isReached(given(reached), 'p1', id)).toBe(true)
  })

  test('is missed', () => {
    expect(isReached(given(missed), 'p1', id)).toBe(false)
  })
})

test('the most means that nobody has more, the neutral seat included', () => {
  const p = given({ people: 2, land: { savana: { fuel: 3 } } })
  expect(isReached(p, 'p1', 'strategic-reserve')).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import { checkPosition } from '../../../src/kernel/fuzz.ts'
import {
  applyWith,
  available,
  type Chance,
  LeakProof,
  listedSeeds,
  owes,
  randomMove,
  SeededChance,
} from '../../../src/kernel/index.ts'
import { given } from './given.ts'

/** Everybody at war with everybody, by land and by sea: games at random hardly ever get here. */
const atWar = (more: object = {}): State => {
  const orders = { defendCommit: 'ask', defendHits: 'ask' } as const
  const army = { inf: 5, tank: 3, art: 2, plane: 3 }
  return given({
    options: { homeDefence: true, neutralControl: 'volunteers' },
    players: {
      p1: {
        regions: { spain: army, morocco: army, 'great-britain': army },
        ships: { 'north-sea': { sub: 3 }, 'south-atlantic': { sub: 1, dd: 2, bb: 2, cv: 1 } },
        hand: ['non-aggression-pact-1', 'veto-1'],
        techs: ['blitzkrieg', 'naval-fire-control', 'rocket-artillery'],
        orders: { ...orders, volunteer: true },
        econ: ['oil-1a', 'rail-2a'],
      },
      p2: {
        regions: { france: army, germany: army, 'eastern-united-states': army },
        ships: { 'north-atlantic': { sub: 2, dd: 2, bb: 1 }, mediterranean: { sub: 2 }, caribbean: { sub: 2 } },
        hand: ['non-aggression-pact-2'],
        techs: ['heavy-tanks', 'sonar'],
        orders: { ...orders, subsJoin: 'join' },
        econ: ['oil-2a', 'rail-1a'],
      },
      p3: {
        regions: { brazil: army, 'west-africa': army, italy: army },
        ships: { mediterranean: { dd: 3, bb: 1 }, 'south-atlantic': { sub: 2 }, 'north-atlantic': { sub: 2 } },
        techs: ['advanced-torpedoes', 'automatic-weapons'],
        orders: { intercept: 'always', volunteer: true },
        econ: ['oil-3a'],
      },
      p4: {
        regions: { venezuela: army, 'caribbean-islands': army, mexico: army },
        ships: { caribbean: { dd: 2, cv: 1 }, 'north-atlantic': { sub: 1 }, 'south-atlantic': { sub: 1 } },
        hand: ['non-aggression-pact-3'],
        orders: { passage: 'refuse', intercept: 'unescorted' },
        routes: ['sugar-route'],
      },
    },
    ...more,
  })
}

const ordersOfAMove = 8

/** Mostly marches and voyages, so that there is something to fight about. */
function typesFor(p: State, seat: Seat, given: number): readonly string[] {
  const types = available(attackRules, p, seat).answers
  const only = (...wanted: string[]) => types.filter((type) => wanted.includes(type))
  if (p.phase === 'turn')
    return p.turn?.actions === 0 || p.turn?.used.at(-1) === 'move' ? only('begin', 'end-turn') : only('end-turn')
  if (p.phase === 'move' && given < ordersOfAMove && only('march', 'sail').length > 0) return only('march', 'sail', 'engage')
  if (p.phase === 'move') return only('end-moves')
  return types.filter((type) => type !== 'line-clear')
}

/** Plays so many moves and looks at every position on the way. */
function wage(p: State, moves: number, chance: Chance, look: (p: State) => void): readonly string[] {
  const phases = new Set<string>()
  let now = p
  let given = 0
  for (let move = 0; move < moves && !now.result; move++) {
    const { seat } = chance.pick(owes(attackRules, now))
    const chosen = randomMove(attackRules, now, seat, typesFor(now, seat, given), chance)
    const outcome = applyWith(attackRules, now, seat, chosen, chance)
    if (outcome.refused) throw new Error(`${JSON.stringify(chosen)} is refused: ${outcome.refused.code}`)
    given = now.phase === 'move' ? given + 1 : 0
    now = outcome.position.state
    phases.add(now.phase)
    look(now)
  }
  return [...phases]
}

describe('a war of all against all', () => {
  test.each(listedSeeds('war', 6))('keeps the rules with seed %s', (seed) => {
    expect(() => wage(atWar(), 250, new SeededChance(seed), (p) => checkPosition(attackRules, p, seed))).not.toThrow()
  })

  test('meets every phase of a move', () => {
    const phases = listedSeeds('war', 6).flatMap((seed) => wage(atWar(), 250, new SeededChance(seed), () => undefined))
    expect(phases).toEqual(expect.arrayContaining(['move', 'block', 'passage', 'intercept', 'battles', 'naval', 'land']))
  })

  test.each(listedSeeds('spies', 3))('leaks nothing with seed %s', { timeout: 60_000 }, (seed) => {
    const chance = new SeededChance(seed)
    const imagination = new SeededChance(`imagination of ${seed}`)
    const proof = new LeakProof(attackRules)
    wage(atWar(), 100, chance, (p) => {
      for (const viewer of [...p.seats, null])
        expect(proof.check(p, viewer, imagination), `${viewer} in ${p.phase}`).toBeUndefined()
    })
    expect(proof.hidden()).toEqual(expect.arrayContaining(['action.waiting', 'players.*.orders']))
  })
})

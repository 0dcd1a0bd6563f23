import { describe, expect, test } from 'vitest'
import { raiding } from '../../../src/games/venonta/computer/leanings.ts'
import { mannerOf } from '../../../src/games/venonta/computer/manner.ts'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import type { State, Venonta } from '../../../src/games/venonta/state.ts'
import { computerMove, type Level, type PlainMove, SeededChance } from '../../../src/kernel/index.ts'
import { mindOf } from '../../../src/kernel/mind.ts'
import { viewOf } from '../../../src/kernel/play.ts'
import { given } from './given.ts'

const bold = mannerOf(raiding)

/** What the raiding better computer does before it looks ahead. */
function choose(p: State, seat: 'p1' = 'p1'): PlainMove {
  const chance = new SeededChance('manner')
  const view = viewOf<Venonta>(venontaRules, p, seat)
  return bold(
    view,
    seat,
    mindOf<Venonta>(venontaRules, p, seat, () => venontaRules.imagine(view, seat, chance), chance),
  )
}

const at = (level: Level, p: State) => computerMove<Venonta>(venontaRules, p, 'p1', new SeededChance('levels'), level)

describe('a better computer', () => {
  test('arms for an objective that asks for war if it can pay the attack as well, and else goes without a tank', () => {
    const armed = (tokens: number) => given({ players: { p1: { food: 9, tokens, objective: 'first-strike' } } })
    expect(choose(armed(7))).toMatchObject({ type: 'build', what: 'factory' })
    expect(choose(armed(4))).toMatchObject({ type: 'build', what: 'farm' })
    const unarmed = given({ turn: { step: 'combat' }, players: { p1: { food: 9, tokens: 1, objective: 'first-strike' } } })
    expect(choose(unarmed)).toMatchObject({ type: 'attack', tanks: 0 })
  })

  test('raids with a tank where nobody is on guard, unless the objective forbids war', () => {
    const border = { turn: { step: 'combat' }, land: { rivera: { tanks: { p1: 1 } }, insulo: { tanks: { p2: 1 } } } } as const
    const raid = (objective: string) => choose(given({ ...border, players: { p1: { food: 9, objective } } }))
    expect(raid('great-works')).toMatchObject({ type: 'attack', from: 'rivera', tanks: 1 })
    expect(raid('great-works').target).not.toBe('insulo')
    expect(raid('world-peace')).toEqual({ type: 'end-step' })
  })

  test('calls a guest whom its objective asks for by a fight, once all have eaten', () => {
    const fed = { turn: { number: 2, step: 'combat', fed: ['p1'] }, players: { p1: { objective: 'open-door' } } } as const
    expect(choose(given({ turn: { ...fed.turn, fed: ['p1'] }, players: fed.players }))).toMatchObject({ type: 'attack' })
  })

  test('takes an aggressive objective when it has a tank', () => {
    const p = given({
      phase: 'objectives',
      tableau: ['merchant', 'solidarity', 'empire'],
      land: { rivera: { tanks: { p1: 1 } } },
    })
    expect(choose(p)).toEqual({ type: 'take-objective', index: 2 })
  })

  test('makes no pact with its only rival unless the objective asks for one', () => {
    const p = (objective: string) => given({ people: 2, phase: 'pacts', players: { p1: { objective } } })
    expect(choose(p('merchant'))).toEqual({ type: 'pact', with: null })
    expect(choose(p('diplomat'))).toEqual({ type: 'pact', with: 'any' })
  })

  test('turns a tank into points once it has done what it could', () => {
    const p = (number: 1 | 2) =>
      given({
        turn: { number, step: 'move', fed: ['p1'] },
        players: { p1: { hand: ['disarmament-1'], objective: 'merchant' } },
        land: { rivera: { tanks: { p1: 1 } } },
      })
    expect(choose(p(2))).toMatchObject({ type: 'play', card: 'disarmament-1' })
    expect(choose(p(1)).type).not.toBe('play')
  })

  test('gives rations away when that is all the objective asks for', () => {
    const p = given({ players: { p1: { food: 1, hand: ['aid-convoy-1'], objective: 'solidarity' }, p2: { pv: 9 } } })
    expect(choose(p)).toMatchObject({ type: 'orders' })
    expect(
      choose({ ...p, players: { ...p.players, p1: { ...p.players.p1, orders: { ...p.players.p1.orders, sellFood: 0 } } } }),
    ).toEqual({
      type: 'play',
      card: 'aid-convoy-1',
      seat: 'p3',
    })
  })

  test('decides alike when it is asked again', () => {
    const p = given({ players: { p1: { objective: 'two-fronts' } } })
    expect(at('strong', p)).toEqual(at('strong', p))
  })
})

import { describe, expect, test } from 'vitest'
import { playing } from '../../../src/games/ideology/computer/index.ts'
import { keen } from '../../../src/games/ideology/computer/manner.ts'
import { prospects } from '../../../src/games/ideology/computer/prospects.ts'
import { forecastOf } from '../../../src/games/ideology/computer/situation.ts'
import { globalInfluence } from '../../../src/games/ideology/derived.ts'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import type { Ideology, Seat, State } from '../../../src/games/ideology/state.ts'
import { computerMove, type Level, playOut, refusal, runOn, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { mindOf } from '../../../src/kernel/mind.ts'
import { attack, given, play } from './given.ts'

const chosen = (p: State, seat: Seat) => computerMove(ideologyRules, p, seat, new SeededChance('computer'))

describe('the computer', () => {
  test('lays what is missing for the next level', () => {
    const p = given({
      phase: 'development',
      turn: 'fascism',
      hands: { fascism: [0, 0, 2], imperialism: [1, 0, 0] },
      regions: { germany: { of: 'fascism', cards: { fascism: [4, 4, 3] } } },
    })
    expect(chosen(p, 'fascism')).toEqual({ type: 'develop', region: 'germany', kind: 'cultural', count: 1 })
  })

  test('trades what it has too many of while something is missing, and nothing else', () => {
    const p = (hand: readonly [number, number, number]) =>
      given({
        phase: 'trading',
        turn: 'fascism',
        hands: { fascism: hand, imperialism: [1, 0, 0] },
        regions: { germany: { of: 'fascism', cards: { fascism: [4, 3, 3] } } },
      })
    expect(chosen(p([4, 0, 0]), 'fascism')).toEqual({ type: 'trade', cards: { military: 1, economic: 0, cultural: 0 } })
    expect(chosen(p([0, 1, 1]), 'fascism')).toEqual({ type: 'trade', cards: { military: 0, economic: 0, cultural: 0 } })
  })

  test('takes the last sector of a region that it leads', () => {
    const p = given({
      turn: 'fascism',
      hands: { fascism: [0, 0, 1], imperialism: [1, 0, 0] },
      regions: { france: { level: 1, cards: { fascism: [1, 1, 0] } }, balkans: {} },
    })
    expect(chosen(p, 'fascism')).toEqual({ type: 'extend', region: 'france', kind: 'cultural' })
  })

  test('does not fill a region for somebody else', () => {
    const p = given({
      turn: 'fascism',
      hands: { fascism: [0, 0, 1], imperialism: [1, 0, 0] },
      regions: { balkans: { cards: { imperialism: [1, 1, 0] } } },
    })
    expect(chosen(p, 'fascism')).toEqual({ type: 'hold', until: 'touched' })
  })

  test('attacks where a region changes hands, and what defends itself with an empty hand', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 0, 1] },
      regions: {
        balkans: { cards: { imperialism: [0, 0, 1], fascism: [1, 0, 0] } },
        france: { cards: { imperialism: [0, 0, 1] } },
      },
    })
    expect(chosen(p, 'fascism')).toMatchObject({ type: 'conflict', kind: 'cultural', target: 'imperialism' })
  })

  test('counters at home', () => {
    const p = play(
      given({
        phase: 'conflict',
        turn: 'fascism',
        hands: { fascism: [0, 3, 0], imperialism: [1, 1, 0] },
        regions: { france: { of: 'imperialism', cards: { imperialism: [2, 2, 2] } } },
      }),
      ['fascism', attack('france', 'economic', 'imperialism')],
    )
    expect(chosen(p, 'imperialism')).toEqual({ type: 'counter', kind: 'economic' })
  })

  test('takes its own cards away from under a seat that is about to win', () => {
    const p = given({
      turn: 'fascism',
      hands: { imperialism: [1, 0, 0] },
      options: { target: 5 },
      regions: {
        'great-britain': { of: 'imperialism', cards: { imperialism: [4, 4, 4] } },
        iceland: { of: 'imperialism', level: 1, cards: { imperialism: [2, 2, 1] } },
        france: { of: 'imperialism', cards: { imperialism: [2, 2, 1], fascism: [0, 0, 1] } },
      },
    })
    expect(chosen(p, 'fascism')).toEqual({ type: 'remove', region: 'france', kind: 'cultural' })
  })

  test('makes war on a leader, under Isolationism only in answer', () => {
    const regions = {
      russia: { of: 'communism', cards: { communism: [6, 6, 6] } },
      ukraine: { of: 'communism', cards: { communism: [2, 2, 2] } },
    } as const
    const seats = ['capitalism', 'communism', 'fascism'] as const
    const p = given({ seats, phase: 'diplomacy', regions })
    expect(chosen(p, 'fascism')).toEqual({ type: 'diplomacy', stances: { communism: 'war', capitalism: 'peace' } })
    expect(chosen(p, 'capitalism')).toEqual({ type: 'diplomacy', stances: { communism: 'peace', fascism: 'peace' } })
    const attacked = given({ seats, phase: 'diplomacy', regions, fought: [{ attacker: 'communism', target: 'capitalism' }] })
    expect(chosen(attacked, 'capitalism')).toEqual({ type: 'diplomacy', stances: { communism: 'war', fascism: 'peace' } })
  })

  test('decides the same whatever it cannot see', () => {
    const p = given({
      turn: 'fascism',
      hands: { fascism: [1, 1, 1], imperialism: [2, 0, 0] },
      regions: { balkans: {}, france: {} },
    })
    const other = given({
      turn: 'fascism',
      hands: { fascism: [1, 1, 1], imperialism: [0, 0, 2] },
      orders: { imperialism: 'concede' },
      regions: { balkans: {}, france: {} },
    })
    expect(chosen(other, 'fascism')).toEqual(chosen(p, 'fascism'))
  })
})

describe('the computers that look ahead', () => {
  /** What they would do without looking ahead. */
  const keenly = (p: State, seat: Seat) =>
    computerMove({ ...ideologyRules, prospects: undefined, computer: playing(keen) }, p, seat, new SeededChance('computer'))

  const armed = (advancements: object, hand: readonly [number, number, number] = [1, 0, 0]) =>
    given({
      phase: 'development',
      turn: 'fascism',
      hands: { fascism: hand, imperialism: [1, 0, 0] },
      advancements: { fascism: advancements },
      regions: { germany: { of: 'fascism', cards: { fascism: [6, 6, 6] } } },
    })

  test('make weapons of their advancements', () => {
    const second = { 'technological-supremacy': 1, innovation: 1 }
    expect(keenly(armed({ tactics: 1, industry: 2 }), 'fascism')).toEqual({ type: 'buy', advancement: 'technological-supremacy' })
    expect(keenly(armed({ ...second, tactics: 1, patriotism: 1 }), 'fascism')).toEqual({ type: 'buy', advancement: 'propaganda' })
    expect(keenly(armed({ ...second, propaganda: 1 }), 'fascism')).toEqual({ type: 'buy', advancement: 'wmd' })
  })

  test('buy first what weapons lack', () => {
    const p = armed({ propaganda: 1, tactics: 1, patriotism: 1 }, [3, 3, 0])
    expect(keenly(p, 'fascism')).toEqual({ type: 'buy', advancement: 'industry' })
    expect(chosen(p, 'fascism')).toEqual({ type: 'buy', advancement: 'tactics' })
  })

  test('take a region with their last card where nobody can answer', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 1, 0] },
      regions: { balkans: { cards: { imperialism: [1, 1, 0], fascism: [0, 0, 1] } } },
    })
    for (const level of ['normal', 'strong'] as const)
      expect(computerMove(ideologyRules, p, 'fascism', new SeededChance('last'), level)).toMatchObject({
        type: 'conflict',
        region: 'balkans',
        kind: 'economic',
      })
  })

  test('think only of what may be played, and of several things at every turn with cards', () => {
    const asked = new Map<string, number>()
    const ways = (p: State, seat: Seat, level: Exclude<Level, 'easy'>) =>
      prospects.ways(
        viewOf(ideologyRules, p, seat),
        p,
        mindOf(ideologyRules, p, seat, () => p, new SeededChance('ways')),
        level,
      )
    playOut<Ideology>({
      book: ideologyRules,
      seats: 5,
      options: { roundLimit: 4 },
      seed: 'ways',
      player: () => (rules, p, seat, chance) => {
        const who = p.seats.find((one) => one === seat)!
        const found = ways(p, who, 'strong')
        asked.set(p.phase, Math.max(asked.get(p.phase) ?? 0, found.length))
        for (const { move } of found) expect(refusal(rules, p, seat, move)).toBeUndefined()
        return computerMove(rules, p, seat, chance)
      },
    })
    for (const phase of ['trading', 'development', 'foreign', 'conflict', 'diplomacy'])
      expect(asked.get(phase), phase).toBeGreaterThan(2)
  })
})

test('what a computer forecasts is what comes if nobody does anything more', () => {
  let asked = 0
  playOut<Ideology>({
    book: ideologyRules,
    seats: 3,
    options: { roundLimit: 5 },
    seed: 'forecast',
    player: () => computerMove,
    watch({ state }) {
      if (state.result || state.conflict) return
      const then = runOn(ideologyRules, state, { until: ({ phase }) => phase === 'turn-order' }).state
      expect(forecastOf(state)).toEqual(Object.fromEntries(state.seats.map((seat) => [seat, globalInfluence(then, seat)])))
      asked += 1
    },
  })
  expect(asked).toBeGreaterThan(50)
})

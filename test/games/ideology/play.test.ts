import { describe, expect, test } from 'vitest'
import { handTarget, sector, total } from '../../../src/games/ideology/derived.ts'
import { ideology } from '../../../src/games/ideology/index.ts'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import { type Ideology, kinds, type State } from '../../../src/games/ideology/state.ts'
import { fuzz, listedSeeds, type PlainMove, playOut, randomPlayer, refusal } from '../../../src/kernel/index.ts'
import { speaker } from '../../../src/words/index.ts'

/** All sectors of the world added up. */
const allSectors = (p: State): number =>
  Object.keys(p.regions).reduce((sum, region) => sum + kinds.reduce((cards, kind) => cards + sector(p, region, kind), 0), 0)

const handSizes = (p: State): number => p.seats.reduce((sum, seat) => sum + total(p.players[seat].hand), 0)

describe('in games at random', () => {
  test.each([2, 3, 4, 5])('with %i seats, sectors and hands change only as the rules say', (seats) => {
    for (const seed of listedSeeds(`change-${seats}`, 3)) {
      let before: State | undefined
      fuzz({
        book: ideologyRules,
        seats,
        options: { roundLimit: 8 },
        seed,
        watch({ state }) {
          if (before?.round === state.round && before.phase === state.phase) {
            if (state.phase === 'foreign') expect(Math.abs(allSectors(state) - allSectors(before))).toBeLessThanOrEqual(1)
            const launched = state.fought.length > before.fought.length
            if (state.phase === 'conflict' && !launched) expect(allSectors(state)).toBe(allSectors(before))
            expect(handSizes(state)).toBeLessThanOrEqual(handSizes(before))
          }
          if (before?.phase === 'resources' && state.phase === 'trading')
            for (const seat of state.seats) expect(total(state.players[seat].hand)).toBeLessThanOrEqual(handTarget(state, seat))
          before = state
        },
      })
    }
  })
})

describe('every refusal', () => {
  const spoiled: readonly PlainMove[] = [
    { type: 'nonsense' },
    { type: 'pass' },
    { type: 'done' },
    { type: 'hold' },
    { type: 'orders' },
    { type: 'concede' },
    { type: 'withdraw' },
    { type: 'press', commit: 99 },
    { type: 'counter', kind: 'economic' },
    { type: 'counter', commit: 99 },
    { type: 'discard', cards: { military: 9, economic: 0, cultural: 0 } },
    { type: 'discard', cards: {} },
    { type: 'trade', cards: { military: 99, economic: 0, cultural: 0 } },
    { type: 'trade', cards: { military: 0, economic: 0, cultural: 1 } },
    { type: 'buy', advancement: 'wmd' },
    { type: 'buy', advancement: 'tactics' },
    { type: 'buy', advancement: 'spaceship' },
    { type: 'develop', region: 'japan', kind: 'military' },
    { type: 'develop', region: 'russia', kind: 'military', count: 9 },
    { type: 'extend', region: 'atlantis', kind: 'military' },
    { type: 'extend', region: 'russia', kind: 'military' },
    { type: 'remove', region: 'russia', kind: 'cultural' },
    { type: 'remove', region: 'iran', kind: 'cultural' },
    { type: 'conflict', region: 'russia', kind: 'military', target: 'communism' },
    { type: 'conflict', region: 'russia', kind: 'economic', target: 'fascism', economicTribute: 5 },
    { type: 'launch', region: 'russia', target: 'communism' },
    { type: 'launch', region: 'iran', target: 'communism' },
    { type: 'diplomacy', stances: {} },
    { type: 'diplomacy', stances: { communism: 'war', fascism: 'war', imperialism: 'war', fundamentalism: 'war' } },
  ]

  test.each(['en', 'it', 'de'] as const)('is put into words completely, in %s', (language) => {
    const missing: string[] = []
    const codes = new Set<string>()
    const say = speaker({
      catalogues: ideology.words,
      language,
      names: ideology.names,
      onMissing: (key, error) => missing.push(`${key} ${error ?? ''}`),
    })
    playOut<Ideology>({
      book: ideologyRules,
      seats: 5,
      options: { roundLimit: 5 },
      seed: 'refusals',
      player: () => randomPlayer,
      watch({ state }) {
        for (const seat of state.seats)
          for (const move of spoiled) {
            const refused = refusal(ideologyRules, state, seat, move)
            if (!refused) continue
            codes.add(refused.code)
            expect(say(`refusal.${refused.code}`, refused.params)).not.toMatch(/undefined|\{|\}/)
          }
      },
    })
    expect(missing).toEqual([])
    expect(codes.size).toBeGreaterThan(20)
  })
})

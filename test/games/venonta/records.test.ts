import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import type { State } from '../../../src/games/venonta/state.ts'
import { parseRecord, replay } from '../../../src/kernel/index.ts'

/** The end of a recorded game, played again move by move; every position on the way must be the recorded one. */
function endOf(name: string): State {
  const file = `../../records/venonta/${name}.json`
  return replay(venontaRules, parseRecord(readFileSync(new URL(file, import.meta.url), 'utf8'), file)).history.now.state
}

describe('a recorded game', () => {
  test.each(['won-by-one', 'won-with-a-neutral-seat', 'without-action-cards'])(
    '%s ends after 2100, with points above CO2',
    (name) => {
      const p = endOf(name)
      expect([p.round, p.result?.kind]).toEqual([4, 'win'])
      for (const winner of p.result?.winners ?? []) expect(p.players[winner].pv).toBeGreaterThan(p.co2)
    },
  )

  test('is lost by all where nobody stands above CO2', () => {
    const p = endOf('nobody-above-the-air')
    expect([p.round, p.result]).toEqual([4, { kind: 'loss', reason: 'nobody-above-co2', winners: [] }])
    expect(Math.max(...p.seats.map((seat) => p.players[seat].pv))).toBeLessThanOrEqual(p.co2)
  })

  test('is lost by all when the last fish has died', () => {
    const p = endOf('the-seas-are-dead')
    expect([p.result?.reason, p.fish]).toEqual(['fish', [0, 0, 0, 0, 0, 0]])
  })

  test('without action cards deals none', () => {
    const p = endOf('without-action-cards')
    expect(p.seats.map((seat) => p.players[seat].hand.length)).toEqual([0, 0, 0])
    expect(p.decks.actions).toHaveLength(48)
  })

  test('of six sees wars and events', () => {
    const p = endOf('six-at-random')
    expect(p.seats.some((seat) => p.players[seat].stats.wins > 0)).toBe(true)
    expect(p.eventsDone.length).toBeGreaterThanOrEqual(3)
  })
})

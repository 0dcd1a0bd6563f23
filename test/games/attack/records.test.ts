import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { State } from '../../../src/games/attack/state.ts'
import { parseRecord, replay } from '../../../src/kernel/index.ts'

/** The end of a recorded game, played again move by move; every position on the way must be the recorded one. */
function endOf(name: string): State {
  const file = `../../records/attack/${name}.json`
  return replay(attackRules, parseRecord(readFileSync(new URL(file, import.meta.url), 'utf8'), file)).history.now.state
}

describe('a recorded game', () => {
  test('ends with the thirteenth Eagle', () => {
    const p = endOf('thirteen-eagles')
    expect([p.result?.reason, p.eagles]).toEqual(['eagles', 13])
  })

  test('ends when a nation has no land units left', () => {
    const p = endOf('wiped-out')
    const { reason, eliminated } = p.result ?? {}
    expect([reason, Object.values(p.regions).some(({ owner }) => owner === eliminated)]).toEqual(['elimination', false])
  })

  test('ends after the round that was agreed on', () => {
    const p = endOf('four-rounds-of-the-world')
    expect([p.result?.reason, p.round, Object.keys(p.regions).length]).toEqual(['max-rounds', 4, 89])
    expect(p.seats.some((seat) => p.players[seat].conquests > 0)).toBe(true)
  })

  test('of the east ends as well, and one of eight seats', () => {
    expect(endOf('east-at-random').result?.ranking).toHaveLength(3)
    expect(endOf('eight-at-random').result?.ranking).toHaveLength(8)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import type { State } from '../../../src/games/ideology/state.ts'
import { parseRecord, replay } from '../../../src/kernel/index.ts'

/** The end of a recorded game, played again move by move; every position on the way must be the recorded one. */
function endOf(name: string): State {
  const file = `../../records/ideology/${name}.json`
  return replay(ideologyRules, parseRecord(readFileSync(new URL(file, import.meta.url), 'utf8'), file)).history.now.state
}

const influences = (p: State): number[] => p.seats.map((seat) => p.result?.scores[seat].influence ?? 0).sort((a, b) => b - a)

describe('a recorded game', () => {
  test.each(['five-computers-to-twelve', 'two-computers'])('%s ends when the target is reached', (name) => {
    const p = endOf(name)
    expect(influences(p)[0]).toBeGreaterThanOrEqual(12)
    expect(p.result?.winners).toHaveLength(1)
  })

  test('with two seats ahead at the target is decided by advancements', () => {
    const p = endOf('tie-broken-by-advancements')
    const [first, second] = influences(p)
    expect(first).toBe(second)
    expect(first).toBeGreaterThanOrEqual(p.options.target)
    expect(p.result?.winners).toHaveLength(1)
  })

  test('ends in a shared victory', () => {
    expect(endOf('shared-victory').result?.winners.length).toBeGreaterThan(1)
  })

  test('at random ends with its last round', () => {
    const p = endOf('round-limit-at-random')
    expect([p.round, p.options.roundLimit]).toEqual([6, 6])
    expect(influences(p)[0]).toBeLessThan(12)
  })

  test('ends when nobody rules anything any more', () => {
    const p = endOf('nobody-rules')
    expect(influences(p)).toEqual([0, 0])
    expect(Object.values(p.regions).every(({ controller }) => controller === null)).toBe(true)
  })
})

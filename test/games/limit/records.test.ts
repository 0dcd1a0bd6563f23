import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { crisisCount } from '../../../src/games/limit/derived.ts'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import type { State } from '../../../src/games/limit/state.ts'
import { parseRecord, replay } from '../../../src/kernel/index.ts'

/** The end of a recorded game, played again move by move; every position on the way must be the recorded one. */
function endOf(name: string): State {
  const file = `../../records/limit/${name}.json`
  return replay(limitRules, parseRecord(readFileSync(new URL(file, import.meta.url), 'utf8'), file)).history.now.state
}

describe('a recorded game', () => {
  test('ends after seven generations', () => {
    const p = endOf('seven-generations')
    expect([p.round, p.result?.reason, p.result?.winners.length]).toEqual([7, 'generations', 1])
  })

  test('ends early with four crises', () => {
    const p = endOf('four-crises')
    expect(p.result?.reason).toBe('crises')
    expect(p.round).toBeLessThan(7)
    expect(crisisCount(p)).toBeGreaterThanOrEqual(4)
  })

  test('ends by its generations even if the fourth crisis comes in the last one', () => {
    const p = endOf('four-crises-in-the-last-generation')
    expect([p.round, p.result?.reason]).toEqual([7, 'generations'])
    expect(crisisCount(p)).toBeGreaterThanOrEqual(4)
  })

  test('ends in a shared victory', () => {
    expect(endOf('shared-victory').result?.winners.length).toBeGreaterThan(1)
  })

  test('alone is won with more than 100 points and else not', () => {
    expect(endOf('solo-excellent').result).toMatchObject({ winners: ['p1'], excellent: true })
    expect(endOf('solo-lost').result).toMatchObject({ winners: [], excellent: false })
  })

  test('may see all arms scrapped', () => {
    expect(endOf('demilitarised').demilitarised).toBe(true)
  })

  test('with six nations comes to an end', () => {
    expect(Object.keys(endOf('six-at-random').result?.scores ?? {})).toHaveLength(6)
  })
})

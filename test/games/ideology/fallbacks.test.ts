import { describe, expect, test } from 'vitest'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import type { Seat, State } from '../../../src/games/ideology/state.ts'
import { owes } from '../../../src/kernel/index.ts'
import { attack, given, play } from './given.ts'

/** Plays what a deadline would play for the seat. */
function deadline(p: State, seat: Seat): { move: unknown; after: State } {
  const [owed] = owes(ideologyRules, p).filter((one) => one.seat === seat)
  const move = ideologyRules.decisions[owed!.decision]!.fallback(p, seat, owed!)
  return { move, after: play(p, [seat, move]) }
}

describe('when a deadline passes', () => {
  test('the excess is discarded from the kind of which most are held', () => {
    const p = given({ phase: 'resources', hands: { fascism: [3, 3, 1] } })
    expect(deadline(p, 'fascism').move).toEqual({ type: 'discard', cards: { military: 2, economic: 2, cultural: 0 } })
  })

  test('nothing is traded, and nothing developed', () => {
    const trading = given({ phase: 'trading', turn: 'fascism', hands: { fascism: [1, 1, 1] } })
    expect(deadline(trading, 'fascism').move).toEqual({ type: 'trade', cards: { military: 0, economic: 0, cultural: 0 } })
    const development = given({ phase: 'development', turn: 'fascism', hands: { fascism: [1, 1, 1] } })
    expect(deadline(development, 'fascism').move).toEqual({ type: 'done' })
  })

  test.each(['foreign', 'conflict'] as const)('the seat passes in the %s phase and waits until it is touched', (phase) => {
    const p = given({ phase, turn: 'fascism', hands: { fascism: [1, 1, 1], imperialism: [1, 1, 1] } })
    expect(deadline(p, 'fascism').after).toMatchObject({ turn: 'imperialism', passes: 1, holds: { fascism: 'touched' } })
  })

  const attacked = (of: Seat | undefined, economic: number) =>
    play(
      given({
        phase: 'conflict',
        turn: 'fascism',
        hands: { fascism: [0, 2, 0], imperialism: [1, economic, 0] },
        regions: { france: { of, cards: { imperialism: [1, 1, 1] } } },
      }),
      ['fascism', attack('france', 'economic', 'imperialism')],
    )

  test('an attack is countered at home, if there is a card for it, and conceded elsewhere', () => {
    expect(deadline(attacked('imperialism', 1), 'imperialism').move).toEqual({ type: 'counter', kind: 'economic' })
    expect(deadline(attacked('imperialism', 0), 'imperialism').move).toEqual({ type: 'concede' })
    expect(deadline(attacked(undefined, 1), 'imperialism').move).toEqual({ type: 'concede' })
  })

  test('a countered attack is withdrawn', () => {
    const p = play(attacked('imperialism', 1), ['imperialism', { type: 'counter' }])
    expect(deadline(p, 'fascism').move).toEqual({ type: 'withdraw' })
  })

  test('the stances of the last reveal are kept, also under Isolationism', () => {
    const p = given({ seats: ['capitalism', 'fascism'], phase: 'diplomacy', relations: [['capitalism', 'fascism', 'war']] })
    expect(deadline(p, 'capitalism').move).toEqual({ type: 'diplomacy', stances: { fascism: 'war' } })
  })
})

import { expect, test } from 'vitest'
import { weighDefence, weighPress } from '../../../src/games/ideology/conflict/odds.ts'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import type { Seat, State } from '../../../src/games/ideology/state.ts'
import { type Odds, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { attack, given, play } from './given.ts'

const attacked = play(
  given({
    phase: 'conflict',
    turn: 'fascism',
    hands: { fascism: [0, 4, 0], imperialism: [0, 1, 1] },
    advancements: { fascism: { industry: 1 }, imperialism: { industry: 2 } },
    regions: { indonesia: { cards: { fascism: [1, 0, 0], imperialism: [0, 1, 0] } } },
  }),
  ['fascism', attack('indonesia', 'economic', 'imperialism')],
)
const countered = play(attacked, ['imperialism', { type: 'counter' }])

/** How often the hidden hand holds such a card, drawn many times from all that may lie in it. */
function drawn(p: State, viewer: Seat, of: Seat): number {
  const view = viewOf(ideologyRules, p, viewer)
  const chance = new SeededChance('many hands')
  let holds = 0
  for (let time = 0; time < 1000; time++)
    if (ideologyRules.imagine(view, viewer, chance).players[of].hand.economic > 0) holds += 1
  return holds / 1000
}

const first = ([odds]: readonly Odds[]) => odds!.outcomes[0]!

test('the attacked know how likely the attacker is to press on', () => {
  const { facts, odds } = weighDefence(viewOf(ideologyRules, attacked, 'imperialism'))
  const { key, chance } = first(odds)
  expect(key).toBe('can-presses')
  expect(chance).toBeGreaterThan(0)
  expect(Math.abs(chance - drawn(attacked, 'imperialism', 'fascism'))).toBeLessThan(0.07)
  expect(facts.map((fact) => fact.key)).toEqual(['conflict', 'influence', 'defence-stakes'])
})

test('the attacker knows how likely another counter is', () => {
  const { odds } = weighPress(viewOf(ideologyRules, countered, 'fascism'))
  expect(first(odds).key).toBe('can-counters')
  expect(Math.abs(first(odds).chance - drawn(countered, 'fascism', 'imperialism'))).toBeLessThan(0.07)
})

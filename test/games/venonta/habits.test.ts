import { expect, test } from 'vitest'
import type { venontaCourse } from '../../../src/games/venonta/course.ts'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import type { State } from '../../../src/games/venonta/state.ts'
import type { PlainMove } from '../../../src/kernel/index.ts'
import { proposalOf } from '../../../src/tables/index.ts'
import { given, refused } from './given.ts'

type Decision = keyof typeof venontaCourse.decisions

/** What a habit of p1 answers to a decision. */
function proposed(name: string, p: State, decision: Decision, settings: object = {}): PlainMove | undefined {
  // `as never`: a rulebook of one game, where any will do.
  return proposalOf(
    { book: venontaRules as never, state: p, seat: 'p1', owed: [{ seat: 'p1', decision }] },
    { name, settings: { ...settings } },
  )
}

test.each([
  ['keep-cards', given({ phase: 'council' }), 'council', {}, { type: 'council', discard: [] }],
  ['same-pact', given({ phase: 'pacts' }), 'pact', { with: 'any' }, { type: 'pact', with: 'any' }],
  ['no-war', given({ turn: { step: 'combat' } }), 'combat', {}, { type: 'end-step' }],
  ['no-tanks-to-move', given({ turn: { step: 'move' } }), 'move', {}, { type: 'end-step' }],
  [
    'fuel-by-plan',
    given({ phase: 'consumption', consume: { p1: { frosta: 1 } }, land: { frosta: { slots: ['factory'] } } }),
    'consumption',
    {},
    { type: 'auto-fuel' },
  ],
] as const)('the habit %s answers what may be played', (name, p, decision, settings, move) => {
  expect(proposed(name, p, decision, settings)).toEqual(move)
  expect(refused(p, 'p1', move)).toBeUndefined()
})

test('who has lost land is asked whether to fight, who has tanks where to move them', () => {
  const land = { rivera: { colonizer: 'p2' as const }, frosta: { tanks: { p1: 1 } } }
  expect(proposed('no-war', given({ turn: { step: 'combat' }, land }), 'combat')).toBeUndefined()
  expect(proposed('no-tanks-to-move', given({ turn: { step: 'move' }, land }), 'move')).toBeUndefined()
})

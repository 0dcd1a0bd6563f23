import { describe, expect, test } from 'vitest'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import { owes, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { given, play } from './given.ts'

const drawing = play(
  given({
    phase: 'policies',
    turn: null,
    todo: [
      { kind: 'choose-deck', seat: 'p1' },
      { kind: 'choose-deck', seat: 'p2' },
    ],
    nations: { p1: { hand: ['schooling'] }, p2: { hand: ['crafts', 'surtax'] } },
  }),
  ['p1', { type: 'choose-deck', deck: 'society' }],
)

describe('a nation sees', () => {
  test('its hand, its drawn cards and which cards its decks hold, not their order', () => {
    const view = viewOf(limitRules, drawing, 'p1')
    expect(view.nations.p1.hand).toEqual(['schooling'])
    const keep = view.todo.find(({ kind }) => kind === 'keep')
    expect(keep?.kind === 'keep' && keep.drawn).toHaveLength(5)
    const deck = view.nations.p1.decks.production
    expect(deck).toEqual([...drawing.nations.p1.decks.production].sort())
  })

  test('of the others only how many', () => {
    const view = viewOf(limitRules, drawing, 'p2')
    expect([view.nations.p1.hand, view.nations.p1.decks.society]).toEqual([1, 6])
    expect(view.todo.find(({ kind }) => kind === 'keep')).toMatchObject({ drawn: 5, deck: 'society' })
  })
})

test('what is owed tells nobody which cards were drawn', () => {
  expect(JSON.stringify(owes(limitRules, drawing))).not.toContain('surtax')
})

test('nobody sees the events to come', () => {
  const p = given({ nations: { p1: {} } })
  expect(viewOf(limitRules, p, 'p1').events?.deck).toBe(8)
})

test('what is imagined looks the same to the one who imagines it', () => {
  const view = viewOf(limitRules, drawing, 'p2')
  const imagined = limitRules.imagine(view, 'p2', new SeededChance('imagine'))
  expect(viewOf(limitRules, imagined, 'p2')).toEqual(view)
  expect(limitRules.invariants?.(imagined)).toEqual([])
})

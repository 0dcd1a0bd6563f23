import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import {
  type AnyRulebook,
  applyWith,
  available,
  begin,
  coming,
  computerMove,
  owedBy,
  owes,
  SeededChance,
  viewOf,
} from '../../src/kernel/index.ts'

const seatsOf: Readonly<Record<string, number>> = { ideology: 5, attack: 4, venonta: 4, limit: 4 }

/** Positions of a game of computers, some moves apart. */
function* positions(book: AnyRulebook, moves: number, each: number) {
  const chance = new SeededChance('what comes')
  const people = Array.from({ length: seatsOf[book.id]! }, () => ({}))
  let { state } = begin(book, { options: book.options.forDays ?? {}, people, seed: 'what comes' }).position
  for (let played = 0; played < moves && !state.result; played++) {
    if (played % each === 0) yield state
    const [owed] = owes(book, state)
    const outcome = applyWith(book, state, owed!.seat, computerMove(book, state, owed!.seat, chance), chance)
    if (outcome.refused) throw new Error(outcome.refused.code)
    state = outcome.position.state
  }
}

const all = games.map(({ rulebook }) => [rulebook.id, rulebook] as const)

describe('what a seat will be asked', () => {
  test.each(all)('is asked of it in a position that the rules know, with something to answer: %s', (_id, book) => {
    let questions = 0
    for (const state of positions(book, 120, 15))
      for (const seat of state.seats.slice(0, 2))
        for (const question of coming(book, state, seat, () => undefined)) {
          expect(book.invariants?.(question.state) ?? []).toEqual([])
          expect(question.owed).toEqual(owedBy(book, question.state, seat))
          expect(available(book, question.state, seat).answers).not.toEqual([])
          questions += 1
        }
    expect(questions).toBeGreaterThan(5)
  })

  test.each(all)('follows from what it sees and from nothing else: %s', (_id, book) => {
    const chance = new SeededChance('other secrets')
    for (const state of positions(book, 90, 30)) {
      const [seat] = state.seats
      const asked = (from: typeof state) =>
        [...coming(book, from, seat!, () => undefined)].map((question) => [question.owed, viewOf(book, question.state, seat!)])
      expect(asked(book.imagine(viewOf(book, state, seat!), seat!, chance))).toEqual(asked(state))
    }
  })

  test('depends on what it will answer itself', () => {
    const book = all.find(([id]) => id === 'venonta')![1]
    const turns = [...positions(book, 120, 1)].find(({ phase }) => phase === 'turns')!
    const [owed] = owes(book, turns)
    const asked = (answer: { type: string } | undefined) =>
      [...coming(book, turns, owed!.seat, (_state, [own]) => (own!.decision === 'produce' ? answer : undefined))].map(
        (question) => question.owed[0]!.decision,
      )
    expect(asked({ type: 'end-step' })).toContain('combat')
    expect(asked({ type: 'no such move' })).not.toContain('combat')
  })
})

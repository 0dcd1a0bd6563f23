import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import {
  type AnyRulebook,
  applyWith,
  begin,
  computerMove,
  filledIn,
  type Habit,
  owes,
  type Param,
  refusal,
  remembered,
  SeededChance,
  type StateBase,
  viewOf,
} from '../../src/kernel/index.ts'
import { proposalOf } from '../../src/tables/index.ts'

const seatsOf: Readonly<Record<string, number>> = { ideology: 5, attack: 4, venonta: 4, limit: 4 }
const all = games.map(({ rulebook }) => [rulebook.id, rulebook] as const)

/** Positions of a game of computers; played once for all that is asked of them. */
const positions = remembered((book: AnyRulebook): readonly StateBase[] =>
  [...played(book, book.id === 'attack' ? 300 : 150)].filter((_, index) => index % 3 === 0),
)

function* played(book: AnyRulebook, moves: number) {
  const chance = new SeededChance('habits')
  const people = Array.from({ length: seatsOf[book.id]! }, () => ({}))
  let { state } = begin(book, { options: book.options.forDays ?? {}, people, seed: 'habits' }).position
  for (let move = 0; move < moves && !state.result; move++) {
    yield state
    const [owed] = owes(book, state)
    const outcome = applyWith(book, state, owed!.seat, computerMove(book, state, owed!.seat, chance), chance)
    if (outcome.refused) throw new Error(outcome.refused.code)
    state = outcome.position.state
  }
}

/** What a person wants to be asked every time, and what the rules let them order for good. */
const withoutHabit: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ideology: {
    defend: 'a standing order of the rules answers it',
  },
  attack: {
    claim: 'a wish list, which is an order of the rules, answers it',
    'place-capital': 'once in a game, and much depends on it',
    move: 'what a turn is for',
    build: 'what a turn is for',
    'strategic-move': 'what a turn is for',
    political: 'what a turn is for',
    blitz: 'what a turn is for',
    raid: 'what a turn is for',
    trade: 'what a turn is for',
    'trade-draft': 'what a turn is for',
    open: 'an order of the rules answers it',
    reinforce: 'an order of the rules answers it',
    hit: 'an order of the rules answers it',
    subs: 'an order of the rules answers it',
    line: 'an order of the rules answers it',
    'naval-choice': 'an order of the rules answers it',
  },
  venonta: {
    claim: 'once in a game for each land, and much depends on it',
    objective: 'a ranking, which is an order of the rules, answers it',
  },
  limit: {
    discard: 'which cards are kept is the game',
    'keep-policies': 'which cards are kept is the game',
  },
}

/** The first and the last of everything that can be set. */
function settingsOf(params: Readonly<Record<string, Param>>, state: StateBase, seat: string) {
  const some = (last: boolean) => {
    const chosen: Record<string, unknown> = {}
    for (const [name, param] of Object.entries(params)) {
      const values = [...param.list(state as never, seat, chosen)]
      const value = last ? values.at(-1) : values[0]
      if (value !== undefined) chosen[name] = value
    }
    return filledIn(params, state, seat, chosen)
  }
  return [some(false), some(true)]
}

describe('habits', () => {
  test.each(all)('answer every decision but those that are named here with why not: %s', (id, book) => {
    const special = (book.habits ?? []).filter(({ name }) => name !== 'only-choice')
    const answered = new Set(special.flatMap(({ answers }): readonly string[] => answers))
    expect(Object.keys(book.decisions).filter((decision) => !answered.has(decision))).toEqual(
      Object.keys(book.decisions).filter((decision) => withoutHabit[id]?.[decision] !== undefined),
    )
    expect(Object.keys(withoutHabit[id] ?? {}).filter((decision) => !(decision in book.decisions))).toEqual([])
  })

  test.each(all)('propose only what is allowed, whenever they answer: %s', (_id, book) => {
    const proposed = new Set<string>()
    for (const state of positions(book))
      for (const owed of owes(book, state))
        for (const habit of (book.habits ?? []) as readonly Habit<never>[]) {
          if (!(habit.answers as readonly string[]).includes(owed.decision)) continue
          for (const settings of settingsOf(habit.params, state, owed.seat)) {
            const asked = { book, state, seat: owed.seat, owed: [owed] }
            const move = proposalOf(asked, { name: habit.name, settings: { ...settings } })
            if (!move) continue
            proposed.add(habit.name)
            expect([habit.name, refusal(book, state, owed.seat, move)]).toEqual([habit.name, undefined])
          }
        }
    expect(proposed.size).toBeGreaterThan(1)
  })
})

describe('conditions', () => {
  test.each(all)('can be asked in every position, and are not always the same: %s', (_id, book) => {
    const answers = new Map<string, Set<boolean>>()
    for (const state of positions(book))
      for (const seat of state.seats)
        for (const condition of book.conditions ?? [])
          for (const settings of settingsOf(condition.params, state, seat)) {
            const holds = condition.holds(viewOf(book, state, seat), seat, settings as never)
            answers.set(condition.name, (answers.get(condition.name) ?? new Set()).add(holds))
          }
    expect(answers.size).toBe(book.conditions?.length)
    for (const [, values] of answers) for (const value of values) expect(typeof value).toBe('boolean')
    expect([...answers.values()].filter(({ size }) => size === 2).length).toBeGreaterThan(1)
  })
})

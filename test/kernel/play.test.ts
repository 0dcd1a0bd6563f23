import { describe, expect, test } from 'vitest'
import {
  applyWith,
  atChapterEnd,
  awaited,
  type Game,
  heard,
  legal,
  move,
  owes,
  refuse,
  remembered,
  ScriptedChance,
  SeededChance,
} from '../../src/kernel/index.ts'
import { start, type TinyState, tiny } from './tiny.ts'

interface Play extends Game {
  state: TinyState & { active: string; passed: string[]; waiting: string[]; claims: Record<string, number> }
  seat: string
  view: unknown
  decision: 'turn' | 'react' | 'claim'
}

const state: Play['state'] = { ...start(['p1', 'p2', 'p3']), phase: 'turns', active: 'p1', passed: [], waiting: [], claims: {} }
const others = (p: Play['state'], seat: string) => p.seats.filter((other) => other !== seat)

/** Turns, a reaction window for whoever holds a card, then claims by everybody at once, two each. */
const book = tiny<Play>({
  state,
  moves: [
    move<Play>()({
      type: 'attack',
      answers: ['turn'],
      params: {},
      open: (p, seat) => (p.active === seat && p.waiting.length === 0 ? undefined : refuse('not-your-turn')),
      check: () => undefined,
      play(p, seat, _given, table) {
        p.waiting = others(p, seat)
        table.tellOnly(['p2'], 'saw', { by: seat }, { key: 'noise', params: {} })
      },
    }),
    move<Play>()({
      type: 'let-pass',
      answers: ['react'],
      params: {},
      open: (p, seat) => (p.waiting.includes(seat) ? undefined : refuse('not-asked')),
      check: () => undefined,
      play(p, seat) {
        p.waiting = p.waiting.filter((other) => other !== seat)
        if (p.waiting.length === 0) p.active = 'nobody'
      },
    }),
    move<Play>()({
      type: 'claim',
      answers: ['claim'],
      params: {},
      open: (p, seat) => (p.phase === 'claims' && (p.claims[seat] ?? 0) > 0 ? undefined : refuse('nothing-to-claim')),
      check: () => undefined,
      play(p, seat) {
        p.claims[seat] = (p.claims[seat] ?? 0) - 1
      },
    }),
    move<Play>()({ type: 'orders', answers: [], params: {}, check: () => undefined, play: (p) => void p.passed.push('order') }),
  ],
  phases: {
    turns: {
      next: (p) => (p.active === 'nobody' ? 'claims' : undefined),
      owes: (p) =>
        p.waiting.length > 0
          ? p.waiting.map((seat) => ({ seat, decision: 'react', quiet: true }))
          : [{ seat: p.active, decision: 'turn' }],
    },
    claims: {
      enter(p, table) {
        for (const seat of p.seats) p.claims[seat] = 2
        table.endChapter('turns')
      },
      automatic(p) {
        if (p.seats.some((seat) => (p.claims[seat] ?? 0) > 0)) return false
        p.result = { winners: ['p1'] }
        return true
      },
      owes: (p) =>
        p.seats.flatMap((seat) =>
          Array.from({ length: p.claims[seat] ?? 0 }, (_, about) => ({ seat, decision: 'claim' as const, about: { about } })),
        ),
    },
  },
})

const following = (...moves: [seat: string, type: string][]) =>
  moves.reduce((now, [seat, type]) => {
    const outcome = applyWith(book, now, seat, { type }, new ScriptedChance(undefined))
    if (outcome.refused) throw new Error(outcome.refused.code)
    return outcome.position.state
  }, state)

describe('in turn order', () => {
  test('only the active seat owes', () => {
    expect(owes(book, state)).toEqual([{ seat: 'p1', decision: 'turn' }])
  })

  test('another seat may only play asides', () => {
    expect(legal(book, state, 'p2')).toEqual([{ type: 'orders' }])
  })

  test('answers stand before asides', () => {
    expect(legal(book, state, 'p1').map(({ type }) => type)).toEqual(['attack', 'orders'])
  })
})

describe('in a quiet reaction window', () => {
  const window = following(['p1', 'attack'])

  test('those who are asked know it', () => {
    expect(awaited(book, window, 'p2')).toEqual({ owed: [{ seat: 'p2', decision: 'react', quiet: true }], quiet: true })
  })

  test('everybody else knows only that somebody may be asked', () => {
    expect(awaited(book, window, null)).toEqual({ owed: [], quiet: true })
    const answered = following(['p1', 'attack'], ['p2', 'let-pass'])
    expect(awaited(book, answered, null)).toEqual(awaited(book, window, null))
  })
})

describe('at once', () => {
  const claims = following(['p1', 'attack'], ['p2', 'let-pass'], ['p3', 'let-pass'])

  test('every seat owes all its own decisions', () => {
    expect(owes(book, claims)).toHaveLength(6)
  })

  test('seats answer in any order and do not wait for each other', () => {
    const later = [
      ['p3', 'claim'],
      ['p3', 'claim'],
      ['p1', 'claim'],
    ] as [string, string][]
    const now = later.reduce((p, [seat, type]) => {
      const outcome = applyWith(book, p, seat, { type }, new ScriptedChance(undefined))
      if (outcome.refused) throw new Error(outcome.refused.code)
      return outcome.position.state
    }, claims)
    expect(owes(book, now).map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p2'])
  })
})

describe('what a move did', () => {
  const outcome = applyWith(book, state, 'p1', { type: 'attack' }, new ScriptedChance(undefined))

  test('is told in full to those who may know and otherwise to the rest', () => {
    if (outcome.refused) throw new Error('refused')
    const [event] = outcome.events
    expect(heard(event!, 'p2')).toEqual({ key: 'saw', params: { by: 'p1' } })
    expect(heard(event!, 'p3')).toEqual({ key: 'noise', params: {} })
    expect(heard(event!, null)).toEqual({ key: 'noise', params: {} })
  })

  test('names the chapters that ended', () => {
    const last = applyWith(
      book,
      following(['p1', 'attack'], ['p2', 'let-pass']),
      'p3',
      { type: 'let-pass' },
      new ScriptedChance(undefined),
    )
    expect(last.refused ? [] : last.chapters.map(({ name }) => name)).toEqual(['turns'])
  })

  test('can be seen as it was when a chapter ended', () => {
    const position = { state: following(['p1', 'attack'], ['p2', 'let-pass']), chance: { branch: 0, counter: 0 } }
    const ended = atChapterEnd(book, position, 'p3', { type: 'let-pass' }, 'seed', 1)
    expect(ended?.phase).toBe('claims')
    expect(ended?.claims).toEqual({ p1: 2, p2: 2, p3: 2 })
    expect(position.state.phase).toBe('turns')
    expect(atChapterEnd(book, position, 'p3', { type: 'let-pass' }, 'seed', 2)).toBeUndefined()
  })
})

test('automatic steps that go in circles are an error, not a hang', () => {
  const circle = tiny<Play>({ ...book, state, phases: { turns: { automatic: () => true, owes: () => [] } } })
  expect(() => applyWith(circle, state, 'p1', { type: 'orders' }, new ScriptedChance(undefined))).toThrow('do not end')
})

describe('chance', () => {
  test('is the same for the same seed, branch and place', () => {
    const roll = (branch: number) =>
      Array.from(
        { length: 20 },
        (
          (die) => () =>
            die.die(6)
        )(new SeededChance('s', { branch, counter: 3 })),
      )
    expect(roll(0)).toEqual(roll(0))
    expect(roll(0)).not.toEqual(roll(1))
  })

  test('falls evenly', () => {
    const chance = new SeededChance('even')
    const faces = new Array<number>(6).fill(0)
    for (let roll = 0; roll < 6000; roll++) faces[chance.die(6) - 1]! += 1
    // Six standard deviations of a fair die over 6,000 rolls are 173.
    for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(173)
  })

  test('shuffles without loss and uses none for one thing', () => {
    const chance = new SeededChance('shuffle')
    expect(chance.shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
    const before = chance.mark
    chance.pick(['only'])
    expect(chance.mark).toEqual(before)
  })

  test('scripted, yields faces and 1-based choices in order and leaves shuffles alone', () => {
    const chance = new ScriptedChance([4, 2])
    expect([chance.die(6), chance.pick(['a', 'b', 'c']), chance.shuffle([3, 1, 2])]).toEqual([4, 'b', [3, 1, 2]])
    expect(() => chance.die(6)).toThrow('nothing left')
  })

  test('where none may be used, one thing can still be picked or shuffled, and several cannot', () => {
    const none = new ScriptedChance(undefined)
    expect([none.pick(['a']), none.shuffle(['a']), none.shuffle([])]).toEqual(['a', ['a'], []])
    expect(() => none.pick(['a', 'b'])).toThrow('chance is used')
    expect(() => none.shuffle(['a', 'b'])).toThrow('no "random"')
  })
})

describe('what is remembered beside a position', () => {
  let counted = 0
  const passedBy = remembered((p: Play['state']) => {
    counted += 1
    return p.passed.length
  })

  test('is found out once', () => {
    const now = { ...state }
    counted = 0
    expect([passedBy(now), passedBy(now), counted]).toEqual([0, 0, 1])
  })

  test('is never out of date while a move is being played', () => {
    const seen: number[] = []
    const counting = tiny<Play>({
      state,
      moves: [
        move<Play>()({
          type: 'orders',
          answers: [],
          params: {},
          check: () => undefined,
          play(p) {
            seen.push(passedBy(p))
            p.passed.push('order')
            seen.push(passedBy(p))
          },
        }),
      ],
    })
    const outcome = applyWith(counting, state, 'p1', { type: 'orders' }, new ScriptedChance(undefined))
    expect(seen).toEqual([0, 1])
    expect(outcome.refused ? -1 : passedBy(outcome.position.state)).toBe(1)
  })
})

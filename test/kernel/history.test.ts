import { describe, expect, test } from 'vitest'
import {
  advance,
  begin,
  type Entry,
  type Game,
  type History,
  type Move,
  move,
  startHistory,
  tailFrom,
  taught,
} from '../../src/kernel/index.ts'
import { start, type TinyState, tiny } from './tiny.ts'

interface Dice extends Game {
  state: TinyState & { rolled: number[]; steps: number }
  seat: string
  view: unknown
  decision: 'act'
}

const plain = (type: string, play: Move<Dice>['play']): Move<Dice> =>
  move<Dice>()({ type, answers: ['act'], params: {}, check: () => undefined, play })

const book = tiny<Dice>({
  state: { ...start(), rolled: [], steps: 0 },
  setup: (_options, _people) => ({ state: { ...start(), rolled: [], steps: 0 }, seating: ['p1', 'p2'] }),
  moves: [
    plain('roll', (p, _seat, _given, table) => {
      p.rolled.push(table.chance.die(1_000_000))
    }),
    plain('step', (p) => {
      p.steps += 1
    }),
    plain('peek', (_p, _seat, _given, table) => table.reveal('the next card')),
  ],
})

const seed = 'history'
const opening = begin(book, { options: {}, people: [{}, {}], seed }).position

type Act = 'roll' | 'step' | 'peek' | 'redo' | { undo: number }

function play(...acts: Act[]): History<Dice['state']> {
  return acts.reduce<History<Dice['state']>>((history, act, index) => {
    const seq = index + 1
    const entry: Entry =
      act === 'redo'
        ? { seq, kind: 'redo' }
        : typeof act === 'string'
          ? { seq, kind: 'move', seat: 'p1', move: { type: act } }
          : { seq, kind: 'undo', to: act.undo }
    const next = advance(book, history, entry, seed)
    if (next.problem !== undefined) throw new Error(next.problem)
    return next.history
  }, startHistory(opening))
}

describe('undo', () => {
  test('takes back every move from the named one on', () => {
    expect(play('step', 'step', 'step', { undo: 2 }).now.state.steps).toBe(1)
  })

  test('stays on the same chance where the tail taught nobody anything', () => {
    expect(play('step', { undo: 1 }, 'roll').now).toEqual(play('roll').now)
  })

  test('goes on with other dice where dice were rolled', () => {
    const again = play('roll', { undo: 1 }, 'roll')
    expect(again.now.chance.branch).toBe(1)
    expect(again.now.state.rolled).not.toEqual(play('roll').now.state.rolled)
  })

  test('goes on with other dice where something was revealed', () => {
    expect(play('peek', { undo: 1 }, 'roll').now.state.rolled).not.toEqual(play('roll').now.state.rolled)
  })

  test('never returns to a branch of which the dice are known', () => {
    const history = play('roll', { undo: 1 }, 'step', { undo: 3 }, 'roll')
    expect(history.now.chance.branch).toBe(1)
    expect(play('roll', { undo: 1 }, 'roll', { undo: 3 }, 'roll').now.chance.branch).toBe(2)
  })

  test('says what it would take back', () => {
    const history = play('step', 'roll', 'step')
    expect(tailFrom(history, 2).map(({ move }) => move.type)).toEqual(['roll', 'step'])
    expect([taught(tailFrom(history, 2)), taught(tailFrom(history, 3))]).toEqual([true, false])
  })

  test('of nothing is a problem', () => {
    expect(() => play('step', { undo: 5 })).toThrow('no move in force from number 5 on')
  })
})

describe('redo', () => {
  test('after undo equals nothing', () => {
    expect(play('roll', 'step', { undo: 1 }, 'redo').now).toEqual(play('roll', 'step').now)
  })

  test('returns to the old branch of chance', () => {
    expect(play('roll', { undo: 1 }, 'redo', 'roll').now.state.rolled).toEqual(play('roll', 'roll').now.state.rolled)
  })

  test('brings back several undos, the last first', () => {
    expect(play('step', 'step', { undo: 2 }, { undo: 1 }, 'redo', 'redo').now.state.steps).toBe(2)
  })

  test('is over once something else was played', () => {
    expect(() => play('step', { undo: 1 }, 'roll', 'redo')).toThrow('nothing to bring back')
  })
})

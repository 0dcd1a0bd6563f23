import { describe, expect, test } from 'vitest'
import { applyWith, course, type Game, here, move, phase, ScriptedChance, sequence, type Table } from '../../src/kernel/index.ts'
import { start, type TinyState, tiny } from './tiny.ts'

/** A day of digging: twice a hole is looked for, dug where there is one, and looked into; in between it rains. */
interface Digging extends Game {
  state: TinyState & { phase: 'plan' | 'dig' | 'home'; holes: number; afternoon: boolean; wet: boolean }
}

const told = (key: string) => (_p: Digging['state'], table: Table) => table.tell(key)
const rain = (p: Digging['state'], table: Table): void => {
  p.afternoon = true
  p.holes = p.wet ? 2 : 0
  table.tell('rains')
}

const dig = move<Digging>()({
  type: 'dig',
  play(p) {
    p.holes -= 1
  },
})
const leave = move<Digging>()({ type: 'leave', play: (_p, _seat, _given, table) => table.endPhase() })
const fallback = () => ({ type: 'leave' })
const plan = phase<Digging>()({
  name: 'plan',
  decisions: { plan: { page: 'day', fallback } },
  moves: [leave],
  owes: () => [{ seat: 'p1', decision: 'plan' }],
})
const digging = phase<Digging>()({
  name: 'dig',
  decisions: { dig: { page: 'day', fallback } },
  moves: [dig],
  isOver: ({ holes }) => holes === 0,
  owes: () => [{ seat: 'p1', decision: 'dig' }],
})
const home = phase<Digging>()({
  name: 'home',
  decisions: { rest: { page: 'day', fallback } },
  owes: () => [{ seat: 'p1', decision: 'rest' }],
})

const morning = ({ afternoon }: Digging['state']) => !afternoon
const afternoon = (p: Digging['state']) => p.afternoon
const day = sequence<Digging>()({
  steps: ['plan', told('sets-out'), here('dig', morning), rain, here('dig', afternoon), told('goes-home'), 'home'],
})
const state: Digging['state'] = { ...start(), phase: 'plan', holes: 1, afternoon: false, wet: false }
const days = course<Digging>()({ phases: [plan, digging, home], sequences: [day] })
const book = tiny<Digging>({ state, ...days })

function playing(p: Digging['state'], type: string) {
  const outcome = applyWith(book, p, 'p1', { type }, new ScriptedChance([]))
  if (outcome.refused) throw new Error(outcome.refused.code)
  return { p: outcome.position.state, keys: outcome.events.map(({ key }) => key) }
}

describe('a sequence', () => {
  test('goes on where a move ends the phase, with what happens in between', () => {
    const { p, keys } = playing(state, 'leave')
    expect([p.phase, keys]).toEqual(['dig', ['sets-out']])
  })

  test('goes on where nothing is left to do, and passes through what has nothing to do', () => {
    const { p, keys } = playing(playing(state, 'leave').p, 'dig')
    expect([p.phase, keys]).toEqual(['home', ['rains', 'goes-home']])
  })

  test('knows which of several times it is', () => {
    const wet = playing(playing({ ...state, wet: true }, 'leave').p, 'dig')
    expect([wet.p.phase, wet.keys, wet.p.holes]).toEqual(['dig', ['rains'], 2])
    expect(playing(playing(wet.p, 'dig').p, 'dig').p.phase).toBe('home')
  })

  test('stops where the game ends in between', () => {
    const won = sequence<Digging>()({
      steps: [
        'plan',
        (p) => {
          p.result = { winners: ['p1'] }
        },
        told('never'),
        'home',
      ],
    })
    const rules = tiny<Digging>({ state, ...course<Digging>()({ phases: [plan, digging, home], sequences: [won] }) })
    const outcome = applyWith(rules, state, 'p1', { type: 'leave' }, new ScriptedChance([]))
    expect(outcome.refused === undefined && [outcome.position.state.phase, outcome.events]).toEqual(['plan', []])
  })

  test('is the one that holds now, where a phase belongs to several', () => {
    const never = sequence<Digging>()({ when: () => false, steps: ['plan', 'dig'] })
    const rules = tiny<Digging>({ state, ...days, sequences: [never, sequence<Digging>()({ steps: ['plan', 'home'] })] })
    const outcome = applyWith(rules, state, 'p1', { type: 'leave' }, new ScriptedChance([]))
    expect(outcome.refused === undefined && outcome.position.state.phase).toBe('home')
  })

  test('must say what follows a phase that ends', () => {
    const rules = tiny<Digging>({ state, ...days, sequences: [] })
    expect(() => applyWith(rules, state, 'p1', { type: 'leave' }, new ScriptedChance([]))).toThrow('nothing follows phase plan')
  })
})

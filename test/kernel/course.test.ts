import { describe, expect, test } from 'vitest'
import {
  applyWith,
  course,
  type Game,
  type Move,
  matter,
  move,
  notAsked,
  owes,
  phase,
  refusal,
  refuse,
  ScriptedChance,
} from '../../src/kernel/index.ts'
import { start, type TinyState, tiny } from './tiny.ts'

interface Duel extends Game {
  state: TinyState & { phase: 'shots' | 'parley'; asked: string[] }
}

const state: Duel['state'] = { ...start(), phase: 'shots', asked: ['p1'] }

const shoot = move<Duel>()({
  type: 'shoot',
  play(p) {
    p.asked = []
    p.phase = 'parley'
  },
})
const hide = move<Duel>()({ type: 'hide', answers: ['dodge'], play() {} })
const yieldUp = move<Duel>()({ type: 'yield', play() {} })
const wave = move<Duel>()({ type: 'wave', play() {} })

const fallback = () => ({ type: 'yield' })
const shots = phase<Duel>()({
  name: 'shots',
  decisions: { fire: { page: 'duel', fallback }, dodge: { page: 'duel', quiet: true, fallback } },
  moves: [yieldUp, shoot, hide],
  owes: (p) => [...p.asked.map((seat) => ({ seat, decision: 'fire' as const })), { seat: 'p2', decision: 'dodge' }],
})
const parley = phase<Duel>()({
  name: 'parley',
  decisions: { talk: { page: 'duel', fallback } },
  moves: [yieldUp],
  owes: () => [{ seat: 'p1', decision: 'talk' }],
})
const duel = course<Duel>()({ phases: [shots, parley], anyTime: [wave] })
const book = tiny<Duel>({ state, ...duel })

describe('from phases in their order follow', () => {
  test('the moves, one of several phases in the last of them, those of any time at the end', () => {
    expect(duel.moves.map(({ type }) => type)).toEqual(['shoot', 'hide', 'yield', 'wave'])
  })

  test('what each move answers, unless it says that itself', () => {
    const answers = Object.fromEntries(duel.moves.map((one) => [one.type, one.answers]))
    expect(answers).toEqual({ shoot: ['fire', 'dodge'], hide: ['dodge'], yield: ['fire', 'dodge', 'talk'], wave: undefined })
  })

  test('all decisions, and which of them are quiet', () => {
    expect(Object.keys(duel.decisions)).toEqual(['fire', 'dodge', 'talk'])
    expect(owes(book, state)).toEqual([
      { seat: 'p1', decision: 'fire' },
      { seat: 'p2', decision: 'dodge', quiet: true },
    ])
  })

  test('whether something is asked of a seat', () => {
    const asked = notAsked(duel, { nothing: 'wait', another: 'not-that' })
    const common = [asked]
    const why = (seat: string, type: string) => refusal({ ...book, common }, state, seat, { type })?.code
    expect(['shoot', 'wave'].map((type) => why('p1', type))).toEqual([undefined, undefined])
    expect([why('p3', 'shoot'), why('p3', 'wave'), why('p1', 'hide')]).toEqual(['wait', undefined, 'not-that'])
  })
})

test('a phase says what stands in the way of its moves, where they do not say it themselves', () => {
  const bold = { ...shoot, type: 'bold', open: () => undefined }
  const closed = phase<Duel>()({ ...shots, moves: [shoot, bold], open: () => refuse('closed') })
  const rules = tiny<Duel>({ state, ...course<Duel>()({ phases: [closed, parley] }) })
  expect(refusal(rules, state, 'p1', { type: 'shoot' })?.code).toBe('closed')
  expect(applyWith(rules, state, 'p1', { type: 'bold' }, new ScriptedChance([])).refused).toBeUndefined()
})

test('a move may say itself when it can be made unasked', () => {
  const free = { ...shoot, unasked: (_p: object, seat: string) => seat === 'p3' }
  const rules = course<Duel>()({ phases: [phase<Duel>()({ ...shots, moves: [free, hide] }), parley] })
  const asked = notAsked(rules, { nothing: 'wait', another: 'not-that' })
  const why = (seat: string) => refusal({ ...tiny<Duel>({ state, ...rules }), common: [asked] }, state, seat, { type: 'shoot' })
  expect([why('p3'), why('p4')?.code]).toEqual([undefined, 'wait'])
})

test('what nobody is asked cannot be answered', () => {
  const wrong: Move<Duel> = { ...hide, answers: ['dance'] }
  expect(() => course<Duel>()({ phases: [{ ...shots, moves: [wrong] }, parley] })).toThrow('hide in phase shots answers dance')
})

test('a matter that comes up in several phases is declared once, and stands where it first may', () => {
  const cough = move<Duel>()({ type: 'cough', play() {} })
  const dust = matter<Duel>()({ decisions: { breathe: { page: 'duel', quiet: true, fallback } }, moves: [cough] })
  const first = phase<Duel>()({ ...shots, matters: [dust], owes: () => [{ seat: 'p1', decision: 'breathe' }] })
  const dusty = course<Duel>()({ phases: [first, phase<Duel>()({ ...parley, matters: [dust] })] })
  expect(dusty.moves.map(({ type }) => type)).toEqual(['shoot', 'hide', 'cough', 'yield'])
  expect(dusty.moves.find(({ type }) => type === 'cough')?.answers).toEqual(['breathe'])
  expect(dusty.decisions.breathe.page).toBe('duel')
  expect(owes(tiny<Duel>({ state, ...dusty }), state)).toEqual([{ seat: 'p1', decision: 'breathe', quiet: true }])
})

test('a decision is declared once: two phases cannot say of it what each likes', () => {
  const own = phase<Duel>()({ name: 'parley', decisions: { dodge: { page: 'peace', fallback } }, owes: () => [] })
  expect(() => course<Duel>()({ phases: [shots, own] })).toThrow('the decision dodge is declared twice')
})

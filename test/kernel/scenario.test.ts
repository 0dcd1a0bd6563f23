import { describe, expect, test } from 'vitest'
import { begin, parseScenario, runScenario, type Scenario } from '../../src/kernel/index.ts'
import { bids } from './example.ts'

const { state } = begin(bids, { options: {}, people: [{}, {}], seed: 'scenario' }).position

const scenario = (rest: Partial<Scenario>): Scenario => ({
  game: 'bids',
  name: 'a test',
  state: structuredClone(state) as never,
  steps: [],
  ...rest,
})
const bid = (seat: string, card: unknown, error?: string) => ({ seat, move: { type: 'bid', card }, ...(error && { error }) })

describe('a scenario', () => {
  test('is fine where all is as it says', () => {
    const told = scenario({
      steps: [bid('p1', 9, 'not-in-hand'), bid('p1', 3), bid('p1', 4, 'already-bid')],
      expect: { 'bids.p1': 3, 'players.p1.hand': [1, 2, 4, 5, 6], 'bids.p2': null, 'bids.p7': null },
      pending: ['p2'],
    })
    expect(runScenario(bids, told)).toBeUndefined()
  })

  test('takes an absent key for null, deep inside too', () => {
    const told = scenario({ expect: { bids: { p1: null }, 'players.p1': { hand: [1, 2, 3, 4, 5, 6], points: 0, gone: null } } })
    expect(runScenario(bids, told)).toBeUndefined()
  })

  test('looks only where the position itself holds something', () => {
    expect(runScenario(bids, scenario({ expect: { 'bids.constructor': null, 'seats.map': null } }))).toBeUndefined()
  })

  describe('of a move that the rules accept with a field too many', () => {
    const step = { seat: 'p1', move: { type: 'bid', card: 3, note: 'high' } }
    const told = scenario({ steps: [step], pending: ['p2'] })

    test('is fine where the move is listed without it', () => {
      expect(runScenario(bids, told)).toBeUndefined()
    })

    test('fails where the move is not listed without it either', () => {
      const [bid] = bids.moves
      const unlisted = { ...bid!, params: { card: { ...bid!.params.card!, list: () => [] } } }
      expect(runScenario({ ...bids, moves: [unlisted] }, told)).toContain('is accepted, yet legal does not list it')
    })
  })

  test.each([
    ['an error that does not come', { steps: [bid('p1', 3, 'not-in-hand')] }, 'step 1: wanted error not-in-hand got no error'],
    ['another error', { steps: [bid('p1', 9, 'already-bid')] }, 'step 1: wanted error already-bid got not-in-hand'],
    ['an error that nobody expects', { steps: [bid('p1', 3), bid('p1', 3)] }, 'step 2: wanted no error got already-bid'],
    ['another outcome', { steps: [bid('p1', 3)], expect: { 'bids.p1': 4 } }, 'expect bids.p1: wanted 4 got 3'],
    ['a path that leads nowhere', { expect: { 'bids.p7.x': 1 } }, 'expect bids.p7.x: wanted 1 got null'],
    ['a part that was not wanted', { expect: { 'players.p1': { points: 0 } } }, 'expect players.p1: wanted {"points":0} got'],
    [
      'a list of another length',
      { expect: { 'players.p1.hand': [1, null] } },
      'expect players.p1.hand: wanted [1,null] got [1,2',
    ],
    [
      'a position that no rule can read',
      { state: { seats: ['p1'], phase: 'x' } as never, steps: [bid('p1', 3)] },
      'step 1: the rules cannot read',
    ],
    ['other seats awaited', { pending: ['p1'] }, 'pending: wanted ["p1"] got ["p1","p2"]'],
    ['chance left over', { random: [3, 4] }, 'random: 2 of 2 numbers are left over'],
  ])('fails at %s', (_what, rest, problem) => {
    expect(runScenario(bids, scenario(rest))).toContain(problem)
  })

  test.each([
    ['{', 'x.json: no JSON'],
    ['{"game":"bids"}', 'x.json: name'],
    ['{"game":"bids","name":"n","state":{"seats":[],"phase":"a"},"steps":[{"move":{}}]}', 'x.json: steps.0.seat'],
    ['{"game":"bids","name":"n","state":{"seats":[],"phase":"a","game":"dice"},"steps":[]}', 'x.json: state.game: another game'],
    ['{"game":"bids","name":"n","state":{"seats":[],"phase":"a"},"random":[1.5],"steps":[]}', 'x.json: random.0'],
  ])('that is malformed is refused with file and place: %s', (text, problem) => {
    expect(() => parseScenario(text, 'x.json')).toThrow(problem)
  })
})

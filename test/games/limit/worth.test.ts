import { describe, expect, test } from 'vitest'
import { worthByHand, worthOf } from '../../../src/games/limit/computer/worth.ts'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import type { Limit, Seat, State } from '../../../src/games/limit/state.ts'
import { computerMove, copy, playOut, runOn } from '../../../src/kernel/index.ts'

const mind = { runOn: (p: State, ahead: Parameters<typeof runOn<Limit>>[2]) => runOn(limitRules, p, ahead) }

/** Positions of a game of computers, from its beginning to its end. */
const met: State[] = []
playOut<Limit>({
  book: limitRules,
  seats: 3,
  options: {},
  seed: 'worth',
  player: () => computerMove,
  watch: ({ state }) => met.push(state),
})
const some = met.filter(({ result }, index) => !result && index % Math.ceil(met.length / 12) === 0)

const holding = (p: State, seat: Seat, hand: readonly string[]): State => ({
  ...p,
  nations: { ...p.nations, [seat]: { ...p.nations[seat], hand: [...hand], played: [] } },
})

const hands = [[], ['schooling'], ['public-spending', 'schooling'], ['secondary-education', 'surtax', 'public-spending']]

/** The same with no cards but these. */
function bare(p: State, seat: Seat, hand: readonly string[]): State {
  const decks = { society: [], production: [], 'army-economy': [] }
  const nations = { ...p.nations }
  for (const other of p.seats)
    nations[other] = { ...nations[other], aside: [], played: [], decks, hand: other === seat ? [...hand] : [] }
  return { ...p, nations }
}

/** The position in which the seat is next asked for a card in a later generation, its own hand aside; where play ends if it is not. */
function asked(p: State, seat: Seat): State {
  let there: State | undefined
  const { state } = runOn(limitRules, p, {
    until: ({ round }) => there !== undefined || round > p.round + 1,
    decide(then, owed) {
      if (then.round > p.round && owed.seat === seat && owed.decision === 'decisions') there ??= copy(then)
      return undefined
    },
  })
  return holding(there ?? state, seat, [])
}

describe('what a position is worth by the cards that are held', () => {
  test('is the same whether many hands are compared or one is looked at', () => {
    for (const p of some)
      for (const seat of p.seats) {
        const worth = worthByHand(mind, p, seat)
        // The second time in another order: what was found out for one hand says nothing about another.
        const compared = hands
          .toReversed()
          .map((hand) => worth(hand))
          .toReversed()
        expect(compared).toEqual(hands.map((hand) => worthOf(mind, holding(p, seat, hand), seat)))
      }
  })

  test('is more with cards of use than without, some of the time, and never less', () => {
    const gains = some.flatMap((p) =>
      p.seats.map((seat) => worthByHand(mind, p, seat)).map((worth) => worth(hands[2]!) - worth([])),
    )
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...gains)).toBeGreaterThan(0)
  })

  test('may leave the hand out until the next one plays from it: this generation ends alike, whatever is held and not played', () => {
    for (const p of some)
      for (const seat of p.seats) {
        const [one, another] = [hands[1]!, hands[3]!].map((hand) => asked(bare(p, seat, hand), seat))
        expect(one).toEqual(another)
      }
  })

  test('never changes the position', () => {
    const [p] = some
    const before = JSON.stringify(p)
    worthByHand(mind, p!, p!.seats[0]!)(hands[2]!)
    expect(JSON.stringify(p)).toBe(before)
  })
})

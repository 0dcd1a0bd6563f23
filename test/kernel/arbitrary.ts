import * as fc from 'fast-check'
import {
  type Chance,
  counts,
  fingerprint,
  type Game,
  type Move,
  move,
  number,
  oneOf,
  optional,
  ownSecret,
  type Param,
  type Params,
  pick,
  type Rulebook,
  refuse,
  span,
  toggle,
  withDefault,
} from '../../src/kernel/index.ts'
import { start, type TinyState, tiny } from './tiny.ts'

export interface Small extends Game {
  state: TinyState & { turn: number; total: number; hands: Record<string, number[]> }
  seat: string
  view: unknown
  decision: 'act'
}

/** A number that looks random but follows from what is given: what a rule decides must follow from the position. */
const decided = (...from: unknown[]): number => Number.parseInt(fingerprint(from).slice(0, 8), 16)

/** Each parameter with all the values there are for it, left out included. */
interface Domain {
  readonly param: Param<never>
  readonly values: readonly unknown[]
}

const domains: fc.Arbitrary<Domain> = fc.oneof(
  fc.constant<Domain>({ param: oneOf(['a', 'b', null]), values: ['a', 'b', null] }),
  fc.constant<Domain>({ param: toggle(), values: [true, false] }),
  fc.constant<Domain>({
    param: withDefault(
      number(() => span(1, 3)),
      2,
    ),
    values: [1, 2, 3],
  }),
  fc.constant<Domain>({ param: optional(oneOf(['x', 'y'])), values: ['x', 'y', undefined] }),
  fc.constant<Domain>({
    param: pick({ items: () => ['r', 's', 't'], size: () => [1, 2] }),
    values: [['r'], ['s'], ['t'], ['r', 's'], ['r', 't'], ['s', 't']],
  }),
  fc.constant<Domain>({
    param: counts({ keys: ['m', 'n'], most: () => ({ m: 1, n: 1 }), total: () => [1, 2] }),
    values: [
      { m: 1, n: 0 },
      { m: 0, n: 1 },
      { m: 1, n: 1 },
    ],
  }),
)

export interface SmallMove {
  readonly move: Move<Small>
  readonly domains: Readonly<Record<string, readonly unknown[]>>
}

const moves = (index: number): fc.Arbitrary<SmallMove> =>
  fc
    .record({ fields: fc.array(domains, { maxLength: 3 }), salt: fc.nat(), strict: fc.integer({ min: 1, max: 4 }) })
    .map(({ fields, salt, strict }) => {
      const named = fields.map((domain, place) => [`field${place}`, domain] as const)
      const params: Params = Object.fromEntries(named.map(([name, { param }]) => [name, param]))
      return {
        domains: Object.fromEntries(named.map(([name, { values }]) => [name, values])),
        move: move<Small>()({
          type: `move${index}`,
          answers: ['act'],
          params,
          check: (p, seat, given) => (decided(salt, p.turn, p.total, seat, given) % strict === 0 ? undefined : refuse('not-now')),
          play(p, seat, given, table) {
            p.turn += 1
            p.total += (decided(salt, given) % 7) + (salt % 3 === 0 ? table.chance.die(6) : 0)
            if (salt % 2 === 0) p.hands[seat] = [...(p.hands[seat] ?? []), table.chance.die(100)]
          },
        }),
      }
    })

/** Nothing else may be legal: then one can always pass. */
const pass = move<Small>()({
  type: 'pass',
  answers: ['act'],
  params: {},
  check: () => undefined,
  play(p) {
    p.turn += 1
  },
})

export interface SmallGame {
  readonly book: Rulebook<Small>
  readonly moves: readonly SmallMove[]
}

const hand = (chance: Chance, size: number): number[] => Array.from({ length: size }, () => chance.die(100))

/** Small rulebooks with any moves, in turn order or at once, with hidden hands. */
export const smallGames: fc.Arbitrary<SmallGame> = fc
  .record({
    moves: fc
      .integer({ min: 1, max: 3 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => moves(index)))),
    atOnce: fc.boolean(),
  })
  .map(({ moves, atOnce }) => {
    const seats = ['p1', 'p2', 'p3']
    const state = { ...start(seats), turn: 0, total: 0, hands: {} }
    const book = tiny<Small>({
      state,
      moves: [...moves.map((small) => small.move), pass],
      setup: (_options, _people, chance) => ({
        state: { ...state, hands: Object.fromEntries(seats.map((seat) => [seat, hand(chance, 2)])) },
        seating: seats,
      }),
      phases: {
        only: {
          automatic(p) {
            if (p.turn < 12 || p.result) return false
            p.result = { winners: [seats[p.total % seats.length]!] }
            return true
          },
          owes: (p) => (atOnce ? seats : [seats[p.turn % seats.length]!]).map((seat) => ({ seat, decision: 'act' })),
        },
      },
      decisions: { act: { page: 'only', fallback: () => ({ type: 'pass' }) } },
      secrets: [ownSecret<Small>()('hands.*', (cards) => cards.length)],
      // `as`: the view of a small game is its state with some hands replaced by their size.
      imagine(view, viewer, chance) {
        const seen = view as Omit<Small['state'], 'hands'> & { hands: Record<string, number[] | number> }
        const hands = Object.entries(seen.hands).map(([seat, shown]) => [
          seat,
          seat === viewer ? shown : hand(chance, shown as number),
        ])
        return { ...seen, hands: Object.fromEntries(hands) }
      },
    })
    return { book, moves }
  })

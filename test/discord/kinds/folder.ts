import type { GameFolder } from '../../../src/games/folder.ts'
import {
  between,
  counts,
  each,
  type Game,
  knownMove,
  move,
  nth,
  oneOf,
  optional,
  pick,
  pickOrNull,
  refuse,
  rulebook,
  text,
  toggle,
  variant,
  variants,
  withDefault,
} from '../../../src/kernel/index.ts'

type Seat = 'p1' | 'p2'

interface State {
  readonly game: 'kinds'
  readonly version: 1
  round: number
  phase: 'open'
  readonly seats: readonly Seat[]
  result: null
  last: unknown
}

interface Kinds extends Game {
  state: State
  seat: Seat
  view: State
  decision: 'anything'
}

/** So many that they fit no menu: sixty places in three lands. */
export const places = Array.from({ length: 60 }, (_, index) => `place-${index}`)
const landOf = (place: string): string => `land-${Math.floor(Number(place.slice(6)) / 20)}`
const goods = ['wood', 'iron', 'gold'] as const
const stances = ['peace', 'war'] as const
const people = ['ann', 'ben'] as const
const cards = ['a', 'b', 'c', 'd'] as const

const answers = ['anything'] as const
const common = { check: () => undefined } as const

/** What was played, for the test to look at. */
const keep =
  (type: string) =>
  (p: State, seat: Seat, given: object, table: { tell(key: string, params: Readonly<Record<string, unknown>>): void }) => {
    p.last = { type, ...given }
    p.round += 1
    table.tell('done', { seat })
  }

const moves = [
  move<Kinds>()({
    type: 'go',
    answers,
    params: { place: oneOf(places, { by: landOf }), fast: withDefault(toggle(), false) },
    ...common,
    play: keep('go'),
  }),
  move<Kinds>()({
    type: 'pay',
    answers,
    params: { goods: counts({ keys: goods, most: () => ({ wood: 2, iron: 1, gold: 0 }), total: () => [2, 2] }) },
    ...common,
    play: keep('pay'),
  }),
  move<Kinds>()({
    type: 'treat',
    answers,
    params: { towards: each({ keys: people, values: stances, keysNow: () => people }) },
    ...common,
    play: keep('treat'),
  }),
  move<Kinds>()({
    type: 'drop',
    answers,
    params: { cards: pick({ items: () => cards, size: () => [2, 2], values: cards }) },
    ...common,
    play: keep('drop'),
  }),
  move<Kinds>()({
    type: 'sort',
    answers,
    params: { order: pick({ items: () => cards, size: () => [3, 3], values: cards, ordered: true }) },
    ...common,
    play: keep('sort'),
  }),
  move<Kinds>()({
    type: 'rank',
    answers,
    params: { ranking: pickOrNull({ items: () => goods, size: () => [3, 3], values: goods, ordered: true }) },
    ...common,
    play: keep('rank'),
  }),
  move<Kinds>()({
    type: 'recall',
    answers,
    params: { march: nth(() => ['first', 'second', 'third']) },
    ...common,
    play: keep('recall'),
  }),
  move<Kinds>()({
    type: 'bet',
    answers,
    params: { amount: between(0, 40), on: optional(oneOf(['red', 'black'])) },
    ...common,
    play: keep('bet'),
  }),
  move<Kinds>()({
    type: 'note',
    answers,
    params: { words: text(200), loud: withDefault(toggle(), false) },
    check: (_p, _seat, { words }) => (words === 'forbidden' ? refuse('bad-words') : undefined),
    play: keep('note'),
  }),
  variants<Kinds>()({
    type: 'use',
    by: 'card',
    answers,
    check: () => undefined,
    variants: {
      hammer: variant<Kinds>()({ params: { strength: between(1, 3) }, ...common, play: keep('use') }),
      letter: variant<Kinds>()({ params: { to: oneOf(people) }, ...common, play: keep('use') }),
    },
  }),
  move<Kinds>()({ type: 'dare', answers, final: () => true, params: {}, ...common, play: keep('dare') }),
]

const kinds = rulebook<Kinds>()({
  id: 'kinds',
  version: 1,
  seats: { from: 2, to: 2, all: ['p1', 'p2'] },
  options: { params: {}, check: () => undefined },
  setup: () => ({
    state: { game: 'kinds', version: 1, round: 0, phase: 'open', seats: ['p1', 'p2'], result: null, last: null },
    seating: ['p1', 'p2'],
  }),
  common: [knownMove('unknown-move')],
  moves,
  phases: { open: { owes: (p) => p.seats.map((seat) => ({ seat, decision: 'anything' })) } },
  decisions: { anything: { page: 'all', fallback: () => ({ type: 'dare' }) } },
  chapters: {},
  secrets: [],
  imagine: (view) => view,
  computer: () => ({ type: 'dare' }),
})

const words = {
  'game.name': 'Kinds',
  'decision.anything': 'Do anything.',
  'event.done': '{seat} has done something.',
  'refusal.bad-words': 'Say something else.',
  'refusal.unknown-move': 'There is no such move.',
  'param.words': 'Words',
  'group.land-0': 'Land 0',
  'group.land-1': 'Land 1',
  'group.land-2': 'Land 2',
}

/** A game with every kind of parameter there is. */
export const kindsFolder: GameFolder<State> = {
  rulebook: kinds,
  words: { en: words, it: words, de: words },
  names: { seat: 'seat' },
  text: {
    board: () => 'Board',
    alt: () => 'Board',
    hand: () => undefined,
    self: () => ({ standing: '', goal: '' }),
    points: () => ({}),
    headline: ({ round }) => `Round ${round}`,
  },
  pages: { en: [], it: [], de: [] },
  painter: new URL('../bids/painter.ts', import.meta.url),
}

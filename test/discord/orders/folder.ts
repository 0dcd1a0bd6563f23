import type { GameFolder } from '../../../src/games/folder.ts'
import { type Game, knownMove, move, oneOf, refuse, rulebook } from '../../../src/kernel/index.ts'

const seats = ['p1', 'p2'] as const
type Seat = (typeof seats)[number]
const places = ['north', 'south', 'east', 'west'] as const
type Place = (typeof places)[number]

interface State {
  readonly game: 'orders'
  readonly version: 1
  round: number
  phase: 'orders'
  readonly seats: readonly Seat[]
  result: null
  held: Partial<Record<Place, Seat>>
  supplies: Record<Seat, number>
  done: Seat[]
}

interface Orders extends Game {
  state: State
  seat: Seat
  view: State
  decision: 'orders'
}

const answers = ['orders'] as const
const isPlace = (value: unknown): value is Place => places.some((place) => place === value)
const over = (p: State, seat: Seat) => (p.done.includes(seat) ? refuse('already-done') : undefined)

const march = move<Orders>()({
  type: 'march',
  answers,
  params: { to: oneOf(places) },
  open: over,
  check(p, seat, { to }) {
    if (!isPlace(to)) return refuse('unknown-place')
    if (p.held[to]) return refuse('taken', { to })
    if (p.supplies[seat] === 0) return refuse('no-supplies')
  },
  play(p, seat, { to }, table) {
    p.held[to] = seat
    p.supplies[seat] -= 1
    table.tell('marched', { seat, to })
  },
  promise: (p) => Object.keys(p.held).length,
})

const scout = move<Orders>()({
  type: 'scout',
  answers,
  params: {},
  open: over,
  final: () => true,
  check: () => undefined,
  play: (_p, seat, _given, table) => table.tell('scouted', { seat, saw: table.chance.die(6) }),
})

const done = move<Orders>()({
  type: 'done',
  answers,
  params: {},
  open: over,
  check: () => undefined,
  play(p, seat, _given, table) {
    p.done.push(seat)
    table.tell('is-done', { seat })
    if (p.done.length < p.seats.length) return
    p.round += 1
    p.done = []
    p.held = {}
    p.supplies = { p1: 2, p2: 2 }
    table.endChapter('round')
  },
})

const orders = rulebook<Orders>()({
  id: 'orders',
  version: 1,
  seats: { from: 2, to: 2, all: seats },
  options: { params: {}, check: () => undefined },
  setup: () => ({
    state: {
      ...{ game: 'orders', version: 1, round: 1, phase: 'orders', seats, result: null },
      ...{ held: {}, supplies: { p1: 2, p2: 2 }, done: [] },
    },
    seating: seats,
  }),
  common: [knownMove('unknown-move')],
  moves: [march, scout, done],
  phases: {
    orders: { owes: (p) => p.seats.filter((seat) => !p.done.includes(seat)).map((seat) => ({ seat, decision: 'orders' })) },
  },
  decisions: { orders: { page: 'orders', collected: true, fallback: () => ({ type: 'done' }) } },
  chapters: { round: 'round' },
  secrets: [],
  imagine: (view) => view,
  computer: () => ({ type: 'done' }),
})

const words = {
  'game.name': 'Orders',
  'chapter.round': 'The round',
  'decision.orders': 'Give your orders.',
  'move.march': 'March',
  'move.scout': 'Scout',
  'move.done': 'Done',
  'param.to': 'To',
  'to.north': 'the north',
  'to.south': 'the south',
  'to.east': 'the east',
  'to.west': 'the west',
  'event.marched': '{seat} has marched to {to}.',
  'event.scouted': '{seat} has seen {saw, number}.',
  'event.is-done': '{seat} is done.',
  'refusal.taken': 'Somebody holds {to} already.',
  'refusal.no-supplies': 'Your supplies are used up.',
  'refusal.already-done': 'You have given your orders.',
  'refusal.unknown-place': 'There is no such place.',
  'refusal.unknown-move': 'There is no such move.',
}

/** A game whose turns are lists of orders: two marches a round, to places that one can hold alone. */
export const ordersFolder: GameFolder<State> = {
  rulebook: orders,
  words: { en: words, it: words, de: words },
  names: { seat: 'seat', to: 'to' },
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

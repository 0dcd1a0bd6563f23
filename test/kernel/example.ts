/**
 * A complete game in one file: everybody bids a card of their hand in secret for the prize on the table; the highest bid that nobody
 * else made takes it. Most points after the last prize win.
 */
import {
  between,
  course,
  type Game,
  knownMove,
  move,
  ownSecret,
  paramsOf,
  phase,
  refuse,
  rulebook,
  secret,
  span,
  withDefault,
} from '../../src/kernel/index.ts'

type Seat = 'p1' | 'p2' | 'p3' | 'p4'
interface State {
  readonly game: 'bids'
  readonly version: 1
  round: number
  phase: 'bidding' | 'over'
  readonly seats: readonly Seat[]
  result: null | { readonly winners: readonly Seat[] }
  readonly options: { readonly prizes: number }
  deck: number[]
  prize: number
  bids: Partial<Record<Seat, number>>
  players: Record<Seat, { hand: number[]; points: number }>
}

/** Hidden hands are shown by their size, hidden bids as true, the deck by its size. */
interface View extends Omit<State, 'deck' | 'bids' | 'players'> {
  readonly deck: number
  readonly bids: Partial<Record<Seat, number | true>>
  readonly players: Record<Seat, { readonly hand: readonly number[] | number; readonly points: number }>
}

export interface Bids extends Game {
  state: State
  seat: Seat
  view: View
}

// `as`: seats that nobody sits on are asked for nothing.
const forSeats = <T>(seats: readonly Seat[], make: (seat: Seat) => T) =>
  Object.fromEntries(seats.map((seat) => [seat, make(seat)])) as Record<Seat, T>

const cards = (prizes: number) => [...span(1, prizes + 2)]
const { oneListed } = paramsOf<Bids>()

const bid = move<Bids>()({
  type: 'bid',
  params: { card: oneListed((p, seat) => p.players[seat].hand) },
  check(p, seat, { card }) {
    if (!p.players[seat].hand.some((held) => held === card)) return refuse('not-in-hand', { card })
  },
  play(p, seat, { card }, table) {
    p.players[seat].hand = p.players[seat].hand.filter((held) => held !== card)
    p.bids[seat] = card
    table.tell('has-bid', { seat })
  },
})

/** The seat whose bid is highest among those that nobody else made. */
function winnerOf({ bids, seats }: State): Seat | undefined {
  const alone = seats.filter((seat) => seats.every((other) => other === seat || bids[other] !== bids[seat]))
  return alone.sort((a, b) => bids[b]! - bids[a]!)[0]
}

const bidding = phase<Bids>()({
  name: 'bidding',
  decisions: { bid: { page: 'bidding', fallback: (p, seat) => ({ type: 'bid', card: p.players[seat].hand[0] }) } },
  moves: [bid],
  open(p, seat) {
    if (p.bids[seat] !== undefined) return refuse('already-bid')
  },
  enter(p, table) {
    p.round += 1
    p.bids = {}
    p.prize = p.deck.shift() ?? 0
    table.reveal('prize')
    table.tell('prize', { prize: p.prize })
  },
  automatic(p, table) {
    if (p.seats.some((seat) => p.bids[seat] === undefined)) return false
    const winner = winnerOf(p)
    if (winner) p.players[winner].points += p.prize
    table.reveal('bids')
    table.tell('bids', { ...p.bids, winner: winner ?? null })
    table.endChapter('round')
    table.enter(p.deck.length > 0 ? 'bidding' : 'over')
    return true
  },
  owes: (p) => p.seats.filter((seat) => p.bids[seat] === undefined).map((seat) => ({ seat, decision: 'bid' })),
})

const over = phase<Bids>()({
  name: 'over',
  enter(p) {
    const best = Math.max(...p.seats.map((seat) => p.players[seat].points))
    p.result = { winners: p.seats.filter((seat) => p.players[seat].points === best) }
  },
})

export const bids = rulebook<Bids>()({
  id: 'bids',
  version: 1,
  seats: { from: 2, to: 4, all: ['p1', 'p2', 'p3', 'p4'] },
  options: { params: { prizes: withDefault(between(2, 6), 4) } },
  setup(options, people, chance) {
    const seats = (['p1', 'p2', 'p3', 'p4'] as const).slice(0, people.length)
    const start = { game: 'bids', version: 1, round: 0, phase: 'bidding', result: null, prize: 0, bids: {} } as const
    const deck = chance.shuffle([...span(1, options.prizes)])
    const hand = cards(options.prizes)
    const players = forSeats(seats, () => ({ hand: [...hand], points: 0 }))
    return { state: { ...start, seats, options, deck, players }, seating: seats }
  },
  common: [
    (p) => (p.result ? refuse('game-over') : undefined),
    (p, seat) => (p.seats.some((known) => known === seat) ? undefined : refuse('unknown-seat')),
    knownMove('unknown-move'),
  ],
  ...course<Bids>()({ phases: [bidding, over] }),
  chapters: { round: 'round' },
  secrets: [
    ownSecret<Bids>()('players.*.hand', (hand) => hand?.length),
    ownSecret<Bids>()('bids.*', () => true),
    secret<Bids>()('deck', (deck) => deck.length),
  ],
  imagine(view, _viewer, chance) {
    // Whoever has bid holds one card less; which one, and which prizes come, is drawn anew.
    const unseen = [...span(1, view.options.prizes)].filter((prize) => prize !== view.prize)
    const deck = chance.shuffle(unseen).slice(0, view.deck)
    const bids: State['bids'] = {}
    const players = forSeats(view.seats, (seat) => {
      const { hand, points } = view.players[seat]
      const held = typeof hand === 'number' ? chance.shuffle(cards(view.options.prizes)) : [...hand]
      const shown = view.bids[seat]
      if (shown !== undefined) bids[seat] = shown === true ? held.pop()! : shown
      return { hand: typeof hand === 'number' ? held.slice(0, hand) : held, points }
    })
    return { ...view, deck, bids, players }
  },
  computer: (view, seat, mind) => ({ type: 'bid', card: mind.chance.pick(view.players[seat].hand as readonly number[]) }),
  invariants: ({ seats, players }) =>
    seats.filter((seat) => players[seat].points < 0).map((seat) => `${seat} has less than nothing`),
})

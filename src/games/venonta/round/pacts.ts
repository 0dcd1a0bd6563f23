import { move, phase, refuse, type Table } from '../../../kernel/index.ts'
import { isSeat } from '../../shared/seats.ts'
import { humans, humansInOrder, isNeutral, seatOrder } from '../derived.ts'
import { oneListed } from '../params.ts'
import { allSeats, type Partner, type Seat, type State, type Venonta } from '../state.ts'

const partnersFor = (p: State, seat: Seat): Partner[] => [...humans(p).filter((other) => other !== seat), 'any', null]

/** May be chosen ahead, as soon as one has an objective. */
const pact = move<Venonta>()({
  type: 'pact',
  params: { with: oneListed(partnersFor, { values: [...allSeats, 'any', null], words: 'seat' }) },
  open(p, seat) {
    const isEarly = p.phase === 'objectives' && p.players[seat].objective !== null
    if (p.phase !== 'pacts' && !isEarly) return refuse('wrong-phase')
    if (isNeutral(p, seat)) return refuse('not-your-turn')
    if (p.pactChoices[seat] !== undefined) return refuse('already-submitted')
  },
  check(p, seat, given) {
    if (!partnersFor(p, seat).some((partner) => partner === given.with)) return refuse('bad-partner')
  },
  play(p, seat, given, table) {
    p.pactChoices[seat] = given.with
    table.tell('submitted', { seat })
  },
})

const waiting = (p: Pick<State, 'options' | 'seats'> & { readonly pactChoices: object }): Seat[] =>
  humans(p).filter((seat) => !(seat in p.pactChoices))

/** A seat is in one pact at most. */
function makePacts({ pactChoices, ...p }: State): [Seat, Seat][] {
  const pacts: [Seat, Seat][] = []
  const order = humansInOrder(p)
  const isFree = (seat: Seat): boolean => !pacts.flat().includes(seat)
  const join = (a: Seat, b: Seat): number => pacts.push(seatOrder(a, b) < 0 ? [a, b] : [b, a])
  // 1. Two who name each other.
  for (const seat of order) {
    const named = pactChoices[seat]
    if (isSeat(p, named) && pactChoices[named] === seat && isFree(seat)) join(seat, named)
  }
  // 2. Whoever named an open hand.
  for (const seat of order) {
    const named = pactChoices[seat]
    if (isSeat(p, named) && pactChoices[named] === 'any' && isFree(seat) && isFree(named)) join(seat, named)
  }
  // 3. The open hands that are left, two by two.
  const open = order.filter((seat) => pactChoices[seat] === 'any' && isFree(seat))
  for (let index = 0; index + 1 < open.length; index += 2) join(open[index]!, open[index + 1]!)
  return pacts.sort(([a], [b]) => seatOrder(a, b))
}

function revealPacts(p: State, table: Table): void {
  p.pacts = makePacts(p)
  p.pactChoices = {}
  table.reveal('pacts')
  for (const members of p.pacts) table.tell('pact', { members })
  if (p.pacts.length === 0) table.tell('no-pacts')
  table.endChapter('council')
}

/** 5.5: everybody names a partner in secret, at once. */
export const pactsPhase = phase<Venonta>()({
  name: 'pacts',
  decisions: { pact: { page: 'pacts', fallback: () => ({ type: 'pact', with: null }) } },
  moves: [pact],
  next: (p) => (waiting(p).length === 0 ? 'turns' : undefined),
  owes: (p) => waiting(p).map((seat) => ({ seat, decision: 'pact' })),
  leave: revealPacts,
})

import { move, phase, refuse, type Table } from '../../../kernel/index.ts'
import { constants, data, forSeats, isTerritory, waterSlots } from '../data.ts'
import { best, isNeutral } from '../derived.ts'
import { oneListed } from '../params.ts'
import { type Board, type Seat, type State, type Territory, territories, type Venonta } from '../state.ts'

const unclaimed = (p: Pick<Board, 'land'>): Territory[] => territories.filter((id) => p.land[id].owner === null)

/** Whose turn it is to claim, or would be after so many more claims. */
function claimer(p: Pick<Board, 'land' | 'order'>, later = 0): Seat | undefined {
  const claimed = territories.length - unclaimed(p).length + later
  return claimed < territories.length ? p.order[claimed % p.order.length] : undefined
}

/** 5.10 and 8.1: most water slots, then the lowest number. */
const wettest = (p: Pick<Board, 'land'>): Territory | undefined => best(unclaimed(p), waterSlots)

const claim = move<Venonta>()({
  type: 'claim',
  params: { territory: oneListed(unclaimed, { values: territories }) },
  check(p, _seat, { territory }) {
    if (!isTerritory(territory)) return refuse('unknown-territory')
    if (p.land[territory].owner !== null) return refuse('taken', { territory })
  },
  play: (p, seat, { territory }, table) => take(p, seat, territory, table),
})

function take(p: State, seat: Seat, territory: Territory, table: Table): void {
  p.land[territory].owner = seat
  table.tell('claimed', { seat, territory })
}

/** 4.3: in order, again and again, until no territory is left. */
export const claimPhase = phase<Venonta>()({
  name: 'claim',
  decisions: { claim: { page: 'claim', fallback: (p) => ({ type: 'claim', territory: wettest(p) }) } },
  moves: [claim],
  open(p, seat) {
    if (p.phase !== 'claim') return refuse('wrong-phase')
    if (claimer(p) !== seat) return refuse('not-your-turn')
  },
  next: (p) => (claimer(p) === undefined ? 'council' : undefined),
  automatic(p, table) {
    const seat = claimer(p)
    const territory = wettest(p)
    if (seat === undefined || territory === undefined || !isNeutral(p, seat)) return false
    take(p, seat, territory, table)
    return true
  },
  owes(p) {
    const seat = claimer(p)
    return seat ? [{ seat, decision: 'claim' }] : []
  },
  near(view) {
    const next = claimer(view, 1)
    return next && next !== claimer(view) && !isNeutral(view, next) ? [next] : []
  },
  leave: settleDown,
})

/** 4.4: everybody's means by the tables, and two discs of fuel everywhere. */
function settleDown(p: State, table: Table): void {
  const { population, startFood } = data.tables
  for (const seat of p.seats) {
    const player = p.players[seat]
    player.pop = forSeats(population, p)[0]!
    player.food = forSeats(startFood, p)
    player.tokens = constants.startTokensPerTerritory * forSeats(data.tables.territoriesPerSeat, p)
  }
  for (const id of territories) p.land[id].fuel = constants.startFuelPerTerritory
  p.round = 1
  table.endChapter('claim')
}

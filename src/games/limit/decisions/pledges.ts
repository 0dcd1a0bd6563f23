import { move, refuse } from '../../../kernel/index.ts'
import { isSeat, othersThan } from '../../shared/seats.ts'
import { number, oneListed } from '../params.ts'
import type { Limit, Seat, State } from '../state.ts'

const offered = [0, 5, 10, 20, 25, 30, 40, 50]

/** 6.2: money that another seat may draw on. Open to every seat during the decisions, whoever's turn it is. */
export const setPledge = move<Limit>()({
  type: 'set-pledge',
  params: {
    to: oneListed(othersThan, { words: 'seat' }),
    // Nothing is taken back where nothing was pledged.
    amount: number(
      (p: State, seat: Seat, { to }: { to?: Seat }) => {
        const { money, pledges } = p.nations[seat]
        const least = to !== undefined && pledges[to] ? 0 : 1
        return offered.filter((amount) => amount >= least && amount <= money)
      },
      { partial: true },
    ),
  },
  open: (p) => (p.phase === 'decisions' ? undefined : refuse('not-now')),
  check(p, seat, { to, amount }) {
    if (to === seat) return refuse('target-self')
    if (!isSeat(p, to)) return refuse('no-such-target')
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return refuse('bad-amount')
  },
  play(p, seat, { to, amount }, table) {
    // `as`: check has found it among the seats.
    setPledgeTo(p, seat, to as Seat, amount)
    table.tell(amount > 0 ? 'pledges' : 'withdraws-pledge', { seat, to, amount })
  },
})

export function setPledgeTo(p: State, seat: Seat, to: Seat, amount: number): void {
  const { pledges } = p.nations[seat]
  if (amount > 0) pledges[to] = amount
  else delete pledges[to]
}

/** On what a move that is planned ahead can be made to depend. All of it is open to its seat. */
import { condition, span } from '../../kernel/index.ts'
import { othersThan } from '../shared/seats.ts'
import { amount, oneRegion, oneSeat } from './params.ts'
import type { Attack, RegionId, State } from './state.ts'

const regions = (p: Pick<State, 'regions'>): RegionId[] => Object.keys(p.regions)
const upTo = (most: number) => amount(() => span(0, most))

const hasOil = condition<Attack>()({
  name: 'has-oil',
  params: { least: upTo(20) },
  holds: (view, seat, { least }) => view.players[seat].oil >= least,
})

const hasPp = condition<Attack>()({
  name: 'has-pp',
  params: { least: upTo(100) },
  holds: (view, seat, { least }) => view.players[seat].pp >= least,
})

const mine = condition<Attack>()({
  name: 'mine',
  params: { region: oneRegion(regions) },
  holds: (view, seat, { region }) => view.regions[region]?.owner === seat,
})

const ownedBy = condition<Attack>()({
  name: 'owned-by',
  params: { region: oneRegion(regions), to: oneSeat(othersThan) },
  holds: (view, _seat, { region, to }) => view.regions[region]?.owner === to,
})

const holdsCapital = condition<Attack>()({
  name: 'holds-capital',
  holds(view, seat) {
    const { capital } = view.players[seat]
    return capital !== null && view.regions[capital]?.owner === seat
  },
})

export const conditions = [hasOil, hasPp, mine, ownedBy, holdsCapital]

/** A draft is the giver's, a proposal theirs and their partner's. */
import { secret, type Viewer } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import type { Attack, State } from '../state.ts'
import { noGoods } from '../trade/goods.ts'
import type { Deal } from '../turn/action.ts'
import { type Hidden, isActive } from './hidden.ts'

const isParty = (p: Pick<State, 'active'>, viewer: Viewer, { to, proposed }: Deal): boolean =>
  isActive(p, viewer) || (proposed && viewer === to)

export const hiddenDeal: Hidden = {
  secrets: [
    secret<Attack>()('action.deal', (deal, viewer, _keys, p) =>
      deal === null || isParty(p, viewer, deal) ? deal : { ...deal, give: noGoods(), want: noGoods(), note: '' },
    ),
  ],
  /** Some goods of which both have enough. */
  imagine({ state, viewer, chance }) {
    const deal = state.action?.type === 'trade' ? state.action.deal : null
    if (!deal || isParty(state, viewer, deal)) return
    const giver = activeSeat(state)
    const some = (stock: number): number => chance.die(Math.min(stock, 20) + 1) - 1
    deal.give.pp = some(state.players[giver].pp)
    deal.want.pp = some(state.players[deal.to].pp)
    deal.give.econ = chance.shuffle(state.players[giver].econ).slice(0, chance.die(2) - 1)
  },
}

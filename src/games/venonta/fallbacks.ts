/** 8.1: what a deadline plays. */
import type { Owed, PlainMove } from '../../kernel/index.ts'
import { need } from './derived.ts'
import { hostByRule } from './migrants.ts'
import { wettest } from './phases/claim.ts'
import { byRanking } from './phases/objectives.ts'
import type { Board, Decision, Seat, State, Venonta } from './state.ts'
import { fullMeal } from './turns/feed.ts'

type Fallback = (p: State, seat: Seat, owed: Owed<Venonta>) => PlainMove

const endStep = (): PlainMove => ({ type: 'end-step' })

/** As much as there is; if somebody stays hungry the host by rule. */
function fullFeed(p: Board, seat: Seat): PlainMove {
  const amount = fullMeal(p, seat)
  const host = amount < need(p, seat) ? hostByRule(p, seat) : undefined
  return { type: 'feed', amount, ...(host && { migrantTo: host }) }
}

export const fallbacks: Readonly<Record<Decision, Fallback>> = {
  claim: (p) => ({ type: 'claim', territory: wettest(p) }),
  council: () => ({ type: 'council', discard: [] }),
  objective: (p, seat) => ({ type: 'take-objective', index: byRanking(p.tableau, p.players[seat].orders.groups ?? []) }),
  pact: () => ({ type: 'pact', with: null }),
  consumption: () => ({ type: 'auto-fuel' }),
  feed: fullFeed,
  produce: endStep,
  combat: endStep,
  move: endStep,
  battle: () => ({ type: 'volley' }),
  sale: () => ({ type: 'answer', accept: false }),
}

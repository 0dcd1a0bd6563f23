/** 5.13 Deals that a computer offers, to people as to computers: oil for PP, by what everybody can see of both. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import type { Imagining } from '../../shared/computer.ts'
import { othersThan } from '../../shared/seats.ts'
import { data } from '../data.ts'
import { orderOf } from '../derived.ts'
import { rankingOf } from '../end/scoring.ts'
import type { Attack, Seat, State } from '../state.ts'
import { hasTradePath } from '../trade/goods.ts'
import type { Bundle } from '../turn/action.ts'
import { currentAction, oilPrice } from '../turn/current.ts'
import { roundsLeft } from './worth.ts'

/** What so many oils are worth in PP: without the first ones nothing can be done, the last ones lie about. */
export const oilValue = (oil: number): number =>
  7 * Math.min(oil, 4) + 4 * between(oil, 4, 8) + 2 * between(oil, 8, 12) + Math.max(0, oil - 12)

const between = (oil: number, from: number, to: number): number => Math.max(0, Math.min(oil, to) - from)

type Goods = Pick<Bundle, 'pp' | 'oil'>

/** What is given for what, and what each side gains by it, in PP. */
interface Offer {
  readonly to: Seat
  readonly give: Goods
  readonly want: Goods
  readonly gain: number
}

/** Lots that are talked about: less is not worth an action. */
const lots = [10, 8, 6]
/** What a deal must bring each side. */
const leastGain = 3

/** This many oils for PP, at a price halfway between what they are worth to both. */
function sale(p: State, seller: Seat, buyer: Seat, oil: number): { readonly pp: number; readonly gain: number } | undefined {
  const [has, gets] = [p.players[seller], p.players[buyer]]
  if (has.oil < oil) return undefined
  const lost = oilValue(has.oil) - oilValue(has.oil - oil)
  const brought = oilValue(gets.oil + oil) - oilValue(gets.oil)
  const pp = Math.round((lost + brought) / 2)
  const gain = Math.min(pp - lost, brought - pp)
  return pp <= gets.pp && gain >= leastGain ? { pp, gain } : undefined
}

/** The action costs oil as well: its price, and that all that follows costs one more. */
function priceOf(p: State, seat: Seat, { give, want }: Offer): number {
  const { oil } = p.players[seat]
  const paid = Math.min(oil, 2 * oilPrice(p))
  const after = oil - give.oil + want.oil
  return oilValue(after) - oilValue(after - paid)
}

function offersTo(p: State, seat: Seat, to: Seat): Offer[] {
  const spare = p.players[seat].oil - 2 * oilPrice(p)
  return lots.flatMap((oil) => {
    const sold = oil <= spare ? sale(p, seat, to, oil) : undefined
    const bought = sale(p, to, seat, oil)
    return [
      ...(sold ? [{ to, give: { pp: 0, oil }, want: { pp: sold.pp, oil: 0 }, gain: sold.gain }] : []),
      ...(bought ? [{ to, give: { pp: bought.pp, oil: 0 }, want: { pp: 0, oil }, gain: bought.gain }] : []),
    ]
  })
}

/** The best offer to anybody who can be reached and does not lead. One a turn: whoever has been refused once lets it be. */
function bestOffer(p: State, seat: Seat): Offer | undefined {
  if (p.eagles >= data.eaglesNoTrade || roundsLeft(p) === 0 || p.dealRefused) return undefined
  // Of two, one's gain is the other's loss.
  if (p.seats.length === 2) return undefined
  const [leader] = rankingOf(p)
  const reached = othersThan(p, seat).filter(
    (to) => to !== leader && orderOf(p, to, 'trade') !== 'refuse' && hasTradePath(p, seat, to),
  )
  const found = reached.flatMap((to) => offersTo(p, seat, to)).filter((offer) => offer.gain > priceOf(p, seat, offer))
  return best(found, ({ gain }) => gain)
}

/** The draft as it should be, one thing after the other; then it is proposed. What is drafted moves no goods, so the offer stays the same. */
export const draftOffer: Imagining<Attack> = (p, seat) => {
  const deal = currentAction(p, 'trade').deal!
  const offer = best(offersTo(p, seat, deal.to), ({ gain }) => gain)
  if (!offer) return undefined
  for (const side of ['give', 'want'] as const)
    for (const item of ['pp', 'oil'] as const)
      if (deal[side][item] !== offer[side][item]) return { type: 'trade-set', side, item, amount: offer[side][item] }
  return { type: 'trade-propose' }
}

export const startOffer = (p: State, seat: Seat): PlainMove | undefined => {
  const offer = bestOffer(p, seat)
  return offer && { type: 'trade-start', to: offer.to }
}

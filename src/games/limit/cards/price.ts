import { isSeat } from '../../shared/seats.ts'
import { type Card, heads, starNow, yieldOf } from '../data.ts'
import { type Cls, type Factory, factories, type Power, type Res, type Seat, type State, type View } from '../state.ts'

// 6.3: what a card costs in money that somebody receives.

export type Given = Readonly<Record<string, unknown>>

/** What is named with a card that its price, an attack or its aid looks at. */
export interface Choice {
  readonly class?: Cls
  readonly factory?: Factory
  readonly target?: Power
  readonly spend?: number
  readonly take?: Res
  readonly backers?: Partial<Record<Seat, number>>
}

/** The value that the industry of a target makes: the Star Nation's stands in its table. */
const targetIndustry = (p: State | View, target: Power): number =>
  target === 'star' ? starNow(p).production : yieldOf(p.nations[target].factories.industrial)

export const isPower = (p: State | View, value: unknown): value is Power =>
  isSeat(p, value) || (value === 'star' && p.star !== null)
const isFactory = (value: unknown): value is Factory => factories.some((factory) => factory === value)

/** The money that goes to the bank or the target. */
export function moneyDue(p: State | View, { cost }: Card, seat: Seat, { factory, target }: Given): number {
  const nation = p.nations[seat]
  const paidFactory = cost.payFactory === 'chosen' ? factory : cost.payFactory
  return (
    (cost.pay ?? 0) +
    (cost.payPerHead ?? 0) * heads(nation) +
    (isFactory(paidFactory) ? yieldOf(nation.factories[paidFactory]) : 0) +
    (cost.payTargetIndustry && isPower(p, target) ? targetIndustry(p, target) : 0)
  )
}

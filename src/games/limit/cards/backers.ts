import { isRecord, wholeNumber } from '../../../kernel/index.ts'
import { isSeat } from '../../shared/seats.ts'
import type { Card } from '../data.ts'
import { setPledgeTo } from '../decisions/pledges.ts'
import { alliesOf, turnOrder } from '../derived.ts'
import type { Seat, State } from '../state.ts'
import { moneyDue } from './price.ts'

// 6.4: paying with what others have pledged.

/** Whether a card costs money that goes to the bank or to the target, so that others may back it. */
export const isBackable = ({ cost }: Card): boolean =>
  cost.pay !== undefined || cost.payPerHead !== undefined || cost.payFactory !== undefined || cost.payTargetIndustry === true

/** Anybody may help with a shared card, economic allies with any other. */
const mayBack = (p: State, seat: Seat, card: Card, backer: Seat): boolean =>
  backer !== seat && (card.cost.shared === true || alliesOf(p, seat, 'economic').includes(backer))

/** What a backer can be asked for: not more than pledged, nor more than it has. */
const available = (p: State, seat: Seat, backer: Seat): number =>
  Math.min(p.nations[backer].pledges[seat] ?? 0, p.nations[backer].money)

export function mostFromBackers(p: State, seat: Seat, card: Card): Partial<Record<Seat, number>> {
  const most: Partial<Record<Seat, number>> = {}
  for (const backer of p.seats)
    if (mayBack(p, seat, card, backer) && available(p, seat, backer) > 0) most[backer] = available(p, seat, backer)
  return most
}

/** Listed: nobody or, if own money is short, pledges drawn in turn order up to the gap. */
export function* backersListed(
  p: State,
  seat: Seat,
  card: Card,
  given: Readonly<Record<string, unknown>>,
): Iterable<Partial<Record<Seat, number>>> {
  yield {}
  let gap = moneyDue(p, card, seat, given) - p.nations[seat].money
  if (gap <= 0) return
  const backers: Partial<Record<Seat, number>> = {}
  const most = mostFromBackers(p, seat, card)
  for (const backer of turnOrder(p)) {
    const drawn = Math.min(gap, most[backer] ?? 0)
    if (drawn > 0) backers[backer] = drawn
    gap -= drawn
  }
  if (Object.keys(backers).length > 0) yield backers
}

export const sumOf = (backers: Partial<Record<Seat, number>>): number =>
  Object.values(backers).reduce((sum, amount) => sum + amount, 0)

/** Whether every backer may give what it is asked for, and all together no more than the cost. */
export function areBackers(
  p: State,
  seat: Seat,
  card: Card,
  backers: unknown,
  due: number,
): backers is Partial<Record<Seat, number>> {
  if (!isRecord(backers)) return false
  let sum = 0
  for (const [backer, amount] of Object.entries(backers)) {
    if (!isSeat(p, backer) || !mayBack(p, seat, card, backer)) return false
    if (!wholeNumber(amount) || amount < 1 || amount > available(p, seat, backer)) return false
    sum += amount
  }
  return sum <= due
}

/** Pledges and purses fall by what is drawn. */
export function drawOnBackers(p: State, seat: Seat, backers: Partial<Record<Seat, number>>): void {
  for (const backer of p.seats) {
    const amount = backers[backer] ?? 0
    if (amount === 0) continue
    p.nations[backer].money -= amount
    setPledgeTo(p, backer, seat, (p.nations[backer].pledges[seat] ?? 0) - amount)
  }
}

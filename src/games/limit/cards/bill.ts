import { type Refusal, refuse, wholeNumber } from '../../../kernel/index.ts'
import { type Card, heads, mostDisorder, people, starNow } from '../data.ts'
import { alliesOf } from '../derived.ts'
import { addDisorder, canLowerFactory, lowerClass, lowerFactory, recycle, takeDestab, takePollution } from '../nation/tracks.ts'
import type { Power, Seat, State, View } from '../state.ts'
import { areBackers, drawOnBackers, isBackable, sumOf } from './backers.ts'
import { type Choice, type Given, isPower, moneyDue } from './price.ts'

/** What a card costs its nation now. */
export interface Bill {
  readonly disorder: number
  readonly industryLevels: number
  /** To LIMIT, from the bank and from the own purse. */
  readonly fromBank: number
  readonly fromPurse: number
  /** To the bank or to the target; others may back it. */
  readonly pay: number
  readonly military: number
  readonly industrial: number
  readonly destab: number
  readonly pollution: number
}

export function billOf(p: State | View, seat: Seat, card: Card, given: Given): Bill {
  const { cost } = card
  const nation = p.nations[seat]
  const spend = cost.attackFrom !== undefined && wholeNumber(given.spend) ? given.spend : 0
  const garrison = cost.militaryForLevel === undefined ? 0 : people(nation.level + cost.militaryForLevel)
  return {
    disorder: cost.disorder ?? 0,
    industryLevels: cost.industryLevels ?? 0,
    fromBank: cost.fromBank ?? 0,
    fromPurse: cost.fromPurse ?? 0,
    pay: moneyDue(p, card, seat, given),
    military: (cost.military ?? 0) + garrison + spend,
    industrial: (cost.goodsPerHead ?? 0) * heads(nation),
    destab: cost.destab ?? 0,
    pollution: cost.pollution ?? 0,
  }
}

/** 6.3.5: costs are checked in full, in this order, before anything is paid. */
export function checkBill(p: State, seat: Seat, card: Card, given: Given): Refusal | undefined {
  const bill = billOf(p, seat, card, given)
  const nation = p.nations[seat]
  const { backers = {} } = given
  if (nation.disorder + bill.disorder > mostDisorder) return refuse('disorder-too-high', { cost: bill.disorder })
  if (bill.industryLevels > 0 && !canLowerFactory(nation, 'industrial'))
    return refuse('factory-too-low', { factory: 'industrial' })
  if (p.bank < bill.fromBank) return refuse('bank-short', { need: bill.fromBank })
  if (given.backers !== undefined && !isBackable(card)) return refuse('bad-backer')
  if (!areBackers(p, seat, card, backers, bill.pay)) return refuse('bad-backer')
  const money = bill.pay + bill.fromPurse
  if (nation.money + sumOf(backers) < money) return refuse('not-enough-money', { need: money })
  const least = card.cost.attackFrom
  if (least !== undefined && !(wholeNumber(given.spend) && given.spend >= least)) return refuse('spend-too-low', { least })
  if (nation.stock.military < bill.military) return refuse('not-enough-military', { need: bill.military })
  if (nation.stock.industrial < bill.industrial) return refuse('not-enough-industrial', { need: bill.industrial })
}

/** "Pay" goes to the bank or to the target, "remove" to LIMIT. */
export function payBill(p: State, seat: Seat, card: Card, choice: Choice): Bill {
  const bill = billOf(p, seat, card, { ...choice })
  const nation = p.nations[seat]
  const backers = choice.backers ?? {}
  addDisorder(p, seat, bill.disorder)
  if (card.cost.lowerClass && choice.class) lowerClass(nation, choice.class)
  if (bill.industryLevels > 0) lowerFactory(nation, 'industrial', bill.industryLevels)
  drawOnBackers(p, seat, backers)
  nation.money -= bill.pay - sumOf(backers) + bill.fromPurse
  receive(p, card.cost.payTargetIndustry ? choice.target : undefined, bill.pay)
  p.bank -= bill.fromBank
  nation.stock.military -= bill.military
  nation.stock.industrial -= bill.industrial
  recycle(nation, bill.industrial)
  takePollution(p, seat, bill.pollution)
  takeDestab(p, seat, bill.destab)
  return bill
}

function receive(p: State, target: Power | undefined, money: number): void {
  if (target === undefined) p.bank += money
  else if (target === 'star') p.star!.money += money
  else p.nations[target].money += money
}

/** Listed spends: the least, one more than the target has, one more than it could gather, and all. */
export function spendsListed(p: State, seat: Seat, card: Card, target: unknown): number[] {
  const least = card.cost.attackFrom ?? 1
  const own = p.nations[seat].stock.military
  if (!isPower(p, target)) return []
  const held = target === 'star' ? starNow(p).military : p.nations[target].stock.military
  const allies = target === 'star' ? [] : alliesOf(p, target, 'military').filter((ally) => ally !== seat)
  const gathered = allies.reduce((sum, ally) => sum + p.nations[ally].stock.military, held)
  const wanted = [least, held + 1, gathered + 1, own]
  return [...new Set(wanted)].filter((spend) => spend >= least && spend <= own)
}

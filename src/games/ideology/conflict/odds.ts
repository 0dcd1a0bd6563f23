/** What can be known of a conflict: whether the other side holds a card to go on with, and what each answer costs. */
import type { Notice, Odds, Weighing } from '../../../kernel/index.ts'
import { noneDrawn } from '../../shared/dice.ts'
import { allInfluence, conflictLevel, controller, relation, total } from '../derived.ts'
import { unseenCards } from '../secrets.ts'
import type { Kind, Seat, View } from '../state.ts'
import { counterKinds } from './open-conflict.ts'

/** That a hand holds a card of one of these kinds: of all cards that could lie in it, each is as likely as any other. */
function chanceToHold(view: View, seat: Seat, kinds: readonly Kind[]): number {
  const { hand } = view.players[seat]
  const held = (cards: Readonly<Record<Kind, number>>) => kinds.reduce((sum, kind) => sum + cards[kind], 0)
  if (typeof hand !== 'number') return held(hand) > 0 ? 1 : 0
  const unseen = unseenCards(view, seat)
  return 1 - noneDrawn(hand, total(unseen), held(unseen))
}

const holding = (key: 'counters' | 'presses', seat: Seat, chance: number): Odds => ({
  outcomes: [
    { key: `can-${key}`, params: { seat }, chance },
    { key: `no-${key}`, params: { seat }, chance: 1 - chance },
  ],
})

interface Aim {
  readonly region: string
  readonly kind: Kind
  readonly target: Seat
}

/** Whether the target can counter. */
export const counterOdds = (view: View, { region, kind, target }: Aim): Odds =>
  holding('counters', target, chanceToHold(view, target, counterKinds(view, { region, target, kind })))

const handSize = (view: View, seat: Seat): number => {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? hand : total(hand)
}

/** Who stands how to whom, with which levels, and how many cards both have. */
function sides(view: View): Notice[] {
  const { attacker, target, kind, region } = view.conflict!
  const params = {
    ...{ attacker, target, kind, region },
    relation: relation(view, attacker, target),
    attackLevel: conflictLevel(view, attacker, kind, 'attacker'),
    defenceLevel: conflictLevel(view, target, kind, 'defender'),
    attackHand: handSize(view, attacker),
    defenceHand: handSize(view, target),
    attackCards: allInfluence(view, region, attacker),
    defenceCards: allInfluence(view, region, target),
  }
  return [
    { key: 'conflict', params },
    { key: 'influence', params: { ...params, controller: controller(view, region) ?? 'none' } },
  ]
}

const own = (view: View, seat: Seat, kind: Kind): number => {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? 0 : hand[kind]
}

export function weighDefence(view: View): Weighing {
  if (!view.conflict) return { facts: [], odds: [] }
  const { attacker, target, kind, region } = view.conflict
  const cards = counterKinds(view, { region, target, kind }).reduce((sum, one) => sum + own(view, target, one), 0)
  return {
    facts: [...sides(view), { key: 'defence-stakes', params: { kind, attacker, cards } }],
    odds: [holding('presses', attacker, chanceToHold(view, attacker, [kind]))],
  }
}

export function weighPress(view: View): Weighing {
  if (!view.conflict) return { facts: [], odds: [] }
  const { attacker, target, kind, region } = view.conflict
  return {
    facts: [...sides(view), { key: 'press-stakes', params: { kind, target, cards: own(view, attacker, kind) } }],
    odds: [counterOdds(view, { region, kind, target })],
  }
}

/** 2.4: cards that reach into another seat’s hand or economy. */
import { type Refusal, refuse, type Table } from '../../../kernel/index.ts'
import { reactionOrder } from '../derived.ts'
import { enabled } from '../economy/income.ts'
import type { Seat, State } from '../state.ts'
import { type Asked, type Played, type Rules, targetOf } from './rule.ts'

const without = <Value>(list: readonly Value[], gone: Value): Value[] => list.filter((value) => value !== gone)

const hasHand = (asked: Asked): Refusal | undefined =>
  asked.p.players[targetOf(asked)].hand.length === 0 ? refuse('target-empty', { target: targetOf(asked) }) : undefined

/** A political card changes hands; only the two who know it hear its name. */
export function takeCard(p: State, by: Seat, from: Seat, card: string, table: Table): void {
  p.players[from].hand = without(p.players[from].hand, card)
  p.players[by].hand.push(card)
  table.tellOnly(
    [by, from],
    'takes-card',
    { seat: by, target: from, card },
    { key: 'takes-some-card', params: { seat: by, target: from } },
  )
  table.reveal('taken', { seat: by, target: from })
}

export function takeAtRandom(p: State, by: Seat, from: Seat, table: Table): void {
  const { hand } = p.players[from]
  if (hand.length > 0) takeCard(p, by, from, table.chance.pick(hand), table)
}

/** The hand is seen; with no choice left all of it is taken. */
function takeChosen(count: number) {
  return (played: Played): void => {
    const { p, seat, action, table } = played
    const target = targetOf(played)
    const hand = [...p.players[target].hand]
    if (hand.length > count) {
      action.take = count
      table.reveal('hand', { seat: target })
    } else for (const card of hand) takeCard(p, seat, target, card, table)
  }
}

/** So many of a list that shrinks with each of them, or all. */
function atRandom(list: () => readonly string[], count: number, table: Table, each: (card: string) => void): void {
  for (let done = 0; done < count && list().length > 0; done++) each(table.chance.pick(list()))
}

export const espionage: Rules<'spy' | 'master-spy' | 'spy-ring' | 'master-spy-ring' | 'assassin' | 'sabotage'> = {
  spy: {
    check: hasHand,
    apply: (played) => takeAtRandom(played.p, played.seat, targetOf(played), played.table),
  },
  'master-spy': { check: hasHand, apply: takeChosen(1) },
  'master-spy-ring': { check: hasHand, apply: takeChosen(2) },
  'spy-ring': {
    apply({ p, seat, table }) {
      for (const other of reactionOrder(p)) takeAtRandom(p, seat, other, table)
    },
  },
  assassin: {
    check: hasHand,
    apply(played) {
      const { p, table } = played
      const target = targetOf(played)
      const player = p.players[target]
      atRandom(
        () => player.hand,
        2,
        table,
        (card) => {
          player.hand = without(player.hand, card)
          p.decks.politicalDiscard.push(card)
          table.tell('discards', { seat: target, card })
          table.reveal('discarded', { seat: target, card })
        },
      )
    },
  },
  sabotage: {
    check: (asked) =>
      enabled(asked.p.players[targetOf(asked)], 'econ').length === 0
        ? refuse('target-empty', { target: targetOf(asked) })
        : undefined,
    apply(played) {
      const { p, table } = played
      const target = targetOf(played)
      const player = p.players[target]
      const disabled: string[] = []
      atRandom(
        () => enabled(player, 'econ'),
        2,
        table,
        (card) => {
          player.disabled.push(card)
          disabled.push(card)
        },
      )
      tellDisabled(target, disabled, [target], table)
    },
  },
}

/** That cards are disabled is known to all, which ones to few. */
export function tellDisabled(seat: Seat, cards: readonly string[], knowing: readonly Seat[], table: Table): void {
  table.tellOnly(
    knowing,
    'cards-disabled',
    { seat, cards },
    { key: 'some-cards-disabled', params: { seat, count: cards.length } },
  )
}

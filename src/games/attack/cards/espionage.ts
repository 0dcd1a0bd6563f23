/** 2.4: cards that reach into another seat’s hand or economy. */
import { demanded, type Refusal, refuse, type Table } from '../../../kernel/index.ts'
import { isSeat, othersThan } from '../../shared/seats.ts'
import { reactionOrder } from '../derived.ts'
import { enabled } from '../economy/income.ts'
import { oneSeat } from '../params.ts'
import type { Seat, State } from '../state.ts'
import { currentAction } from '../turn/current.ts'
import { effect, type Rules } from './effect.ts'

const without = <Value>(list: readonly Value[], gone: Value): Value[] => list.filter((value) => value !== gone)

interface AtSeat {
  /** What a target must have. */
  has(p: State, target: Seat): readonly string[]
  play(p: State, seat: Seat, target: Seat, table: Table): void
}

const atSeat = ({ has, play }: AtSeat) =>
  effect({
    params: { target: demanded(oneSeat(othersThan)) },
    check(p, seat, { target }): Refusal | undefined {
      if (!isSeat(p, target) || target === seat) return refuse('bad-target')
      if (has(p, target).length === 0) return refuse('target-empty', { target })
    },
    play: (p, seat, { target }, table) => play(p, seat, target, table),
  })

const handOf = (p: State, target: Seat): readonly string[] => p.players[target].hand
const workingOf = (p: State, target: Seat): readonly string[] => enabled(p.players[target], 'econ')

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

/** So many of a list that shrinks with each of them, or all. */
function atRandom(list: () => readonly string[], count: number, table: Table, each: (card: string) => void): void {
  for (let done = 0; done < count && list().length > 0; done++) each(table.chance.pick(list()))
}

export const takeAtRandom = (p: State, by: Seat, from: Seat, count: number, table: Table): void =>
  atRandom(
    () => handOf(p, from),
    count,
    table,
    (card) => takeCard(p, by, from, card, table),
  )

/** That cards are disabled is known to all, which ones to few. */
export function tellDisabled(seat: Seat, cards: readonly string[], knowing: readonly Seat[], table: Table): void {
  table.tellOnly(
    knowing,
    'cards-disabled',
    { seat, cards },
    { key: 'some-cards-disabled', params: { seat, count: cards.length } },
  )
}

export const espionageRules = {
  steal: ({ cards }) =>
    atSeat({
      has: handOf,
      play: (p, seat, target, table) => takeAtRandom(p, seat, target, cards, table),
    }),
  'steal-from-each': ({ cards }) =>
    effect({
      play(p, seat, _named, table) {
        for (const other of reactionOrder(p)) takeAtRandom(p, seat, other, cards, table)
      },
    }),
  /** The hand is seen; with no choice left all of it is taken. */
  'choose-from-hand': ({ cards }) =>
    atSeat({
      has: handOf,
      play(p, seat, target, table) {
        const hand = [...handOf(p, target)]
        if (hand.length > cards) {
          currentAction(p, 'political').take = cards
          table.reveal('hand', { seat: target })
        } else for (const card of hand) takeCard(p, seat, target, card, table)
      },
    }),
  discard: ({ cards }) =>
    atSeat({
      has: handOf,
      play(p, _seat, target, table) {
        atRandom(
          () => handOf(p, target),
          cards,
          table,
          (card) => {
            p.players[target].hand = without(p.players[target].hand, card)
            p.decks.politicalDiscard.push(card)
            table.tell('discards', { seat: target, card })
            table.reveal('discarded', { seat: target, card })
          },
        )
      },
    }),
  disable: ({ cards }) =>
    atSeat({
      has: workingOf,
      play(p, _seat, target, table) {
        const disabled: string[] = []
        atRandom(
          () => workingOf(p, target),
          cards,
          table,
          (card) => {
            p.players[target].disabled.push(card)
            disabled.push(card)
          },
        )
        tellDisabled(target, disabled, [target], table)
      },
    }),
} satisfies Rules

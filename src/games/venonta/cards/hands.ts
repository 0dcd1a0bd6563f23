import type { Table } from '../../../kernel/index.ts'
import { data, forSeats } from '../data.ts'
import { humansInOrder } from '../derived.ts'
import type { Seat, State } from '../state.ts'

/** 2.9: when a card must be drawn and none is left, the used ones are shuffled and become the deck. */
function draw(p: State, table: Table): string | undefined {
  if (p.decks.actions.length === 0 && p.decks.used.length > 0) {
    p.decks.actions = table.chance.shuffle(p.decks.used)
    p.decks.used = []
  }
  return p.decks.actions.shift()
}

export function drawCards(p: State, seat: Seat, count: number, table: Table): void {
  const cards: string[] = []
  for (let number = 0; number < count; number++) {
    const card = draw(p, table)
    if (card !== undefined) cards.push(card)
  }
  if (cards.length === 0) return
  p.players[seat].hand.push(...cards)
  table.reveal('drawn', { seat, count: cards.length })
  table.tellOnly([seat], 'drew', { cards }, { key: 'drew-hidden', params: { seat, count: cards.length } })
}

/** 5.1.8: in order, everybody up to the hand size. */
export function fillHands(p: State, table: Table): void {
  if (!p.options.actionCards) return
  for (const seat of humansInOrder(p)) drawCards(p, seat, forSeats(data.tables.handSize, p) - p.players[seat].hand.length, table)
}

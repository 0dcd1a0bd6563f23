/** Where influence cards go: hand, deck, discard pile, regions. */
import type { Table } from '../../../kernel/index.ts'
import { noCards, regionOf, total } from '../derived.ts'
import { type Cards, type Kind, kinds, type RegionId, type Seat, type State } from '../state.ts'

/** Military first, then economic, then cultural: the order before shuffling. */
export const listed = (cards: Cards): Kind[] => kinds.flatMap((kind) => Array<Kind>(cards[kind]).fill(kind))

/** From the hand to the own discard pile. */
export function discard(p: State, seat: Seat, cards: Partial<Cards>): void {
  const { hand, discard } = p.players[seat]
  for (const kind of kinds) {
    hand[kind] -= cards[kind] ?? 0
    discard[kind] += cards[kind] ?? 0
  }
}

/** Draws up to `count` cards, one by one; with nothing left to draw, a short hand is played as it is (5). */
export function draw(p: State, seat: Seat, count: number, table: Table): void {
  const player = p.players[seat]
  const cards = noCards()
  for (let drawn = 0; drawn < count; drawn++) {
    if (player.deck.length === 0) reshuffle(p, seat, table)
    const card = player.deck.shift()
    if (!card) break
    player.hand[card] += 1
    cards[card] += 1
    if (player.deck.length === 0) reshuffle(p, seat, table)
  }
  if (total(cards) === 0) return
  table.reveal('cards', { seat })
  table.tellOnly([seat], 'drew', { seat, cards }, { key: 'drew-cards', params: { seat, count: total(cards) } })
}

function reshuffle(p: State, seat: Seat, table: Table): void {
  const player = p.players[seat]
  if (total(player.discard) === 0) return
  player.deck = table.chance.shuffle(listed(player.discard))
  player.discard = noCards()
  table.tell('reshuffled', { seat })
}

export function place(p: State, region: RegionId, seat: Seat, kind: Kind, count = 1): void {
  const { influence } = regionOf(p, region)
  const cards = influence[seat] ?? noCards()
  cards[kind] += count
  influence[seat] = cards
}

/** From a region to the owner's discard pile. */
export function takeAway(p: State, region: RegionId, seat: Seat, kind: Kind, count = 1): void {
  const { influence } = regionOf(p, region)
  const cards = influence[seat]
  if (!cards) return
  cards[kind] -= count
  p.players[seat].discard[kind] += count
  if (total(cards) === 0) delete influence[seat]
}

/** One by one from the kind of which most are in the hand; of equal ones the first. */
export function mostHeld(hand: Cards, count: number): Cards {
  const left = { ...hand }
  const cards = noCards()
  while (total(cards) < count && total(left) > 0) {
    const kind = kinds.reduce((most, next) => (left[next] > left[most] ? next : most))
    left[kind] -= 1
    cards[kind] += 1
  }
  return cards
}

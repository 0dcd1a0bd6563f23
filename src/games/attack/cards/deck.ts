/** Section 5: drawing cards, and what a neutral gained without battle brings. */
import type { Table } from '../../../kernel/index.ts'
import type { RegionId, Seat, State } from '../state.ts'

/** The top political card; an empty deck is made anew from the discards first. */
function takePolitical({ decks }: State, table: Table): string | undefined {
  if (decks.political.length === 0 && decks.politicalDiscard.length > 0) {
    decks.political = table.chance.shuffle(decks.politicalDiscard)
    decks.politicalDiscard = []
    table.tell('political-reshuffled')
  }
  return decks.political.shift()
}

export function drawPolitical(p: State, seat: Seat, count: number, table: Table): void {
  const cards: string[] = []
  while (cards.length < count) {
    const card = takePolitical(p, table)
    if (card === undefined) break
    cards.push(card)
  }
  if (cards.length === 0) return
  p.players[seat].hand.push(...cards)
  tellDrawn(seat, cards, 'political', table)
}

function drawEconomics(p: State, seat: Seat, table: Table): void {
  const card = p.decks.economics.shift()
  if (card === undefined) return
  p.players[seat].econ.push(card)
  tellDrawn(seat, [card], 'economics', table)
}

/** Only its new owner knows which cards were drawn. */
function tellDrawn(seat: Seat, cards: readonly string[], deck: 'political' | 'economics' | 'routes', table: Table): void {
  table.tellOnly([seat], 'you-draw', { seat, cards, deck }, { key: 'draws', params: { seat, count: cards.length, deck } })
  table.reveal('drawn', { seat, deck, count: cards.length })
}

/** Gained by a Blitz, a coup or an annexation. */
export function gainNeutral(p: State, seat: Seat, region: RegionId, table: Table): void {
  const gained = p.regions[region]!
  gained.owner = seat
  gained.gov = null
  gained.units.inf += 1
  table.tell('gains-neutral', { seat, region })
  drawPolitical(p, seat, 1, table)
  drawEconomics(p, seat, table)
}

/** Technologies lie open, so everybody sees which one was drawn. */
export function drawTechnology(p: State, seat: Seat, table: Table): void {
  const technology = p.decks.technology.shift()
  if (technology === undefined) return
  p.players[seat].techs.push(technology)
  table.tell('draws-technology', { seat, technology })
  table.reveal('technology', { technology })
}

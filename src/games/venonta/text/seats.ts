import { markup, type Say } from '../../../words/index.ts'
import { objectiveOf } from '../data.ts'
import { foodPrice, fuelOwned, isNeutral, isResilient, need, partnerOf } from '../derived.ts'
import type { CardInPlay, Group, Seat, View } from '../state.ts'
import { cardName } from './card-text.ts'
import { seatName, territoryName } from './names.ts'

const handSize = (view: View, seat: Seat): number => {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? hand : hand.length
}

/** The group of an objective is seen by everybody: its back lay on the table. */
export function groupOf(view: View, seat: Seat): Group | null {
  const { objective } = view.players[seat]
  if (objective === null) return null
  return typeof objective === 'string' ? objectiveOf(objective).group : objective.group
}

/** All that everybody may know of a seat, beside its territories. */
export function seatLine(view: View, seat: Seat, say: Say): string {
  const player = view.players[seat]
  const facts = say(isNeutral(view, seat) ? 'text.seat-neutral' : 'text.seat', {
    pv: player.pv,
    resilient: isResilient(view, seat),
    food: player.food,
    need: need(view, seat),
    fed: view.turn?.fed.includes(seat) ?? false,
    tokens: player.tokens,
    fuel: fuelOwned(view, seat),
    hand: handSize(view, seat),
    price: foodPrice(view, seat),
  })
  const group = groupOf(view, seat)
  const partner = partnerOf(view, seat)
  const more = [
    group ? say('text.group', { group: markup(say(`group.${group}`)) }) : '',
    partner ? say('text.pact', { seat: partner }) : '',
    player.inPlay.length > 0 ? say('text.in-play', { cards: player.inPlay.map((card) => markup(openCard(card, say))) }) : '',
    scoredLast(view, seat, say),
  ]
  return `**${seatName(view, seat, say)}**: ${[facts, ...more].filter(Boolean).join('; ')}`
}

/** A card in play, with whom or what it names. */
function openCard({ card, seat, territory }: CardInPlay, say: Say): string {
  const on = seat ? say('text.name', { seat }) : territory ? territoryName(territory, say) : ''
  return on ? say('text.card-on', { card: markup(cardName(card, say)), on: markup(on) }) : cardName(card, say)
}

/** How the objective of the last round went, as long as there is no new one. */
function scoredLast(view: View, seat: Seat, say: Say): string {
  const last = view.scored.findLast((score) => score.seat === seat)
  if (!last || groupOf(view, seat)) return ''
  return say('text.scored', {
    success: last.success,
    objective: markup(say(`objective.${last.objective}`)),
    pv: objectiveOf(last.objective).pv,
  })
}

export const shortSeat = (view: View, seat: Seat, say: Say): string =>
  `${say('text.seat-short', {
    seat: markup(seatName(view, seat, say)),
    pv: view.players[seat].pv,
    resilient: isResilient(view, seat),
    food: view.players[seat].food,
    need: need(view, seat),
    tokens: view.players[seat].tokens,
  })}.`

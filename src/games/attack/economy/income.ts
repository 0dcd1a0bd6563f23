/** 5.14 What cards bring at production, and which of them fill the oil reserve. */
import { data, findEconomicsCard, routeOf } from '../data.ts'
import { type Board, effects, orderOf, ownRegions } from '../derived.ts'
import type { Orders, Player, Seat } from '../state.ts'
import { type SetSuit, setSuits, setsWorth } from './sets.ts'

type Holding = Pick<Player, 'econ' | 'routes' | 'disabled'>

/** Cards that nobody has disabled this round. */
export const enabled = (player: Holding, of: 'econ' | 'routes'): string[] =>
  player[of].filter((card) => !player.disabled.includes(card))

export const cardValue = (card: string): number => (findEconomicsCard(card) ?? routeOf(card)).value

const suitOf = (card: string) => findEconomicsCard(card)?.suit
export const isOilCard = (card: string): boolean => suitOf(card) === 'oil'

const sumOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0)

/** Enabled cards that may be flagged for the oil reserve. */
export const reservable = (player: Holding): string[] => [
  ...enabled(player, 'econ').filter(isOilCard),
  ...enabled(player, 'routes'),
]

/** Oil is worth keeping up to here. */
export const fullReserve = 12

/** The highest oil cards, as long as the reserve is not full. */
function automaticReserve(player: Holding & Pick<Player, 'oil'>): string[] {
  const cards = enabled(player, 'econ')
    .filter(isOilCard)
    .sort((a, b) => cardValue(b) - cardValue(a))
  const chosen: string[] = []
  let oil = player.oil
  for (const card of cards) {
    if (oil >= fullReserve) break
    chosen.push(card)
    oil += cardValue(card)
  }
  return chosen
}

/** What a standing order flags. */
export function reserveBy(order: Exclude<Orders['production'], 'ask'>, player: Player): string[] {
  switch (order) {
    case 'auto':
      return automaticReserve(player)
    case 'pp':
      return []
    case 'oil':
      return reservable(player)
    case 'keep':
      return player.reserve
  }
}

/** What the next production brings as everything stands: a standing order sets the flags before it, where there is a card to flag. */
export function nextProduction(p: Board, seat: Seat, player: Player): Income {
  const order = orderOf(p, seat, 'production')
  const flags = order === 'ask' || reservable(player).length === 0 ? player.reserve : reserveBy(order, player)
  return incomeOf(p, seat, player, flags)
}

/** What the cards that go to PP bring: their value, and once more where they stand in sets. */
export function cardIncome(econ: readonly string[], routes: readonly string[]): number {
  const inSuit = (suit: SetSuit): number[] => econ.filter((card) => suitOf(card) === suit).map(cardValue)
  // `as`: one entry for each suit.
  const suits = Object.fromEntries(setSuits.map((suit) => [suit, inSuit(suit)])) as Record<SetSuit, number[]>
  return sumOf(econ) + sumOf(routes) + setsWorth({ suits, routes: routes.map(cardValue) })
}

/** PP for regions with anybody’s capital. */
const capitalIncome = (p: Board, seat: Seat): number => {
  const capitals = new Set(p.seats.map((other) => p.players[other].capital))
  return data.capitalPP * ownRegions(p, seat).filter((region) => capitals.has(region)).length
}

export interface Income {
  readonly pp: number
  readonly oil: number
}

/** What production brings a seat, with these cards in the reserve. */
export function incomeOf(p: Board, seat: Seat, player: Holding, reserve: readonly string[]): Income {
  const [econ, routes] = [enabled(player, 'econ'), enabled(player, 'routes')]
  const toOil = [...econ, ...routes].filter((card) => reserve.includes(card))
  const toPP = (cards: readonly string[]): string[] => cards.filter((card) => !reserve.includes(card))
  const extra = effects(p, seat, 'income')
  return {
    oil: sumOf(toOil) + extra.reduce((sum, { oil }) => sum + oil, 0),
    pp: capitalIncome(p, seat) + cardIncome(toPP(econ), toPP(routes)) + extra.reduce((sum, { pp }) => sum + pp, 0),
  }
}

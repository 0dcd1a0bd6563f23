/** Cards and objectives in words, with the numbers of their rows, and how far a seat is with what an objective asks. */
import type { Say } from '../../../words/index.ts'
import { amountsOf } from '../cards/amounts.ts'
import { type Card, type Condition, cardOf, type Objective, objectiveOf } from '../data.ts'
import { isMet, kindOf, statOf, wanted } from '../objectives/measures.ts'
import type { Board, Seat } from '../state.ts'

/** What a card does. */
export const effectWords = (card: Card, say: Say): string => say(`effect.${card.id}`, amountsOf(card))

/** "in your own turn, until the round ends" */
export const whenWords = ({ when, duration }: Card, say: Say): string => `${say(`when.${when}`)}, ${say(`lasts.${duration}`)}`

export const cardName = (card: string, say: Say): string => say(`card.${cardOf(card).id}`)

/** "**Embargo** ⚡: Somebody can neither buy nor sell this round." */
export const cardListing = (card: Card, say: Say): string =>
  `**${say(`card.${card.id}`)}**${card.when === 'any' ? ' ⚡' : ''}: ${effectWords(card, say)}`

const conditionWords = (condition: Condition, n: number | string, say: Say): string =>
  say(`condition.${kindOf(condition)}`, { n })

/** "**Great Park** (14): nobody has more forests; attack nobody", with T for the territories of each seat. */
export function objectiveListing({ id, pv, conditions }: Objective, say: Say): string {
  const asked = conditions.map((condition) => conditionWords(condition, amountOf(condition), say))
  return `**${say(`objective.${id}`)}** (${pv}): ${asked.join('; ')}`
}

function amountOf({ value }: Condition): number | string {
  if (typeof value === 'number') return value
  return value.perTerritory === 1 ? 'T' : `${value.perTerritory}T`
}

/** What an objective asks, and what a seat has of it. */
export interface Progress {
  readonly words: string
  /** Open as long as what it is about has not happened yet. */
  readonly met: boolean | 'open'
  readonly has: number
  /** Undefined where it is not about an amount. */
  readonly wants: number | undefined
}

/** Nobody is fed, and nobody hungry, before the seat has fed its people. */
const isOpen = (p: Board, seat: Seat, { stat }: Condition): boolean => stat === 'unfed' && !p.turn?.fed.includes(seat)

export function progressOf(p: Board, seat: Seat, objective: string, say: Say): Progress[] {
  return objectiveOf(objective).conditions.map((condition) => ({
    words: conditionWords(condition, wanted(p, condition), say),
    met: isOpen(p, seat, condition) ? 'open' : isMet(p, seat, condition),
    has: statOf(p, seat, condition.stat),
    wants: condition.op === '>=' && wanted(p, condition) > 1 ? wanted(p, condition) : undefined,
  }))
}

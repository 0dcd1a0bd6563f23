import { oneOf, optional, type Params, type Refusal, refuse, withDefault } from '../../../kernel/index.ts'
import { isSeat } from '../../shared/seats.ts'
import { type Card, type CardParam, lastPrice } from '../data.ts'
import { powers } from '../derived.ts'
import { canLower, canRaise, fallingClasses, risingClasses } from '../nation/tracks.ts'
import { number, oneListed, someCounts } from '../params.ts'
import {
  allSeats,
  type Cls,
  classes,
  type Deck,
  decks,
  type Factory,
  type Power,
  type Res,
  resources,
  type Seat,
  type State,
} from '../state.ts'
import { backersListed, isBackable, mostFromBackers } from './backers.ts'
import { spendsListed } from './bill.ts'

/** What is chosen with a card. Which of it a card needs is in its row. */
export interface Choice {
  class?: Cls
  pick?: string
  deck?: Deck
  resource?: Res
  factory?: Factory
  target?: Power
  amount?: number
  spend?: number
  take?: Res
  price?: Res
  dir?: 'up' | 'down'
  backers?: Partial<Record<Seat, number>>
}

export const crafted = ['renewable', 'industrial', 'military'] as const
export const loot = ['fossil', 'renewable', 'industrial'] as const
const directions = ['up', 'down'] as const
const amounts = [1, 2]

/** The parameters of a card, in the order of its row. */
export function paramsOf(card: Card): Params<State> {
  const params: Record<string, Params<State>[string]> = {}
  for (const name of card.params) params[name] = paramOf(card, name)
  // `as`: sparse counts leave out who gives nothing, here everybody.
  if (isBackable(card)) params.backers = withDefault(backersParam(card), {} as Readonly<Record<Seat, number>>)
  return params
}

function paramOf(card: Card, name: CardParam): Params<State>[string] {
  switch (name) {
    case 'class':
      // Interference names a class of a seat; the Star Nation has none.
      return card.params.includes('target')
        ? optional(oneListed((_p, _seat, { target }) => (target === 'star' ? [] : classes), { values: classes, words: 'class' }))
        : oneOf(classes, { words: 'class' })
    case 'pick':
      return oneListed((p, seat) => p.nations[seat].played, { words: 'card' })
    case 'deck':
      return oneOf(decks)
    case 'resource':
      return oneOf(crafted)
    case 'factory':
      return oneOf(card.factories ?? [])
    case 'target':
      return oneListed((p, seat) => powers(p).filter((who) => who !== seat), { words: 'seat' })
    case 'amount':
      return oneOf(amounts)
    case 'spend':
      return number((p: State, seat, { target }) => spendsListed(p, seat, card, target), { partial: true })
    case 'take':
      return oneListed((_p, _seat, { target }) => (target === 'star' ? ['fossil' as const] : loot), {
        values: loot,
        words: 'resource',
      })
    case 'price':
      return oneOf(resources, { words: 'resource' })
    case 'dir':
      return oneOf(directions)
  }
}

const backersParam = (card: Card) =>
  someCounts({
    keys: allSeats,
    words: 'seat',
    most: (p, seat) => mostFromBackers(p, seat, card),
    list: (p: State, seat, given) => backersListed(p, seat, card, given),
  })

const among = (list: readonly unknown[], value: unknown): boolean => list.includes(value)

/** 6.3.4: what is wrong with the choice itself, in the order of the specification. */
export function checkChoice(p: State, seat: Seat, card: Card, given: Readonly<Record<string, unknown>>): Refusal | undefined {
  const has = (name: CardParam): boolean => card.params.includes(name)
  if (has('target')) {
    if (given.target === seat) return refuse('target-self')
    if (!isSeat(p, given.target) && !(given.target === 'star' && p.star)) return refuse('no-such-target')
  }
  if (!Object.keys(given).every((field) => belongsTo(card, field))) return refuse('bad-choice')
  if (!card.params.every((name) => isAmongAllowed(p, card, name, given))) return refuse('bad-choice')
  if (has('class')) return checkClass(p, seat, card, given)
  if (has('deck') && p.nations[seat].decks[given.deck as Deck].length === 0) return refuse('deck-empty', { deck: given.deck })
  if (has('pick') && !(among(p.nations[seat].played, given.pick) && given.pick !== card.id)) return refuse('nothing-to-return')
}

/** Backers belong to every card: whether there is anything to back is asked with the costs. */
const belongsTo = (card: Card, field: string): boolean => among(['card', 'backers', ...card.params], field)

function isAmongAllowed(p: State, card: Card, name: CardParam, given: Readonly<Record<string, unknown>>): boolean {
  const value = given[name]
  const againstStar = given.target === 'star'
  switch (name) {
    case 'class':
      return againstStar ? value === undefined : among(classes, value)
    case 'deck':
      return among(decks, value)
    case 'resource':
      return among(crafted, value)
    case 'factory':
      return among(card.factories ?? [], value)
    case 'amount':
      return among(amounts, value)
    case 'take':
      return among(againstStar ? ['fossil'] : loot, value)
    case 'price':
      return among(resources, value)
    case 'dir':
      return among(directions, value) && cubeMoves(p, given)
    default:
      // The target has been looked at; the card to take back and the arms have codes of their own.
      return true
  }
}

/** Whether Speculation's cube has a space to move to. */
function cubeMoves(p: State, { price, dir }: Readonly<Record<string, unknown>>): boolean {
  if (!among(resources, price)) return false
  // `as`: found among the resources.
  const position = p.market.price[price as Res]
  return dir === 'up' ? position < lastPrice : position > 1
}

function checkClass(p: State, seat: Seat, card: Card, given: Readonly<Record<string, unknown>>): Refusal | undefined {
  if (given.target === 'star') return undefined
  const cls = given.class as Cls // Found among the classes.
  if (card.cost.lowerClass) {
    if (fallingClasses(p.nations[seat]).length === 0) return refuse('no-class-to-lower')
    return canLower(p.nations[seat], cls) ? undefined : refuse('class-blocked', { class: cls })
  }
  const whose = card.params.includes('target') ? (given.target as Seat) : seat
  // Interference may name any class of a nation whose classes are all at the top: then none rises.
  if (whose !== seat && risingClasses(p.nations[whose]).length === 0) return undefined
  return canRaise(p.nations[whose], cls) ? undefined : refuse('class-blocked', { class: cls })
}

/** Once checkChoice has let it through. Numbers and backers are checked with the costs. */
export const choiceOf = (given: Readonly<Record<string, unknown>>): Choice => given as Choice

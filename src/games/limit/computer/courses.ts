/** Simple courses for the generations to come: what a nation may do again and again where nobody thinks about it for long. */
import type { PlainMove } from '../../../kernel/index.ts'
import { checkBill } from '../cards/bill.ts'
import { checkChoice, hasNoEffect, ruleOf } from '../cards/card.ts'
import { type Card, cardOf } from '../data.ts'
import { fallingClasses, risingClasses } from '../nation/tracks.ts'
import type { Cls, Nation, Power, Seat, State } from '../state.ts'
import { lower, raise } from './foresight.ts'

/** What is done in every generation, as far as it is held, can be paid and changes something: the first card of the list first. */
export interface Course {
  readonly cards: readonly string[]
  raise(nation: Nation, options: readonly Cls[]): Cls
}

const firstOf = (wishes: readonly Cls[], options: readonly Cls[]): Cls =>
  wishes.find((cls) => options.includes(cls)) ?? options[0]!

/** The classes that count for happiness first. */
const happy = (_nation: Nation, options: readonly Cls[]): Cls => firstOf(['A', 'E', 'D', 'C', 'B'], options)
/** Nobody far ahead of the others: classes that are alike do not struggle. */
const even = (_nation: Nation, options: readonly Cls[]): Cls => firstOf(['E', 'D', 'C', 'B', 'A'], options)

const income = ['surtax', 'tourism-development', 'political-interference']
const calm = ['investment-policies', 'overconsumption', 'public-spending', 'indoctrination']
const rise = ['secondary-education', 'urbanization', 'schooling']
const lasting = 'vegetarianism'
const last = 'colonization'

const courses: readonly Course[] = [
  { cards: [lasting, ...income], raise },
  { cards: [lasting, ...income, ...calm, last], raise },
  { cards: [lasting, ...income, ...calm, ...rise, last], raise: happy },
  { cards: [...rise, lasting, ...income, ...calm, last], raise },
  { cards: [lasting, ...income, ...calm, ...rise, last], raise: even },
  { cards: [...rise, lasting, ...calm, ...income, last], raise: even },
]

const known = new Set(courses.flatMap(({ cards }) => cards))

/** Whether any course plays the card. */
export const isOfUse = (card: string): boolean => known.has(card)

/** Those that differ for these cards. */
export function coursesFor(held: readonly string[]): Course[] {
  const found = new Map<string, Course>()
  for (const course of courses) {
    const key = `${course.cards.filter((card) => held.includes(card))} ${[raise, happy, even].indexOf(course.raise)}`
    if (!found.has(key)) found.set(key, course)
  }
  return [...found.values()]
}

/** From so much disorder on it is calmed: by money first, then at the price of a class. */
const calmedFrom = (card: string): number => (card === 'indoctrination' ? 8 : 6)
/** Above it comes a revolt. */
const mostDisorder = 8

const isTimely = ({ disorder }: Nation, { id, cost }: Card): boolean =>
  !(calm.includes(id) && disorder < calmedFrom(id)) && disorder + (cost.disorder ?? 0) <= Math.max(disorder, mostDisorder)

/** Whom it pays to take from. */
const richestOf = (p: State, seat: Seat): Power =>
  p.star ? 'star' : p.seats.filter((other) => other !== seat).reduce((a, b) => (p.nations[b].money > p.nations[a].money ? b : a))

function choiceFor(course: Course, p: State, seat: Seat, card: Card): Readonly<Record<string, unknown>> {
  const nation = p.nations[seat]
  const { params } = ruleOf(card)
  if ('target' in params) {
    const target = richestOf(p, seat)
    const up = target === 'star' ? undefined : risingClasses(p.nations[target]).at(-1)
    return { target, ...('class' in params && up && { class: up }) }
  }
  if (!('class' in params)) return {}
  const options = card.cost.lowerClass ? fallingClasses(nation) : risingClasses(nation)
  if (options.length === 0) return {}
  return { class: card.cost.lowerClass ? lower(nation, options) : course.raise(nation, options) }
}

/** The course's next card that can be paid and does something. */
export function nextOn(course: Course, p: State, seat: Seat): PlainMove | undefined {
  const nation = p.nations[seat]
  for (const id of course.cards) {
    const card = cardOf(id)
    if (!nation.hand.includes(id) || !isTimely(nation, card)) continue
    const choice = choiceFor(course, p, seat, card)
    if (checkChoice(p, seat, card, choice) ?? checkBill(p, seat, card, choice)) continue
    if (!hasNoEffect(p, seat, card, choice)) return { type: 'play-card', card: id, ...choice }
  }
}

/** The drawn cards that the course begins with. */
export function keptFor({ cards }: Course, p: State, seat: Seat): PlainMove | undefined {
  const entry = p.todo.find((todo) => todo.kind === 'keep' && todo.seat === seat)
  if (entry?.kind !== 'keep') return undefined
  const rank = (card: string): number => (cards.includes(card) ? cards.indexOf(card) : cards.length)
  return { type: 'keep-policies', cards: entry.drawn.toSorted((a, b) => rank(a) - rank(b)).slice(0, entry.count) }
}

import { copy, type Mind, type PlainMove } from '../../../kernel/index.ts'
import { checkBill } from '../cards/bill.ts'
import { checkChoice, hasNoEffect, ruleOf } from '../cards/card.ts'
import { cardOf, lastGeneration } from '../data.ts'
import { crisisCount, destabCap, pollutionCap, pollutionReserve } from '../derived.ts'
import { risingClasses } from '../nation/tracks.ts'
import { scoreOf } from '../round/scoring.ts'
import type { Limit, Seat, State } from '../state.ts'
import { carefully, raise } from './foresight.ts'

/** How many generations are looked ahead, this one included. Further than that too much else will have happened. */
const horizon = 4

/** Points now, and what has not paid off yet. */
export function standing(p: State, seat: Seat): number {
  const nation = p.nations[seat]
  const { renewable, industrial, military } = nation.factories
  const left = lastGeneration - p.round
  const fuel = 0.3 * Math.min(left, 2) * Math.min(nation.stock.fossil, 8)
  const plants = 0.5 * Math.min(left, 3) * (industrial + renewable + 0.5 * military)
  const stored = 0.05 * Math.min(nation.stock.renewable, 30)
  return scoreOf(p, nation).total + fuel + plants + stored - 0.3 * Math.max(0, nation.disorder - 4)
}

/** What crises have cost and how near the next ones are. */
function danger(p: State): number {
  const pollution = 1 - pollutionReserve(p) / pollutionCap(p)
  const unrest = 1 - p.destabReserve / destabCap(p)
  return 3 * (pollution ** 3 + unrest ** 3 + crisisCount(p))
}

type Ahead = Pick<Mind<Limit>, 'runOn'>

/** A simple course for the generations to come: the same cards every time, as far as they are held and can be paid. */
type Course = readonly string[]

const courses: readonly Course[] = [
  [],
  ['schooling'],
  ['schooling', 'public-spending'],
  ['secondary-education', 'public-spending'],
]

/** Those that differ for this hand. */
function coursesFor(held: readonly string[]): Course[] {
  const found = new Map<string, Course>()
  for (const course of courses) {
    const possible = course.filter((card) => held.includes(card))
    found.set(possible.join(), possible)
  }
  return [...found.values()]
}

/** The course's next card that can be paid and does something. */
function nextOf(course: Course, p: State, seat: Seat): PlainMove | undefined {
  const nation = p.nations[seat]
  for (const id of course) {
    if (!nation.hand.includes(id) || (id === 'public-spending' && nation.disorder < 6)) continue
    const card = cardOf(id)
    const rising = risingClasses(nation)
    const choice = 'class' in ruleOf(card).params && rising.length > 0 ? { class: raise(nation, rising) } : {}
    if (checkChoice(p, seat, card, choice) ?? checkBill(p, seat, card, choice)) continue
    if (!hasNoEffect(p, seat, card, choice)) return { type: 'play-card', card: id, ...choice }
  }
}

/** The position with these cards in the seat's hand and with none elsewhere: nobody knows what the others will play. */
function onlyWith(p: State, seat: Seat, hand: Course): State {
  const none = { aside: [], played: [], decks: { society: [], production: [], 'army-economy': [] } }
  const nations = Object.entries(p.nations).map(([other, nation]) => [
    other,
    { ...nation, ...none, hand: other === seat ? [...hand] : [] },
  ])
  // `as`: seat by seat as before.
  return { ...p, nations: Object.fromEntries(nations) as State['nations'] }
}

/** Where a course leads that begins in the generation after this one. */
function outcome(mind: Ahead, p: State, seat: Seat, course: Course, until: number): number {
  const { state } = mind.runOn(p, {
    until: ({ round }) => round >= until,
    decide: (then, owed) =>
      owed.decision === 'decisions' && owed.seat === seat ? nextOf(course, then, seat) : carefully(then, owed),
  })
  return reached(state, seat)
}

const reached = (state: State, seat: Seat): number =>
  state.result ? (state.result.scores[seat]?.total ?? 0) : standing(state, seat) - danger(state)

/** The position in which the seat decides about its cards in the next generation; or where play ends before it does. */
function nextDecision(mind: Ahead, p: State, seat: Seat, until: number): { there?: State; end: State } {
  let there: State | undefined
  // Whoever holds nothing is not asked.
  const { state } = mind.runOn(onlyWith(p, seat, ['schooling']), {
    until: ({ round }) => there !== undefined || round >= until,
    decide(then, owed) {
      const isAsked = owed.decision === 'decisions' && owed.seat === seat && then.round > p.round
      if (isAsked) there = copy(then)
      return carefully(then, owed)
    },
  })
  return { end: state, ...(there && { there }) }
}

/**
 * How good a position is for the seat by the cards that it holds there, by the rules themselves. This generation goes on in one way, whatever
 * they are; each course begins where it ends, and is played once.
 */
export function worthByHand(mind: Ahead, p: State, seat: Seat): (held: readonly string[]) => number {
  const until = p.round + Math.min(horizon, lastGeneration - p.round + 1)
  const known = new Map<string, number>()
  let next: ReturnType<typeof nextDecision> | undefined
  function worthOn(course: Course): number {
    next ??= nextDecision(mind, p, seat, until)
    const { there, end } = next
    return there ? outcome(mind, onlyWith(there, seat, course), seat, course, until) : reached(end, seat)
  }
  return (held) =>
    Math.max(
      ...coursesFor(held).map((course) => {
        const worth = known.get(course.join()) ?? worthOn(course)
        known.set(course.join(), worth)
        return worth
      }),
    )
}

/** How good a position is for a seat that holds its own hand. */
export const worthOf = (mind: Ahead, p: State, seat: Seat): number => {
  const { hand, played } = p.nations[seat]
  return worthByHand(mind, p, seat)([...hand, ...played])
}

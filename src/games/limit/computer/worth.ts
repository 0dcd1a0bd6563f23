import { checkBill, payBill } from '../cards/bill.ts'
import { checkChoice } from '../cards/choice.ts'
import { applyEffects, hasNoEffect } from '../cards/effects.ts'
import { cardOf, lastGeneration } from '../data.ts'
import { crisisCount, destabCap, pollutionCap, pollutionReserve } from '../derived.ts'
import { scoreOf } from '../phases/scoring.ts'
import { Projection } from '../projection.ts'
import type { Seat, State } from '../state.ts'
import { risingClasses } from '../tracks.ts'
import { careful } from './foresight.ts'

/** How many generations are looked ahead, this one included. Further than that too much else will have happened. */
const horizon = 4

/** Points now, and what has not paid off yet. */
function standing(p: State, seat: Seat): number {
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

function follow(course: Course, { state, table }: Projection, seat: Seat): void {
  const nation = state.nations[seat]
  for (const id of course) {
    const card = cardOf(id)
    const rising = risingClasses(nation)
    const choice = card.params.includes('class') && rising.length > 0 ? { class: careful.raise(nation, rising) } : {}
    if (id === 'public-spending' && nation.disorder < 6) continue
    if (checkChoice(state, seat, card, choice) ?? checkBill(state, seat, card, choice)) continue
    if (hasNoEffect(state, seat, card, choice)) continue
    payBill(state, seat, card, choice)
    applyEffects(state, seat, card, choice, table)
  }
}

/** Where a course leads, by the rules themselves. */
function outcome(p: State, seat: Seat, course: Course): number {
  const projection = new Projection(p, { foresight: careful })
  const generations = Math.min(horizon, lastGeneration - p.round + 1)
  for (let ahead = 0; ahead < generations; ahead++) {
    if (ahead > 0) follow(course, projection, seat)
    const { result } = projection.generation()
    if (result) return result.scores[seat]?.total ?? 0
  }
  return standing(projection.state, seat) - danger(projection.state)
}

/** How good a position is for a seat that holds its own hand. */
export function worthOf(p: State, seat: Seat): number {
  const { hand, played } = p.nations[seat]
  return Math.max(...coursesFor([...hand, ...played]).map((course) => outcome(p, seat, course)))
}

import { checkBill, payBill } from '../cards/bill.ts'
import { checkChoice } from '../cards/choice.ts'
import { applyEffects, hasNoEffect } from '../cards/effects.ts'
import { cardOf, lastGeneration } from '../data.ts'
import { crisisCount, destabCap, pollutionCap, pollutionReserve } from '../derived.ts'
import { scoreOf } from '../phases/scoring.ts'
import { Projection } from '../projection.ts'
import type { Seat, State, View } from '../state.ts'
import { risingClasses } from '../tracks.ts'
import { careful } from './foresight.ts'

export const weights = {
  horizon: 4,
  scripts: 4,
  mix: 0.5,
  rivals: 0.25,
  crisis: 3,
  stock: 0.15,
  fossil: 0.3,
  factory: 0.5,
  disorder: 0.3,
  token: 1,
}

function standing(p: State, seat: Seat): number {
  const nation = p.nations[seat]
  const left = lastGeneration - p.round
  const score = scoreOf(p, nation).total
  const food = Math.min(nation.stock.renewable, 30) * 0.05
  return (
    score +
    food +
    Math.min(left, 2) * weights.fossil * Math.min(nation.stock.fossil, 8) +
    Math.min(left, 3) *
      weights.factory *
      (nation.factories.industrial + nation.factories.renewable + 0.5 * nation.factories.military) -
    weights.disorder * Math.max(0, nation.disorder - 4)
  )
}

function danger(p: State): number {
  const pollution = 1 - pollutionReserve(p) / pollutionCap(p)
  const unrest = 1 - p.destabReserve / destabCap(p)
  return weights.crisis * (pollution ** 3 + unrest ** 3) + weights.crisis * crisisCount(p)
}

type Script = readonly string[]

const scripts: readonly Script[] = [
  [],
  ['schooling'],
  ['schooling', 'public-spending'],
  ['secondary-education', 'public-spending'],
]

/** Plays the cards of a script, as far as they are held and can be paid. */
function follow(script: Script, projection: Projection, seat: Seat, held: readonly string[]): void {
  const { state } = projection
  const nation = state.nations[seat]
  for (const id of script) {
    const card = cardOf(id)
    if (!held.includes(id)) continue
    const rising = risingClasses(nation)
    const given = card.params.includes('target')
      ? { target: 'star' as const }
      : card.params.includes('class') && rising.length > 0
        ? { class: careful.raise(nation, rising) }
        : {}
    if (id === 'public-spending' && nation.disorder < 6) continue
    if (checkChoice(state, seat, card, given) || checkBill(state, seat, card, given) || hasNoEffect(state, seat, card, given))
      continue
    payBill(state, seat, card, given)
    applyEffects(state, seat, card, given, projection.table)
  }
}

function outcome(p: State | View, seat: Seat, script: Script): number {
  const projection = new Projection(p, { foresight: careful })
  const nation = p.nations[seat]
  const held = [...(nation.hand as string[]), ...nation.played]
  const generations = Math.min(weights.horizon, lastGeneration - p.round + 1)
  for (let ahead = 0; ahead < generations; ahead++) {
    if (ahead > 0) follow(script, projection, seat, held)
    const then = projection.generation()
    if (then.result) return then.result.scores[seat]!.total
  }
  return standing(projection.state, seat) - danger(projection.state)
}

/** The courses that differ for this hand: parts that are not held do nothing. */
function coursesFor(held: readonly string[]): Script[] {
  const courses = new Map<string, Script>()
  for (const script of scripts) {
    const possible = script.filter((card) => held.includes(card))
    courses.set(possible.join(), possible)
  }
  return [...courses.values()]
}

/** How good a position is for a seat: its points at the end, with the best of a few simple courses. */
export function worthOf(p: State | View, seat: Seat): number {
  const { hand, played } = p.nations[seat]
  const held = typeof hand === 'number' ? [] : [...hand, ...played]
  return Math.max(...coursesFor(held).map((script) => outcome(p, seat, script)))
}

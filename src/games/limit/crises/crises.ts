import { phase, type Table } from '../../../kernel/index.ts'
import { aid } from '../alliances/aid.ts'
import { starLevel, starNow } from '../data.ts'
import { pollutionReserve, powers, turnOrder } from '../derived.ts'
import { tellingChanges } from '../nation/account.ts'
import { steps } from '../nation/steps.ts'
import {
  addDisorder,
  fallingClasses,
  headsOf,
  holderOf,
  loseTerritory,
  lowerClass,
  lowerFactory,
  returnDestab,
  setLevel,
  takeDestab,
} from '../nation/tracks.ts'
import { endGeneration } from '../round/generation.ts'
import { openSteps, owedEntries } from '../round/todo.ts'
import { meet } from '../social/demands.ts'
import { classes, type Limit, type Power, type State } from '../state.ts'

// 5.4. The Star Nation takes part in every "each", "all" and "most" with its tokens; its table values are compared but never change.

const armsOf = (p: State, who: Power): number => (who === 'star' ? starNow(p).military : p.nations[who].stock.military)

/** Those with the most, be it nothing. */
function most(p: State, count: (who: Power) => number): Power[] {
  const highest = Math.max(...powers(p).map(count))
  return powers(p).filter((who) => count(who) === highest)
}

/** 5.4.1 */
function coldWar(p: State, table: Table): void {
  for (const who of powers(p)) {
    if (armsOf(p, who) <= 15) continue
    takeDestab(p, who, 1)
    table.tell('cold-war', { seat: who })
  }
}

/** 5.4.2 */
function financialCrisis(p: State, table: Table): void {
  if (!p.crises.financial.includes(p.round)) return
  const perHead = p.crises.financial.length
  table.tell('financial-crisis', { count: perHead })
  tellingChanges(p, table, () => {
    for (const who of powers(p)) {
      const lost = Math.min(holderOf(p, who).money, perHead * headsOf(p, who))
      holderOf(p, who).money -= lost
      p.bank += lost
    }
    const richest = most(p, (who) => holderOf(p, who).money)
    for (const who of richest) takeDestab(p, who, richest.length === 1 ? 2 : 1)
    for (const seat of turnOrder(p)) openSteps(p, seat, 'lower-class', 1, 'financial-crisis')
  })
  if (p.todo.length > 0) p.stage = 'financial'
}

/** 5.4.3 */
function ecologicalCrisis(p: State, table: Table): void {
  if (pollutionReserve(p) > 0) return
  p.crises.ecological.push(p.round)
  const levels = p.crises.ecological.length
  table.tell('ecological-crisis', { count: levels })
  tellingChanges(p, table, () => {
    for (const seat of p.seats) lowerFactory(p.nations[seat], 'renewable', levels)
    for (const who of powers(p)) loseTerritory(p, who)
    punishPolluters(p)
  })
}

/** The sinners lose people, and whoever lives two levels below one of them takes these in (ruling 9.9). */
function punishPolluters(p: State): void {
  const sinners = most(p, (who) => holderOf(p, who).pollution)
  for (const who of sinners) {
    if (who === 'star') continue
    const nation = p.nations[who]
    setLevel(nation, nation.level - 1)
    addDisorder(p, who, 3)
    const [highest] = fallingClasses(nation)
    if (highest) lowerClass(nation, highest)
  }
  const levelsLeft = sinners.map((who) => (who === 'star' ? starLevel(p) - 1 : p.nations[who].level))
  for (const seat of p.seats) {
    const nation = p.nations[seat]
    if (!sinners.includes(seat) && levelsLeft.some((level) => nation.level <= level - 2)) setLevel(nation, nation.level + 1)
  }
}

/** 5.4.4 */
function militaryCrisis(p: State, table: Table): void {
  if (p.destabReserve > 0) return
  p.crises.military.push(p.round)
  const falls = p.crises.military.length
  table.tell('military-crisis', { count: falls })
  tellingChanges(p, table, () => {
    for (const seat of p.seats)
      for (let fall = 0; fall < falls; fall++) {
        const lowest = classes.findLast((cls) => p.nations[seat].classes[cls] > 1)
        if (lowest) lowerClass(p.nations[seat], lowest)
      }
    for (const seat of turnOrder(p)) meet(p, seat, 'military-crisis', table)
  })
  if (p.todo.length > 0) p.stage = 'military'
  else punishTroublemakers(p, table)
}

/** After all have paid: everybody returns a token, then the most destabilising nations lose people (ruling 9.7). */
function punishTroublemakers(p: State, table: Table): void {
  tellingChanges(p, table, () => {
    for (const who of powers(p)) returnDestab(p, who, 1)
    for (const who of most(p, (power) => holderOf(p, power).destab))
      if (who !== 'star' && p.nations[who].destab > 0) setLevel(p.nations[who], p.nations[who].level - 1)
  })
}

function afterFinancial(p: State, table: Table): void {
  ecologicalCrisis(p, table)
  militaryCrisis(p, table)
}

/** Where nothing else belongs to the generation, its chapter ends here too. */
function leaveCrises(p: State, table: Table): void {
  if (p.star || p.options.alliances) {
    table.endChapter('social')
    table.enter(p.star ? 'event' : 'alliances')
  } else endGeneration(p, table)
}

/** 5.4: automatic, but it waits for open choices. */
export const crisesPhase = phase<Limit>()({
  name: 'crises',
  matters: [steps, aid],
  enter(p, table) {
    coldWar(p, table)
    financialCrisis(p, table)
    if (p.stage === null) afterFinancial(p, table)
  },
  automatic(p, table) {
    if (p.todo.length > 0) return false
    const { stage } = p
    p.stage = null
    if (stage === 'financial') afterFinancial(p, table)
    else if (stage === 'military') punishTroublemakers(p, table)
    if (p.stage === null) leaveCrises(p, table)
    return true
  },
  owes: owedEntries,
})

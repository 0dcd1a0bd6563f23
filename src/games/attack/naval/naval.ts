/** 5.7 The naval battle: submarines, lines, fire, retreat, round by round. */
import { oneOf, type PlainMove, phase, refuse, type Table, toggle } from '../../../kernel/index.ts'
import { allSeas, isSea } from '../map/atlas.ts'
import { attackMove, oneListed } from '../params.ts'
import type { View } from '../secrets/view.ts'
import { type Attack, type Seat, type State, ships } from '../state.ts'
import type { Naval, Side } from '../turn/action.ts'
import { currentAction } from '../turn/current.ts'
import { beginLines, isComplete, isLaidBySelf, layBySelf, leftFor, nextOfAutoLine } from './line.ts'
import { lineOdds, navalOdds, weighNaval } from './odds.ts'
import { fireLines } from './resolution.ts'
import { askForRetreat, isOutnumbered, loseBattle, retreat, retreating, retreats, staysBySelf } from './retreat.ts'
import { isSunk, navalBattle, shipsOf, sideOf, sides } from './sides.ts'
import { joinsBySelf } from './start.ts'

interface Step {
  /** What is asked of both sides at once. */
  readonly decision: 'subs' | 'line' | 'naval-choice'
  /** An order given while the side is asked answers at once. */
  bySelf(p: State, battle: Naval, side: Side, table: Table): boolean
  whenAnswered(p: State, battle: Naval, table: Table): void
}

/** Submarines once; then, round by round until somebody is sunk or leaves, lines, fire and retreat. */
const steps: Readonly<Record<Naval['step'], Step>> = {
  subs: { decision: 'subs', bySelf: joinsByOrder, whenAnswered: formFleets },
  lines: { decision: 'line', bySelf: isLaidByOrder, whenAnswered: fire },
  retreat: { decision: 'naval-choice', bySelf: staysByOrder, whenAnswered: retreatOrGoOn },
}

/** Submarines that join, and all other ships. */
function formFleets(p: State, battle: Naval, table: Table): void {
  if (battle.join.attacker || battle.join.defender) table.reveal('submarines', { sea: battle.sea })
  for (const side of sides) {
    const own = shipsOf(p, battle, side)
    battle.fleet[side] = { ...own, sub: battle.join[side] ? own.sub : 0 }
  }
  beginLines(p, battle)
}

/** An empty fleet loses; if both are empty the attacker does. */
function fire(p: State, battle: Naval, table: Table): void {
  table.tell('naval-lines', {
    seat: battle.attacker,
    target: battle.defender,
    round: battle.round,
    ship: battle.lines.attacker,
    against: battle.lines.defender,
  })
  fireLines(p, battle, table)
  const loser = sides.find((side) => isSunk(battle, side))
  if (loser) loseBattle(p, battle, loser, table)
  else askForRetreat(p, battle)
}

function retreatOrGoOn(p: State, battle: Naval, table: Table): void {
  const leaver = retreating(battle)
  table.reveal('retreat', { sea: battle.sea })
  if (leaver) retreat(p, battle, leaver, table)
  else {
    battle.round += 1
    beginLines(p, battle)
  }
}

function joinsByOrder(p: State, battle: Naval, side: Side, table: Table): boolean {
  const join = joinsBySelf(p, battle, side)
  if (join !== null) answerSubs(battle, side, join, table)
  return join !== null
}

function isLaidByOrder(p: State, battle: Naval, side: Side): boolean {
  if (!isLaidBySelf(p, battle, side)) return false
  layBySelf(battle, side)
  answered(battle, battle[side])
  return true
}

function staysByOrder(p: State, battle: Naval, side: Side, table: Table): boolean {
  if (!staysBySelf(p, battle, side)) return false
  choose(battle, side, stay, table)
  return true
}

function answered(battle: Naval, seat: Seat): void {
  battle.waiting = battle.waiting.filter((other) => other !== seat)
}

const subs = attackMove({
  type: 'subs',
  group: 'battle',
  answers: ['subs'],
  params: { join: toggle({ words: 'subs-join' }) },
  odds: (view, seat, { join }) => navalOdds(view, navalBattle(view), { [sideOf(navalBattle(view), seat)]: join }),
  play: (p, seat, { join }, table) => answerSubs(navalBattle(p), sideOf(navalBattle(p), seat), join, table),
})

function answerSubs(battle: Naval, side: Side, join: boolean, table: Table): void {
  const seat = battle[side]
  battle.join[side] = join
  answered(battle, seat)
  table.tellOnly([seat], join ? 'subs-join' : 'subs-stay', { sea: battle.sea })
}

const lineAdd = attackMove({
  type: 'line-add',
  group: 'battle',
  answers: ['line'],
  sequence: true,
  params: { ship: oneOf(ships, { words: 'unit' }) },
  check(p, seat, { ship }) {
    const battle = navalBattle(p)
    if (leftFor(battle, sideOf(battle, seat), ship) <= 0) return refuse('not-enough-ships', { ship })
  },
  play(p, seat, { ship }) {
    const battle = navalBattle(p)
    const side = sideOf(battle, seat)
    battle.lines[side].push(ship)
    if (isComplete(battle, side)) answered(battle, seat)
  },
  odds: (view, seat, { ship }) => lineOdds(view, navalBattle(view), sideOf(navalBattle(view), seat), ship),
})

const lineClear = attackMove({
  type: 'line-clear',
  group: 'battle',
  answers: ['line'],
  takesBack: true,
  check(p, seat) {
    const battle = navalBattle(p)
    if (battle.lines[sideOf(battle, seat)].length === 0) return refuse('line-empty')
  },
  play(p, seat) {
    const battle = navalBattle(p)
    battle.lines[sideOf(battle, seat)] = []
  },
})

const stay = 'stay'

const navalChoice = attackMove({
  type: 'naval-choice',
  group: 'battle',
  answers: ['naval-choice'],
  params: {
    to: {
      ...oneListed((p, seat) => [stay, ...retreats(p, navalBattle(p), sideOf(navalBattle(p), seat))], {
        values: [stay, ...allSeas],
        words: 'place',
      }),
      has: (value: unknown): value is string => typeof value === 'string',
    },
  },
  check(p, seat, { to }) {
    const battle = navalBattle(p)
    if (to !== stay && !isSea(p, to)) return refuse('no-such-sea')
    if (to !== stay && !retreats(p, battle, sideOf(battle, seat)).includes(to)) return refuse('no-retreat', { sea: to })
  },
  play: (p, seat, { to }, table) => choose(navalBattle(p), sideOf(navalBattle(p), seat), to, table),
})

function choose(battle: Naval, side: Side, to: string, table: Table): void {
  const seat = battle[side]
  battle.choice[side] = to
  answered(battle, seat)
  table.tellOnly([seat], to === stay ? 'you-stay' : 'you-retreat', { sea: to })
}

function laysAsOrdered(p: State, seat: Seat): PlainMove {
  const battle = navalBattle(p)
  return { type: 'line-add', ship: nextOfAutoLine(battle, sideOf(battle, seat)) }
}

/** Whoever has less than half of what the other has goes. */
function leavesTheStronger(p: State, seat: Seat): PlainMove {
  const battle = navalBattle(p)
  const side = sideOf(battle, seat)
  const [own, other] = [side, side === 'attacker' ? 'defender' : 'attacker'] as const
  const leaves = isOutnumbered(battle.fleet[own], battle.fleet[other])
  return { type: 'naval-choice', to: leaves ? retreats(p, battle, side)[0] : stay }
}

const weighWaters = (view: View) => weighNaval(view, navalBattle(view))

export const naval = phase<Attack>()({
  name: 'naval',
  decisions: {
    subs: { page: 'naval', reaction: true, weigh: weighWaters, fallback: () => ({ type: 'subs', join: false }) },
    line: { page: 'naval', reaction: true, collected: true, weigh: weighWaters, fallback: laysAsOrdered },
    'naval-choice': { page: 'naval', reaction: true, knownAnswers: true, weigh: weighWaters, fallback: leavesTheStronger },
  },
  moves: [subs, lineAdd, lineClear, navalChoice],
  isOver: (p) => currentAction(p, 'move', 'blitzkrieg', 'build').battle === null,
  automatic(p, table) {
    const battle = navalBattle(p)
    const { bySelf, whenAnswered } = steps[battle.step]
    if (battle.waiting.some((seat) => bySelf(p, battle, sideOf(battle, seat), table))) return true
    if (battle.waiting.length > 0) return false
    whenAnswered(p, battle, table)
    return true
  },
  owes(p) {
    const { waiting, step, sea, round, length, attacker, defender } = navalBattle(p)
    return waiting.map((seat) => ({
      seat,
      decision: steps[step].decision,
      about: { sea, round, length, target: seat === attacker ? defender : attacker },
    }))
  },
})

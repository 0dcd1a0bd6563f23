/** 5.7 The naval battle: submarines, lines, fire, retreat, round by round. */
import { move, oneListed, oneOf, type Phase, refuse, type Table, toggle } from '../../../kernel/index.ts'
import { allSeas, isSea } from '../map/atlas.ts'
import { shaped } from '../params.ts'
import { type Attack, type Decision, type SeaId, type Seat, type Ship, type State, ships } from '../state.ts'
import type { Naval, Side } from '../turn/action.ts'
import { beginLines, isComplete, isLaidBySelf, layBySelf, leftFor } from './line.ts'
import { fireLines } from './resolution.ts'
import { askForRetreat, loseBattle, retreat, retreating, retreats, staysBySelf } from './retreat.ts'
import { isSunk, navalBattle, shipsOf, sideOf, sides } from './sides.ts'
import { joinsBySelf } from './start.ts'

const decisionAt: Readonly<Record<Naval['step'], Decision>> = { subs: 'subs', lines: 'line', retreat: 'naval-choice' }

export const naval: Phase<Attack> = {
  automatic(p, table) {
    const battle = navalBattle(p)
    if (battle.waiting.some((seat) => answersBySelf(p, battle, sideOf(battle, seat), table))) return true
    if (battle.waiting.length > 0) return false
    if (battle.step === 'subs') formFleets(p, battle, table)
    else if (battle.step === 'lines') fight(p, battle, table)
    else afterChoice(p, battle, table)
    return true
  },
  owes(p) {
    const { waiting, step, sea, round, length, attacker, defender } = navalBattle(p)
    return waiting.map((seat) => ({
      seat,
      decision: decisionAt[step],
      about: { sea, round, length, target: seat === attacker ? defender : attacker },
    }))
  },
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
function fight(p: State, battle: Naval, table: Table): void {
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

function afterChoice(p: State, battle: Naval, table: Table): void {
  const leaver = retreating(battle)
  table.reveal('retreat', { sea: battle.sea })
  if (leaver) retreat(p, battle, leaver, table)
  else {
    battle.round += 1
    beginLines(p, battle)
  }
}

/** An order given while the side is asked answers at once. */
function answersBySelf(p: State, battle: Naval, side: Side, table: Table): boolean {
  switch (battle.step) {
    case 'subs': {
      const join = joinsBySelf(p, battle, side)
      if (join !== null) answerSubs(battle, side, join, table)
      return join !== null
    }
    case 'lines': {
      if (!isLaidBySelf(p, battle, side)) return false
      layBySelf(battle, side)
      answered(battle, battle[side])
      return true
    }
    case 'retreat': {
      if (!staysBySelf(p, battle, side)) return false
      choose(battle, side, stay, table)
      return true
    }
  }
}

function answered(battle: Naval, seat: Seat): void {
  battle.waiting = battle.waiting.filter((other) => other !== seat)
}

export const subs = move<Attack>()({
  type: 'subs',
  group: 'battle',
  answers: ['subs'],
  params: { join: toggle({ words: 'subs-join' }) },
  check: () => undefined,
  play: (p, seat, { join }, table) => answerSubs(navalBattle(p), sideOf(navalBattle(p), seat), join, table),
})

function answerSubs(battle: Naval, side: Side, join: boolean, table: Table): void {
  const seat = battle[side]
  battle.join[side] = join
  answered(battle, seat)
  table.tellOnly([seat], join ? 'subs-join' : 'subs-stay', { sea: battle.sea })
}

export const lineAdd = move<Attack>()({
  type: 'line-add',
  group: 'battle',
  answers: ['line'],
  params: { ship: oneOf(ships, { words: 'unit' }) },
  check(p, seat, given) {
    const { ship } = shaped<{ ship: Ship }>(given)
    const battle = navalBattle(p)
    if (leftFor(battle, sideOf(battle, seat), ship) <= 0) return refuse('not-enough-ships', { ship })
  },
  play(p, seat, { ship }) {
    const battle = navalBattle(p)
    const side = sideOf(battle, seat)
    battle.lines[side].push(ship)
    if (isComplete(battle, side)) answered(battle, seat)
  },
})

export const lineClear = move<Attack>()({
  type: 'line-clear',
  group: 'battle',
  answers: ['line'],
  takesBack: true,
  params: {},
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

export const navalChoice = move<Attack>()({
  type: 'naval-choice',
  group: 'battle',
  answers: ['naval-choice'],
  params: {
    to: {
      // `as`: the rulebook is only ever asked for its own seats.
      ...oneListed((p: State, seat: string) => [stay, ...retreats(p, navalBattle(p), sideOf(navalBattle(p), seat as Seat))], {
        values: [stay, ...allSeas],
        words: 'place',
      }),
      has: (value: unknown): value is string => typeof value === 'string',
    },
  },
  check(p, seat, given) {
    const { to } = shaped<{ to: SeaId }>(given)
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

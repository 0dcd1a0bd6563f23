/** 5.8 The land battle: both sides open, then defender and attacker reinforce, roll and remove, round by round, to the end. */
import { oneOf, type PlainMove, phase, refuse, type Table } from '../../../kernel/index.ts'
import { effects, sizeOf } from '../derived.ts'
import { moving } from '../movement/in-transit.ts'
import { attackMove, counts, isLandRecord } from '../params.ts'
import { type Attack, type Land, landUnits, type State } from '../state.ts'
import type { Battle } from '../turn/action.ts'
import { cannotReinforce, committedBy, lineSpace, longestLine, moveUp, openingSize, opensInOneWay } from './commit.ts'
import { afterHit, bestHit, type Hit, isForced, isSpent, removedBy, targetsOf, type Volley } from './hits.ts'
import { endLandBattle } from './outcome.ts'
import { roll } from './roll.ts'
import { armyOf, commander, commitPolicy, enemyOf, givesBestHits, isWiped, landBattle, ownerOfSide } from './sides.ts'
import { weighBattle } from './weigh.ts'

interface Step {
  readonly decision: 'open' | 'reinforce' | 'hit'
  /** What an order, or having no choice, does without asking. */
  bySelf(p: State, battle: Battle, table: Table): boolean
}

/** Both open once; then, from the defender on, each side in turn reinforces, rolls and removes. */
const steps: Readonly<Record<Battle['step'], Step>> = {
  'open-attacker': { decision: 'open', bySelf: openBySelf },
  'open-defender': { decision: 'open', bySelf: openBySelf },
  reinforce: { decision: 'reinforce', bySelf: reinforceBySelf },
  hits: { decision: 'hit', bySelf: removeBySelf },
}

/** How many more units the side may send forward. */
const roomFor = (battle: Battle): number =>
  battle.step === 'reinforce' ? lineSpace(battle, battle.side) : openingSize(battle, battle.side)

/** Opening, where there is one way only or a standing order. */
function openBySelf(p: State, battle: Battle): boolean {
  const { side } = battle
  const policy = commitPolicy(p, battle, side)
  const reserve = battle.reserve[side]
  if (policy === 'ask' && !opensInOneWay(reserve)) return false
  open(battle, committedBy(policy === 'ask' ? 'balanced' : policy, reserve, openingSize(battle, side)))
  return true
}

/** The attacker opens, then the defender, who also acts first. */
function open(battle: Battle, units: Readonly<Land>): void {
  moveUp(battle, battle.side, units)
  battle.step = battle.side === 'attacker' ? 'open-defender' : 'reinforce'
  battle.side = 'defender'
}

function reinforceBySelf(p: State, battle: Battle, table: Table): boolean {
  const { side } = battle
  if (!cannotReinforce(battle)) {
    const policy = commitPolicy(p, battle, side)
    if (policy === 'ask') return false
    const units = committedBy(policy, battle.reserve[side], lineSpace(battle, side))
    moveUp(battle, side, units)
    table.tell('reinforces', { region: battle.region, army: armyOf(battle, side), units })
  }
  roll(p, side, table)
  return true
}

function volleyOf(p: State, battle: Battle): Volley {
  const owner = ownerOfSide(battle, battle.side)
  const rockets = owner !== undefined && effects(p, owner, 'artillery-any').length > 0
  return { line: battle.line[enemyOf(battle.side)], hits: battle.hits, rockets }
}

/** One hit by itself, or the end of the hits. */
function removeBySelf(p: State, battle: Battle, table: Table): boolean {
  const volley = volleyOf(p, battle)
  if (isSpent(volley)) {
    nextSide(p, battle, table)
    return true
  }
  if (!givesBestHits(p, battle, battle.side) && !isForced(volley)) return false
  strike(p, battle, bestHit(volley)!, table)
  return true
}

function strike(p: State, battle: Battle, { by, target }: Hit, table: Table): void {
  const volley = volleyOf(p, battle)
  const enemy = enemyOf(battle.side)
  const removed = removedBy(volley, by, target)
  const after = afterHit(volley, by, target)
  battle.line[enemy] = { ...after.line }
  battle.hits = { ...after.hits }
  battle.lost[enemy] += removed
  table.tell('removes', { region: battle.region, army: armyOf(battle, enemy), hit: by, units: { [target]: removed } })
}

/** The other side acts; after the attacker a new round begins. No retreat, ever. */
function nextSide(p: State, battle: Battle, table: Table): void {
  battle.hits = { inf: 0, tank: 0, art: 0, plane: 0 }
  const enemy = enemyOf(battle.side)
  if (isWiped(battle, enemy)) {
    endLandBattle(p, battle.side, table)
    return
  }
  if (battle.side === 'attacker') battle.round += 1
  battle.side = enemy
  battle.step = 'reinforce'
}

/** What may be committed now. */
const roomNow = (p: State): readonly [from: number, to: number] => {
  const battle = landBattle(p)
  const { side, step } = battle
  if (step !== 'reinforce') return [openingSize(battle, side), openingSize(battle, side)]
  return [Math.max(0, 1 - sizeOf(battle.line[side])), lineSpace(battle, side)]
}

const commit = attackMove({
  type: 'commit',
  group: 'battle',
  answers: ['open', 'reinforce'],
  params: {
    units: {
      ...counts({
        keys: landUnits,
        most: (p) => landBattle(p).reserve[landBattle(p).side],
        total: roomNow,
        words: 'unit',
      }),
      has: isLandRecord,
    },
  },
  check(p, _seat, { units }) {
    const battle = landBattle(p)
    const { side, step } = battle
    if (landUnits.some((unit) => units[unit] > battle.reserve[side][unit]))
      return refuse('not-in-reserve', { units: battle.reserve[side] })
    const total = sizeOf(units)
    if (step !== 'reinforce')
      return total === openingSize(battle, side) ? undefined : refuse('must-commit-four', { count: openingSize(battle, side) })
    if (total > lineSpace(battle, side)) return refuse('line-too-long', { most: longestLine(battle) })
    if (sizeOf(battle.line[side]) + total === 0) return refuse('line-empty')
  },
  play(p, _seat, { units }, table) {
    const battle = landBattle(p)
    const { region, side, step } = battle
    const sent = sizeOf(units) > 0 ? 'reinforces' : 'no-reinforcements'
    table.tell(step === 'reinforce' ? sent : 'opens', { region, army: armyOf(battle, side), units })
    if (step === 'reinforce') {
      moveUp(battle, side, units)
      roll(p, side, table)
    } else open(battle, units)
  },
})

const hit = attackMove({
  type: 'hit',
  group: 'battle',
  answers: ['hit'],
  params: { by: oneOf(landUnits, { words: 'unit' }), target: oneOf(landUnits, { words: 'unit' }) },
  check(p, _seat, { by, target }) {
    const volley = volleyOf(p, landBattle(p))
    if (volley.hits[by] === 0) return refuse('no-such-hit', { hit: by })
    if (volley.line[target] === 0) return refuse('no-such-target', { unit: target })
    if (!targetsOf(volley, by).includes(target)) return refuse('hierarchy', { hit: by, units: targetsOf(volley, by) })
  },
  play: (p, _seat, chosen, table) => strike(p, landBattle(p), chosen, table),
})

function commitsBalanced(p: State): PlainMove {
  const battle = landBattle(p)
  return { type: 'commit', units: committedBy('balanced', battle.reserve[battle.side], roomFor(battle)) }
}

export const land = phase<Attack>()({
  name: 'land',
  decisions: {
    open: { page: 'land', weigh: weighBattle, fallback: commitsBalanced },
    reinforce: { page: 'land', weigh: weighBattle, fallback: commitsBalanced },
    hit: { page: 'land', weigh: weighBattle, fallback: (p) => ({ type: 'hit', ...bestHit(volleyOf(p, landBattle(p))) }) },
  },
  moves: [commit, hit],
  isOver: (p) => moving(p).battle === null,
  automatic(p, table) {
    const battle = landBattle(p)
    return steps[battle.step].bySelf(p, battle, table)
  },
  owes(p) {
    const battle = landBattle(p)
    const { side, step, region, round } = battle
    const seat = commander(battle, side)
    const about = { region, round, army: armyOf(battle, side), room: roomFor(battle), faces: battle.hits }
    return seat ? [{ seat, decision: steps[step].decision, about }] : []
  },
})

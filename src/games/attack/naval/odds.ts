/** 5.7 How a naval battle may end: fought out many times, with lines as the rules lay them, until somebody is sunk or too weak to stay. */
import { type Notice, type Odds, playedOut, type Weighing } from '../../../kernel/index.ts'
import { steadyDie } from '../../shared/dice.ts'
import { type Board, fleetOf, noFleet, sizeOf } from '../derived.ts'
import type { View } from '../secrets/view.ts'
import { type Fleet, type Seat, type Ship, ships } from '../state.ts'
import type { BySide, Naval, Side } from '../turn/action.ts'
import { completed, longestLine } from './line.ts'
import { type FireControl, fireControlOf, fireRound, placesOf, withoutStruck } from './resolution.ts'
import { isOutnumbered, retreats } from './retreat.ts'
import { onlySubmarines, sides } from './sides.ts'

const samples = 400
/** Two carriers may miss each other for long; nobody waits for that. */
const mostRounds = 60

type Fleets = BySide<Fleet>
/** How it ended for whom: a fleet is sunk, or leaves. */
interface End {
  readonly side: Side
  readonly how: 'sunk' | 'leaves'
}

const copyOf = ({ attacker, defender }: Fleets): Fleets => ({ attacker: { ...attacker }, defender: { ...defender } })

function fightOut(
  fleet: Fleets,
  begun: BySide<readonly Ship[]>,
  mayLeave: BySide<boolean>,
  control: FireControl,
  dice: () => number,
): End {
  const battle = { fleet, damaged: { attacker: 0, defender: 0 } }
  for (let round = 0; round < mostRounds; round++) {
    const length = Math.min(longestLine, ...sides.map((side) => sizeOf(fleet[side])))
    const laid = (side: Side) => placesOf(completed(round === 0 ? begun[side] : [], fleet[side], length))
    const lines = { attacker: laid('attacker'), defender: laid('defender') }
    fireRound(lines, control, dice)
    for (const side of sides) withoutStruck(battle, side, lines[side])
    const sunk = sides.find((side) => sizeOf(fleet[side]) === 0)
    if (sunk) return { side: sunk, how: 'sunk' }
    const weak = sides.find(
      (side) => mayLeave[side] && isOutnumbered(fleet[side], fleet[side === 'attacker' ? 'defender' : 'attacker']),
    )
    if (weak) return { side: weak, how: 'leaves' }
  }
  return { side: 'attacker', how: 'sunk' }
}

/** How often the attacker sinks the others, if both fight to the end. */
export function winsAtSea(
  p: Board,
  foes: Pick<Naval, 'attacker' | 'defender'>,
  fleets: Fleets,
  battles: number,
  die: () => number,
): number {
  const control = fireControlOf(p, foes)
  let won = 0
  for (let fought = 0; fought < battles; fought++)
    if (fightOut(copyOf(fleets), unlaid, { attacker: false, defender: false }, control, () => die() + die()).side === 'defender')
      won += 1
  return won / battles
}

type Foes = Pick<Naval, 'attacker' | 'defender' | 'sea'>

const unlaid: BySide<readonly Ship[]> = { attacker: [], defender: [] }

/** `begun` is what each side has laid of its next line, as far as it is known. */
function oddsOf(view: View, foes: Foes, fleets: Fleets, begun = unlaid): Odds {
  const { sea } = foes
  const mayLeave = {
    attacker: retreats(view, foes, 'attacker').length > 0,
    defender: retreats(view, foes, 'defender').length > 0,
  }
  const die = steadyDie()
  const control = fireControlOf(view, foes)
  const told = {
    sunk: (seat: Seat) => ({ key: 'naval-lost', params: { seat, sea } }),
    leaves: (seat: Seat) => ({ key: 'retreats', params: { seat } }),
  }
  const ends = sides.flatMap((side) =>
    (['sunk', 'leaves'] as const).map((how) => ({
      side,
      how,
      key: how,
      params: { seat: foes[side] },
      told: told[how](foes[side]),
    })),
  )
  const lost = { attacker: 0, defender: 0 }
  const found = playedOut(
    samples,
    ends.map(({ key, params, told: event }) => ({ key, params, told: event })),
    () => {
      const left = copyOf(fleets)
      const end = fightOut(left, begun, mayLeave, control, () => die() + die())
      for (const side of sides) lost[side] += sizeOf(fleets[side]) - sizeOf(left[side])
      return ends.findIndex(({ side, how }) => side === end.side && how === end.how)
    },
  )
  const average = (side: Side) => Math.round((10 * lost[side]) / samples) / 10
  const params = { seat: foes.attacker, target: foes.defender, mine: average('attacker'), theirs: average('defender') }
  return { ...found, expected: { key: 'ships', params } }
}

/** Submarines fight where they have joined, or where a side has nothing else. */
function formed(view: View, { attacker, defender, sea }: Foes, joins: Partial<Record<Side, boolean | null>>): Fleets {
  const of = (side: Side, seat: Seat): Fleet => {
    const own = fleetOf(view, sea, seat)
    return joins[side] || onlySubmarines(own) ? own : { ...own, sub: 0 }
  }
  return { attacker: of('attacker', attacker), defender: of('defender', defender) }
}

/** Of a battle that has not begun; submarines stay out of it. */
export const contestOdds = (view: View, foes: Foes): Odds => ({
  of: { key: 'waters', params: { sea: foes.sea } },
  ...oddsOf(view, foes, formed(view, foes, {})),
})

/** Of the battle that is on, from the ships that fight now and the line that the asker lays. */
export function navalOdds(view: View, battle: Naval, joins: Partial<Record<Side, boolean>> = {}): Odds {
  if (battle.step === 'subs') return oddsOf(view, battle, formed(view, battle, { ...battle.join, ...joins }))
  return oddsOf(view, battle, battle.fleet, battle.step === 'lines' ? battle.lines : unlaid)
}

/** With this ship next in the line of one side, and the others as the rules would lay them. */
export function lineOdds(view: View, battle: Naval, side: Side, ship: Ship): Odds {
  const lines = { ...battle.lines, [side]: [...battle.lines[side], ship] }
  return oddsOf(view, battle, battle.fleet, lines)
}

const fleetFact = (view: View, battle: Naval, side: Side): Notice => {
  const { sea, step, fleet, damaged } = battle
  const all = step === 'subs' ? fleetOf(view, sea, battle[side]) : fleet[side]
  const units = Object.fromEntries(ships.map((ship) => [ship, all[ship]]))
  return { key: 'fleet', params: { seat: battle[side], units: { ...noFleet(), ...units }, damaged: damaged[side] } }
}

export function weighNaval(view: View, battle: Naval): Weighing {
  const facts = [...sides.map((side) => fleetFact(view, battle, side)), { key: 'sea-stakes', params: { sea: battle.sea } }]
  return { facts, odds: battle.step === 'subs' ? [] : [navalOdds(view, battle)] }
}

/** 5.2.6 Interception: submarines fire at land units that cross their sea. */
import {
  askedAfter,
  type Odds,
  type Owed,
  oneListed,
  optional,
  type PlainMove,
  phase,
  refuse,
  type Table,
  type Together,
  toggle,
  usually,
  type Weighing,
} from '../../../kernel/index.ts'
import { hitsOf, reaching } from '../../shared/dice.ts'
import { data } from '../data.ts'
import { activeSeat, type Board, dieBonus, fleetOf, orderOf, passagePolicy, reactionOrder, surfaceShips } from '../derived.ts'
import { checkElimination } from '../end/elimination.ts'
import { atlasOf } from '../map/atlas.ts'
import { escortFire } from '../naval/escort.ts'
import { attackMove, oneSea } from '../params.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, SeaId, Seat, State } from '../state.ts'
import { type MoveAction, type Quarry, quarries, type Shot, standardQuarry } from '../turn/action.ts'
import { isShipped, moving, seasOf } from './in-transit.ts'
import { crossingFacts } from './weigh.ts'

const openShots = ({ shots }: MoveAction, seat?: Seat): Shot[] =>
  shots.filter((shot) => shot.fire === null && (seat === undefined || shot.seat === seat))

/** Whoever granted passage, by answer or by order, does not fire. */
const mayFire = (p: State, sea: SeaId, seat: Seat): boolean =>
  fleetOf(p, sea, seat).sub > 0 && !moving(p).allowed.includes(seat) && passagePolicy(p, seat, activeSeat(p)) !== 'allow'

function shotOf(p: State, sea: SeaId, seat: Seat): Shot {
  return { sea, seat, fire: firesByOrder(p, sea, seat), prefer: standardQuarry }
}

function firesByOrder(p: State, sea: SeaId, seat: Seat): boolean | null {
  const order = orderOf(p, seat, 'intercept')
  if (order === 'ask') return null
  return order === 'always' || (order === 'unescorted' && isUnescorted(p, sea, seat))
}

/** An order given while the seat is asked answers at once. */
function answerByOrder(p: State, shot: Shot, table: Table): boolean {
  const fires = firesByOrder(p, shot.sea, shot.seat)
  if (fires !== null) answer(shot, fires, table)
  return fires !== null
}

function answer(shot: Shot, fires: boolean, table: Table): void {
  shot.fire = fires
  table.tellOnly([shot.seat], fires ? 'you-fire' : 'you-hold-fire', { sea: shot.sea })
}

/** No destroyer or carrier but the seat's own is in the area. */
const isUnescorted = (p: State, sea: SeaId, seat: Seat): boolean =>
  p.seats.every((other) => other === seat || surfaceShips({ ...fleetOf(p, sea, other), bb: 0 }) === 0)

/** What to shoot at first is said by those who shoot, and by nobody else (6). */
const aimOfShooters: Together = ({ fire, prefer }) => (fire === true) === (prefer !== undefined)

const aims = (_p: State, _seat: string, { fire }: { fire?: boolean }): readonly Quarry[] => (fire === false ? [] : quarries)

const interceptMove = attackMove({
  type: 'intercept',
  group: 'armies',
  params: {
    sea: oneSea((p, seat) => openShots(moving(p), seat).map(({ sea }) => sea)),
    fire: toggle({ words: 'shot' }),
    prefer: askedAfter(optional(usually(oneListed(aims, { values: quarries, words: 'unit' }), () => standardQuarry)), 'fire'),
  },
  together: [aimOfShooters],
  check(p, seat, { sea }) {
    if (!openShots(moving(p), seat).some((shot) => shot.sea === sea)) return refuse('not-asked', { sea })
  },
  play(p, seat, { sea, fire: fires, prefer }, table) {
    const shot = openShots(moving(p), seat).find((known) => known.sea === sea)!
    if (prefer) shot.prefer = prefer
    answer(shot, fires, table)
  },
})

/** Planes cannot be hit. */
const quarryIn = (p: Pick<State, 'action' | 'options'>, sea: SeaId) =>
  moving(p).marches.filter((march) => isShipped(march) && seasOf(p, march).includes(sea))

const bySubmarine = (p: Board, seat: Seat): number =>
  reaching(6, data.thresholds.submarineRaid, dieBonus(p, seat, 'submarine-raid'))

/** How many units the seat's submarines hit. Those that crossed elsewhere meanwhile can be fewer. */
function shotOdds(view: View, seat: Seat, sea: SeaId): Odds {
  const fired = fleetOf(view, sea, seat).sub
  const outcomes = hitsOf(fired, bySubmarine(view, seat)).map((chance, hits) => {
    const params = { hits }
    return { key: 'shots', params, chance, told: { key: 'intercepts', params: { seat, sea, hits } } }
  })
  return { outcomes }
}

/** Who crosses, and who would shoot back. */
function weighShot(view: View, seat: Seat, { about }: Owed<Attack>): Weighing {
  const sea = String(about?.sea)
  const mover = activeSeat(view)
  const { dd, cv } = fleetOf(view, sea, mover)
  const submarines = fleetOf(view, sea, seat).sub
  const escorts = { key: 'escorts', params: { by: mover, submarines, dd, cv } }
  return { facts: [...crossingFacts(view, quarryIn(view, sea)), escorts], odds: [shotOdds(view, seat, sea)] }
}

const otherwise: readonly Quarry[] = ['tank', 'art', 'inf']

/** All have answered: those who said so fire. */
export function fireAtCrossings(p: State, table: Table): void {
  for (const shot of moving(p).shots) if (shot.fire) fire(p, shot, table)
  checkElimination(p, table)
}

function fire(p: State, { sea, seat, prefer }: Shot, table: Table): void {
  const target = activeSeat(p)
  if (quarryIn(p, sea).length === 0) return
  const fired = fleetOf(p, sea, seat).sub
  const bonus = dieBonus(p, seat, 'submarine-raid')
  const dice = Array.from({ length: fired }, () => table.chance.die(6))
  const hits = dice.filter((die) => die + bonus >= data.thresholds.submarineRaid).length
  table.tell('intercepts', { seat, target, sea, dice, bonus, hits })
  const order = [prefer, ...otherwise.filter((unit) => unit !== prefer)]
  for (let hit = 0; hit < hits; hit++) sinkOne(p, sea, order, table)
  // The mover is the victim, and the first to shoot back.
  escortFire(
    p,
    { sea, hunted: seat, fired, isVictim: (other) => other === target, hunters: [target, ...reactionOrder(p)] },
    table,
  )
}

/** Of the first type that still crosses the sea, the earliest march loses a unit. */
function sinkOne(p: State, sea: SeaId, order: readonly string[], table: Table): void {
  const action = moving(p)
  const unit = order.find((known) => quarryIn(p, sea).some((march) => march.unit === known))
  const march = quarryIn(p, sea).find((known) => known.unit === unit)
  if (!march) return
  march.count -= 1
  action.marches = action.marches.filter(({ count }) => count > 0)
  table.tell('sunk-at-sea', { seat: activeSeat(p), sea, units: { [march.unit]: 1 } })
}

function firesAtUnescorted(p: State, seat: Seat, { about }: Owed<Attack>): PlainMove {
  const sea = String(about?.sea)
  return isUnescorted(p, sea, seat)
    ? { type: 'intercept', sea, fire: true, prefer: standardQuarry }
    : { type: 'intercept', sea, fire: false }
}

export const intercept = phase<Attack>()({
  name: 'intercept',
  decisions: { intercept: { page: 'sea', reaction: true, quiet: true, weigh: weighShot, fallback: firesAtUnescorted } },
  moves: [interceptMove],
  isOver: (p) => openShots(moving(p)).length === 0,
  enter(p) {
    const action = moving(p)
    const crossed = new Set(action.marches.filter(isShipped).flatMap((march) => seasOf(p, march)))
    action.shots = atlasOf(p)
      .seas.filter((sea) => crossed.has(sea))
      .flatMap((sea) => reactionOrder(p).flatMap((seat) => (mayFire(p, sea, seat) ? [shotOf(p, sea, seat)] : [])))
  },
  automatic: (p, table) => openShots(moving(p)).some((shot) => answerByOrder(p, shot, table)),
  owes: (p) => openShots(moving(p)).map(({ seat, sea }) => ({ seat, decision: 'intercept', about: { by: p.active, sea } })),
})

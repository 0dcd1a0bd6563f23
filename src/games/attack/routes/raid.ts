/** 5.12 The commerce raid: submarines fall upon the trade routes of a sea area. */
import { type PlainMove, phase, refuse, type Table } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { hitsOf, reaching } from '../../shared/dice.ts'
import { othersThan } from '../../shared/seats.ts'
import { data, routeOf } from '../data.ts'
import { activeSeat, dieBonus, fleetOf, reactionOrder } from '../derived.ts'
import { atlasOf } from '../map/atlas.ts'
import { escortFire } from '../naval/escort.ts'
import { attackMove, oneCard, oneSea } from '../params.ts'
import type { Attack, SeaId, Seat, State } from '../state.ts'
import type { RaidAction } from '../turn/action.ts'
import { alreadyUsed, currentAction, noOil, payAction } from '../turn/current.ts'
import { ending } from '../turn/end-action.ts'

type Prey = RaidAction['shown'][number]

/** Routes of other seats in the sea: reaction order, then the order in which they lie. */
const preyIn = (p: State, sea: SeaId): Prey[] =>
  reactionOrder(p).flatMap((seat) =>
    p.players[seat].routes.filter((route) => routeOf(route).sea === sea).map((route) => ({ seat, route })),
  )

/** What can be hit in the area that is raided. */
function targets(p: State): Prey[] {
  const { sea } = currentAction(p, 'raid')
  return sea === null ? [] : preyIn(p, sea)
}

const hasSubmarines = (p: State, seat: Seat): boolean => atlasOf(p).seas.some((sea) => fleetOf(p, sea, seat).sub > 0)

export const raid = attackMove({
  type: 'raid',
  group: 'war',
  check(p, seat) {
    const used = alreadyUsed(p, 'raid')
    if (used) return used
    if (!hasSubmarines(p, seat)) return refuse('no-submarines')
    return noOil(p)
  },
  play(p, seat, _given, table) {
    payAction(p, table).used.push('raid')
    const areas = atlasOf(p).seas.filter((sea) => fleetOf(p, sea, seat).sub > 0 && preyIn(p, sea).length > 0)
    const shown = areas.flatMap((sea) => preyIn(p, sea))
    p.action = { type: 'raid', areas, sea: null, hits: 0, fired: 0, victims: [], shown }
    table.tell('raids', { seat })
    if (shown.length > 0) table.reveal('routes', { seat })
    else table.tell('raids-nothing', { seat })
  },
  harm: (p, seat) =>
    othersThan(p, seat).some((other) => p.players[other].routes.length > 0) ? [] : [{ key: 'raids-nothing', params: {} }],
})

const raidArea = attackMove({
  type: 'raid-area',
  group: 'war',
  answers: ['raid'],
  params: { sea: oneSea((p) => currentAction(p, 'raid').areas) },
  check(p, _seat, { sea }) {
    if (!currentAction(p, 'raid').areas.some((area) => area === sea)) return refuse('not-a-raid-area', { sea })
  },
  play(p, seat, { sea }, table) {
    const action = currentAction(p, 'raid')
    action.areas = action.areas.filter((other) => other !== sea)
    action.sea = sea
    action.fired = fleetOf(p, sea, seat).sub
    action.victims = [...new Set(preyIn(p, sea).map((prey) => prey.seat))]
    const bonus = dieBonus(p, seat, 'submarine-raid')
    const dice = Array.from({ length: action.fired }, () => table.chance.die(6))
    action.hits = dice.filter((die) => die + bonus >= data.thresholds.submarineRaid).length
    table.tell('raid-roll', { seat, sea, dice, bonus, hits: action.hits })
  },
  odds(view, seat, { sea }) {
    const needed = reaching(6, data.thresholds.submarineRaid, dieBonus(view, seat, 'submarine-raid'))
    const outcomes = hitsOf(fleetOf(view, sea, seat).sub, needed).map((chance, hits) => {
      return { key: 'shots', params: { hits }, chance, told: { key: 'raid-roll', params: { seat, sea, hits } } }
    })
    return { outcomes }
  },
  final: () => true,
})

const raidHit = attackMove({
  type: 'raid-hit',
  group: 'war',
  answers: ['raid-hit'],
  params: { route: oneCard((p) => targets(p).map(({ route }) => route)) },
  check(p, _seat, { route }) {
    if (!targets(p).some((prey) => prey.route === route)) return refuse('not-a-target', { route })
  },
  play(p, _seat, { route }, table) {
    hitRoute(p, targets(p).find((prey) => prey.route === route)!, table)
  },
})

/** A first hit disables the route, a second one in the same round destroys it, whoever scored the first. */
function hitRoute(p: State, { seat, route }: Prey, table: Table): void {
  const action = currentAction(p, 'raid')
  const owner = p.players[seat]
  const { sea } = routeOf(route)
  action.hits -= 1
  const knowing = [activeSeat(p), seat]
  if (!owner.disabled.includes(route)) {
    owner.disabled.push(route)
    table.tellOnly(knowing, 'route-disabled', { seat, route }, { key: 'some-route-disabled', params: { seat, sea } })
    return
  }
  owner.disabled = owner.disabled.filter((other) => other !== route)
  owner.routes = owner.routes.filter((other) => other !== route)
  owner.reserve = owner.reserve.filter((other) => other !== route)
  action.shown = action.shown.filter((prey) => prey.route !== route)
  p.decks.routes.push(route)
  table.tellOnly(knowing, 'route-destroyed', { seat, route }, { key: 'some-route-destroyed', params: { seat, sea } })
}

/** The area is through: escorts shoot back at the submarines that fired. */
function endArea(p: State, action: RaidAction, sea: SeaId, table: Table): void {
  const { fired, victims } = action
  Object.assign(action, { sea: null, hits: 0, fired: 0, victims: [] })
  escortFire(
    p,
    { sea, hunted: activeSeat(p), fired, isVictim: (seat) => victims.includes(seat), hunters: reactionOrder(p) },
    table,
  )
}

/** The route that is worth most. */
function mostWorth(p: State): PlainMove {
  const { shown, sea } = currentAction(p, 'raid')
  const prey = shown.filter(({ route }) => routeOf(route).sea === sea)
  return { type: 'raid-hit', route: best(prey, ({ route }) => routeOf(route).value)?.route }
}

/** One hit or one area at a time; with nothing left to raid the action is over. */
export const raidPhase = phase<Attack>()({
  name: 'raid',
  decisions: {
    raid: { page: 'raid', fallback: () => ({ type: 'end-action' }) },
    'raid-hit': { page: 'raid', fallback: mostWorth },
  },
  moves: [raidArea, raidHit],
  matters: [ending],
  isOver(p) {
    const { sea, areas } = currentAction(p, 'raid')
    return sea === null && areas.length === 0
  },
  automatic(p, table) {
    const action = currentAction(p, 'raid')
    const { sea } = action
    if (sea === null) return false
    const prey = targets(p)
    if (action.hits === 0 || prey.length === 0) endArea(p, action, sea, table)
    else if (prey.length === 1) hitRoute(p, prey[0]!, table)
    else return false
    return true
  },
  owes(p) {
    const { sea, hits } = currentAction(p, 'raid')
    const seat = activeSeat(p)
    return [sea === null ? { seat, decision: 'raid' } : { seat, decision: 'raid-hit', about: { sea, hits } }]
  },
})

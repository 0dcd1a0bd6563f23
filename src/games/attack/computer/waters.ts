/** The sea: whose ships turn others back there, whether they can be beaten, and with which fleet. */
import { steadyDie } from '../../shared/dice.ts'
import { costOf, fleetOf, holdsSea, noFleet, ownerOf, ownRegions, passagePolicy, sizeOf } from '../derived.ts'
import { rankingOf } from '../end/scoring.ts'
import { adjacentTo, atlasOf, coast, crossings } from '../map/atlas.ts'
import { sailRefusal } from '../movement/sailing.ts'
import { winsAtSea } from '../naval/odds.ts'
import { fleetCost } from '../naval/retreat.ts'
import { onlySubmarines } from '../naval/sides.ts'
import { type Fleet, type RegionId, type SeaId, type Seat, type State, ships } from '../state.ts'
import type { Sail } from '../turn/action.ts'
import type { Manner } from './manner.ts'

export const isNeighbour = (p: State, seat: Seat, other: Seat): boolean =>
  ownRegions(p, seat).some((region) => adjacentTo(p, region).some((next) => ownerOf(p, next) === other))

/** As an order says; without one as a computer would answer, which is how most answer whoever does them no harm. */
function letsPass(p: State, owner: Seat, seat: Seat): boolean {
  const policy = passagePolicy(p, owner, seat)
  return policy === 'allow' || (policy === 'ask' && rankingOf(p)[0] !== seat && !isNeighbour(p, owner, seat))
}

/** Whose ships turn back whoever crosses; for who knows no better, all of them. */
const foesAt = (p: State, seat: Seat, sea: SeaId, { sails }: Manner): Seat[] =>
  p.seats.filter((other) => {
    if (other === seat || !p.seas[sea]?.[other]) return false
    return !sails || (holdsSea(p, sea, other) && !letsPass(p, other, seat))
  })

/** The seas that can be crossed. */
export const openSeas = (p: State, seat: Seat, manner: Manner): ReadonlySet<SeaId> =>
  new Set(atlasOf(p).seas.filter((sea) => foesAt(p, seat, sea, manner).length === 0))

/** One’s own ships sail together against those of one other, so that the army can cross. */
export interface Sally {
  readonly sea: SeaId
  readonly sails: readonly Sail[]
  /** How likely the sea is free afterwards. */
  readonly chance: number
}

/** One foe’s ships that alone close a sea between a region of one’s own and one that is not. */
function blockades(p: State, seat: Seat, manner: Manner): readonly { readonly sea: SeaId; readonly foe: Seat }[] {
  const open = openSeas(p, seat, manner)
  const between = new Set<SeaId>()
  for (const region of ownRegions(p, seat))
    for (const { to, seas } of crossings(p, region)) {
      const closed = seas.filter((sea) => !open.has(sea))
      if (closed.length === 1 && ownerOf(p, to) !== seat) between.add(closed[0]!)
    }
  return [...between].flatMap((sea) => {
    const foes = foesAt(p, seat, sea, manner)
    return foes.length === 1 ? [{ sea, foe: foes[0]! }] : []
  })
}

/** All own ships that can come there from elsewhere. */
const gathering = (p: State, seat: Seat, to: SeaId): Sail[] =>
  atlasOf(p).seas.flatMap((from) => {
    const fleet = fleetOf(p, from, seat)
    if (from === to || sizeOf(fleet) === 0 || sailRefusal(p, seat, from, to)) return []
    return ships.flatMap((ship) => (fleet[ship] > 0 ? [{ from, to, ship, count: fleet[ship] }] : []))
  })

function together(fleet: Readonly<Fleet>, sails: readonly Sail[]): Fleet {
  const all = { ...fleet }
  for (const { ship, count } of sails) all[ship] += count
  return all
}

const surface = (fleet: Readonly<Fleet>): Fleet => ({ ...fleet, sub: 0 })

/** Submarines join where the other ships are the weaker side, or alone. */
const formed = (own: Fleet, other: Fleet): Fleet =>
  onlySubmarines(own) || fleetCost(surface(own)) < fleetCost(surface(other)) ? own : surface(own)

const known = new Map<string, number>()
const mostKnown = 5_000
const battles = 40

function chanceAtSea(p: State, seat: Seat, foe: Seat, own: Fleet, other: Fleet): number {
  const fleets = { attacker: formed(own, other), defender: formed(other, own) }
  const techs = (of: Seat) => p.players[of].techs.join()
  const key = [...sidesOf(fleets), techs(seat), techs(foe)].join('|')
  if (known.size > mostKnown) known.clear()
  const chance = known.get(key) ?? winsAtSea(p, { attacker: seat, defender: foe }, fleets, battles, steadyDie())
  known.set(key, chance)
  return chance
}

const sidesOf = ({ attacker, defender }: { readonly attacker: Fleet; readonly defender: Fleet }): string[] =>
  [attacker, defender].map((fleet) => Object.values(fleet).join())

const likely = 0.6

/** The sallies that are likely to succeed with the ships there are. */
export const salliesOf = (p: State, seat: Seat, manner: Manner): readonly Sally[] =>
  blockades(p, seat, manner).flatMap(({ sea, foe }) => {
    const sails = gathering(p, seat, sea)
    const own = together(fleetOf(p, sea, seat), sails)
    if (sizeOf(own) === 0) return []
    const chance = chanceAtSea(p, seat, foe, own, fleetOf(p, sea, foe))
    return chance >= likely ? [{ sea, sails, chance }] : []
  })

/** Seas that are open, and those that the ships there are can open. */
export const passableSeas = (p: State, seat: Seat, manner: Manner): ReadonlySet<SeaId> => {
  const sallies = manner.sails ? salliesOf(p, seat, manner) : []
  return new Set([...openSeas(p, seat, manner), ...sallies.map(({ sea }) => sea)])
}

/** Ships that are built so that a sea can be crossed. */
export interface Armada {
  readonly sea: SeaId
  readonly yard: SeaId
  readonly ships: Partial<Fleet>
  readonly cost: number
  readonly chance: number
}

const enough = 0.75
const mostBuilt = 12

/** Destroyers, or battleships first: whatever comes cheaper. */
const mixes: readonly (readonly (keyof Fleet)[])[] = [['dd'], ['bb', 'dd'], ['bb']]

function armadaFor(p: State, seat: Seat, sea: SeaId, foe: Seat): Armada | undefined {
  const own = ownRegions(p, seat)
  const yards = new Set(own.flatMap((region) => coast(p, region)))
  const isQuiet = (yard: SeaId) => p.seats.every((other) => other === seat || !holdsSea(p, yard, other))
  const away = [...yards].find((yard) => yard !== sea && isQuiet(yard) && !sailRefusal(p, seat, yard, sea))
  const yard = away ?? (yards.has(sea) ? sea : undefined)
  if (yard === undefined) return undefined
  // What is launched among enemies fights at once, without those who would have to come.
  const before = yard === sea ? fleetOf(p, sea, seat) : together(fleetOf(p, sea, seat), gathering(p, seat, sea))
  const found = mixes.flatMap((mix): Armada[] => {
    const built: Partial<Fleet> = {}
    let cost = 0
    for (let count = 0; count < mostBuilt; count++) {
      const ship = mix[count % mix.length]!
      built[ship] = (built[ship] ?? 0) + 1
      cost += costOf(p, seat, ship)
      if (cost > p.players[seat].pp) return []
      const fleet = { ...noFleet() }
      for (const known of ships) fleet[known] = before[known] + (built[known] ?? 0)
      const chance = chanceAtSea(p, seat, foe, fleet, fleetOf(p, sea, foe))
      if (chance >= enough) return [{ sea, yard, ships: built, cost, chance }]
    }
    return []
  })
  return found.sort((a, b) => a.cost - b.cost)[0]
}

/** For each sea that is closed by one foe: what must be built to open it. */
export const armadasOf = (p: State, seat: Seat, manner: Manner): readonly Armada[] =>
  manner.sails
    ? blockades(p, seat, manner).flatMap(({ sea, foe }) => {
        const ready = together(fleetOf(p, sea, seat), gathering(p, seat, sea))
        if (sizeOf(ready) > 0 && chanceAtSea(p, seat, foe, ready, fleetOf(p, sea, foe)) >= enough) return []
        return armadaFor(p, seat, sea, foe) ?? []
      })
    : []

/** Regions that can be reached from here by land, or over seas that are open. */
export const reachedFrom = (p: State, from: RegionId, open: ReadonlySet<SeaId>): readonly RegionId[] => [
  ...(atlasOf(p).land.get(from) ?? []),
  ...crossings(p, from)
    .filter(({ seas }) => seas.every((sea) => open.has(sea)))
    .map(({ to }) => to),
]

import { data } from './data.ts'
import type { Alliance, Power, Res, Seat, State } from './state.ts'

// Section 2.7 and what else follows from a position; nothing of it is stored. Everything here reads what a view shows as well.

type Shown = Pick<State, 'seats' | 'star' | 'leader' | 'alliances' | 'crises' | 'options'> & {
  nations: Record<Seat, Pick<State['nations'][Seat], 'pollution' | 'destab' | 'stock'>>
}

/** Who can be the target of a card, with the Star Nation in the solo game. */
export const powers = (p: Pick<State, 'seats' | 'star'>): Power[] => (p.star ? [...p.seats, 'star'] : [...p.seats])

/** The number of nations, the Star Nation included. */
const nationCount = (p: Pick<State, 'seats' | 'star'>): number => p.seats.length + (p.star ? 1 : 0)

/** Seating order beginning with the given seat. */
export function from<S extends string>(seats: readonly S[], first: S): S[] {
  const start = seats.indexOf(first)
  return [...seats.slice(start), ...seats.slice(0, start)]
}

/** Seating order beginning with the leader. */
export const turnOrder = (p: Pick<State, 'seats' | 'leader'>): Seat[] => from(p.seats, p.leader)

const forNations = ({ base, perNation }: { base: number; perNation: number }, nations: number): number =>
  base + perNation * nations

export const pollutionCap = (p: Pick<State, 'seats' | 'star'>): number => forNations(data.reserves.pollution, nationCount(p))
export const destabCap = (p: Pick<State, 'seats' | 'star'>): number => forNations(data.reserves.destab, nationCount(p))
export const colonyTerritories = (nations: number): number => forNations(data.reserves.colonies.territories, nations)
export const colonyFossils = (nations: number): number => forNations(data.reserves.colonies.fossils, nations)

const total = (p: Shown, token: 'pollution' | 'destab'): number =>
  p.seats.reduce((sum, seat) => sum + p.nations[seat][token], p.star?.[token] ?? 0)

const allPollution = (p: Shown): number => total(p, 'pollution')
export const allDestab = (p: Shown): number => total(p, 'destab')

/** What is left of the pollution reserve. */
export const pollutionReserve = (p: Shown): number => Math.max(0, pollutionCap(p) - allPollution(p))

export const crisisCount = (p: Pick<State, 'crises'>): number =>
  p.crises.financial.length + p.crises.ecological.length + p.crises.military.length

/** The group of a seat, itself included; empty without an alliance of this kind. */
export const groupOf = (p: Pick<State, 'alliances'>, seat: Power, kind: Alliance): readonly Seat[] =>
  p.alliances[kind].find((group) => seat !== 'star' && group.includes(seat)) ?? []

export const alliesOf = (p: Pick<State, 'alliances'>, seat: Power, kind: Alliance): readonly Seat[] =>
  groupOf(p, seat, kind).filter((member) => member !== seat)

/** Groups stand in the order of their first members (3, order in arrays). */
export const byFirstMember =
  (p: State) =>
  ([a]: readonly Seat[], [b]: readonly Seat[]): number =>
    p.seats.indexOf(a!) - p.seats.indexOf(b!)

/** Allies of either kind, each once. */
export const anyAlliesOf = (p: Pick<State, 'alliances'>, seat: Seat): readonly Seat[] => [
  ...new Set([...alliesOf(p, seat, 'military'), ...alliesOf(p, seat, 'economic')]),
]

/** The alliance in which a resource is lent. */
export const allianceFor = (resource: Res): Alliance => (resource === 'military' ? 'military' : 'economic')

/** Allies who hold some of a resource, in turn order; an attacker is not asked. */
export const helpersOf = (p: Shown, seat: Seat, resource: Res, but?: Power): Seat[] =>
  turnOrder(p).filter(
    (ally) => ally !== but && alliesOf(p, seat, allianceFor(resource)).includes(ally) && p.nations[ally].stock[resource] > 0,
  )

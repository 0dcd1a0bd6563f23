/** Short descriptions of positions for the tests: what is not said is as at the beginning of a round of three. */
import { cardIds, constants, eventIds, objectiveIds, objectiveOf, seatsFor } from '../../../src/games/venonta/data.ts'
import { noOrders } from '../../../src/games/venonta/round/orders.ts'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { freshStats } from '../../../src/games/venonta/setup.ts'
import {
  type Land,
  type Orders,
  type Player,
  type Seat,
  type State,
  type Stats,
  type Territory,
  type Turn,
  territories,
  type Use,
  type Venonta,
} from '../../../src/games/venonta/state.ts'
import { freshTurn } from '../../../src/games/venonta/turns/turn.ts'
import type { PlainMove } from '../../../src/kernel/index.ts'
import { playingBy, type StepOf } from '../playing.ts'

export const { sound, playing, play, roll, refused, listOf, asked } = playingBy(venontaRules)

export interface GivenPlayer extends Partial<Omit<Player, 'stats' | 'orders'>> {
  readonly stats?: Partial<Stats>
  readonly orders?: Partial<Orders>
}

export interface GivenLand extends Partial<Omit<Land, 'slots'>> {
  /** From the first on; the rest is forest. */
  readonly slots?: readonly Use[]
}

export interface Given extends Partial<Omit<State, 'players' | 'land' | 'seats' | 'turn' | 'options' | 'tableau'>> {
  /** How many people play; 2 and 5 bring a neutral seat. */
  readonly people?: number
  readonly actionCards?: boolean
  readonly players?: Partial<Record<Seat, GivenPlayer>>
  readonly land?: Partial<Record<Territory, GivenLand>>
  readonly turn?: Partial<Turn>
  /** Objectives on the table. */
  readonly tableau?: readonly string[]
}

/** Three seats own four territories each as in the worked examples; otherwise they take turns. */
const ofThree: Readonly<Record<Territory, Seat>> = {
  norda: 'p2',
  frosta: 'p1',
  rivera: 'p1',
  insulo: 'p2',
  centra: 'p3',
  montara: 'p1',
  tajga: 'p2',
  orienta: 'p2',
  dezerta: 'p1',
  savana: 'p3',
  delta: 'p3',
  sudara: 'p3',
}

const forest: readonly Use[] = ['forest', 'forest', 'forest', 'forest', 'forest']

function newPlayer(seats: number, { stats, orders, ...rest }: GivenPlayer = {}): Player {
  return {
    pv: 0,
    pop: 6,
    food: 4,
    tokens: constants.tokenSupply / seats,
    hand: [],
    objective: null,
    lastGroup: null,
    inPlay: [],
    knows: [],
    ...rest,
    stats: { ...freshStats(), ...stats },
    orders: { ...noOrders(), ...orders },
  }
}

function newLand(owner: Seat, { slots = [], ...rest }: GivenLand = {}): Land {
  const all = [...slots, ...forest.slice(slots.length)]
  return { owner, colonizer: null, fuel: 2, migrants: 0, tanks: {}, ...rest, slots: all }
}

/** A complete position. Unless said otherwise p1 produces in turn 1 of round 1. */
export function given(some: Given = {}): State {
  const { people = 3, actionCards = true, players = {}, land = {}, turn, tableau = [], decks, ...rest } = some
  const { seats, neutral } = seatsFor(people)
  const phase = some.phase ?? 'turns'
  const all = Object.fromEntries(seats.map((seat) => [seat, newPlayer(seats.length, players[seat])])) as State['players']
  const ownerOf = (id: Territory, index: number): Seat => (seats.length === 3 ? ofThree[id] : seats[index % seats.length]!)
  const co2 = some.co2 ?? 0
  const redPassed = some.redPassed ?? constants.redSpaces.filter((space) => co2 >= space)
  const held = seats.map((seat) => all[seat])
  const dealt = [...held.flatMap(({ hand, inPlay }) => [...hand, ...inPlay.map(({ card }) => card)]), ...(decks?.used ?? [])]
  const taken = [...held.map(({ objective }) => objective), ...tableau, ...(some.scored ?? []).map(({ objective }) => objective)]
  const pending = some.eventsPending ?? []
  // Events of red spaces passed before are the last ones of the list.
  const unseen = eventIds.filter((id) => !pending.includes(id))
  const past = unseen.slice(unseen.length - redPassed.length + pending.length)
  const done = some.eventsDone ?? past.map((event) => ({ round: 1, event, hit: [] }))
  const places = territories.map((id, index) => [id, newLand(ownerOf(id, index), land[id])] as const)
  const fuel = places.reduce((sum, [, place]) => sum + place.fuel, 0)
  const drawn = [...pending, ...done.map(({ event }) => event)]
  const state: State = {
    game: 'venonta',
    version: 1,
    round: 1,
    phase,
    seats,
    result: null,
    options: { players: people, neutral, actionCards },
    order: [...seats],
    turn: phase === 'turns' ? { ...freshTurn(1, 0, []), ...turn } : null,
    combat: null,
    offer: null,
    consume: {},
    council: {},
    pactChoices: {},
    pacts: [],
    tributes: [],
    co2,
    // What is missing has burned.
    fuelBurned: Math.max(0, territories.length * constants.startFuelPerTerritory - fuel),
    fuelSurcharge: 0,
    fish: [...constants.fishStart],
    scored: [],
    ...rest,
    redPassed,
    tableau: tableau.map((id) => ({ id, group: objectiveOf(id).group })),
    eventsPending: [...pending],
    eventsDone: done,
    decks: {
      used: [],
      objectives: objectiveIds.filter((id) => !taken.includes(id)),
      events: eventIds.filter((id) => !drawn.includes(id)),
      actions: cardIds.filter((id) => !dealt.includes(id)),
      ...decks,
    },
    players: all,
    land: Object.fromEntries(places) as State['land'],
  }
  return sound(state)
}

export type Step = StepOf<Venonta>

export const endStep: PlainMove = { type: 'end-step' }

/** The last turn of a round, about to end: p3 moves. */
export const lastStep = (some: Given = {}): State =>
  given({
    ...some,
    turn: { number: 2, index: (some.people ?? 3) === 3 ? 2 : 1, step: 'move', fed: ['p1', 'p2', 'p3'], ...some.turn },
  })

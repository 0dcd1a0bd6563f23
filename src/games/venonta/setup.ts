import type { Chance, Joining } from '../../kernel/index.ts'
import { cardIds, constants, eventIds, objectiveIds, placeOf, seatsFor } from './data.ts'
import { bySeat, isNeutral } from './derived.ts'
import { noOrders } from './round/orders.ts'
import { type Land, type Player, type Seat, type State, type Stats, type Territory, territories, type Venonta } from './state.ts'

export const freshStats = (): Stats => ({
  attacks: 0,
  wins: 0,
  tankWins: 0,
  waterWins: 0,
  winsVsStronger: 0,
  seatsAttacked: [],
  freed: 0,
  tributeFood: 0,
  tributeFuel: 0,
  built: 0,
  farmsBuilt: 0,
  factoriesBuilt: 0,
  reforested: 0,
  integrated: 0,
  sold: 0,
  bought: 0,
  foodGiven: 0,
  cardsPlayed: 0,
  unfed: 0,
  foodLost: 0,
  co2: 0,
  waste: 0,
})

const newPlayer = (): Player => ({
  pv: 0,
  pop: 0,
  food: 0,
  tokens: 0,
  hand: [],
  objective: null,
  lastGroup: null,
  inPlay: [],
  knows: [],
  orders: noOrders(),
  stats: freshStats(),
})

const newLand = (id: Territory): Land => ({
  owner: null,
  colonizer: null,
  slots: Array.from({ length: placeOf(id).slots }, () => 'forest'),
  fuel: 0,
  migrants: 0,
  tanks: {},
})

/** The seating order from a seat on, the neutral seat last. */
function orderFrom(seats: readonly Seat[], neutral: readonly Seat[], first: Seat): Seat[] {
  const people = seats.filter((seat) => !neutral.includes(seat))
  const from = people.indexOf(first)
  return [...people.slice(from), ...people.slice(0, from), ...neutral]
}

/** Section 4. Chance is used in this order: the action, the objective and the event deck, then the first player. */
export function setup(
  { actionCards }: { readonly actionCards: boolean },
  people: readonly Joining<Venonta>[],
  chance: Chance,
): { state: State; seating: Seat[] } {
  const { seats, neutral } = seatsFor(people.length)
  const decks = {
    actions: chance.shuffle(cardIds),
    used: [],
    objectives: chance.shuffle(objectiveIds),
    events: chance.shuffle(eventIds),
  }
  const options = { players: people.length, neutral, actionCards }
  const seating = seats.filter((seat) => !isNeutral({ options }, seat))
  const state: State = {
    game: 'venonta',
    version: 1,
    round: 0,
    phase: 'claim',
    seats,
    result: null,
    options,
    order: orderFrom(seats, neutral, chance.pick(seating)),
    turn: null,
    combat: null,
    offer: null,
    consume: {},
    council: {},
    pactChoices: {},
    tableau: [],
    pacts: [],
    tributes: [],
    co2: 0,
    redPassed: [],
    fuelBurned: 0,
    fuelSurcharge: 0,
    fish: [...constants.fishStart],
    decks,
    eventsPending: [],
    eventsDone: [],
    scored: [],
    players: bySeat({ seats }, newPlayer),
    // `as`: one entry for each territory.
    land: Object.fromEntries(territories.map((id) => [id, newLand(id)])) as State['land'],
  }
  return { state, seating }
}

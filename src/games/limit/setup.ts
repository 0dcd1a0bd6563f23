import type { Chance, Joining } from '../../kernel/index.ts'
import { cardsOf, data } from './data.ts'
import { colonyFossils, colonyTerritories, destabCap } from './derived.ts'
import { allSeats, decks, type Limit, type Nation, type Options, type Seat, type State } from './state.ts'

const startHand = ['schooling', 'public-spending', 'industrialization', 'crafts']
const technologies = ['market-access', 'robotization', 'mass-destruction']

function newNation(money: number, chance: Chance): Nation {
  const { level, factories, stock, territories, disorder } = data.nationStart
  const [society, production, army] = decks.map((deck) => chance.shuffle(cardsOf(deck, 'random')))
  return {
    level,
    factories: { ...factories },
    stock: { ...stock },
    money,
    territories,
    classes: { A: 1, B: 1, C: 1, D: 1, E: 1 },
    transition: { rows: ['A', 'B', 'C', 'D', 'E'], zone: 0 },
    disorder,
    pollution: 0,
    destab: 0,
    hand: [...startHand],
    aside: [...technologies],
    played: [],
    permanent: [],
    decks: { society: society!, production: production!, 'army-economy': army! },
    pledges: {},
  }
}

/** Section 4. Every nation starts alike; no choice is made. Chance is used in this order: the leader, the decks seat by seat, the events. */
export function setup(options: Options, people: readonly Joining<Limit>[], chance: Chance): { state: State; seating: Seat[] } {
  const seats = allSeats.slice(0, people.length)
  const solo = seats.length === 1
  const nations = seats.length + (solo ? 1 : 0)
  const leader = chance.pick(seats)
  const dealt = seats.map((seat) => [seat, newNation(options.startMoney, chance)] as const)
  const star = solo ? { ...data.star.start } : null
  const state: State = {
    game: 'limit',
    version: 1,
    round: 1,
    phase: 'policies',
    seats,
    result: null,
    options,
    leader,
    bank: data.reserves.bankPerPlayer * seats.length,
    market: { stock: { ...data.marketStart.stock }, price: { ...data.marketStart.price } },
    destabReserve: destabCap({ seats, star }),
    colonies: { territories: colonyTerritories(nations), fossils: colonyFossils(nations) },
    crises: { financial: [], ecological: [], military: [] },
    demilitarised: false,
    alliances: { military: [], economic: [], agreed: { military: [], economic: [] } },
    // `as`: seats that are not in the game have no nation.
    nations: Object.fromEntries(dealt) as Record<Seat, Nation>,
    star,
    events: solo ? { deck: chance.shuffle(data.events), discard: [] } : null,
    turn: null,
    progress: {},
    todo: [],
    stage: null,
    testsLeft: 0,
  }
  return { state, seating: seats }
}

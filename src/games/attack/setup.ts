import type { Chance, Joining } from '../../kernel/index.ts'
import { data } from './data.ts'
import { clockwise, noLand } from './derived.ts'
import { atlasOf } from './map/atlas.ts'
import { type Attack, allSeats, type Fleet, type Land, type Options, type Player, type Seat, type State } from './state.ts'

/** 4.1 Who begins: the highest of two dice each, tied highest again. */
function rollForFirst(seats: readonly Seat[], chance: Chance): Seat {
  const rolls = seats.map((seat) => ({ seat, roll: chance.die(6) + chance.die(6) }))
  const highest = Math.max(...rolls.map(({ roll }) => roll))
  const tied = rolls.filter(({ roll }) => roll === highest).map(({ seat }) => seat)
  return tied.length === 1 ? tied[0]! : rollForFirst(tied, chance)
}

/** `as`: every unit is listed in one of the two tables. */
const startPool = (): Land & Fleet =>
  Object.fromEntries([...data.landUnits, ...data.ships].map(({ id, start }) => [id, start])) as Land & Fleet

const newPlayer = (): Player => ({
  gov: null,
  capital: null,
  pp: data.start.pp,
  oil: data.start.oil,
  econ: [],
  routes: [],
  disabled: [],
  reserve: [],
  hand: [],
  techs: [],
  invaded: [],
  conquests: 0,
  pool: startPool(),
  base: null,
  orders: {},
})

/** 4.1 Chance is used in this order: the four decks, who begins. */
export function setup(options: Options, people: readonly Joining<Attack>[], chance: Chance): { state: State; seating: Seat[] } {
  const seats = allSeats.slice(0, people.length)
  const atlas = atlasOf({ options })
  const decks = {
    economics: chance.shuffle(data.economics.map(({ id }) => id)),
    political: chance.shuffle(data.politicalDeck.map(({ id }) => id)),
    politicalDiscard: [],
    technology: chance.shuffle(data.technologies.map(({ id }) => id)),
    routes: chance.shuffle(atlas.routes),
  }
  const first = rollForFirst(seats, chance)
  // `as`: seats that are not in the game have no player.
  const players = Object.fromEntries(seats.map((seat) => [seat, newPlayer()])) as Record<Seat, Player>
  for (const seat of clockwise({ seats }, first)) {
    players[seat].econ = decks.economics.splice(0, data.start.economics)
    players[seat].hand = decks.political.splice(0, data.start.political)
  }
  const state: State = {
    game: 'attack',
    version: 1,
    round: 1,
    phase: 'setup-claim',
    seats,
    result: null,
    options,
    first,
    active: first,
    eagles: 0,
    idle: 0,
    turn: null,
    action: null,
    regions: Object.fromEntries(atlas.regions.map((region) => [region, { owner: null, gov: null, units: noLand() }])),
    seas: Object.fromEntries(atlas.seas.map((sea) => [sea, {}])),
    players,
    decks,
    setup: null,
  }
  return { state, seating: seats }
}

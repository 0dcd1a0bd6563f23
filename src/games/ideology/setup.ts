/** 4 The beginning: who is which ideology, homes, decks, the order in which the regions of the world appear. */
import type { Chance, Joining } from '../../kernel/index.ts'
import { listed } from './cards/influence.ts'
import { firstOrder, ideologies as ideology, regionIds, startCards, startLevel } from './data.ts'
import { bySeat, noCards } from './derived.ts'
import type { ChosenOptions } from './options.ts'
import {
  advancementIds,
  type Cards,
  type Ideology,
  ideologies,
  kinds,
  type Options,
  type Player,
  type Region,
  type Seat,
  type Stances,
  type State,
} from './state.ts'

/**
 * Ideologies are dealt; three to five people may also choose, whoever joined first goes first.
 * Of two people only the first is dealt one: the other plays its opponent.
 */
function deal(people: readonly Joining<Ideology>[], chance: Chance): Seat[] {
  const shuffled = chance.shuffle(ideologies)
  if (people.length === 2) {
    const [first] = shuffled
    if (!first) throw new Error('ideology: nothing to deal')
    return [first, ideology[first].opponent]
  }
  const wishes = people.map(({ wish }, index) =>
    wish && people.findIndex((other) => other.wish === wish) === index ? wish : undefined,
  )
  const rest = shuffled.filter((seat) => !wishes.includes(seat))
  return wishes.flatMap((wish) => wish ?? rest.shift() ?? [])
}

export function setup(chosen: ChosenOptions, people: readonly Joining<Ideology>[], chance: Chance) {
  const seats = deal(people, chance)
  const options: Options = { ...chosen, roundLimit: chosen.roundLimit ?? null }
  const homes = seats.map((seat) => ideology[seat].home)
  const state: State = {
    game: 'ideology',
    version: 1,
    round: 1,
    phase: 'resources',
    seats,
    result: null,
    options,
    order: firstOrder.filter((seat) => seats.includes(seat)),
    turn: null,
    passes: 0,
    holds: bySeat({ seats }, () => 'none'),
    fleetUsed: false,
    fought: [],
    conflict: null,
    stances: bySeat({ seats }, (seat) => neutralToAll(seats, seat)),
    proposals: bySeat({ seats }, () => null),
    players: bySeat({ seats }, (seat) => newPlayer(seat, options, chance)),
    regions: Object.fromEntries(seats.map((seat) => [ideology[seat].home, homeOf(seat)])),
    regionDeck: chance.shuffle(regionIds.filter((region) => !homes.includes(region))),
  }
  return { state, seating: seats }
}

const neutralToAll = (seats: readonly Seat[], seat: Seat): Stances =>
  Object.fromEntries(seats.filter((other) => other !== seat).map((other) => [other, 'neutral'] as const))

const allStartCards = (): Cards => ({ military: startCards, economic: startCards, cultural: startCards })

const homeOf = (seat: Seat): Region => ({
  controller: seat,
  level: startLevel,
  influence: { [seat]: allStartCards() },
})

function newPlayer(seat: Seat, options: Options, chance: Chance): Player {
  const deck = { ...ideology[seat].decks[options.decks] }
  for (const kind of kinds) deck[kind] -= startCards
  return {
    hand: noCards(),
    deck: chance.shuffle(listed(deck)),
    discard: noCards(),
    advancements: startingAdvancements(seat),
    orders: { defence: 'ask' },
  }
}

function startingAdvancements(seat: Seat): Player['advancements'] {
  // `as`: all seven are filled in.
  const none = Object.fromEntries(advancementIds.map((id) => [id, 0])) as Player['advancements']
  return { ...none, [ideology[seat].start]: 1 }
}

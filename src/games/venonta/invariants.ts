/** 11: what must be true of every position. */
import { areAllOnce, type Found, ofEachSeat, soundness, within } from '../shared/soundness.ts'
import { cardIds, constants, eventIds, objectiveIds, waterSlots } from './data.ts'
import { factories, intensives, tokensHeld } from './derived.ts'
import { type Seat, type State, territories } from './state.ts'

function cardsAreWhole(p: State, found: Found): void {
  const players = p.seats.map((seat) => p.players[seat])
  const actions = players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay.map(({ card }) => card)])
  const objectives = players.flatMap(({ objective }) => (objective === null ? [] : [objective]))
  const scored = p.scored.map(({ objective }) => objective)
  const events = p.eventsDone.map(({ event }) => event)
  if (!areAllOnce(cardIds, [...p.decks.actions, ...p.decks.used, ...actions])) found('the action cards are not the 48')
  if (!areAllOnce(objectiveIds, [...p.decks.objectives, ...p.tableau.map(({ id }) => id), ...objectives, ...scored]))
    found('the objectives are not the 36')
  if (!areAllOnce(eventIds, [...p.decks.events, ...p.eventsPending, ...events])) found('the events are not the 24')
}

function landIsSound(p: State, found: Found): void {
  for (const id of territories) {
    const { owner, colonizer, slots, fuel, migrants, tanks } = p.land[id]
    if (owner === null && p.phase !== 'claim') found(`nobody owns ${id}`)
    if (colonizer !== null && colonizer === owner) found(`${id} is a colony of its owner`)
    if (slots.slice(waterSlots(id)).some((slot) => slot === 'farm' || slot === 'intensive'))
      found(`a farm without water in ${id}`)
    if (!within(fuel, 0, constants.maxFuelPerTerritory)) found(`fuel in ${id}`)
    if (!within(migrants, 0, constants.migrantSupply)) found(`migrants in ${id}`)
    if (!Object.values(tanks).every((count) => within(count, 1, constants.tanksPerTerritory))) found(`tanks in ${id}`)
  }
}

function suppliesAreSound(p: State, found: Found): void {
  const sum = (count: (id: (typeof territories)[number]) => number): number =>
    territories.reduce((total, id) => total + count(id), 0)
  if (tokensHeld(p) > constants.tokenSupply) found('more tokens than there are')
  if (sum((id) => p.land[id].migrants) > constants.migrantSupply) found('more migrants than there are')
  // Oil strikes add to the discs of the beginning.
  if (p.phase !== 'claim' && sum((id) => p.land[id].fuel) + p.fuelBurned < territories.length * constants.startFuelPerTerritory)
    found('fuel is missing')
  if (!p.fish.every((count, index) => within(count, 0, constants.fishStart[index]))) found('fish')
  if (!within(p.co2, 0, constants.trackEnd)) found('CO2')
}

function seatIsSound(p: State, seat: Seat, found: Found): void {
  const { pv, pop, food, tokens, knows, hand } = p.players[seat]
  if (![pv, pop, food, tokens].every((count) => within(count, 0))) found(`${seat} holds less than nothing`)
  if (intensives(p, seat) > factories(p, seat)) found(`${seat} has more intensive farms than factories`)
  if (knows.some((known) => p.players[known.seat].objective !== known.objective)) found(`${seat} knows what is not so`)
  if (p.council[seat]?.discard.some((card) => !hand.includes(card))) found(`${seat} exchanges what it does not hold`)
}

function eventsAreSound(p: State, found: Found): void {
  const reached = constants.redSpaces.filter((space) => p.co2 >= space)
  if (reached.some((space) => !p.redPassed.includes(space))) found('a red space was passed over')
  if (p.eventsPending.length + p.eventsDone.length !== p.redPassed.length) found('events and red spaces do not match')
}

function phaseIsSound(p: State, found: Found): void {
  if ((p.turn !== null) !== (p.phase === 'turns')) found(`turn in ${p.phase}`)
  if (p.combat && p.offer) found('a fight and an offer at once')
  if ((p.combat || p.offer) && p.phase !== 'turns') found(`a fight or an offer in ${p.phase}`)
  if (Object.keys(p.consume).length > 0 && p.phase !== 'consumption') found(`factories to fuel in ${p.phase}`)
  if ((p.result !== null) !== (p.phase === 'over')) found('a result before the end, or none after it')
  if (!areAllOnce(p.seats, p.order)) found('the order is none of the seats')
}

export const invariants = soundness<State>(
  cardsAreWhole,
  landIsSound,
  suppliesAreSound,
  ofEachSeat(seatIsSound),
  eventsAreSound,
  phaseIsSound,
)

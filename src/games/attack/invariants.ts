/** Section 11: what must be true of every position. */
import { areAllOnce, type Found, soundness, within } from '../shared/soundness.ts'
import { data } from './data.ts'
import { fleetOf, sizeOf, surfaceShips } from './derived.ts'
import { atlasOf } from './map/atlas.ts'
import { isSure } from './movement/in-transit.ts'
import { landUnits, type RegionId, type Seat, type State, ships } from './state.ts'

/** Every card is in exactly one place. */
function cardsAreWhole(p: State, found: Found): void {
  const players = p.seats.map((seat) => p.players[seat])
  const { decks } = p
  const battle = p.action && 'battle' in p.action && p.action.battle?.kind === 'land' ? p.action.battle : null
  const shown = battle?.card ? [battle.card] : []
  const places: Readonly<Record<string, readonly [all: readonly string[], here: readonly string[]]>> = {
    economics: [data.economics.map(({ id }) => id), [...decks.economics, ...shown, ...players.flatMap(({ econ }) => econ)]],
    political: [
      data.politicalDeck.map(({ id }) => id),
      [...decks.political, ...decks.politicalDiscard, ...players.flatMap(({ hand }) => hand)],
    ],
    technology: [data.technologies.map(({ id }) => id), [...decks.technology, ...players.flatMap(({ techs }) => techs)]],
    routes: [atlasOf(p).routes, [...decks.routes, ...players.flatMap(({ routes }) => routes)]],
  }
  for (const [deck, [all, here]] of Object.entries(places)) if (!areAllOnce(all, here)) found(`the ${deck} cards`)
}

function playersAreSound(p: State, found: Found): void {
  for (const seat of p.seats) {
    const { econ, routes, disabled, reserve, pp, oil, conquests, invaded } = p.players[seat]
    const own = new Set([...econ, ...routes])
    for (const [list, cards] of Object.entries({ disabled, reserve }))
      if (!cards.every((card) => own.has(card)) || new Set(cards).size !== cards.length) found(`${list} cards of ${seat}`)
    if (![pp, oil, conquests].every((count) => within(count, 0))) found(`${seat} has less than nothing`)
    if (new Set(invaded).size !== invaded.length) found(`${seat} invaded a region twice`)
  }
}

/** Units on their way to the region that nothing can stop. */
const coming = (p: State, region: RegionId): boolean =>
  p.action !== null && 'marches' in p.action && p.action.marches.some((march) => march.to === region && isSure(march))

const isFoughtFor = (p: State, region: RegionId): boolean =>
  p.action !== null && 'battle' in p.action && p.action.battle?.kind === 'land' && p.action.battle.region === region

const isSetup = (p: State): boolean => p.phase.startsWith('setup')

function regionsAreSound(p: State, found: Found): void {
  for (const region of atlasOf(p).regions) {
    const { owner, gov, units } = p.regions[region]!
    if (!landUnits.every((unit) => within(units[unit], 0))) found(`units in ${region}`)
    if (isSetup(p) ? gov !== null : (owner === null) !== (gov !== null)) found(`government of ${region}`)
    if (owner === null && sizeOf(units) > 0) found(`an army in neutral ${region}`)
    if (owner !== null && sizeOf(units) === 0 && !coming(p, region) && !isFoughtFor(p, region) && !p.result)
      found(`${region} stands empty`)
  }
}

/** Fleets may share a sea only until the battles for it are over. */
const mayShare = (p: State): boolean =>
  p.phase === 'build' ||
  (p.action !== null && 'contests' in p.action && (p.action.contests.length > 0 || p.action.battle?.kind === 'naval'))

function seasAreSound(p: State, found: Found): void {
  for (const sea of atlasOf(p).seas) {
    const seats = Object.keys(p.seas[sea] ?? {}) as Seat[] // `as`: seas name seats.
    for (const seat of seats) {
      const fleet = fleetOf(p, sea, seat)
      if (!ships.every((ship) => within(fleet[ship], 0)) || sizeOf(fleet) === 0) found(`ships of ${seat} in ${sea}`)
    }
    const holders = seats.filter((seat) => surfaceShips(fleetOf(p, sea, seat)) > 0)
    if (holders.length > 1 && !mayShare(p)) found(`${holders.join(' and ')} share ${sea}`)
  }
}

function phaseIsSound(p: State, found: Found): void {
  if ((p.turn === null) !== (isSetup(p) || p.phase === 'production' || p.phase === 'over')) found(`turn in ${p.phase}`)
  if ((p.active === null) !== (p.phase === 'production' || p.phase === 'over')) found(`active in ${p.phase}`)
  if ((p.action === null) !== (isSetup(p) || p.phase === 'turn' || p.phase === 'over')) found(`action in ${p.phase}`)
  if ((p.result !== null) !== (p.phase === 'over')) found(`result in ${p.phase}`)
  if (p.eagles >= data.eaglesToEnd && !p.result && !['block', 'take', 'deploy'].includes(p.phase)) found('the 13th Eagle')
  if (p.phase === 'setup-capital') for (const seat of p.seats) if (!isPlaced(p, seat)) found(`placement of ${seat}`)
}

/** The setup ends with four regions each and all that every seat begins with. */
function isPlaced(p: State, seat: Seat): boolean {
  const own = atlasOf(p).regions.filter((region) => p.regions[region]!.owner === seat)
  const land = data.landUnits.every(
    ({ id, start }) => own.reduce((sum, region) => sum + p.regions[region]!.units[id], 0) === start,
  )
  const sea = data.ships.every(
    ({ id, start }) => atlasOf(p).seas.reduce((sum, area) => sum + fleetOf(p, area, seat)[id], 0) === start,
  )
  return own.length === data.start.regions && land && sea
}

export const invariants = soundness<State>(cardsAreWhole, playersAreSound, regionsAreSound, seasAreSound, phaseIsSound)

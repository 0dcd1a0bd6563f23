/** Positions of Attack! to draw: written down, not played, so that they stay what they are. */
import { attackRules } from '../../src/games/attack/rulebook.ts'
import type { View } from '../../src/games/attack/secrets/view.ts'
import { setup } from '../../src/games/attack/setup.ts'
import type { Gov, Land, Options, Seat, State } from '../../src/games/attack/state.ts'
import { SeededChance, viewOf } from '../../src/kernel/index.ts'

/** Short and long names, computers, and two that the typeface cannot write. */
export const people: Readonly<Record<string, string>> = {
  p1: 'Ada',
  p2: 'Massimiliano d’Asburgo',
  p3: 'Computer 1',
  p4: '漢字',
  p5: '🔥 Zoë 🔥',
  p6: 'Computer 2',
  p7: 'Grete',
  p8: 'Computer 3',
}

type MapName = Options['map']

/** Where each seat lives, its capital first. */
const homes: Readonly<Record<MapName, readonly (readonly string[])[]>> = {
  west: [
    ['great-britain', 'quebec', 'western-canada', 'egypt-sudan', 'south-africa', 'greenland'],
    ['germany', 'poland', 'italy', 'libya', 'abyssinia', 'balkans'],
    ['western-russia', 'urals', 'ukraine', 'caucasus', 'baltic-states'],
    ['eastern-united-states', 'western-united-states', 'panama', 'alaska', 'caribbean-islands', 'mexico'],
    ['france', 'algeria', 'west-africa', 'equatorial-africa', 'madagascar', 'morocco'],
    ['brazil', 'amazonia', 'venezuela', 'peru'],
    ['turkey', 'iraq', 'arabia', 'east-africa'],
    ['argentina', 'chile', 'congo', 'angola'],
  ],
  east: [
    ['japan', 'korea', 'manchuria', 'formosa', 'mariana-islands', 'caroline-islands'],
    ['central-siberia', 'western-siberia', 'yakutia', 'amur', 'kamchatka'],
    ['northern-india', 'southern-india', 'punjab', 'burma', 'malaya'],
    ['eastern-australia', 'western-australia', 'new-guinea', 'new-zealand', 'solomon-islands'],
    ['north-china', 'south-china', 'szechwan', 'sinkiang'],
    ['java', 'sumatra', 'borneo', 'celebes', 'philippines'],
  ],
  world: [
    [
      'great-britain',
      'quebec',
      'western-canada',
      'southern-india',
      'northern-india',
      'south-africa',
      'western-australia',
      'burma',
    ],
    ['germany', 'poland', 'italy', 'libya', 'abyssinia', 'balkans', 'scandinavia'],
    ['western-russia', 'urals', 'western-siberia', 'central-siberia', 'ukraine', 'yakutia', 'kazakhstan'],
    ['eastern-united-states', 'western-united-states', 'alaska', 'hawaii', 'midway-island', 'philippines', 'panama'],
    ['japan', 'korea', 'manchuria', 'formosa', 'mariana-islands', 'caroline-islands', 'marshall-islands', 'kamchatka'],
    ['france', 'algeria', 'west-africa', 'indochina', 'madagascar', 'french-polynesia'],
    ['turkey', 'persia', 'iraq', 'arabia', 'afghanistan', 'punjab'],
    ['argentina', 'brazil', 'chile', 'peru', 'colombia'],
  ],
}

const fleetAreas: Readonly<Record<MapName, readonly string[]>> = {
  west: [
    'north-sea',
    'mediterranean',
    'western-indian-ocean',
    'north-atlantic',
    'south-atlantic',
    'southeast-pacific',
    'caribbean',
    'northeast-pacific',
  ],
  east: [
    'northwest-pacific',
    'sea-of-japan',
    'western-indian-ocean',
    'southwest-pacific',
    'south-china-sea',
    'eastern-indian-ocean',
  ],
  world: [
    'north-atlantic',
    'north-sea',
    'western-indian-ocean',
    'northeast-pacific',
    'northwest-pacific',
    'mediterranean',
    'eastern-indian-ocean',
    'south-atlantic',
  ],
}

const governments: readonly Gov[] = [
  'democracy',
  'fascism',
  'communism',
  'monarchy',
  'democracy',
  'monarchy',
  'communism',
  'fascism',
]

/** From one infantry to a stack of everything. */
const armies: readonly Land[] = [
  { inf: 7, tank: 4, art: 2, plane: 2 },
  { inf: 1, tank: 0, art: 0, plane: 0 },
  { inf: 3, tank: 1, art: 0, plane: 0 },
  { inf: 12, tank: 11, art: 10, plane: 14 },
  { inf: 2, tank: 0, art: 2, plane: 1 },
  { inf: 0, tank: 5, art: 0, plane: 0 },
  { inf: 0, tank: 0, art: 0, plane: 2 },
  { inf: 15, tank: 0, art: 6, plane: 0 },
]

export interface Given {
  readonly map: MapName
  readonly seats: number
  readonly more?: (state: State) => void
}

/** As the game stands in its third round. */
export function position({ map, seats: howMany, more }: Given): State {
  const { state } = setup(
    { map, continents: false, homeDefence: false, placement: 'at-once', maxRounds: 0, neutralControl: 'auto' },
    Array.from({ length: howMany }, () => ({})),
    new SeededChance('attack-views'),
  )
  Object.assign(state, {
    round: 3,
    phase: 'turn',
    eagles: 8,
    first: 'p2',
    active: 'p2',
    turn: { actions: 2, used: ['move'], blitzBonus: 0 },
  })
  Object.values(state.regions).forEach((region, index) => {
    region.gov = governments[index % 4]!
  })
  for (const [index, seat] of state.seats.entries()) settle(state, seat, index)
  more?.(state)
  return state
}

function settle(state: State, seat: Seat, index: number): void {
  const { map } = state.options
  const player = state.players[seat]
  const regions = homes[map][index]!
  regions.forEach((id, at) => {
    state.regions[id] = { owner: seat, gov: null, units: { ...armies[(index + at) % armies.length]! } }
  })
  const sea = fleetAreas[map][index]!
  state.seas[sea] = { ...state.seas[sea], [seat]: { sub: index % 3, dd: 2, bb: 1 + (index % 2), cv: index === 3 ? 1 : 0 } }
  const other = fleetAreas[map][(index + 1) % state.seats.length]!
  if (index % 2 === 0) state.seas[other] = { ...state.seas[other], [seat]: { sub: 2, dd: 0, bb: 0, cv: 0 } }
  Object.assign(player, {
    gov: governments[index],
    capital: regions[0],
    pp: 14 + 23 * index,
    oil: [31, 4, 18, 2, 27, 9, 0, 12][index],
    pool: null,
    routes: state.decks.routes.splice(0, index % 2),
    techs: state.decks.technology.splice(0, index % 4),
    invaded: regions.slice(4),
    conquests: index % 3,
  })
}

/** Every region taken, every sea held, armies of everything. */
export function crowded(state: State): void {
  const { seats } = state
  Object.values(state.regions).forEach((region, index) => {
    const units = { inf: 7 + (index % 9), tank: 1 + (index % 5), art: 1 + (index % 3), plane: 2 + (index % 4) }
    Object.assign(region, { owner: seats[index % seats.length], gov: null, units })
  })
  Object.keys(state.seas).forEach((sea, index) => {
    const [holder, hidden] = [seats[index % seats.length]!, seats[(index + 3) % seats.length]!]
    state.seas[sea] = {
      [holder]: { sub: 2, dd: 3, bb: 2, cv: 1 },
      ...(hidden === holder ? {} : { [hidden]: { sub: 2, dd: 0, bb: 0, cv: 0 } }),
    }
  })
}

/** What somebody sees, and everybody else. */
export const seen = (given: Given, viewer: Seat | null = null): View => viewOf(attackRules, position(given), viewer)

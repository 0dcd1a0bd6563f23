/** Short descriptions of positions for the tests: what is not said is as at the beginning of a turn, with nobody and nothing in the way. */
import { data } from '../../../src/games/attack/data.ts'
import { noFleet, noLand } from '../../../src/games/attack/derived.ts'
import { atlasOf } from '../../../src/games/attack/map/atlas.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import {
  type Attack,
  allSeats,
  type Fleet,
  type Gov,
  governments,
  type Land,
  type Options,
  type Player,
  type Seat,
  type State,
} from '../../../src/games/attack/state.ts'
import { type Event, heard, type PlainMove } from '../../../src/kernel/index.ts'
import { playingBy, type StepOf } from '../playing.ts'

export const { sound, playing, play, roll, refused, listOf, asked } = playingBy(attackRules)

export interface GivenPlayer extends Partial<Player> {
  /** What stands in its regions; two infantry where nothing is said. The first one holds the capital. */
  readonly regions?: Readonly<Record<string, Partial<Land>>>
  readonly ships?: Readonly<Record<string, Partial<Fleet>>>
}

export interface Given extends Partial<Omit<State, 'players' | 'regions' | 'seas' | 'decks' | 'options'>> {
  readonly players?: Partial<Record<Seat, GivenPlayer>>
  readonly options?: Partial<Options>
  /** Governments of neutrals; those of the others go round along the spectrum. */
  readonly neutrals?: Readonly<Record<string, Gov>>
  /** Cards on top of their decks. */
  readonly top?: Partial<State['decks']>
}

/** p1 is communist in Germany, p2 democratic in France, p3 a monarchy in Spain, p4 fascist in Brazil. */
const homes = ['germany', 'france', 'spain', 'brazil', 'mexico', 'congo', 'turkey', 'peru']

function playerFrom(seat: Seat, { regions, ships: _, ...rest }: GivenPlayer): Player {
  const index = allSeats.indexOf(seat)
  return {
    gov: governments[index % governments.length]!,
    capital: Object.keys(regions ?? {})[0] ?? homes[index]!,
    pp: 30,
    oil: 30,
    econ: [],
    routes: [],
    disabled: [],
    reserve: [],
    hand: [],
    techs: [],
    invaded: [],
    conquests: 0,
    pool: null,
    base: null,
    orders: {},
    ...rest,
  }
}

/** A complete position; every card lies in exactly one place. */
export function given(some: Given = {}): State {
  const { players = { p1: {}, p2: {} }, options, neutrals = {}, top = {}, ...rest } = some
  const seats = allSeats.filter((seat) => players[seat])
  const whole: Options = {
    map: 'west',
    continents: false,
    homeDefence: false,
    placement: 'rounds',
    maxRounds: 0,
    neutralControl: 'auto',
    ...options,
  }
  const atlas = atlasOf({ options: whole })
  const state: State = {
    game: 'attack',
    version: 1,
    round: 2,
    phase: 'turn',
    seats,
    result: null,
    options: whole,
    first: 'p1',
    active: 'p1',
    eagles: 0,
    idle: 0,
    turn: { actions: 0, used: [], blitzBonus: 0 },
    action: null,
    regions: Object.fromEntries(
      atlas.regions.map((region, index) => [
        region,
        { owner: null, gov: neutrals[region] ?? governments[index % 4]!, units: noLand() },
      ]),
    ),
    seas: Object.fromEntries(atlas.seas.map((sea) => [sea, {}])),
    // `as`: seats that nobody sits on have no player.
    players: Object.fromEntries(seats.map((seat) => [seat, playerFrom(seat, players[seat]!)])) as State['players'],
    decks: { economics: [], political: [], politicalDiscard: top.politicalDiscard ?? [], technology: [], routes: [] },
    setup: null,
    ...rest,
  }
  for (const seat of seats) {
    const { regions = { [homes[allSeats.indexOf(seat)]!]: {} }, ships = {} } = players[seat]!
    for (const [region, units] of Object.entries(regions)) {
      const standing = Object.keys(units).length > 0 ? units : { inf: 2 }
      state.regions[region] = { owner: seat, gov: null, units: { ...noLand(), ...standing } }
    }
    for (const [sea, fleet] of Object.entries(ships)) state.seas[sea]![seat] = { ...noFleet(), ...fleet }
  }
  fillDecks(state, top, atlas.routes)
  return sound(state)
}

/** What nobody holds, in the order of the tables, after what is said to lie on top. */
function fillDecks(state: State, top: Partial<State['decks']>, routes: readonly string[]): void {
  const held = new Set([
    ...state.decks.politicalDiscard,
    ...state.seats.flatMap((seat) => {
      const { econ, routes: own, hand, techs } = state.players[seat]
      return [...econ, ...own, ...hand, ...techs]
    }),
  ])
  const deck = (ids: readonly string[], first: readonly string[] = []): string[] => [
    ...first,
    ...ids.filter((id) => !held.has(id) && !first.includes(id)),
  ]
  const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)
  state.decks.economics = deck(idsOf(data.economics), top.economics)
  state.decks.political = deck(idsOf(data.politicalDeck), top.political)
  state.decks.technology = deck(idsOf(data.technologies), top.technology)
  state.decks.routes = deck(routes, top.routes)
}

export type Step = StepOf<Attack>

/** What a viewer hears, as keys. */
export const keysHeard = (events: readonly Event[], viewer: Seat | null): string[] =>
  events.flatMap((event) => heard(event, viewer)?.key ?? [])

export const begin = (action: string): PlainMove => ({ type: 'begin', action })
export const endAction: PlainMove = { type: 'end-action' }
export const endTurn: PlainMove = { type: 'end-turn' }

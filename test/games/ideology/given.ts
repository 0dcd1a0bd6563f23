/** Short descriptions of positions for the tests: what is not said is as at the beginning of a game. */
import { listed } from '../../../src/games/ideology/cards/influence.ts'
import { firstOrder, ideologies as ideology, printedLevel, regionIds } from '../../../src/games/ideology/data.ts'
import { noCards } from '../../../src/games/ideology/derived.ts'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import {
  type Advancement,
  advancementIds,
  type Cards,
  type Conflict,
  type Hold,
  kinds,
  type Options,
  type Player,
  type Region,
  type Seat,
  type Stance,
  type State,
} from '../../../src/games/ideology/state.ts'
import { type PlainMove, viewOf } from '../../../src/kernel/index.ts'
import { playingBy } from '../playing.ts'

export const { sound, playing, play, roll, refused, listOf, asked } = playingBy(
  ideologyRules,
  // Tests of one rule give their seats the cards it needs, without the regions that would allow so many.
  (problem) => problem.endsWith('holds more than it may'),
)

/** Military, economic and cultural cards. */
export type Three = readonly [military: number, economic: number, cultural: number]

export const cards = ([military, economic, cultural]: Three): Cards => ({ military, economic, cultural })

export interface GivenRegion {
  readonly of?: Seat
  readonly level?: number
  readonly cards?: Partial<Record<Seat, Three>>
}

export interface Given {
  readonly seats?: readonly Seat[]
  readonly order?: readonly Seat[]
  readonly phase?: State['phase']
  readonly turn?: Seat
  readonly round?: number
  readonly passes?: number
  readonly hands?: Partial<Record<Seat, Three>>
  readonly discards?: Partial<Record<Seat, Three>>
  readonly advancements?: Partial<Record<Seat, Partial<Record<Advancement, number>>>>
  readonly orders?: Partial<Record<Seat, Player['orders']['defence']>>
  readonly holds?: Partial<Record<Seat, Hold>>
  readonly regions?: Readonly<Record<string, GivenRegion>>
  readonly next?: readonly string[]
  readonly relations?: readonly (readonly [Seat, Seat, Stance])[]
  readonly fought?: State['fought']
  readonly conflict?: Conflict
  readonly options?: Partial<Options>
}

const standard: Options = {
  decks: 'equal',
  ideologyRules: true,
  independentCap: 'current',
  minimumHand: 0,
  target: 12,
  roundLimit: null,
}

const withoutTurn: readonly State['phase'][] = ['resources', 'diplomacy', 'finished']

/** A complete position; homes are as at the start unless they are described, and every other card is in its deck. */
export function given(some: Given): State {
  const { seats = ['fascism', 'imperialism'], phase = 'foreign' } = some
  const order = [...(some.order ?? firstOrder.filter((seat) => seats.includes(seat)))]
  const regions: Record<string, Region> = {}
  for (const seat of seats)
    regions[ideology[seat].home] = regionFrom(ideology[seat].home, { of: seat, cards: { [seat]: [3, 3, 3] } })
  for (const [region, described] of Object.entries(some.regions ?? {})) regions[region] = regionFrom(region, described)
  const bySeat = <T>(value: (seat: Seat) => T) => Object.fromEntries(seats.map((seat) => [seat, value(seat)])) as Record<Seat, T>
  const deckOf = (seat: Seat) => {
    const left = { ...ideology[seat].decks[(some.options?.decks ?? 'equal') as 'equal'] }
    const elsewhere = [some.hands?.[seat], some.discards?.[seat]].map((three) => (three ? cards(three) : noCards()))
    for (const found of [...elsewhere, ...Object.values(regions).map(({ influence }) => influence[seat] ?? noCards())])
      for (const kind of kinds) left[kind] -= found[kind]
    const { conflict } = some
    if (conflict?.attacker === seat && conflict.stage === 'defend') left[conflict.kind] -= 1
    return listed(left)
  }
  const state: State = {
    game: 'ideology',
    version: 1,
    round: some.round ?? 2,
    phase,
    seats,
    result: null,
    options: { ...standard, ...some.options },
    order,
    turn: withoutTurn.includes(phase) ? null : (some.turn ?? order[0] ?? null),
    passes: some.passes ?? 0,
    holds: bySeat((seat) => some.holds?.[seat] ?? 'none'),
    fleetUsed: false,
    fought: [...(some.fought ?? [])],
    conflict: some.conflict ?? null,
    stances: bySeat((seat) => Object.fromEntries(seats.filter((other) => other !== seat).map((other) => [other, 'neutral']))),
    proposals: bySeat(() => null),
    players: bySeat((seat) => ({
      hand: some.hands?.[seat] ? cards(some.hands[seat]) : noCards(),
      deck: deckOf(seat),
      discard: some.discards?.[seat] ? cards(some.discards[seat]) : noCards(),
      advancements: {
        ...(Object.fromEntries(advancementIds.map((id) => [id, 0])) as Record<Advancement, number>),
        ...some.advancements?.[seat],
      },
      orders: { defence: some.orders?.[seat] ?? 'ask' },
    })),
    regions,
    regionDeck: [],
  }
  for (const [one, other, stance] of some.relations ?? []) {
    state.stances[one][other] = stance
    state.stances[other][one] = stance
  }
  const first = (some.next ?? []).filter((region) => !(region in regions))
  state.regionDeck = [...first, ...regionIds.filter((region) => !(region in regions) && !first.includes(region))]
  return sound(state)
}

function regionFrom(region: string, { of = undefined, level, cards: held = {} }: GivenRegion): Region {
  const influence = Object.fromEntries(Object.entries(held).map(([seat, three]) => [seat, cards(three)]))
  return { controller: of ?? null, level: level ?? printedLevel(region), influence }
}

/** What is told about the move. */
export const told = (p: State, seat: Seat, move: PlainMove): readonly string[] =>
  playing(p, [], [seat, move]).events.map(({ key }) => key)

/** What was secret and is not any more, once the move is played. */
export const revealed = (p: State, seat: Seat, move: PlainMove): readonly string[] =>
  playing(p, [], [seat, move]).revealed.map(({ key }) => key)

export const seenBy = (p: State, seat: Seat | null) => viewOf(ideologyRules, p, seat)

/** The cards of a seat in a region as three numbers. */
export function inRegion(p: State, region: string, seat: Seat): Three {
  const { military, economic, cultural } = p.regions[region]?.influence[seat] ?? noCards()
  return [military, economic, cultural]
}

export const handOf = (p: State, seat: Seat): Three => {
  const { military, economic, cultural } = p.players[seat].hand
  return [military, economic, cultural]
}

export const discardOf = (p: State, seat: Seat): Three => {
  const { military, economic, cultural } = p.players[seat].discard
  return [military, economic, cultural]
}

export const extend = (region: string, kind: string): PlainMove => ({ type: 'extend', region, kind })
export const attack = (region: string, kind: string, target: string, more: object = {}): PlainMove => ({
  type: 'conflict',
  region,
  kind,
  target,
  ...more,
})
export const stances = (chosen: Partial<Record<Seat, Stance>>): PlainMove => ({ type: 'diplomacy', stances: chosen })

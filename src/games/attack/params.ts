import { formedMove, type Params, paramsOf, refuse, span } from '../../kernel/index.ts'
import { cardIds } from './data.ts'
import { isShip } from './derived.ts'
import { allRegions, allSeas, groupOfRegion, isRegion, isSea } from './map/atlas.ts'
import { type Attack, allSeats, landUnits, type RegionId, type SeaId, type Seat, type State, type Unit } from './state.ts'

/** A move of this game: the common refusals have seen to the form of its fields before its own check is asked. */
export const attackMove = formedMove<Attack>()

export const { oneListed, number, nth, counts, pick, usually } = paramsOf<Attack>()

// Parameters whose values are ids are accepted as any text: the common refusals say which ids there are (6).

type Chosen = Parameters<Params<State>[string]['list']>[2]
type Lister<Value> = { find(p: State, seat: Seat, given: Chosen): Iterable<Value> }['find']

function ids<Value extends string>(list: Lister<Value>, values: readonly Value[], words: string, by?: (value: Value) => string) {
  return {
    ...oneListed(list, { values, words, by }),
    has: (value: unknown): value is Value => typeof value === 'string',
  }
}

export const oneRegion = (list: Lister<RegionId>) => ids(list, allRegions, 'region', groupOfRegion)
export const oneSea = (list: Lister<SeaId>) => ids(list, allSeas, 'sea')
export const oneSeat = (list: Lister<Seat>) => ids(list, allSeats, 'seat')
/** A card of any deck, a technology or a route. */
export const oneCard = (list: Lister<string>) => ids(list, cardIds, 'card')

/** A number of any kind by its shape: whether it is whole and large enough is for the common refusals to say. */
export const amount = (list: Lister<number>) => ({
  ...number(list),
  has: (value: unknown): value is number => typeof value === 'number',
})

/** The most of anything that lists go to; more is accepted (6, enumeration). */
export const mostListed = 12

/** Every count from 1 to what there is. */
export const count = (most: { find(p: State, seat: Seat, given: Chosen): number }['find']) => ({
  ...amount(function* (p, seat, given) {
    yield* span(1, Math.min(most(p, seat, given), mostListed))
  }),
  partial: true,
})

/** The most of an amount that lists go to. */
const mostAmount = 100

/** Amounts in rising order: more is accepted than is listed. */
export const openAmount = (list: Lister<number>) => ({
  ...amount(function* (p, seat, given) {
    for (const value of list(p, seat, given)) {
      if (value > mostAmount) return
      yield value
    }
  }),
  partial: true,
})

/** A region for land units, a sea area for ships. */
export const placeOf = (list: { list(p: State, seat: Seat, unit: Unit | undefined): readonly string[] }['list']) => ({
  ...oneListed((p, seat, { unit }: { unit?: Unit }) => list(p, seat, unit), {
    values: [...allRegions, ...allSeas],
    words: 'place',
    by: (place: string) => groupOfRegion(place) || 'sea',
  }),
  has: (value: unknown): value is string => typeof value === 'string',
})

/** What the unit stands in must be of its kind and on the map. */
export const placeRefusal = (p: State, unit: unknown, at: unknown) =>
  isShip(unit) ? (isSea(p, at) ? undefined : refuse('no-such-sea')) : isRegion(p, at) ? undefined : refuse('no-such-region')

/** Names all four land units with a number, whatever the numbers are. */
export const isLandRecord = (value: unknown): value is Readonly<Record<(typeof landUnits)[number], number>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === landUnits.length &&
  landUnits.every((unit) => unit in value && typeof Reflect.get(value, unit) === 'number')

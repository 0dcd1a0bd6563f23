/** What a card may name: its lists, and the refusals that come first (6.2). */
import { oneOf, type Refusal, refuse } from '../../../kernel/index.ts'
import { isSeat, othersThan } from '../../shared/seats.ts'
import { isTerritory } from '../data.ts'
import { freeTerritories, isFree } from '../derived.ts'
import { oneListed } from '../params.ts'
import { allSeats, oceanNumbers, type Seat, type State, type Territory, territories } from '../state.ts'
import { reverted } from '../turns/produce.ts'

const territoryOf = (list: (p: State, seat: Seat) => readonly Territory[]) =>
  oneListed(list, { values: territories, words: 'territory' })

export const params = {
  /** Own and free, unless a card says otherwise. */
  ownFree: territoryOf(freeTerritories),
  any: territoryOf(() => territories),
  use: oneOf(reverted, { words: 'thing' }),
  ocean: oneOf(oceanNumbers, { words: 'ocean-number' }),
  otherSeat: oneListed(othersThan, {
    values: allSeats,
    words: 'seat',
  }),
}

export function ownFreeRefusal(p: State, seat: Seat, territory: unknown): Refusal | undefined {
  if (!isTerritory(territory)) return refuse('unknown-territory')
  if (!isFree(p, territory, seat)) return refuse('not-your-territory', { territory })
}

export const isOther = (p: State, seat: Seat, other: unknown): other is Seat => isSeat(p, other) && other !== seat

export const isOcean = (value: unknown): value is number => oceanNumbers.some((ocean) => ocean === value)

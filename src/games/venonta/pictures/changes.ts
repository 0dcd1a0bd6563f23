/** What is new since the chapter before. */
import type { Seat, Side, Territory, View } from '../state.ts'

export interface Changes {
  /** Claimed, conquered or freed. */
  hands(territory: Territory): boolean
  /** The slots that are used for something else. */
  slots(territory: Territory): ReadonlySet<number>
  /** What there is more of, or less, on a territory. */
  lies(territory: Territory, what: 'fuel' | 'migrants'): number
  tanks(territory: Territory, seat: Seat): number
  pv(seat: Seat): number
  fish(ocean: number): number
  /** The dice a side had, if the same combat was open. */
  dice(side: 'att' | 'def'): Side | null
  /** Where the marker stood. */
  readonly co2: number | null
}

const none: Changes = {
  hands: () => false,
  slots: () => new Set(),
  lies: () => 0,
  tanks: () => 0,
  pv: () => 0,
  fish: () => 0,
  dice: () => null,
  co2: null,
}

export function changesSince(before: View | null, view: View): Changes {
  if (!before) return none
  return {
    hands(territory) {
      const [was, is] = [before.land[territory], view.land[territory]]
      return was.owner !== is.owner || was.colonizer !== is.colonizer
    },
    slots(territory) {
      const was = before.land[territory].slots
      return new Set(view.land[territory].slots.flatMap((use, index) => (use === was[index] ? [] : [index])))
    },
    lies: (territory, what) => view.land[territory][what] - before.land[territory][what],
    tanks: (territory, seat) => (view.land[territory].tanks[seat] ?? 0) - (before.land[territory].tanks[seat] ?? 0),
    pv: (seat) => view.players[seat].pv - before.players[seat].pv,
    fish: (ocean) => (view.fish[ocean - 1] ?? 0) - (before.fish[ocean - 1] ?? 0),
    dice: (side) => (before.combat && before.combat.target === view.combat?.target ? before.combat[side] : null),
    co2: before.co2 === view.co2 ? null : before.co2,
  }
}

import type { SeatRow, StoredTable, TableRow } from '../../store/index.ts'

/** By which of the computers' names each seat goes, by its number. */
export const nameplatesOf = ({ live }: Pick<TableRow, 'live'>): readonly number[] =>
  live.seats.map(({ nameplate }, number) => nameplate ?? number)

/** The first name that no seat goes by. */
export function freeNameplate(row: Pick<TableRow, 'live'>): number {
  const taken = new Set(nameplatesOf(row))
  let free = 0
  while (taken.has(free)) free++
  return free
}

/**
 * For the seats of a game that begins, in their new order: computers keep their names. Under those of people nobody has been seen yet, and at
 * an anonymous table they must not say who came when.
 */
export function nameplatesAtStart({ row, seats: before }: StoredTable, seats: readonly SeatRow[]): readonly number[] {
  const named = nameplatesOf(row)
  const kept = seats.map(({ computer, joinedBy }) =>
    computer === null ? undefined : named[before.findIndex((seat) => seat.joinedBy === joinedBy)],
  )
  const free = named.filter((nameplate) => !kept.includes(nameplate))
  // `!`: so many are free as seats have none.
  return kept.map((nameplate) => nameplate ?? free.shift()!)
}

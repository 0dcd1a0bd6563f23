/** What somebody has reached at one table of a league. */
export interface Reached {
  readonly person: string
  readonly place: number
  readonly left: boolean
}

/**
 * A place is worth as many points as seats stand behind it; those who are level share what their places are worth. Whoever has left
 * gets nothing.
 */
export function pointsOf(size: number, table: readonly Reached[]): ReadonlyMap<string, number> {
  const stayed = table.filter(({ left }) => !left)
  return new Map(
    table.map(({ person, place, left }) => {
      if (left) return [person, 0]
      const better = stayed.filter((other) => other.place < place).length
      const level = stayed.filter((other) => other.place === place).length
      return [person, size - better - (level + 1) / 2]
    }),
  )
}

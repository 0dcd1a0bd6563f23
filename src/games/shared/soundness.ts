/** What must be true of every position, told in words where it is not. */

export type Found = (problem: string) => void

/** The same of each seat. */
export const ofEachSeat =
  <State extends { readonly seats: readonly string[] }>(check: (p: State, seat: State['seats'][number], found: Found) => void) =>
  (p: State, found: Found): void => {
    for (const seat of p.seats) check(p, seat, found)
  }

/** A whole number between these. */
export const within = (value: number, from: number, to = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to

/** Whether each thing is there once, in whatever order. */
export const areAllOnce = (all: readonly string[], there: readonly string[]): boolean =>
  [...there].sort().join() === [...all].sort().join()

/** All that the checks find of a position. */
export const soundness =
  <State>(...checks: readonly ((p: State, found: Found) => void)[]) =>
  (p: State): readonly string[] => {
    const problems: string[] = []
    for (const check of checks) check(p, (problem) => problems.push(problem))
    return problems
  }

/** The place of a seat among all by their points, and of how many. Whoever has the same shares a place. */
export function placeOf(points: Readonly<Record<string, number>>, seat: string): { readonly place: number; readonly of: number } {
  const all = Object.values(points)
  const own = points[seat] ?? 0
  return { place: 1 + all.filter((count) => count > own).length, of: all.length }
}

/** The first of those that are rated highest, if any is rated above the threshold. */
export function best<Item>(
  items: readonly Item[],
  rate: (item: Item) => number,
  above = Number.NEGATIVE_INFINITY,
): Item | undefined {
  let found: Item | undefined
  let highest = above
  for (const item of items) {
    const rated = rate(item)
    if (rated > highest) [found, highest] = [item, rated]
  }
  return found
}

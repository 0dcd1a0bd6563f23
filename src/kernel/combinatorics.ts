export function* combinations<T>(items: readonly T[], count: number, start = 0): Iterable<T[]> {
  if (count === 0) return yield []
  for (let index = start; index <= items.length - count; index++)
    for (const rest of combinations(items, count - 1, index + 1)) yield [items[index] as T, ...rest]
}

export function* arrangements<T>(items: readonly T[], count: number): Iterable<T[]> {
  if (count === 0) return yield []
  for (const [index, item] of items.entries())
    for (const rest of arrangements(items.toSpliced(index, 1), count - 1)) yield [item, ...rest]
}

/** Counted through rather than nested: the first key changes slowest. */
export function* assignments(keys: readonly string[], values: readonly string[]): Iterable<Record<string, string>> {
  const steps = keys.map((_, index) => values.length ** (keys.length - 1 - index))
  for (let number = 0; number < values.length ** keys.length; number++) {
    const found: Record<string, string> = {}
    for (const [index, key] of keys.entries()) found[key] = values[Math.floor(number / steps[index]!) % values.length]!
    yield found
  }
}

export function* distributions(
  keys: readonly string[],
  limits: Readonly<Record<string, number | undefined>>,
  from: number,
  to: number,
): Iterable<Record<string, number>> {
  const [key, ...others] = keys
  if (key === undefined) {
    if (from <= 0) yield {}
    return
  }
  for (let count = 0; count <= Math.min(limits[key] ?? 0, to); count++)
    for (const rest of distributions(others, limits, from - count, to - count)) yield { [key]: count, ...rest }
}

import type { Card } from '../data.ts'

/** The numbers in a card's row, for its words: a row says −3 where the words say that much less. */
export const amountsOf = ({ effect }: Card): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(effect)
      .filter(([name]) => name !== 'kind')
      .map(([name, value]) => [name, typeof value === 'number' ? Math.abs(value) : value]),
  )

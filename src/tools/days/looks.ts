import { day, minute } from '../../durations.ts'
import type { Chance } from '../../kernel/index.ts'

const minutesOfDay = day / minute
const looksADay = 3

/** When a person looks in, in milliseconds from the beginning: three times a day, at any hours. */
export function* looksOf(chance: Chance): Iterator<number, never> {
  for (let days = 0; ; days++) {
    const times = Array.from({ length: looksADay }, () => chance.die(minutesOfDay) - 1).sort((a, b) => a - b)
    for (const time of times) yield days * day + time * minute
  }
}

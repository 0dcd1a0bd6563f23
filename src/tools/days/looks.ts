import type { Chance } from '../../kernel/index.ts'

const minutesOfDay = 24 * 60
const looksADay = 3

/** When a person looks in, in milliseconds from the beginning: three times a day, at any hours. */
export function* looksOf(chance: Chance): Iterator<number, never> {
  for (let day = 0; ; day++) {
    const minutes = Array.from({ length: looksADay }, () => chance.die(minutesOfDay) - 1).sort((a, b) => a - b)
    for (const minute of minutes) yield (day * minutesOfDay + minute) * 60_000
  }
}

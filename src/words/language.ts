import { day, hour, minute, second } from '../durations.ts'
import type { Language } from './message.ts'

function remembered<Formatter>(make: (language: Language) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>()
  return (language) => {
    const formatter = made.get(language) ?? make(language)
    made.set(language, formatter)
    return formatter
  }
}

const lists = remembered((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
const choices = remembered((language) => new Intl.ListFormat(language, { type: 'disjunction' }))
const plainLists = remembered((language) => new Intl.ListFormat(language, { type: 'unit', style: 'short' }))
const relatives = remembered((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

/** "Anna, Bo and Carla". */
export const list = (language: Language, items: Iterable<string>): string => lists(language).format(items)

/** "Anna, Bo or Carla". */
export const either = (language: Language, items: Iterable<string>): string => choices(language).format(items)

/** "2 military, 1 cultural". */
export const enumeration = (language: Language, items: Iterable<string>): string => plainLists(language).format(items)

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const

/** "in 3 hours", "yesterday": from now, in milliseconds; negative is past. In a channel `<t:…:R>` is better. */
export function relative(language: Language, fromNow: number): string {
  const [unit, length] = units.find(([, length]) => Math.abs(fromNow) >= length) ?? units[3]
  return relatives(language).format(Math.round(fromNow / length), unit)
}

/** "1 day, 8 hours": the two largest units of a length of time. */
export function duration(language: Language, length: number): string {
  const parts: string[] = []
  let left = Math.max(0, Math.round(length / second) * second)
  for (const [unit, size] of units) {
    const count = Math.floor(left / size)
    left -= count * size
    if (count > 0 && parts.length < 2)
      parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
  }
  if (parts.length === 0) return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(0)
  return enumeration(language, parts)
}

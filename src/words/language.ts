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
const amountLists = remembered(
  // Of two units its data for German have a comma, of three an "und".
  (language) => new Intl.ListFormat(language, { type: language === 'de' ? 'conjunction' : 'unit', style: 'short' }),
)

/** "Ada ed Edsger": before its own vowel the Italian "e" has a d, which the data leave out. */
function joined(formatter: Intl.ListFormat, items: Iterable<string>): string {
  const parts = formatter.formatToParts(items)
  // A number that comes first is read first: "e 1 economica".
  const isBeforeE = (at: number): boolean => /^[^\p{L}\p{N}]*e/iu.test(parts[at + 1]?.value ?? '')
  return parts.map(({ value }, at) => (value === ' e ' && isBeforeE(at) ? ' ed ' : value)).join('')
}

/** Names, or whatever else there are several of: "Anna, Bo, and Carla", "Anna, Bo und Carla". */
export const list = (language: Language, items: Iterable<string>): string => joined(lists(language), items)

/** How much of each: "2 military, 1 cultural", "2 militärische und 1 kulturelle". */
export const amounts = (language: Language, items: Iterable<string>): string => joined(amountLists(language), items)

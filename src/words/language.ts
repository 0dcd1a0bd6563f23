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

/** Names, or whatever else there are several of: "Anna, Bo, and Carla", "Anna, Bo und Carla". */
export const list = (language: Language, items: Iterable<string>): string => lists(language).format(items)

/** How much of each: "2 military, 1 cultural", "2 militärische und 1 kulturelle". */
export const amounts = (language: Language, items: Iterable<string>): string => amountLists(language).format(items)

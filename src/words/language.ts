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
const plainLists = remembered((language) => new Intl.ListFormat(language, { type: 'unit', style: 'short' }))

/** "Anna, Bo and Carla". */
export const list = (language: Language, items: Iterable<string>): string => lists(language).format(items)

/** "2 military, 1 cultural". */
export const enumeration = (language: Language, items: Iterable<string>): string => plainLists(language).format(items)

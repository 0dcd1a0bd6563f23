import type { Language } from '../../../words/index.ts'
import json from './names.json' with { type: 'json' }

/** Names of cards and of the Star Nation's events, as `card.crafts` and `happening.migration`. */
export const namesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(json).flatMap(([namespace, names]) =>
      Object.entries<Readonly<Record<Language, string>>>(names).map(([id, name]) => [`${namespace}.${id}`, name[language]]),
    ),
  )

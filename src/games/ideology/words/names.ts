import type { Language } from '../../../words/index.ts'
import json from './names.json' with { type: 'json' }

/** Names of seats, regions, advancements, special rules and parts of the world, as `region.japan` and the like. */
export const namesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(json).flatMap(([namespace, names]) =>
      Object.entries<Readonly<Record<Language, string>>>(names).map(([id, name]) => [`${namespace}.${id}`, name[language]]),
    ),
  )

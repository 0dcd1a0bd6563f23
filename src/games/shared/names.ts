import type { Catalogue, Language } from '../../words/index.ts'

type Names = Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, string>>>>>>

/** Names by namespace and id, as a game's `names.json` has them, in one language: `region.japan` and the like. */
export const namesIn = (names: Names, language: Language): Catalogue =>
  Object.fromEntries(
    Object.entries(names).flatMap(([namespace, byId]) =>
      Object.entries(byId).map(([id, name]) => [`${namespace}.${id}`, name[language]]),
    ),
  )

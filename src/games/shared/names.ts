import { type Catalogue, forms, inForm, type Language, languages, type Name, plain } from '../../words/index.ts'

type InLanguages = Readonly<Record<Language, Name>>
type Names = Readonly<Record<string, Readonly<Record<string, InLanguages>>>>

/** A name under its key, and its forms if one of the languages has an article for it: `region.japan`, `region.japan.in`. */
export function nameEntries(key: string, names: InLanguages, language: Language): [string, string][] {
  const name = names[language]
  const formed = languages.some((each) => typeof names[each] !== 'string')
  return [
    [key, plain(name)],
    ...(formed ? forms : []).map((form): [string, string] => [`${key}.${form}`, inForm(language, form, name)]),
  ]
}

/** Names by namespace and id, as a game's `names.json` has them, in one language: `region.japan` and the like. */
export const namesIn = (names: Names, language: Language): Catalogue =>
  Object.fromEntries(
    Object.entries(names).flatMap(([namespace, byId]) =>
      Object.entries(byId).flatMap(([id, name]) => nameEntries(`${namespace}.${id}`, name, language)),
    ),
  )

import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { type Language, languages } from '../../src/words/index.ts'
import { argumentsOf, paramOf } from '../words/arguments.ts'
import { declaredKeys } from './declared.ts'

/** The kind of an argument may differ: one language needs a plural, or another form of a name, where another does not. */
const argumentNames = (language: Language, message: string): string[] =>
  [...new Set(argumentsOf(language, message).map((argument) => paramOf(argument.split(':')[0]!)))].toSorted()

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('the words of %s', (_id, folder) => {
  const { en, it, de } = folder.words
  const declared = declaredKeys(folder)

  test.each(languages)('name everything the rulebook declares, in %s', (language) => {
    const catalogue = folder.words[language]
    expect(declared.all.filter((key) => catalogue[key] === undefined)).toEqual([])
    expect(declared.oneOf.filter((keys) => keys.every((key) => catalogue[key] === undefined))).toEqual([])
  })

  test('have the same keys and arguments in all languages', () => {
    expect([Object.keys(it).toSorted(), Object.keys(de).toSorted()]).toEqual([
      Object.keys(en).toSorted(),
      Object.keys(en).toSorted(),
    ])
    for (const [key, message] of Object.entries(en))
      for (const language of ['it', 'de'] as const)
        expect([key, argumentNames(language, folder.words[language][key] ?? '')]).toEqual([key, argumentNames('en', message)])
  })

  test('choose between sentences by what a value is, not by what it is called', () => {
    for (const language of languages)
      for (const [key, message] of Object.entries(folder.words[language])) {
        const chosenBy = argumentsOf(language, message).flatMap((one) => (one.endsWith(':select') ? [one.split(':')[0]!] : []))
        expect([key, chosenBy.filter((name) => name in folder.names)]).toEqual([key, []])
      }
  })

  test('fit where they are shown', () => {
    for (const language of languages)
      for (const { type } of folder.rulebook.moves) {
        expect(folder.words[language][`move.${type}`]?.length).toBeLessThanOrEqual(40)
        expect(folder.words[language][`move.${type}.help`]?.length).toBeLessThanOrEqual(100)
      }
  })

  test.each(languages)('have rules pages for every decision, in %s', (language) => {
    const pages = folder.pages[language]
    const ids = pages.map(({ id }) => id)
    expect(
      Object.values(folder.rulebook.decisions)
        .map(({ page }) => page)
        .filter((page) => !ids.includes(page)),
    ).toEqual([])
    expect(pages.filter(({ text }) => text.length > 1800).map(({ id }) => id)).toEqual([])
    // What to press first comes first, in five steps; the other pages in the order in which a newcomer meets them, the same everywhere.
    expect(pages[0]?.id).toBe('start')
    expect(pages[0]?.text.match(/^\d\. /gm)).toHaveLength(5)
    expect(ids).toEqual(folder.pages.en.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

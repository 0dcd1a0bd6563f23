import { describe, expect, test } from 'vitest'
import { botCatalogues, languages } from '../../src/words/index.ts'
import { argumentsOf } from './arguments.ts'

const { en, ...others } = botCatalogues

describe('the bot’s own catalogues', () => {
  test.each(languages)('every message of %s is ICU that the library can read', (language) => {
    for (const [key, message] of Object.entries(botCatalogues[language]))
      expect(() => argumentsOf(language, message), key).not.toThrow()
  })

  test.each(['it', 'de'] as const)('%s says everything that English says, with the same arguments', (language) => {
    expect(Object.keys(others[language]).sort()).toEqual(Object.keys(en).sort())
    const asked = Object.fromEntries(Object.entries(en).map(([key, message]) => [key, argumentsOf('en', message)]))
    const given = Object.fromEntries(
      Object.entries(others[language]).map(([key, message]) => [key, argumentsOf(language, message)]),
    )
    expect(given).toEqual(asked)
  })

  test('no message is empty or has blanks around it', () => {
    for (const language of languages)
      for (const [key, message] of Object.entries(botCatalogues[language]))
        expect(message, `${language} ${key}`).toMatch(/^\S(.*\S)?$/su)
  })

  test('no apostrophe stands where ICU takes it for a quote', () => {
    for (const language of languages)
      for (const [key, message] of Object.entries(botCatalogues[language]))
        expect(message, `${language} ${key}`).not.toMatch(/'[{}]/)
  })
})

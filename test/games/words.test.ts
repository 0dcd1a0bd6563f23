import { describe, expect, test } from 'vitest'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import type { Param, Params } from '../../src/kernel/index.ts'
import { argumentsOf, type Language, languages, paramOf } from '../../src/words/index.ts'

/** Values that a parameter can name, by the namespace of their words. */
function namedValues(name: string, param: Param<never>): string[] {
  const space = param.words ?? name
  if (param.kind === 'one-of')
    return (param.values ?? []).filter((value) => typeof value === 'string').map((value) => `${space}.${value}`)
  if (param.kind === 'pick') return (param.values ?? []).map((value) => `${space}.${value}`)
  if (param.kind === 'each') return param.values.map((value) => `${space}.${value}`)
  if (param.kind === 'counts') return param.keys.map((key) => `${space}.${key}`)
  return []
}

/** The kind of an argument may differ: one language needs a plural, or another form of a name, where another does not. */
const argumentNames = (language: Language, message: string): string[] =>
  [...new Set(argumentsOf(language, message).map((argument) => paramOf(argument.split(':')[0]!)))].toSorted()

/** The groups by which a long list is leafed through. */
function groupNames(param: Param<never>): string[] {
  if (param.kind !== 'one-of' || !param.by) return []
  const { by, values = [] } = param
  return [...new Set(values.map((value) => `group.${by(value)}`))]
}

const ownSeat = /^[a-z-]+\.p[1-8]$/

function paramKeys(type: string, params: Params): { labels: string[][]; values: string[] } {
  const entries = Object.entries(params)
  return {
    // One of the two, the first that is there.
    labels: entries.map(([name]) => [`param.${type}.${name}`, `param.${name}`]),
    // A person's seat bears the person's name.
    values: entries
      .flatMap(([name, param]) => [...namedValues(name, param), ...groupNames(param)])
      .filter((key) => !ownSeat.test(key)),
  }
}

/** Every key that the rulebook's declarations can make somebody look up. */
function declaredKeys({ rulebook }: GameFolder): { all: string[]; oneOf: string[][] } {
  const all = ['game.name', 'game.tagline', ...Object.keys(rulebook.phases).map((phase) => `phase.${phase}`)]
  const oneOf: string[][] = []
  all.push(...Object.keys(rulebook.decisions).map((decision) => `decision.${decision}`))
  for (const move of rulebook.moves) {
    all.push(`move.${move.type}`, `move.${move.type}.help`, ...(move.group === undefined ? [] : [`group.${move.group}`]))
    for (const params of [move.params, ...Object.values(move.variants ?? {}).map((variant) => variant.params)]) {
      const { labels, values } = paramKeys(move.type, params)
      oneOf.push(...labels)
      all.push(...values)
    }
  }
  for (const name of Object.keys(rulebook.options.params)) all.push(`option.${name}`, `option.${name}.help`)
  for (const { name } of rulebook.habits ?? []) all.push(`habit.${name}`)
  return { all: [...new Set(all)], oneOf }
}

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

import { describe, expect, test } from 'vitest'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import { forms, type Language, languages, speaker } from '../../src/words/index.ts'
import { argumentsOf, paramOf } from './arguments.ts'

/** Where a form was said twice, or beside a word that it has in it already. */
const joints: Readonly<Record<Language, RegExp>> = {
  en: /\b(the the|in in|to to|of of|from from|on on)\b/iu,
  it: /(^|\s)((di|a|da|in|su|nel|del|al|dal) (il|lo|la|i|gli|le|l’|nel|negli|nelle|del|dei|degli|delle)|(il|lo|la|i|gli|le) (il|lo|la|i|gli|le|l’))(\s|[A-Z])/u,
  de: /(?<!, )\b((der|die|das|den|dem|des|im) (der|die|das|den|dem|des|im)|in (in|im)|auf auf|aus aus|von (der|des|den)) [A-ZÄÖÜ]/u,
}

/** What a name that has an article must not stand behind without it. */
const bare: Readonly<Record<Language, readonly string[]>> = {
  en: ['in', 'of', 'to', 'from', 'on'],
  it: ['di', 'a', 'da', 'su'],
  de: ['von', 'nach', 'aus', 'in', 'auf', 'über', 'gegen', 'mit'],
}

const spaces = [
  'region',
  'sea',
  'place',
  'seat',
  'continent',
  'alliance',
  'factory',
  'class',
  'territory',
  'ocean-number',
] as const

/** The ids of the names in each namespace: not their forms, nor their counts. */
const idsOf = (folder: GameFolder): ReadonlyMap<string, readonly string[]> =>
  new Map(
    spaces.map((space) => [
      space,
      Object.keys(folder.words.en).flatMap((key) => {
        const [own, id, more] = key.split('.')
        return own === space && id !== undefined && more === undefined ? [id] : []
      }),
    ]),
  )

interface Said {
  readonly key: string
  readonly id: string
  readonly text: string
}

/** Every message that names something, said with every name. */
function* sayings(folder: GameFolder, language: Language, missing: string[]): Generator<Said> {
  const catalogue = folder.words[language]
  const ids = idsOf(folder)
  const say = speaker({ catalogues: folder.words, language, names: folder.names, onMissing: (key) => missing.push(key) })
  for (const [key, message] of Object.entries(catalogue)) {
    const asked = argumentsOf(language, message).map((argument) => argument.split(':') as [string, string])
    const named = asked.flatMap(([argument, kind]) => {
      const param = kind === 'text' ? paramOf(argument) : argument.replace(/Id$/, '')
      const space = spaces.find((one) => one === folder.names[param])
      return space ? [{ param, space }] : []
    })
    const [first] = named
    if (!first) continue
    const plain = asked.map(([argument, kind]) => [paramOf(argument), kind === 'number' || kind === 'plural' ? 2 : 'x'] as const)
    for (const id of ids.get(first.space) ?? []) {
      const names = named.map(({ param, space }) => {
        const there = ids.get(space) ?? []
        return [param, there.includes(id) ? id : there[0]] as const
      })
      yield { key, id, text: say(key, { ...Object.fromEntries(plain), ...Object.fromEntries(names) }) }
    }
  }
}

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('the names of %s', (_id, folder) => {
  test.each(languages)('stand in every message as %s says them', (language) => {
    const missing: string[] = []
    const catalogue = folder.words[language]
    const found: string[] = []
    const withArticle = new Map<string, readonly string[]>()
    for (const [space, ids] of idsOf(folder))
      for (const id of ids) {
        const [name, said, place] = ['', '.the', '.in'].map((form) => catalogue[`${space}.${id}${form}`])
        if (name && said && said !== name)
          withArticle.set(
            id,
            bare[language].map((word) => `${word} ${name}`).filter((wrong) => wrong !== place),
          )
      }
    for (const { key, id, text } of sayings(folder, language, missing)) {
      if (forms.some((form) => key.endsWith(`.${form}`))) continue
      const wrong = (withArticle.get(id) ?? []).find((one) => ` ${text}`.includes(` ${one}`))
      if (joints[language].test(text) || wrong || text === key) found.push(`${key}: ${text}`)
    }
    expect(missing).toEqual([])
    expect([...new Map(found.map((line) => [line.split(':')[0], line])).values()]).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { languages } from '../../src/words/index.ts'
import { argumentsOf } from './arguments.ts'

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('what recaps of %s say in brief', (_id, folder) => {
  const { tellings } = folder.chronicle ?? { tellings: {} }

  test.each(languages)('is so of everything that they gather, in %s', (language) => {
    const wrong = Object.entries(tellings).flatMap(([key, { over = [] }]) => {
      const said = folder.words[language][`brief.${key}`] ?? ''
      const named = argumentsOf(language, said).map((argument) => argument.split(':')[0]!.replace(/Id$|_\w+$/, ''))
      // Of what is left out only the last would be told, as if it held for all.
      return over.filter((field) => named.includes(field)).map((field) => `${key}: ${field}`)
    })
    expect(wrong).toEqual([])
  })
})

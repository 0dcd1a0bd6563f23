import { expect, test } from 'vitest'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { ideology } from '../../../src/games/ideology/index.ts'
import { limit } from '../../../src/games/limit/index.ts'

test.each([
  ['en', ideology, { type: 'develop', region: 'united-states', kind: 'military' }, '1 military into the United States'],
  ['it', ideology, { type: 'develop', region: 'united-states', kind: 'military' }, '1 militare negli Stati Uniti'],
  ['it', ideology, { type: 'launch', target: 'fascism', region: 'germany' }, 'Lancia contro il Fascismo: Germania'],
  ['it', limit, { type: 'raise-class', class: 'A' }, 'Alza la classe A'],
  ['en', attack, { type: 'raid-area', sea: 'north-sea' }, 'Raid the North Sea'],
] as const)('what a button does it says with the article that a name has, in %s', (language, folder, move, said) => {
  const words = gameWords(folder, language, { form: 'plain' })
  const { type, ...fields } = move
  const { params } = folder.rulebook.moves.find((known) => known.type === type)!
  const inWords = Object.entries({ ...params }).map(([name, param]) => {
    const value = Object.entries(fields).find(([field]) => field === name)?.[1]
    return [name, value === undefined ? '' : words.value(name, param, value)]
  })
  expect(words.deed(type, Object.fromEntries(inWords), fields)).toBe(said)
})

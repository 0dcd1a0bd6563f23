import { describe, expect, test } from 'vitest'
import { toldApart } from '../../../src/discord/history/chapters.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { languages } from '../../../src/words/index.ts'
import { recorded } from '../../renderings/recorded.ts'

const people = { p1: 'Anna', p2: 'Bruno', p3: 'Clara' }

describe.each([
  ['attack', 'east-at-random', 'turn'],
  ['venonta', 'won-by-one', 'turn'],
] as const)('in the replay of %s', (game, name, stretch) => {
  const { folder, entries, look } = recorded(game, name)

  test.each(languages)('a menu of turns and battles says whose they were or what happened (%s)', (language) => {
    const words = gameWords(folder, language, { people, form: 'plain' })
    const told = entries.map((last) => {
      const ended = { entry: last.seq, names: last.chapters.map((chapter) => chapter.name), round: null, last }
      return { part: ended.names.at(-1), said: toldApart(ended, null, words, look(language), folder) }
    })
    const turns = told.filter(({ part }) => part === stretch)
    expect(turns.length).toBeGreaterThan(2)
    for (const { said } of turns) expect(said).toMatch(/Anna|Bruno|Clara/)
    // Of the others there is one in a round.
    expect(told.filter(({ part, said }) => part === 'round' && said !== undefined)).toEqual([])
  })
})

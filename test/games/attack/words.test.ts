import { expect, test } from 'vitest'
import { data } from '../../../src/games/attack/data.ts'
import { pages } from '../../../src/games/attack/pages/index.ts'
import { words } from '../../../src/games/attack/words/index.ts'
import { languages } from '../../../src/words/index.ts'

/** The number of the last Eagle, as sentences say it. */
const written = { en: /13th|thirteenth/, it: /tredicesima/, de: /13\.|dreizehnte/ }

test.each(languages)('the Eagle that ends the game is the one of the tables wherever it is named in words, in %s', (language) => {
  expect(data.eaglesToEnd).toBe(13)
  for (const key of ['game.tagline', 'reason.eagles']) expect(words[language][key]).toMatch(written[language])
  expect(pages[language].filter(({ text }) => written[language].test(text)).length).toBeGreaterThan(0)
})

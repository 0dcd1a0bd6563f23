import { describe, expect, test } from 'vitest'
import { data, kindData, technology } from '../../../src/games/attack/data.ts'
import { names } from '../../../src/games/attack/names.ts'
import { pages } from '../../../src/games/attack/pages/index.ts'
import { effectWords, technologyWords } from '../../../src/games/attack/text/effects.ts'
import { words } from '../../../src/games/attack/words/index.ts'
import { languages, speaker } from '../../../src/words/index.ts'
import { argumentsOf } from '../../words/arguments.ts'

/** Every number that a row names, however deep. */
const numbersIn = (row: object): number[] =>
  Object.values(row).flatMap((value: unknown) =>
    typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? numbersIn(value) : [],
  )

describe.each(languages)('in %s', (language) => {
  const say = speaker({ catalogues: words, language, names })

  test('the Eagles that end trade and the game are named by the numbers of the tables', () => {
    for (const key of ['game.tagline', 'reason.eagles']) expect(say(key)).toContain(String(data.eaglesToEnd))
    expect(say('lobby.goal', { maxRounds: 0 })).toContain(String(data.eaglesToEnd))
    expect(say('refusal.too-many-eagles', { eagles: 11 })).toContain(String(data.eaglesNoTrade))
    const naming = (eagle: number) =>
      pages[language].filter(({ text }) => new RegExp(`\\b${eagle}\\b`).test(text)).map(({ id }) => id)
    expect(naming(data.eaglesToEnd)).toEqual(expect.arrayContaining(['overview', 'goal', 'political']))
    expect(naming(data.eaglesNoTrade)).toEqual(expect.arrayContaining(['political', 'trade']))
  })

  test('what a card or a technology does is said with the numbers of its row, and with no other', () => {
    const messages = Object.entries(words[language]).filter(([key]) => /^(tech-)?effect\./.test(key))
    expect(messages.filter(([, message]) => /\d/.test(message.replace(/\{[^{}]*/g, ''))).map(([key]) => key)).toEqual([])
    const said = [
      ...data.politicalKinds.map(({ kind }) => ({
        row: kindData(kind).effect,
        text: effectWords(kind, say),
        key: `effect.${kind}`,
      })),
      ...data.technologies.map(({ id }) => ({
        row: technology(id).effect,
        text: technologyWords(id, say),
        key: `tech-effect.${id}`,
      })),
    ]
    for (const { row, text, key } of said) {
      const asked = argumentsOf(language, words[language][key] ?? '').length
      const shown = numbersIn(row).filter((number) => text.includes(String(number)))
      expect([key, shown.length >= asked, /[{}#]|undefined/.test(text)]).toEqual([key, true, false])
    }
  })
})

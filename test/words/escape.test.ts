import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeMarkdown, oneLine, withoutEscapes } from '../../src/words/index.ts'

// The same examples in every run.
fc.configureGlobal({ seed: 2026 })

describe('what people wrote', () => {
  test.each([
    ['**bold** and _italic_', '\\*\\*bold\\*\\* and \\_italic\\_'],
    ['# Heading', '\\# Heading'],
    ['-# small', '\\-\\# small'],
    ['1. item', '1\\. item'],
    ['[click](https://evil.example)', '\\[click\\]\\(https\\://evil.example\\)'],
    ['<@123> <t:0:R>', '\\<@\u200b123\\> \\<t\\:0\\:R\\>'],
    ['`code` ||spoiler||', '\\`code\\` \\|\\|spoiler\\|\\|'],
    ['back\\slash', 'back\\\\slash'],
    ['two\nlines', 'two lines'],
  ])('%j reads in a message as it was written', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped)
    expect(withoutEscapes(escaped)).toBe(oneLine(text))
  })

  test('cannot turn the direction of the text around it', () => {
    expect(oneLine('safe\u202eelbat eht')).toBe('safe elbat eht')
  })

  test('never pings anybody, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('@everyone', '@here', '<@1>', '<@&1>', '<#1>'),
        (text, ping) => {
          expect(escapeMarkdown(text + ping)).not.toMatch(/@(everyone|here)|(?<!\\)<[@#]|<@[!&]?\d/u)
        },
      ),
    )
  })

  test('loses nothing but backslashes, blanks and what deceives', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeMarkdown(text).replaceAll(/\\(.)/g, '$1').replaceAll('\u200b', '')).toBe(oneLine(text))
      }),
    )
  })
})

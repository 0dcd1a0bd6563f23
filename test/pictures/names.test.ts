import { describe, expect, test } from 'vitest'
import { writable } from '../../src/pictures/names.ts'
import { jobOf, keyOf } from '../../src/pictures/request.ts'
import { measure } from '../../src/pictures/toolkit/text.ts'

describe('names in pictures', () => {
  test.each([
    ['Ada', 'Ada'],
    ['Żółć Ñandú', 'Żółć Ñandú'],
    ['🔥 Zoë 🔥', 'Zoë'],
    ['𝓐𝓭𝓪 the Ｇｒｅａｔ', 'Ada the Great'],
    ['Z̷̛a̵͟l̸g̴o', 'Zalgo'],
    ['\u202egnitset\n\u200b', 'gnitset'],
    ['ǎ Ǹ', 'a N'],
    ['x'.repeat(40), `${'x'.repeat(23)}…`],
  ])('%j is written %j', (name, written) => {
    expect(writable(name)).toBe(written)
  })

  test.each(['漢字', 'Анна K', '🔥🔥', '', '\u3164'])('of %j too little could be written', (name) => {
    expect(writable(name)).toBeUndefined()
  })

  test('every letter that is let through is in the typeface', () => {
    const missing = measure('漢', 100)
    const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code + 0x20))
    const through = letters.flatMap((letter) => [...(writable(`xx${letter}`) ?? '')].slice(2))
    expect(through.length).toBeGreaterThan(300)
    expect(through.filter((letter) => measure(letter, 100) === missing)).toEqual([])
  })
})

test('pictures that show other people are other pictures; names that cannot be written make no difference', () => {
  const key = (people?: Record<string, string>) =>
    keyOf(jobOf({ painter: new URL('file:///painter.ts'), scene: 'board', view: {}, language: 'en', ...(people && { people }) }))
  expect(key({ p1: 'Ada' })).toBe(key({ p1: 'Ada' }))
  expect(key({ p1: 'Ada' })).not.toBe(key({ p1: 'Bo' }))
  expect(key({ p1: '漢字' })).toBe(key())
})

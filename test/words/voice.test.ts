import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ArgumentsOf } from '../../src/words/icu.ts'
import { amounts, list, voice } from '../../src/words/index.ts'

describe('the bot’s voice', () => {
  test('speaks three languages', () => {
    expect(voice('en')('refusal.table-full', { seats: 4 })).toBe('All 4 seats are taken.')
    expect(voice('it')('refusal.table-full', { seats: 4 })).toBe('Tutti i 4 posti sono occupati.')
    expect(voice('de')('refusal.table-full', { seats: 4 })).toBe('Alle 4 Plätze sind besetzt.')
  })

  test('has its arguments read from the message by the type checker', () => {
    expectTypeOf<ArgumentsOf<'no arguments'>>().toEqualTypeOf<never>()
    expectTypeOf<ArgumentsOf<'{seat} extends to {region}.'>>().toEqualTypeOf<'seat' | 'region'>()
    expectTypeOf<ArgumentsOf<'{count, plural, one {move} other {{seat} has # moves}} until {when, number}'>>().toEqualTypeOf<
      'count' | 'seat' | 'when'
    >()
    expectTypeOf<ArgumentsOf<'{kind, select, a {{n, plural, one {x} other {y {z}}}} other {none}}'>>().toEqualTypeOf<
      'kind' | 'n' | 'z'
    >()
    const say = voice('en')
    // @ts-expect-error: an argument is missing
    expect(say('refusal.table-full', {})).toBe('refusal.table-full')
    // @ts-expect-error: no such key
    expect(say('refusal.unheard-of')).toBe('refusal.unheard-of')
  })
})

test('lists are joined as the language joins them', () => {
  expect(list('en', ['Anna', 'Bo', 'Carla'])).toBe('Anna, Bo, and Carla')
  expect(list('it', ['Anna', 'Bo', 'Carla'])).toBe('Anna, Bo e Carla')
  expect(list('de', [])).toBe('')
})

test('two are joined as the language joins them, names and amounts alike', () => {
  const [names, goods] = [
    ['Anna', 'Bo'],
    ['2 a', '1 b'],
  ]
  expect([list('de', names), amounts('de', goods)]).toEqual(['Anna und Bo', '2 a und 1 b'])
  expect([list('it', names), amounts('it', goods)]).toEqual(['Anna e Bo', '2 a e 1 b'])
  expect([list('it', ['Ada', 'Edsger']), list('it', ['Edsger', 'Ada e Olga'])]).toEqual(['Ada ed Edsger', 'Edsger e Ada e Olga'])
  expect(amounts('it', ['2 militari', '1 economica'])).toBe('2 militari e 1 economica')
  expect([list('en', names), amounts('en', goods)]).toEqual(['Anna and Bo', '2 a, 1 b'])
})

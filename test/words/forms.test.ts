import { describe, expect, test } from 'vitest'
import { inForm, type Name } from '../../src/words/index.ts'

const said = (name: Name, language: 'en' | 'it' | 'de', ...forms: Parameters<typeof inForm>[1][]): readonly string[] =>
  forms.map((form) => inForm(language, form, name))

describe('a name in a sentence', () => {
  test('takes its article in English', () => {
    expect(said({ article: 'the', name: 'Andes' }, 'en', 'the', 'in', 'to', 'of')).toEqual([
      'the Andes',
      'in the Andes',
      'to the Andes',
      'of the Andes',
    ])
    expect(said('Anna', 'en', 'the', 'of')).toEqual(['Anna', 'of Anna'])
  })

  test('joins preposition and article in Italian', () => {
    expect(said({ article: 'gli', name: 'Stati Uniti' }, 'it', 'the', 'of', 'in', 'at', 'from')).toEqual([
      'gli Stati Uniti',
      'degli Stati Uniti',
      'negli Stati Uniti',
      'agli Stati Uniti',
      'dagli Stati Uniti',
    ])
    expect(said({ article: 'l’', name: 'Iran' }, 'it', 'the', 'of', 'in', 'on')).toEqual([
      'l’Iran',
      'dell’Iran',
      'in Iran',
      'sull’Iran',
    ])
    expect(said({ name: 'Cuba', in: 'a Cuba' }, 'it', 'the', 'of', 'in', 'to')).toEqual(['Cuba', 'di Cuba', 'a Cuba', 'a Cuba'])
    expect(said('Anna', 'it', 'of', 'at')).toEqual(['di Anna', 'ad Anna'])
  })

  test('declines in German', () => {
    const states: Name = { article: 'die pl', name: 'Vereinigte Staaten', weak: 'Vereinigten Staaten' }
    expect(said(states, 'de', 'the', 'acc', 'dat', 'of', 'in', 'to', 'from')).toEqual([
      'die Vereinigten Staaten',
      'die Vereinigten Staaten',
      'den Vereinigten Staaten',
      'der Vereinigten Staaten',
      'in den Vereinigten Staaten',
      'in die Vereinigten Staaten',
      'aus den Vereinigten Staaten',
    ])
    expect(said({ article: 'der', name: 'Kommunismus' }, 'de', 'of', 'acc')).toEqual(['des Kommunismus', 'den Kommunismus'])
    expect(said({ article: 'der', name: 'Iran' }, 'de', 'in', 'to', 'of')).toEqual(['im Iran', 'in den Iran', 'des Irans'])
    expect(said('Anna', 'de', 'of', 'dat')).toEqual(['von Anna', 'Anna'])
  })
})

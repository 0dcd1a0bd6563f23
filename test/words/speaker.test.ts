import { describe, expect, test } from 'vitest'
import { type Catalogues, escapeMarkdown, type Language, markup, type SpeakerOptions, speaker } from '../../src/words/index.ts'

const catalogues: Catalogues = {
  en: {
    'region.asia': 'Asia',
    'region.africa': 'Africa',
    'kind.military': 'military',
    'kind.cultural': 'cultural',
    'unit.army.count': '{count, plural, one {# army} other {# armies}}',
    'seat.red': 'Red',
    'seat.p1': 'Seat 1',
    'seat.p2': 'Seat 2',
    'vote.yes': 'for',
    'event.extend': '{seat} extends to {region}',
    'event.drew': '{count, plural, one {{seat} draws a card} other {{seat} draws # cards}}',
    'event.cards': '{cards} and {units}',
    'event.vote': '{votes}',
    'event.kind': '{kindId, select, military {{kind}!} other {{kind}}}',
    'event.note': '“{note}”',
    'event.winner': '{winner, select, none {nobody wins} other {{winner} wins}}',
    'event.english': 'only English',
  },
  it: { 'region.asia': 'Asia', 'region.africa': 'Africa', 'event.extend': '{seat} si estende in {region}' },
  de: { 'region.asia': 'Asien', 'region.africa': 'Afrika', 'event.extend': '{seat} dehnt sich nach {region} aus' },
}
const names = {
  seat: 'seat',
  region: 'region',
  kind: 'kind',
  cards: 'kind',
  units: 'unit',
  votes: 'vote',
  'votes.key': 'seat',
  winner: 'seat',
}
const speak = (language: Language, more: Partial<SpeakerOptions> = {}) => speaker({ catalogues, language, names, ...more })

describe('a speaker', () => {
  test('replaces values by their words in the language of the reader', () => {
    expect(speak('de')('event.extend', { seat: 'red', region: 'asia' })).toBe('Red dehnt sich nach Asien aus')
  })

  test('says a list as people would', () => {
    expect(speak('it')('event.extend', { seat: 'red', region: ['asia', 'africa'] })).toBe('Red si estende in Asia e Africa')
  })

  test('calls a numbered seat by the person on it, and by its word when nobody is known', () => {
    const say = speak('en', { people: { p1: 'Anna' } })
    expect(say('event.extend', { seat: 'p1', region: 'asia' })).toBe('Anna extends to Asia')
    expect(say('event.extend', { seat: 'p2', region: 'asia' })).toBe('Seat 2 extends to Asia')
  })

  test('keeps numbers as numbers, for plurals', () => {
    expect(speak('en')('event.drew', { seat: 'red', count: 1 })).toBe('Red draws a card')
    expect(speak('en')('event.drew', { seat: 'red', count: 12 })).toBe('Red draws 12 cards')
  })

  test('says counts with the word of each kind, leaving out what there is none of', () => {
    const said = speak('en')('event.cards', { cards: { military: 2, cultural: 1, other: 0 }, units: { army: 2 } })
    expect(said).toBe('2 military, 1 cultural and 2 armies')
  })

  test('says an object of answers key by key', () => {
    expect(speak('en', { people: { p1: 'Anna' } })('event.vote', { votes: { p1: 'yes', p2: 'yes' } })).toBe(
      'Anna (for), Seat 2 (for)',
    )
  })

  test('lets a message differ by the value itself', () => {
    expect(speak('en')('event.kind', { kind: 'military' })).toBe('military!')
  })

  test('has a way to say that there is none', () => {
    expect(speak('en')('event.winner', { winner: null })).toBe('nobody wins')
    expect(speak('en')('event.winner', { winner: 'red' })).toBe('Red wins')
  })

  test('makes what people wrote harmless where it is asked to, but leaves markup of ours as it is', () => {
    const say = speak('en', { escape: escapeMarkdown, people: { p1: '**@everyone**' } })
    expect(say('event.extend', { seat: 'p1', region: 'asia' })).toBe('\\*\\*@\u200beveryone\\*\\* extends to Asia')
    expect(say('event.note', { note: 'see <#1>' })).toBe('“see \\<\\#1\\>”')
    expect(say('event.note', { note: markup('<t:1:R>') })).toBe('“<t:1:R>”')
  })

  test('falls back to English, then to the key, and tells what was missing', () => {
    const missing: string[] = []
    const say = speak('de', { onMissing: (key) => missing.push(key) })
    expect(say('event.english')).toBe('only English')
    expect(say('event.unheard-of')).toBe('event.unheard-of')
    expect(say('event.extend', { seat: 'red' })).toBe('event.extend')
    expect(missing).toEqual(['event.unheard-of', 'event.extend'])
  })
})

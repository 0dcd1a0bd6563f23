import { describe, expect, test } from 'vitest'
import { handInWords } from '../../../src/discord/words/hand.ts'
import { data } from '../../../src/games/limit/data.ts'
import { limit } from '../../../src/games/limit/index.ts'
import { limitRules } from '../../../src/games/limit/rulebook.ts'
import { changesAhead, forecastOf } from '../../../src/games/limit/social/forecast.ts'
import type { Seat, State } from '../../../src/games/limit/state.ts'
import { effectWords, priceWords } from '../../../src/games/limit/text/cards.ts'
import { forecastLines, text } from '../../../src/games/limit/text/index.ts'
import { sightOf, viewOf } from '../../../src/kernel/index.ts'
import { type Language, languages, speaker } from '../../../src/words/index.ts'
import { atStep, given, pass, play } from './given.ts'

const people = { p1: 'Anna', p2: 'Bruno' }
const sayIn = (language: Language) =>
  speaker({
    catalogues: limit.words,
    language,
    names: limit.names,
    people,
    onMissing(key, error) {
      throw new Error(`${key}: ${String(error ?? 'missing')}`)
    },
  })

const six = () =>
  given({
    nations: Object.fromEntries(
      ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((seat) => [seat, { hand: ['crafts', 'surtax', 'terrorism'] }]),
    ),
  })

const gameOver = () =>
  play(
    given({
      round: 7,
      options: { resilienceTests: 0 },
      nations: {
        p1: { hand: ['crafts'], standards: '44444', stock: { industrial: 9 } },
        p2: { standards: '44444', stock: { industrial: 9 } },
      },
    }),
    ['p1', pass],
  )

describe('a position in words', () => {
  test.each(languages)('is complete in %s', (language) => {
    const sight = sightOf(limitRules, six(), 'p1')
    const say = sayIn(language)
    const board = text.board(sight, say)
    expect(board).toContain('Anna')
    expect(board).toContain('654$')
    expect(text.alt(sight, say).length).toBeLessThanOrEqual(1024)
    expect(text.headline(sight.view, say)).toContain('1940–1970')
  })

  test('shows the Star Nation to whoever plays alone', () => {
    expect(text.board(sightOf(limitRules, given({ nations: { p1: {} } }), 'p1'), sayIn('en'))).toContain('Star Nation')
  })

  test('says how it ended', () => {
    const p = gameOver()
    expect(text.headline(viewOf(limitRules, p, null), sayIn('en'))).toMatch(/won with \d+ points/)
  })
})

describe('a hand in words', () => {
  const handOf = (p: State, seat: Seat) => handInWords(text.hand(viewOf(limitRules, p, seat), seat, sayIn('en')) ?? [])

  test('says what each card costs and does now', () => {
    const hand = handOf(
      given({ nations: { p1: { level: 4, hand: ['schooling', 'surtax', 'conscription', 'market-access'] }, p2: {} } }),
      'p1',
    )
    expect(hand).toContain('**Schooling** (5$): raise one class')
    expect(hand).toContain('gain 10$ from the bank')
    expect(hand).toContain('**Conscription** (1 disorder): gain 2 military')
    expect(hand).toContain('**Market Access** (free)')
  })

  test('begins with what has been drawn and is to be chosen from', () => {
    const p = given({ phase: 'policies', turn: null, nations: { p1: { hand: ['crafts'] }, p2: {} } })
    const drawn = p.nations.p1.decks.society.splice(0, 5)
    p.todo = [{ kind: 'keep', seat: 'p1', deck: 'society', drawn, count: 1, source: 'new-policies' }]
    expect(handOf(p, 'p1')).toMatch(/^\*\*Drawn\*\*\n- \*\*Sustainable Consumption\*\* \(2 disorder\)/)
    expect(text.board(sightOf(limitRules, p, 'p2'), sayIn('en'))).not.toContain('Sustainable')
  })

  test('begins with itself, where some of it must be given up', () => {
    const p = given({ phase: 'policies', turn: null, nations: { p1: { hand: ['crafts', 'surtax'] }, p2: {} } })
    p.todo = [{ kind: 'discard', seat: 'p1', count: 1 }]
    expect(handOf(p, 'p1')).toMatch(/^\*\*Your hand\*\*\n- /)
  })

  test('is nobody else’s to see', () => {
    expect(text.hand(viewOf(limitRules, six(), 'p2'), 'p1', sayIn('en'))).toBeUndefined()
  })
})

describe('the forecast', () => {
  test('is what the social phase then does', () => {
    const p = given({ nations: { p1: { level: 4, stock: { renewable: 3 }, standards: '44444', hand: ['crafts'] }, p2: {} } })
    const forecast = forecastOf(viewOf(limitRules, p, null), 'p1')
    expect(forecast).toMatchObject({
      food: { need: 5, has: 3 },
      goods: { need: 5, has: 1 },
      taxes: 15,
      shortages: [{ resource: 'renewable', levels: 1 }, { resource: 'industrial' }],
    })
    // One level of people has starved by then: less is wanted, 3 people pay 5$ a head, and their revolt takes 3$ a head.
    expect([forecast?.mood, changesAhead(p, 'p1').money]).toEqual(['revolt', 6])
  })

  test.each(languages)('has lines that can be read alone, in %s', (language) => {
    const p = given({ nations: { p1: { level: 4, standards: '44444', hand: ['crafts'] }, p2: {} } })
    const [asked = '', certain = ''] = forecastLines(viewOf(limitRules, p, 'p1'), 'p1', sayIn(language))
    expect(asked).not.toBe('')
    expect(certain).toMatch(/^\p{L}+ .+: .+\d/u)
  })

  test('leaves out what is over already', () => {
    const forecast = forecastOf(atStep('taxes', { level: 4 }), 'p1')
    expect([forecast?.food, forecast?.taxes]).toEqual([undefined, 10])
  })

  test('changes nothing', () => {
    const p = six()
    const kept = structuredClone(p)
    forecastOf(p, 'p3')
    expect(p).toEqual(kept)
  })

  test('is none once the game is over', () => {
    const p = gameOver()
    expect(forecastOf(p, 'p1')).toBeUndefined()
  })
})

test.each(languages)('what a card costs is not said once more in what it does, in %s', (language) => {
  const say = sayIn(language)
  const view = viewOf(limitRules, given({ nations: { p1: {}, p2: {} } }), 'p1')
  for (const card of data.cards) {
    const parts = priceWords(card, say).split(', ')
    const does = effectWords(view, 'p1', card.id, say)
    expect([card.id, parts.filter((part) => does.includes(part))]).toEqual([card.id, []])
  }
})

describe('of a nation', () => {
  test('whoever is its ally twice is counted once', () => {
    const together: Seat[][] = [['p1', 'p2', 'p3']]
    const p = given({ nations: { p1: {}, p2: {}, p3: {} }, military: together, economic: together })
    const choice = { type: 'play-card', field: 'target', value: 'p2', given: {} }
    expect(text.note?.(viewOf(limitRules, p, 'p1'), 'p1', choice, sayIn('en'))).toContain('2 allies')
  })
})

import { describe, expect, test } from 'vitest'
import { handInWords } from '../../../src/discord/words/hand.ts'
import { objectiveIds, objectiveOf } from '../../../src/games/venonta/data.ts'
import { venonta } from '../../../src/games/venonta/index.ts'
import { names } from '../../../src/games/venonta/names.ts'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { type State, territories, type Venonta } from '../../../src/games/venonta/state.ts'
import { progressOf } from '../../../src/games/venonta/text/card-text.ts'
import { text } from '../../../src/games/venonta/text/index.ts'
import { ownLines } from '../../../src/games/venonta/text/own.ts'
import { fuzz, owes, SeededChance, sightOf, viewOf } from '../../../src/kernel/index.ts'
import { type Language, languages, type Say, speaker } from '../../../src/words/index.ts'
import { sightIn } from '../../pictures/sight.ts'
import { hand, midgame, offer, seen, shortOfFuel, yearBegins } from '../../pictures/venonta-views.ts'
import { type Given, given, playing } from './given.ts'

const people = { p1: 'Ada', p2: 'Bruno_', p3: 'Clara', p4: 'Dora', p5: 'Emil', p6: 'Fritz' }

/** Words that fail loudly where a key or an argument is missing, or a name stands where a number belongs. */
function sayIn(language: Language): Say {
  const fail = (key: string, why: unknown): never => {
    throw new Error(`${language}: ${key} ${String(why)}`)
  }
  const say = speaker({
    catalogues: venonta.words,
    language,
    names,
    people,
    onMissing: (key, error) => fail(key, error ?? 'is missing'),
  })
  return (key, params) => {
    const said = say(key, params)
    return /NaN|undefined|\[object/.test(said) ? fail(key, said) : said
  }
}

const english = sayIn('en')

/** Every fifth position of a game at random, with everything that is told and asked on the way put into words. */
function played(seats: number): State[] {
  const met: State[] = []
  const says = languages.map(sayIn)
  fuzz<Venonta>({
    book: venontaRules,
    seats,
    options: {},
    seed: `text-${seats}`,
    watch({ state }, { events }) {
      met.push(state)
      for (const say of says) {
        for (const { key, params, otherwise } of events) {
          say(`event.${key}`, params)
          if (otherwise) say(`event.${otherwise.key}`, otherwise.params)
        }
        for (const { seat, decision, about } of owes(venontaRules, state)) {
          say(`decision.${decision}`, about)
          if (met.length % 10 === 0) text.hand(viewOf(venontaRules, state, seat), seat, say)
        }
      }
    },
  })
  return met.filter((state, index) => index % 5 === 0 || state.result)
}

describe.each([2, 3, 4, 5, 6])('a game of %i people in words', (seats) => {
  const positions = played(seats)

  test.each(languages)(
    'has an alt text of at most 1,024 characters that begins with where the game stands, in %s',
    (language) => {
      const say = sayIn(language)
      for (const state of positions) {
        const sight = sightOf(venontaRules, state, null)
        const alt = text.alt(sight, say)
        expect(alt.startsWith(text.headline(sight.view, say))).toBe(true)
        expect(alt.length).toBeLessThanOrEqual(1024)
      }
    },
  )

  test('names every territory on the board, and nothing that a seat may not know', () => {
    for (const state of positions) {
      const sight = sightOf(venontaRules, state, 'p2')
      const board = text.board(sight, english)
      for (const id of territories) expect(board).toContain(english(`territory.${id}`))
      const imagined = venontaRules.imagine(sight.view, 'p2', new SeededChance('text'))
      expect(text.board(sightOf(venontaRules, imagined, 'p2'), english)).toBe(board)
    }
  })

  test('shows a hand to whoever holds it, and to nobody else', () => {
    const state = positions.at(Math.floor(positions.length / 2))!
    expect(handInWords(text.hand(viewOf(venontaRules, state, 'p1'), 'p1', english)!)).toContain('standing orders')
    expect(text.hand(viewOf(venontaRules, state, 'p2'), 'p1', english)).toBeUndefined()
    expect(text.hand(viewOf(venontaRules, state, null), 'p1', english)).toBeUndefined()
  })
})

test('a hand says how far its objective is, what each card does now, and what is ordered', () => {
  const shown = handInWords(text.hand(hand(), 'p1', english)!)
  expect(shown).toContain('Your objective: Iron Border (Aggressive, +15 points)')
  expect(shown).toContain('✓ have a tank')
  expect(shown).toContain('✗ attack once')
  expect(shown).toContain('**Nature Reserve** (in your own turn, until the game ends; now: 1 Norda)')
  expect(shown).toContain('the objective of Bruno_ is Integration (+16 points)')
  expect(shown).toContain('Sell food while 2 rations are left over')
})

test('while territories are claimed, a hand says what there is to choose by', () => {
  const state = midgame(3)
  Object.assign(state, { phase: 'claim', turn: null, round: 0 })
  Object.assign(state.land.rivera, { owner: null })
  expect(handInWords(text.hand(seen(state, 'p1'), 'p1', english)!)).toMatch(
    /^\*\*Still free\*\*\n- Rivera: 4 water slots; North-West Ocean; linked to Norda, Frosta, Insulo, Dezerta, and Savana\n/,
  )
  for (const language of languages)
    for (const territory of territories) {
      const choice = { type: 'claim', field: 'territory', value: territory, given: {} }
      const said = text.note?.(seen(state, 'p1'), 'p1', choice, sayIn(language)) ?? ''
      // The only numbers are counts of what is there: places have names.
      expect(said.match(/\d+/g)).toHaveLength(1)
    }
})

test('the head of a panel tells own land from what is lost to somebody and what is held of somebody', () => {
  const state = midgame(3)
  for (const id of territories) Object.assign(state.land[id], { owner: 'p2', colonizer: null })
  Object.assign(state.land.norda, { owner: 'p1' })
  Object.assign(state.land.montara, { owner: 'p1', colonizer: 'p3' })
  Object.assign(state.land.delta, { colonizer: 'p1' })
  const { standing } = text.self(seen(state, 'p1'), 'p1', english)
  expect(standing).toMatch(/ · Norda, Montara \(lost: colony of Clara\), and Delta \(your colony\)$/)
})

test('whoever has as many points as others reads that the place is shared, and when all are level', () => {
  const state = midgame(3)
  const standing = (points: readonly number[]): string => {
    for (const [index, seat] of state.seats.entries()) state.players[seat].pv = points[index]!
    return text.self(seen(state, 'p1'), 'p1', english).standing
  }
  expect(standing([3, 2, 1])).toContain('3 points, 1st of 3 ·')
  expect(standing([1, 2, 1])).toContain('1 point, 2nd of 3, shared ·')
  expect(standing([0, 0, 0])).toContain('0 points, level with everybody ·')
})

test.each([3, 4, 6])('whoever takes one of %i seats’ objectives reads at once what it asks, and what it is worth', (people) => {
  for (const id of objectiveIds) {
    const { events } = playing(
      given({ people, phase: 'objectives', tableau: [id] }),
      [],
      ['p1', { type: 'take-objective', index: 0 }],
    )
    const own = events.find(({ key }) => key === 'objective-read')
    for (const language of languages) {
      const say = sayIn(language)
      const said = say(`event.${own?.key}`, own?.params)
      expect(said).toContain(`${objectiveOf(id).pv} `)
      for (const { words } of progressOf(given({ people }), 'p1', id, say)) expect(said).toContain(words)
    }
  }
})

test.each(languages)('of free factories nobody reads who has no factory (%s)', (language) => {
  const said = (p: Given) => {
    const view = viewOf(venontaRules, given({ turn: { step: 'produce' }, ...p }), 'p1')
    return handInWords(text.hand(view, 'p1', sayIn(language))!)
  }
  const word = { en: 'free factor', it: 'fabbric', de: 'Fabrik' }[language]
  expect(said({})).not.toContain(word)
  expect(said({ land: { frosta: { slots: ['factory'] } } })).toContain(word)
})

test('a hand begins with the means, the objective and the land; in the council with the cards', () => {
  const lines = handInWords(text.hand(hand(), 'p1', english)!).split('\n')
  expect(lines[0]).toBe('**What you have**')
  expect(lines[1]).toBe('- 22 points, 4 of 4 rations needed, 5 tokens')
  expect(lines[2]).toContain('2 free factories')
  expect(lines[3]).toContain('Your objective: Iron Border')
  expect(lines[4]).toBe('- 1 Norda: 4 forests (1 on water), 1 factory, 2 fuel')
  const council = { ...hand(), phase: 'council' as const, turn: null }
  expect(handInWords(text.hand(council, 'p1', english)!)).toMatch(
    /^\*\*Your action cards\*\*\n- \*\*Nature Reserve\*\* \(in your own turn, until the game ends\)/,
  )
})

test('a board says who is resilient, in a pact and under an embargo, and what a ration costs', () => {
  const board = text.board(sightIn(venontaRules, seen(midgame(3))), english)
  expect(board).toContain('34 points (resilient)')
  expect(board).toContain('pact with Ada')
  expect(board).toContain('Embargo (Clara)')
  expect(board).toContain('a ration costs')
  expect(board).toContain('colony of Bruno_')
})

test('a board says what struck this year and what can be taken', () => {
  expect(text.board(sightIn(venontaRules, yearBegins('council')), english)).toContain(
    'Drought (1 Norda, 10 Savana, and 7 Tajga); Oil Spill (Eastern Ocean)',
  )
  expect(text.board(sightIn(venontaRules, shortOfFuel()), english)).toContain('Ada has factories to fuel: 1 Norda, 2 Centra.')
  expect(text.board(sightIn(venontaRules, yearBegins('objectives')), english)).toContain(
    'Aggressive, Neutral, Neutral, Peaceful, and Peaceful',
  )
})

test('an offer says what is given besides the barter, not the whole price', () => {
  // A ration costs 3 where one is left over; a fuel is worth 2.
  expect(text.board(sightIn(venontaRules, offer()), english)).toContain(
    'Ada asks Bruno_ for 1 ration and gives 1 fuel and 1 token.',
  )
})

test('a person’s name is escaped once, however deep it stands', () => {
  const escaping = speaker({
    catalogues: venonta.words,
    language: 'en',
    names,
    people,
    escape: (name) => name.replaceAll('_', '\\_'),
  })
  const board = text.board(sightIn(venontaRules, seen(midgame(3))), escaping)
  expect(board).toContain('Bruno\\_')
  expect(board).not.toContain('Bruno\\\\_')
})

test('whoever has not fed yet is told neither that everybody is fed nor, afterwards, what is needed', () => {
  for (const p of played(3))
    for (const seat of p.seats) {
      const own = handInWords(ownLines(viewOf(venontaRules, p, seat), seat, english))
      const hasFed = p.turn?.fed.includes(seat) ?? false
      expect(own.includes('rations needed')).toBe(!hasFed)
      if (!hasFed) expect(own).not.toContain('✓ feed everybody')
    }
})

import { describe, expect, test } from 'vitest'
import { handInWords } from '../../../src/discord/words/hand.ts'
import { ideologies } from '../../../src/games/ideology/data.ts'
import { ideology } from '../../../src/games/ideology/index.ts'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import { standingsSoFar } from '../../../src/games/ideology/standings.ts'
import type { Ideology, Seat } from '../../../src/games/ideology/state.ts'
import { text } from '../../../src/games/ideology/text/index.ts'
import { computerMove, heard, owes, playOut, sightOf } from '../../../src/kernel/index.ts'
import { type Language, languages, speaker } from '../../../src/words/index.ts'
import { attack, given, play, seenBy } from './given.ts'

const sayIn = (language: Language, missing: string[] = []) =>
  speaker({
    catalogues: ideology.words,
    language,
    names: ideology.names,
    onMissing: (key, error) => missing.push(`${key} ${error ?? ''}`),
  })

describe('a position in words', () => {
  const p = play(
    given({
      seats: ['fascism', 'imperialism'],
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 2, 1], imperialism: [1, 0, 0] },
      advancements: { fascism: { tactics: 2 } },
      relations: [['fascism', 'imperialism', 'war']],
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    }),
    ['fascism', attack('france', 'economic', 'imperialism')],
  )
  const say = sayIn('en')

  test('says in one line where the game stands', () => {
    expect(text.headline(seenBy(p, null), say)).toBe('Round 2 · Conflict Phase · all at 3 of 12 points')
  })

  test('tells each seat its place, as the picture and the status do: whoever has the same is level', () => {
    const standing = (seat: Seat): string => text.self(seenBy(p, seat), seat, say).standing
    expect(standing('fascism')).toContain('3 points, level with everybody')
    expect(standing('imperialism')).toContain('3 points, level with everybody')
    expect(standingsSoFar(seenBy(p, null)).seats.map(({ place }) => place)).toEqual([1, 1])
  })

  test('says everything that is on the board', () => {
    const board = text.board(sightOf(ideologyRules, p, 'fascism'), say)
    expect(board).toContain('Fascism attacks Imperialism in France (economic). Imperialism must answer.')
    expect(board).toContain('**Fascism**: influence 3, 2 cards in hand')
    expect(board).toContain('Tactics ×2')
    expect(board).toContain('War: Fascism – Imperialism.')
    expect(board).toContain('Germany 3: 3/3/3')
    expect(board).toContain('France, level 2, room for 2 in each sector; Imperialism 0/1/0; Imperialism leads; near you')
  })

  test('says what a seat holds to that seat only', () => {
    const hand = handInWords(text.hand(seenBy(p, 'fascism'), 'fascism', say) ?? [])
    expect(hand).toContain('Your cards: 1 economic, 1 cultural.')
    expect(hand).toContain('Still in your deck: 12 military, 10 economic, 11 cultural.')
    expect(hand).toContain('- **Blitzkrieg**: no distance tribute in military conflicts')
    expect(text.hand(seenBy(p, 'imperialism'), 'fascism', say)).toBeUndefined()
  })
})

test.each(languages)('whole games are told without a missing word, and every alt text fits, in %s', (language) => {
  const missing: string[] = []
  const say = sayIn(language, missing)
  let longest = 0
  playOut<Ideology>({
    book: ideologyRules,
    seats: 5,
    options: {},
    seed: 'told',
    player: () => computerMove,
    watch({ state }, { events, revealed, chapters }) {
      for (const viewer of [...state.seats, null]) {
        const sight = sightOf(ideologyRules, state, viewer)
        const { view } = sight
        longest = Math.max(longest, text.alt(sight, say).length)
        text.board(sight, say)
        text.headline(view, say)
        if (viewer) text.hand(view, viewer, say)
        for (const event of events) {
          const notice = heard(event, viewer)
          if (notice) say(`event.${notice.key}`, notice.params)
        }
      }
      for (const { decision, about } of owes(ideologyRules, state)) say(`decision.${decision}`, about)
      for (const { key, params } of revealed) say(`reveal.${key}`, params)
      for (const { name } of chapters) say(`chapter.${name}`)
    },
  })
  expect(missing).toEqual([])
  expect(longest).toBeGreaterThan(500)
  expect(longest).toBeLessThanOrEqual(1024)
})

test('all languages have the same pages of rules, and no page is left out', () => {
  const ids = ideology.pages.en.map(({ id }) => id)
  for (const language of languages) expect(ideology.pages[language].map(({ id }) => id)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(languages)('a special rule does in the hand what the page of the ideologies says that it does, in %s', (language) => {
  const say = sayIn(language)
  const page = ideology.pages[language].find(({ id }) => id === 'ideologies')?.text ?? ''
  for (const { rules } of Object.values(ideologies))
    for (const rule of rules) expect(page).toContain(`*${say(`rule.${rule}`)}*: ${say(`rule-does.${rule}`)}.`)
})

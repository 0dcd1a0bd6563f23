import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { deedInWords } from '../../../src/discord/plan/words.ts'
import { termsIn } from '../../../src/discord/rules/look-up.ts'
import { games } from '../../../src/games/index.ts'
import { limit } from '../../../src/games/limit/index.ts'
import { venonta } from '../../../src/games/venonta/index.ts'
import { languages } from '../../../src/words/index.ts'
import { given } from '../../games/venonta/given.ts'
import { positions } from '../walk.ts'

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
  'a planned move of %s',
  { timeout: 60_000 },
  (_id, folder) => {
    test('is said as its button says it, in every language', () => {
      for (const { state, seat } of positions(folder, folder.rulebook.seats.from))
        for (const language of languages) {
          const desk = new Desk(folder, state, seat, language, {})
          for (const type of desk.available().answers)
            for (const move of (desk.few(type, 4) ?? []).slice(0, 2)) {
              const said = deedInWords(desk, desk.words, move)
              expect(said).toMatch(/\p{L}/u)
              expect(said).not.toMatch(/ · |undefined|\{/)
            }
        }
    })
  },
)

const attack = { type: 'attack', from: 'delta', target: 'insulo', tanks: 0, ally: false }

test('a planned attack says who attacks whom', () => {
  const desk = new Desk(venonta, given(), 'p1', 'en', {})
  expect(deedInWords(desk, desk.words, attack)).toBe('Delta attacks Insulo')
})

test('of objectives with the same back each has its number among them', () => {
  const state = given({ phase: 'objectives', tableau: ['empire', 'reforester', 'open-door'] })
  const deeds = [0, 1, 2].map((index) => new Desk(venonta, state, 'p1', 'en', {}).deed({ type: 'take-objective', index }))
  expect(deeds).toEqual(['Objective: Aggressive', 'Objective: Peaceful (no. 1)', 'Objective: Peaceful (no. 2)'])
})

test.each(languages)('what disorder leads to can be looked up by the word that panels say, in %s', (language) => {
  const said = limit.words[language]['mood.progress']!
  expect(termsIn(limit.terms ?? [], language, said).map(({ words }) => words[language].name.toLowerCase())).toContainEqual(
    expect.stringContaining(said.toLowerCase()),
  )
})

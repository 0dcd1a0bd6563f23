import { describe, expect, test } from 'vitest'
import type { Call } from '../../../src/discord/call.ts'
import { termsIn } from '../../../src/discord/rules/look-up.ts'
import { termsOnPanel } from '../../../src/discord/rules/terms.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { games } from '../../../src/games/index.ts'
import { owes } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { recorded } from '../../renderings/recorded.ts'
import { controlsOf } from '../walk.ts'

const all = games.flatMap((folder) => (folder.terms ? [[folder.rulebook.id, folder, folder.terms] as const] : []))

describe.each(all)('the terms of %s', (_id, folder, terms) => {
  test.each(languages)('lead to a page that speaks of them, and are used on panels, in %s', (language) => {
    const pages = folder.pages[language]
    const catalogue = Object.entries(folder.words[language])
    const panels = catalogue
      .filter(([key]) => /^(decision|charge|move|text|self|preview|lesson)\./.test(key))
      .map(([, message]) => message)
    for (const term of terms) {
      const page = pages.find(({ id }) => id === term.page)
      expect([term.id, page && termsIn([term], language, `${page.title} ${page.text}`).length]).toEqual([term.id, 1])
      expect([term.id, termsIn([term], language, panels.join('\n')).length]).toEqual([term.id, 1])
      expect(term.words[language].name.length).toBeLessThanOrEqual(40)
    }
  })
})

test('a term is found as a word or its beginning, whatever its case, and not inside another word', () => {
  const [, , terms] = all[0]!
  const ids = (text: string) => termsIn(terms, 'en', text).map(({ id }) => id)
  expect(ids('Each SECTOR is full')).toEqual(['sector'])
  expect(ids('an intersector; two sectors')).toEqual(['sector'])
  expect(ids('an intersector')).toEqual([])
})

test('the page of a kind of move has the words that stand on it, and the panel those of its own', () => {
  const { folder, states, look } = recorded('venonta', 'six-at-random')
  const table = { ...look('en'), status: 'playing' as const, state: states[42]! }
  const { person } = table.seats.find(({ seat }) => seat === owes(folder.rulebook, table.state)[0]!.seat)!
  // Nothing else of a call is looked at.
  const call = { person, language: 'en', label: labelVoice('en'), house: { games } } as Call
  const found = (move: string) => controlsOf(termsOnPanel(call, folder, table, move)).flatMap(({ labels }) => labels)
  expect(found('')).toContain('fuel')
  expect(found('build')).toContain('tank')
  expect(found('')).not.toContain('tank')
  // What a kind of move was called that is none any more.
  expect(found('nothing')).toEqual(found(''))
})

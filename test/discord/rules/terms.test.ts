import { describe, expect, test } from 'vitest'
import { termsIn } from '../../../src/discord/rules/look-up.ts'
import { games } from '../../../src/games/index.ts'
import { languages } from '../../../src/words/index.ts'

const all = games.flatMap((folder) => (folder.terms ? [[folder.rulebook.id, folder, folder.terms] as const] : []))

describe.each(all)('the terms of %s', (_id, folder, terms) => {
  test.each(languages)('lead to a page that speaks of them, and are used on panels, in %s', (language) => {
    const pages = folder.pages[language]
    const catalogue = Object.entries(folder.words[language])
    const panels = catalogue
      .filter(([key]) => /^(decision|move|text|self|preview|lesson)\./.test(key))
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

import { describe, expect, test } from 'vitest'
import { mostWords } from '../../../src/discord/panel/brevity.ts'
import { rendered } from '../../renderings/render.ts'
import { panelsOf } from './words.ts'

/** Positions that are left out between two that are looked at; `test/discord/panel/count-words.ts` looks at all of them. */
const nth: Readonly<Record<string, number>> = { ideology: 23, attack: 29, venonta: 31, limit: 19 }

describe.each(rendered)('the panels of %s, %s', { timeout: 60_000 }, (game, name) => {
  test(`are read in at most ${mostWords} words, in every language`, () => {
    const panels = [...panelsOf(game, name, nth[game]!)]
    expect(panels.length).toBeGreaterThan(20)
    expect(
      panels.filter(({ words }) => words > mostWords).map(({ where, words, said }) => `${where}: ${words}\n${said}`),
    ).toEqual([])
  })
})

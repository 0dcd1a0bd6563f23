import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import type { Param } from '../../src/kernel/index.ts'
import { languages, speaker } from '../../src/words/index.ts'

/** What a menu shows below a choice. */
const longest = 100

/** Whatever can be chosen for any number of seats, and leaving it out where that may be. */
function choicesOf(param: Param, { from, to }: { readonly from: number; readonly to: number }): readonly unknown[] {
  const counts = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  // `as never`: options are asked about the number of seats, whatever the game.
  const listed = counts.flatMap((seats) => [...param.list(seats as never, '', {})])
  return [...new Set(listed), ...(param.optional && !param.standard ? [undefined] : [])]
}

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('the lobby options of %s', (_id, folder) => {
  const { options, seats } = folder.rulebook
  const choices = Object.entries(options.params).flatMap(([name, param]) =>
    choicesOf(param, seats).map((value) => ({ name, value })),
  )

  test.each(languages)('each say what they lead to, in a line of a menu, in %s', (language) => {
    const say = speaker({ catalogues: folder.words, language, names: folder.names, onMissing: () => undefined })
    const catalogue = folder.words[language]
    for (const { name, value } of choices) {
      const keys = [value === undefined ? 'none' : String(value), 'any'].map((one) => `option.${name}.${one}.means`)
      const key = keys.find((one) => Object.hasOwn(catalogue, one))
      expect([name, value, key]).toEqual([name, value, expect.any(String)])
      expect(say(key!, { value }).length).toBeLessThanOrEqual(longest)
    }
  })

  test('of the first game are among those of the lobby', () => {
    for (const [name, value] of Object.entries(folder.guide?.deal.options ?? {})) expect(choices).toContainEqual({ name, value })
  })
})

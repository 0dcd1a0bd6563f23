// What is asked stands once, with the phase or the matter that asks it: see src/kernel/course.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'

const GAMES = join(import.meta.dirname, '../../src/games')

/** The names of the entries of each `decisions: { … }` in a source. */
function declaredIn(source: string): string[] {
  return source
    .split(/^ *decisions: \{/m)
    .slice(1)
    .flatMap((after) => {
      const names: string[] = []
      let depth = 0
      for (const [found, name] of after.matchAll(/[{([]|[})\]]|(?<=[{,\s])'?([a-z][a-z-]*)'?: /g)) {
        if (name !== undefined) {
          if (depth === 0) names.push(name)
        } else depth += '{(['.includes(found) ? 1 : -1
        if (depth < 0) break
      }
      return names
    })
}

describe.each(games.map(({ rulebook }) => [rulebook.id, rulebook] as const))('a decision of %s', (id, { decisions }) => {
  const folder = join(GAMES, id)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'))

  test('is declared in one file, and nothing is declared that nobody is asked', () => {
    const declared = sources.flatMap(declaredIn)
    expect(declared.toSorted()).toEqual(Object.keys(decisions).toSorted())
  })
})

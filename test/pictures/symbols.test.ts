import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { iconNames } from '../../src/pictures/toolkit/icons.ts'
import { exhibitsOf } from './exhibits.ts'
import { recorded } from './recorded.ts'

const languages = ['en', 'it', 'de'] as const
/** Of a picture 1080 wide: on a phone nothing smaller is read without opening it. */
const smallest = 30

/** Icons that a game's painters name; `shape: 'star'` is a mark's, and the Star Nation of Limit is a seat. */
function iconsNamedIn(painter: URL, not: readonly string[]): string[] {
  const folder = new URL('./', painter)
  const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'symbols.ts' && file !== 'cover.ts')
  const named = sources.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/(shape: )?'([a-z]+)'/g)].flatMap(([, shape, name]) =>
      shape || not.includes(name!) ? [] : [name!],
    ),
  )
  return iconNames.filter((name) => named.includes(name))
}

const noIcons: Readonly<Record<string, readonly string[]>> = { limit: ['star'] }

describe.each(games.map((game) => [game.rulebook.id, game] as const))('the signs of %s', (id, game) => {
  const symbols = game.symbols?.signs ?? []
  const explained = symbols.flatMap(({ look }) => ('icon' in look ? [look.icon] : []))

  test('are all explained, whatever its painters may draw', () => {
    const named = iconsNamedIn(game.painter, noIcons[id] ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !explained.some((one) => one === name))).toEqual([])
  })

  test('that appear in its games are all explained', { timeout: 300_000 }, async () => {
    const seen = new Set<string>()
    for (const { request } of await exhibitsOf(game)) {
      if (request.scene === 'cover') continue
      const { icons } = await recorded(request)
      for (const name of icons) seen.add(name)
    }
    expect([...seen].filter((name) => !explained.some((one) => one === name))).toEqual([])
  })

  test('are explained once, and nothing is explained that no painter draws', () => {
    expect(explained).toEqual([...new Set(explained)])
    const named = iconsNamedIn(game.painter, [])
    expect(explained.filter((name) => !named.includes(name))).toEqual([])
  })

  test.each(languages)('have words that can be read, in %s', async (language) => {
    const said = symbols.map(({ words }) => words[language])
    expect(said.filter((word) => word.trim() === '')).toEqual([])
    // One message holds them all.
    expect(game.symbols?.inWords(language).join('\n- ').length).toBeLessThan(3300)
    const { sheets = [] } = game.symbols ?? {}
    expect(sheets.flat()).toEqual(symbols)
    for (const focus of sheets.keys()) {
      const { texts } = await recorded({ painter: game.painter, scene: 'symbols', view: null, language, focus: String(focus) })
      expect(texts.filter(({ size }) => size < smallest).map(({ content }) => content)).toEqual([])
      expect(texts.filter(({ content }) => content.endsWith('…'))).toEqual([])
      for (const [index, one] of texts.entries())
        for (const other of texts.slice(index + 1)) {
          const apart = one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom
          expect(apart, `${one.content} and ${other.content}`).toBe(true)
        }
    }
  })
})

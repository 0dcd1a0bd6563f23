import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { endingLines, standingLines } from '../../src/discord/ending/ending.ts'
import { logLeaves } from '../../src/discord/history/leaves.ts'
import { momentsIn } from '../../src/discord/history/moments.ts'
import { recapLines } from '../../src/discord/history/recap.ts'
import { sinceItems, sinceRows, toldSince } from '../../src/discord/history/since.ts'
import { tableWords } from '../../src/discord/people/names.ts'
import { games } from '../../src/games/index.ts'
import { viewOf } from '../../src/kernel/index.ts'
import { languages } from '../../src/words/index.ts'
import { recorded } from './recorded.ts'
import { absences, entriesLines, phasesOf, recapOf, rendered, rendering, rowsIn } from './render.ts'

const all = games.flatMap(({ rulebook: { id } }) =>
  readdirSync(new URL(`../records/${id}/`, import.meta.url)).map((file) => [id, file.replace('.json', '')] as const),
)

describe.each(all)('%s, %s', (id, name) => {
  const game = recorded(id, name)

  test('tells each phase in few lines, what each seat did in one, in every language', () => {
    for (const language of languages)
      for (const { entries } of phasesOf(game)) {
        const lines = recapOf(game, entries, language)
        expect(rowsIn(lines)).toBeLessThanOrEqual(recapLines)
        expect(new Set(lines).size).toBe(lines.length)
        // However many turns it had, a computer's as well.
        const seats = lines.flatMap((line) => /^\*\*(.+?):\*\*/.exec(line)?.[1]?.split(', ') ?? [])
        expect(seats).toEqual([...new Set(seats)])
      }
  })

  test('tells everybody who waited what happened, in five lines at most, and who they are', () => {
    for (const language of languages) {
      const look = game.look(language)
      const words = tableWords(game.folder, look, language)
      for (const { seat, entries, lands } of absences(game, look)) {
        const lines = toldSince(entries, seat, seat, words, look, { lands })
        expect(lines.length).toBeLessThanOrEqual(sinceItems)
        expect(rowsIn(lines)).toBeLessThanOrEqual(sinceRows)
        expect(new Set(lines).size).toBe(lines.length)
        const { standing, goal } = game.folder.text.self(viewOf(game.folder.rulebook, look.state!, seat), seat, words.say)
        for (const said of [standing, goal]) expect(said).toMatch(/\S/)
        expect(`${standing} ${goal}`).not.toMatch(/self\.|\{|undefined|none/)
      }
    }
  })

  test('says at its end why it is over and how everybody stands, the winners first', () => {
    const look = game.look('en')
    const words = tableWords(game.folder, look, 'en')
    expect(endingLines(game.entries, words)).toHaveLength(1)
    const standings = game.folder.standings?.(look.state!)
    const people = look.state!.seats.filter((seat) => standings?.seats.some((one) => one.seat === seat))
    expect(standings?.seats.map(({ seat }) => seat).toSorted()).toEqual(people.toSorted())
    const winners = look.state!.result!.winners
    const firsts = standings!.seats.filter(({ place }) => place === 1).map(({ seat }) => seat)
    if (winners.length > 0) expect(firsts.toSorted()).toEqual([...winners].toSorted())
    expect(standingLines(game.folder, look, game.entries, words).filter((line) => line.startsWith('**'))).toHaveLength(
      firsts.length > 0 ? standings!.seats.length : 0,
    )
  })

  test('says at its end where the points of each came from', () => {
    const look = game.look('en')
    const words = tableWords(game.folder, look, 'en')
    const lines = standingLines(game.folder, look, game.entries, words)
    for (const { counts, parts = {} } of game.folder.standings?.(look.state!).seats ?? []) {
      const counted = Object.entries(parts).filter(([, count]) => count !== 0)
      expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBe(counts[0])
      for (const [part, count] of counted.length > 1 ? counted : [])
        expect(lines.join('\n')).toContain(words.say(`part.${part}`, { count }))
    }
  })

  test('has every line of its log on one page, and no moment on none', () => {
    const look = game.look('en')
    const words = tableWords(game.folder, look, 'en')
    const leaves = logLeaves(game.entries, null, words, look)
    const shown = leaves.flatMap((leaf) => leaf.split('\n'))
    expect(shown.filter((line) => line.startsWith('- '))).toEqual(
      entriesLines(game.entries, null, words, look).map((line) => `- ${line}`),
    )
    for (const leaf of leaves) expect(leaf.length).toBeLessThan(3600)
    // Nobody is called by an id, whatever is told of several at once; what comes to nothing is no news.
    expect(shown.filter((line) => /\bp[1-8]\b|CO2 \+0\b/.test(line))).toEqual([])
    const { count } = momentsIn(game.entries)
    const named = shown.flatMap((line) => {
      const [, first, last = first] = /^-# (\d+)(?:–(\d+))?/.exec(line) ?? []
      return first === undefined ? [] : Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
    })
    expect([...new Set(named)]).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    // On one page a moment is named again only where a chapter ends within it.
    for (const leaf of leaves) {
      const heads = leaf.split('\n').filter((line) => /^(-# |\*\*)/.test(line))
      expect(heads.filter((head, at) => head === heads[at - 1])).toEqual([])
      const firsts = heads.flatMap((head) => /^-# (\d+)/.exec(head)?.[1] ?? []).map(Number)
      expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
    }
  })
})

test.each(rendered)('what was done and undone again meanwhile is not told: %s, %s', (game, name) => {
  const record = recorded(game, name)
  const told = record.entries.flatMap((_, from) =>
    from % 6 === 0 ? recapOf(record, record.entries.slice(from, from + 12), 'en') : [],
  )
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter((line) => /[+−]0\b/.test(line))).toEqual([])
})

test.each(games.map(({ rulebook, words, chronicle }) => [rulebook.id, words, chronicle] as const))(
  'whatever can happen in %s says how it is told with others like it',
  (_id, words, chronicle) => {
    const happens = Object.keys(words.en).filter((key) => key.startsWith('event.') && !key.endsWith('.together'))
    expect(happens.filter((key) => !(key.slice('event.'.length) in (chronicle?.tellings ?? {})))).toEqual([])
  },
)

test('the end says what decided between all who are level, not between the first two alone', () => {
  const { folder, look, entries } = recorded('ideology', 'tie-broken-by-advancements')
  const seats = [
    [8, 8],
    [8, 1],
    [6, 3],
    [6, 2],
  ].map((counts, index) => ({ seat: look('en').state!.seats[index]!, place: index + 1, counts }))
  const standings = { by: ['influence', 'advancement'], seats }
  const words = tableWords(folder, look('en'), 'en')
  const lines = standingLines({ ...folder, standings: () => standings }, look('en'), entries, words)
  expect(lines.filter((line) => line.startsWith('Level: '))).toEqual([
    'Level: 8 Global Influence. Decided by 8 advancement points against 1 advancement point.',
    'Level: 6 Global Influence. Decided by 3 advancement points against 2 advancement points.',
  ])
})

test.each(rendered.flatMap(([game, name]) => languages.map((language) => [game, name, language] as const)))(
  'the words of %s, %s, in %s are those that were read (npx tsx test/renderings/record.ts)',
  (game, name, language) => {
    const kept = readFileSync(new URL(`${game}/${name}.${language}.md`, import.meta.url), 'utf8')
    expect(rendering(game, name, language)).toBe(kept)
  },
)

import { expect, test } from 'vitest'
import { landsOf, toldSince } from '../../../src/discord/history/since.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { games } from '../../../src/games/index.ts'
import type { Notice } from '../../../src/kernel/index.ts'
import { recorded } from '../../renderings/recorded.ts'
import { rendered } from '../../renderings/render.ts'

const { folder, entries, look } = recorded('ideology', 'tie-broken-by-advancements')
const words = gameWords(folder, 'en')

/** Two others extend influence, one of them where the reader has some. */
const told = (lands: readonly string[]) => {
  const extended = (seat: string, region: string) => ({
    ...{ key: 'extended', audience: 'all', params: { seat, region, kind: 'economic', tribute: {} } },
  })
  const [entry] = entries
  const events = [extended('communism', 'iraq'), extended('fascism', 'brazil')] as (typeof entries)[number]['events']
  const happened = [{ ...entry!, kind: 'move' as const, events }]
  return toldSince(happened, 'capitalism', 'capitalism', words, look('en'), { lands, items: 1 })
}

test('what happens to my lands comes first, though nobody names me', () => {
  expect(told([])).toEqual([expect.stringContaining('Iraq')])
  expect(told(['brazil'])).toEqual([expect.stringContaining('Brazil')])
})

test.each(rendered)('in %s, %s, everybody has lands wherever the board has places', (game, name) => {
  const { folder: of, states, look: seen } = recorded(game, name)
  const state = states[Math.floor(states.length / 2)]!
  const found = seen('en').seats.map(({ seat }) => landsOf(of, state, seat!))
  const has = games.find(({ rulebook }) => rulebook.id === game)!.places !== undefined
  expect(found.map((lands) => lands.length > 0)).toEqual(found.map(() => has))
})

test('what is next to nothing is not told beside anything else, whoever it names', () => {
  const [entry] = entries
  const passed = { key: 'passed', params: { seats: ['capitalism', 'fascism'], count: 2 } }
  const extended = { key: 'extended', params: { seat: 'fascism', region: 'brazil', kind: 'economic', tribute: 0 } }
  const since = (notices: readonly Notice[]) => {
    const events = notices.map((notice) => ({ ...notice, audience: 'all' as const }))
    return toldSince([{ ...entry!, kind: 'move', events }], 'capitalism', 'capitalism', words, look('en'))
  }
  expect(since([passed, extended])).toEqual([expect.stringContaining('Brazil')])
  expect(since([passed])).toEqual(['Capitalism and Fascism pass.'])
})

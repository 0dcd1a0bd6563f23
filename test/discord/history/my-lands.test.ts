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

test('what was worst for me comes first, whenever it happened: a panel has room for little more', () => {
  const { folder: venonta, entries: played, look: table } = recorded('venonta', 'six-at-random')
  const notices: readonly Notice[] = [
    { key: 'lost-food', params: { seat: 'p1', count: 1 } },
    { key: 'attack-won', params: { seat: 'p2', other: 'p1', target: 'norda' } },
  ]
  const events = notices.map((notice) => ({ ...notice, audience: 'all' as const }))
  const people = { p1: 'Ada', p2: 'Bo' }
  const [first] = toldSince(
    [{ ...played[0]!, kind: 'move', events, chapters: [] }],
    'p1',
    'p1',
    gameWords(venonta, 'en', { people }),
    table('en'),
  )
  expect(first).toBe('**Bo** · took Norda from Ada')
})

test.each([
  ['en', 'took Coup d’État and Puppet Government from Ada'],
  ['it', 'ha preso Colpo di Stato e Governo Fantoccio ad Ada'],
  ['de', 'Ada Staatsstreich und Marionettenregierung abgenommen'],
] as const)('whoever was robbed reads of what (%s)', (language, said) => {
  const { folder: attack, entries: played, look: table } = recorded('attack', 'thirteen-eagles')
  const events = ['coup-1', 'puppet-government-1'].map((card) => ({
    ...{ key: 'takes-card', params: { seat: 'p2', target: 'p1', card }, audience: 'all' as const },
  }))
  const words = gameWords(attack, language, { people: { p1: 'Ada', p2: 'Bo' } })
  expect(toldSince([{ ...played[0]!, kind: 'move', events, chapters: [] }], 'p1', 'p1', words, table(language))).toEqual([
    `**Bo** · ${said}`,
  ])
})

import { describe, expect, test } from 'vitest'
import { toldSince } from '../../../src/discord/history/since.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { games } from '../../../src/games/index.ts'
import type { Notice } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { recorded } from '../../renderings/recorded.ts'

/** What p2 answers to what p1 has offered, asked or proposed; in the second line, what p1 no longer wants of p2. */
const answers: Readonly<Record<string, { record: string; answers: readonly Notice[]; withdrawn: readonly Notice[] }>> = {
  attack: {
    record: 'east-at-random',
    answers: [{ key: 'deal-refused', params: { seat: 'p1', to: 'p2' } }],
    withdrawn: [{ key: 'trade-withdrawn', params: { seat: 'p1', to: 'p2' } }],
  },
  venonta: {
    record: 'won-by-one',
    answers: [{ key: 'refused', params: { seat: 'p2', other: 'p1', good: 'fuel' } }],
    withdrawn: [{ key: 'withdrawn', params: { seat: 'p1', other: 'p2' } }],
  },
  limit: {
    record: 'six-at-random',
    answers: [
      { key: 'declines', params: { seat: 'p2', by: 'p1' } },
      { key: 'gives-nothing', params: { seat: 'p2', to: 'p1', resource: 'military', amount: 0 } },
    ],
    withdrawn: [{ key: 'withdraws-pledge', params: { seat: 'p1', to: 'p2', amount: 0 } }],
  },
}

describe.each(Object.entries(answers))('in %s', (game, { record, answers: given, withdrawn }) => {
  const { entries, look } = recorded(game, record)
  const folder = games.find(({ rulebook }) => rulebook.id === game)!
  const people = { p1: 'Ada', p2: 'Bo', p3: 'Cleo' }
  const told = (notice: Notice, mine: string, language: (typeof languages)[number] = 'en') => {
    const events = [{ ...notice, audience: 'all' as const }]
    const happened = [{ ...entries[0]!, kind: 'move' as const, events, chapters: [] }]
    return toldSince(happened, mine, mine, gameWords(folder, language, { people }), look(language))
  }

  test.each(given.map((notice) => [notice.key, notice] as const))(
    'whoever has asked is told of a “no”, and nobody else: %s',
    (_, no) => {
      for (const language of languages) expect(told(no, 'p1', language)).toEqual([expect.stringContaining('Bo')])
      expect(told(no, 'p3')).toEqual([])
    },
  )

  test.each(withdrawn.map((notice) => [notice.key, notice] as const))(
    'whoever was asked is told that it is off: %s',
    (_, off) => {
      expect(told(off, 'p2')).toEqual([expect.stringContaining('Ada')])
      expect(told(off, 'p3')).toEqual([])
    },
  )
})

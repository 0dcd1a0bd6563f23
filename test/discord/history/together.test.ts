import { describe, expect, test } from 'vitest'
import { moveNames } from '../../../src/discord/history/entry-lines.ts'
import { linesOf } from '../../../src/discord/history/told.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { venonta } from '../../../src/games/venonta/index.ts'
import type { Notice } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'

const people = { p1: 'Ada', p2: 'Bo', p3: 'Cleo' }
const chosen = (seat: string): Notice => ({ key: 'submitted', params: { seat } })
const drew = (seat: string, count: number): Notice => ({ key: 'drew-hidden', params: { seat, count } })

const said = (notices: readonly Notice[], language: (typeof languages)[number] = 'en') => {
  const words = gameWords(venonta, language, { people })
  const told = notices.map((notice) => ({ notice, from: 1, to: 1 }))
  return linesOf({ kind: 'stretch', movers: [], from: 1, to: 1, told, lines: [] }, words)
}

describe('what happens to several seats in a row', () => {
  test('is one line', () => {
    expect(said([chosen('p1'), chosen('p3'), chosen('p2')])).toEqual(['Ada, Cleo, and Bo have chosen.'])
  })

  test('is several lines where it is not the same', () => {
    expect(said([drew('p1', 2), drew('p2', 2), drew('p3', 1)])).toEqual([
      'Ada and Bo draw 2 action cards each.',
      'Cleo draws 1 action card.',
    ])
  })

  test('is several lines where something else lies between, or it is the same seat again', () => {
    const pact = { key: 'no-pacts', params: {} }
    expect(said([chosen('p1'), pact, chosen('p2')])).toHaveLength(3)
    expect(said([chosen('p1'), chosen('p1')])).toEqual(['Ada has chosen.', 'Ada has chosen.'])
  })

  test('is one line in brief where the game has no sentence for it', () => {
    const points = (seat: string): Notice => ({ key: 'points', params: { seat, pv: 1 } })
    expect(said([points('p1'), points('p2')])).toEqual(['Ada and Bo · +1 point.'])
  })

  test('is said in every language', () => {
    for (const language of languages) expect(said([chosen('p1'), chosen('p2')], language)[0]).toMatch(/^Ada .* Bo /)
  })
})

test('what an undo would take back is named with how often, where the same comes again and again', () => {
  const words = gameWords(venonta, 'en', { people })
  expect(moveNames(words, ['claim', 'build', 'build', 'build', 'claim'], 'en')).toBe('Claim, Build ×3, and Claim')
})

import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { attack } from '../../../src/games/attack/index.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { games } from '../../../src/games/index.ts'
import type { StateBase } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { given as attackGiven, begin, roll } from '../../games/attack/given.ts'
import { panel, positions, textsOf } from '../walk.ts'

interface Spot {
  readonly state: StateBase
  readonly seat: string
}

const people = { p1: 'Ada', p2: 'Bo', p3: 'Cy' }

/** An army of nobody's has no name to begin with. */
function neutralArmy(): Spot {
  const germany = { regions: { germany: { inf: 7 } } }
  const poland = { type: 'march', from: 'germany', to: 'poland', unit: 'inf', count: 6, lane: null }
  const start = attackGiven({ players: { p1: germany, p2: {} }, top: { economics: ['rail-2a'] } })
  const misses = Array<number>(10).fill(6)
  return { seat: 'p1', state: roll(start, misses, ['p1', begin('move')], ['p1', poland], ['p1', { type: 'end-moves' }]) }
}

const spotsOf = (folder: GameFolder): readonly Spot[] => [...positions(folder, 3), ...(folder === attack ? [neutralArmy()] : [])]

test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
  'a list on a panel begins each of its items as a sentence does: %s',
  (_id, folder) => {
    for (const language of languages) {
      const items = spotsOf(folder).flatMap(({ state, seat }) =>
        textsOf(panel(new Desk(folder, state, seat, language, people), home).message.components).flatMap((said) =>
          said.split('\n').filter((line) => line.startsWith('- ')),
        ),
      )
      expect([...new Set(items)].filter((item) => /^- \p{Ll}/u.test(item))).toEqual([])
    }
  },
)

import { expect, test } from 'vitest'
import { openQuestions } from '../../../src/discord/plan/questions.ts'
import { games } from '../../../src/games/index.ts'
import { begin } from '../../../src/kernel/index.ts'
import { aheadOf } from '../../../src/tables/plans/ahead.ts'
import { positions } from '../walk.ts'

const nothingPlanned = { queue: [], habits: [] }

test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
  'what is done piece by piece is planned as one thing, not as so many as there are pieces left: %s',
  (_id, { rulebook }) => {
    const start = begin(rulebook, { options: {}, people: [{}, {}, {}], seed: 'pieces' }).position.state
    const spots = [{ state: start, seat: start.seats[1]! }, ...positions(games.find((one) => one.rulebook === rulebook)!, 3)]
    let seen = 0
    for (const { state, seat } of spots) {
      const open = openQuestions({ ahead: aheadOf(rulebook, state, seat, nothingPlanned as never) })
      const asked = open.map(({ owed, state: then }) => `${then.round} ${owed.map(({ decision }) => decision).join()}`)
      seen += asked.length
      expect(asked.filter((one, index) => one === asked[index - 1])).toEqual([])
    }
    expect(seen).toBeGreaterThan(0)
  },
)

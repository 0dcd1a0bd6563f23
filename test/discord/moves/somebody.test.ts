import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { slotsOf } from '../../../src/discord/moves/slots.ts'
import { understood } from '../../../src/discord/moves/understood.ts'
import { games } from '../../../src/games/index.ts'
import { positions } from '../walk.ts'

/** In all games together: in some nobody is named in a move. */
let named = 0

test.each(games)(
  'whoever is at the table is understood by their name, whether they can be named now or not: $rulebook.id',
  { timeout: 60_000 },
  (folder) => {
    const names = new Set<string>()
    for (const { state, seat } of positions(folder, Math.min(4, folder.rulebook.seats.to))) {
      const [other] = state.seats.filter((one) => one !== seat)
      const desk = new Desk(folder, state, seat, 'en', { [other!]: 'Dorothy' })
      for (const move of desk.book.moves)
        for (const { field, option, key, param } of slotsOf(move)) {
          if (key !== undefined || param.kind !== 'one-of' || desk.words.namespace(field, param) !== 'seat') continue
          named++
          const { wrong, chosen } = understood(desk, move.type, new Map([[option, desk.plain.name('seat', other!)]]))
          if (wrong || chosen[field] !== other) names.add(`${move.type} ${option}: ${String(chosen[field])}`)
        }
    }
    expect([...names]).toEqual([])
  },
)

test('there was somebody to name', () => {
  expect(named).toBeGreaterThan(0)
})

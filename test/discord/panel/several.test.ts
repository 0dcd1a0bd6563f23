import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { deedOf } from '../../../src/discord/panel/deeds.ts'
import { games } from '../../../src/games/index.ts'
import { legal } from '../../../src/kernel/index.ts'
import { positions } from '../walk.ts'

/** So many moves of a position are looked at. */
const most = 40

/** In all games together: in some one thing is chosen at a time. */
let looked = 0

test.each(games)('what is said of several things says of which of them: $rulebook.id', { timeout: 60_000 }, (folder) => {
  const nameless: string[] = []
  for (const { state, seat } of positions(folder, Math.min(4, folder.rulebook.seats.to))) {
    const desk = new Desk(folder, state, seat, 'en', {})
    const chosen = legal(folder.rulebook, state, seat).filter((move) =>
      Object.values(move).some((value) => Array.isArray(value) && value.length > 1),
    )
    for (const move of chosen.slice(0, most))
      for (const [name, values] of Object.entries(move)) {
        if (!Array.isArray(values) || values.length < 2) continue
        const param = desk.params(move.type, move)[name]!
        const { notes } = deedOf(desk, move)
        for (const value of values) {
          const note = desk.note(move.type, name, value, move)
          const item = desk.plain.value(name, param, [value])
          if (note === undefined) continue
          looked++
          if (!notes.some((one) => one.startsWith(`${item} – `))) nameless.push(`${move.type} ${item}: ${notes.join(' | ')}`)
        }
      }
  }
  expect(nameless).toEqual([])
})

test('there was something to be said of several things', () => {
  expect(looked).toBeGreaterThan(0)
})

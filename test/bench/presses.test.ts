import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../src/discord/buttons.ts'
import { Desk } from '../../src/discord/desk.ts'
import { home, stateFrom } from '../../src/discord/panel/choice.ts'
import { games } from '../../src/games/index.ts'
import { controlsOf, panel, positions } from '../discord/walk.ts'
import { sampled } from '../sample.ts'
import { allOf, type Count, countPresses } from './presses/count.ts'
import { nameOfPerson, saysThat, wishOf } from './presses/fitting.ts'
import type { Half } from './presses/sittings.ts'

const halves: readonly Half[] = ['computers', 'random']

const people = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`p${index + 1}`, nameOfPerson(index + 1)]))

test.each(games)(
  'whoever counts finds on each button that plays the move that it says: $rulebook.id',
  { timeout: 60_000 },
  (folder) => {
    let found = 0
    for (const { state, seat } of positions(folder, folder.rulebook.seats.from)) {
      const desk = new Desk(folder, state, seat, 'en', people)
      const deeds = controlsOf(panel(desk, home).message.components).filter(({ label, id }) => {
        const press = carriedBy('p', id)
        return press?.action.do === 'play' && !label.startsWith('✔')
      })
      for (const { id, label } of deeds) {
        const at = stateFrom(folder.rulebook, carriedBy('p', id)?.state ?? '')
        if (at.page !== 'move') continue
        const wish = wishOf(folder, state, seat, desk.canonical({ type: at.type, ...at.chosen }))
        expect([label, wish.deed, saysThat(label, wish)]).toEqual([label, wish.deed, true])
        found++
      }
    }
    expect(found).toBeGreaterThan(0)
  },
)

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('counting presses in %s', (_, folder) => {
  const seats = Math.max(3, folder.rulebook.seats.from)
  const sample = (half: Half, mostSittings: number): Promise<Count> =>
    countPresses({ folder, seats, half, seeds: ['presses-sample'], mostSittings })

  test.each(halves)('reaches every move of a sample of a game of %s by what the panel shows, twice alike', async (half) => {
    const sittings = sampled(1, 3)
    const [count, again] = [await sample(half, sittings), await sample(half, sittings)]
    expect(count.missed).toEqual([])
    expect(allOf(count).decisions + count.setup.decisions).toBeGreaterThan(0)
    for (const { presses, decisions } of Object.values(count.byKind)) expect(presses).toBeGreaterThanOrEqual(decisions / 4)
    expect(again).toEqual(count)
  })
})

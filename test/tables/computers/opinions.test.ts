import { expect, test } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { begin } from '../../../src/kernel/index.ts'
import { openGame, openHouse } from '../house.ts'

test('nobody’s seat has no chances to speak of: Venonta for two', async () => {
  const house = await openHouse({ games, gamesModule: new URL('../../../src/games/index.ts', import.meta.url) })
  const look = await openGame(house, ['anna', 'bo'], { game: 'venonta' })
  const { state } = begin(venontaRules, { options: {}, people: [{}, {}], seed: 'two' }).position
  expect(state.seats).toHaveLength(3)
  const thought = await house.tables.opinion({ ...look, state, secretsOpen: true }, { moves: false })
  expect(Object.keys(thought!.chances)).toEqual(look.seats.map(({ seat }) => seat))
  expect(Object.values(thought!.chances).reduce((sum, chance) => sum + chance, 0)).toBe(100)
})

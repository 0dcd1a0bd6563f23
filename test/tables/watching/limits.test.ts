import { expect, test } from 'vitest'
import { openGame, openHouse } from '../house.ts'

test('no more people follow a game than may, however many wish it at once', async () => {
  const house = await openHouse()
  const { id: table } = await openGame(house, ['anna', 'bo'])
  const follow = (person: string) => house.tables.follows.set({ table, person, wish: 'end' })
  for (let number = 0; number < 95; number++) await follow(`guest-${number}`)
  const refused = await Promise.all([...'abcdefgh'].map(follow))
  expect(refused.flatMap((one) => one?.refused.code ?? [])).toEqual(Array(3).fill('too-many-followers'))
  expect(await house.store.client.follow.count()).toBe(100)
})

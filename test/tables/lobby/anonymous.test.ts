import { expect, test } from 'vitest'
import { openGame, openHouse } from '../house.ts'

test('where somebody sits at an anonymous table does not follow from when they came', async () => {
  const house = await openHouse()
  const firsts = []
  for (let game = 0; game < 9; game++) {
    const { seats, masked } = await openGame(house, ['anna', 'bo', 'cleo'], { terms: { anonymous: true } })
    expect({ masked, names: seats.map(({ name }) => name) }).toEqual({ masked: true, names: [null, null, null] })
    firsts.push(seats.findIndex(({ person }) => person === 'anna'))
  }
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]))
  const named = await openGame(house, ['anna', 'bo'])
  expect(named.seats.map(({ name }) => name)).toEqual(['anna', 'bo'])
})

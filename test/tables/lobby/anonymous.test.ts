import { expect, test } from 'vitest'
import { openGame, openHouse } from '../house.ts'

const mostGames = 60

test('where somebody sits at an anonymous table does not follow from when they came', async () => {
  const house = await openHouse()
  const firsts = new Set<number>()
  // Until each place was drawn: in nine games one of them is missing once in thirteen runs.
  for (let game = 0; game < mostGames && firsts.size < 3; game++) {
    // Other people in another place: nobody, and no server, may have many games open.
    const people = ['anna', 'bo', 'cleo'].map((name) => `${name} ${game}`)
    const { seats, masked } = await openGame(house, people, { server: `server ${game}`, terms: { anonymous: true } })
    expect({ masked, names: seats.map(({ name }) => name) }).toEqual({ masked: true, names: [null, null, null] })
    firsts.add(seats.findIndex(({ person }) => person === people[0]))
  }
  expect(firsts).toEqual(new Set([0, 1, 2]))
  const named = await openGame(house, ['anna', 'bo'])
  expect(named.seats.map(({ name }) => name)).toEqual(['anna', 'bo'])
})

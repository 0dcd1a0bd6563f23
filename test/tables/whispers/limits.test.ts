import { expect, test } from 'vitest'
import { codeOf, newRequest, openGame, openHouse } from '../house.ts'

test('nobody whispers more in a day than they may, however many they send at once', async () => {
  const house = await openHouse()
  const { id: table } = await openGame(house, ['anna', 'bo'])
  const send = (text: string) => house.tables.whispers.send({ table, request: newRequest(), person: 'anna', seat: 1, text })
  for (let number = 0; number < 45; number++) await send(`No. ${number}`)
  const atOnce = await Promise.all([...'abcdefgh'].map(send))
  expect(atOnce.map(codeOf).filter((code) => code === 'whispered-enough')).toHaveLength(3)
  expect(await house.store.client.whisper.count()).toBe(50)
})

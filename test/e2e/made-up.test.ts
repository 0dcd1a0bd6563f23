import { expect, test } from 'vitest'
import type { Actor, ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { games } from '../discord/bids/judged.ts'
import { playToTheEnd, seated } from './table.ts'

const judged = { games, gamesModule: new URL('../discord/bids/judged.ts', import.meta.url) }

/** What stands where a number, a seat or a moment is looked for. */
const odd = ['', 'x', '-1', '0.5', '999999', 'NaN', '9'.repeat(40), '__proto__', '💥']

/** What a screen of the past leads to, none of it by a name that a hand at the page would press twice. */
const pastOf = async (person: Actor): Promise<ShownMessage[]> => {
  const replay = await person.run('/replay')
  const screens: ShownMessage[] = [await person.run('/log'), await person.run('/board'), replay]
  for (const button of ['Points over time', 'What changed most', 'A computer’s opinion'])
    screens.push(await person.click(await person.run('/replay'), button))
  return screens
}

test('whatever is made up of a game’s past is answered in words, and nothing goes wrong by it', async () => {
  const { anna, bo, discord, logged, settled, status } = await seated(judged)
  await playToTheEnd([anna, bo])
  await settled()
  const eve = discord.actor('Eve')
  let forged = 0
  for (const { id: message, selects, buttons } of await pastOf(eve)) {
    const press = async (data: object) => {
      forged++
      await eve.forge(status.channel, { kind: 'component', data: { id: 1, ...data }, message }).settled
    }
    for (const { customId } of selects)
      for (const value of odd) await press({ custom_id: customId, component_type: 3, values: [value], resolved: {} })
    for (const { customId } of buttons) {
      const segments = customId?.split('|') ?? []
      // The first names what is pressed, the second the table.
      for (const index of segments.keys())
        for (const value of index < 2 ? [] : odd)
          await press({ custom_id: segments.with(index, value).join('|').slice(0, 100), component_type: 2 })
    }
  }
  expect(forged).toBeGreaterThan(100)
  expect(logged.filter((line) => line.includes('"msg":"failed"'))).toEqual([])
  expect(discord.failures).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { Past } from '../../../src/tables/history/past.ts'
import { by, done, lookAt, openGame, openHouse, play } from '../house.ts'

/** The database, counting how often it is asked for entries of logs. */
async function game(moves: number) {
  const house = await openHouse()
  const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 6 } })
  for (let move = 0; move < moves; move++) await play(house, id, move % 2 === 0 ? 'anna' : 'bo', 1 + (move >> 1))
  const asked: unknown[] = []
  const logEntry = {
    findMany: (query: { where: { seq: { gte: number; lte: number } } }) => {
      asked.push([query.where.seq.gte, query.where.seq.lte])
      // `as never`: the same query.
      return house.store.client.logEntry.findMany(query as never)
    },
  }
  // `as never`: nothing else of the database is asked for.
  const past = new Past({ logEntry } as never)
  const numbers = async (from: number, to: number) => (await past.entries(id, from, to)).map(({ seq }) => seq)
  return { house, id, asked, numbers }
}

describe('what is known of the past of a table', () => {
  test('is read once, and only what has come since', async () => {
    const { asked, numbers } = await game(4)
    expect(await numbers(3, 5)).toEqual([3, 4, 5])
    expect(await numbers(4, 5)).toEqual([4, 5])
    expect(await numbers(2, 7)).toEqual([2, 3, 4, 5, 6, 7])
    expect(await numbers(2, 7)).toEqual([2, 3, 4, 5, 6, 7])
    expect(asked).toEqual([
      [3, 5],
      [2, 2],
      [6, 7],
    ])
  })

  test('leaves no gap behind that it would take for the log', async () => {
    const { numbers } = await game(4)
    expect(await numbers(1, 1)).toEqual([1])
    expect(await numbers(6, 7)).toEqual([6, 7])
    expect(await numbers(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('is the same for whoever has played on and for whoever begins anew on the same database', async () => {
    const { house, id } = await game(3)
    done(await house.tables.undo(by('anna', id)))
    await play(house, id, 'anna', 3)
    const { seq } = await lookAt(house, id)
    const { tables: other } = await openHouse({ url: house.url, clock: house.clock })
    for (const at of Array.from({ length: seq }, (_, index) => index + 1)) {
      expect(await house.tables.look({ table: id, at })).toEqual(await other.look({ table: id, at }))
      expect(await house.tables.log({ table: id, from: at })).toEqual(await other.log({ table: id, from: at }))
    }
  })
})

import { describe, expect, test } from 'vitest'
import { bidsOf, by, done, lookAt, openGame, openHouse, play, settle } from '../house.ts'

describe('a computer', () => {
  test('answers by itself, and plays a game to its end', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer', 'computer'], { options: { prizes: 3 } })
    for (const card of [5, 4, 3]) {
      await settle(house)
      await play(house, id, 'anna', card)
    }
    await settle(house)
    const look = await lookAt(house, id)
    expect(look).toMatchObject({ status: 'ended', ending: { how: 'finished' } })
    const moves = (await house.tables.log({ table: id })).filter(({ kind }) => kind === 'move')
    expect(moves).toHaveLength(9)
    expect(moves.filter(({ actor, person }) => actor === 'computer' && person === null)).toHaveLength(6)
    expect(await house.store.client.due.count()).toBe(0)
    expect(house.errors).toEqual([])
  })

  test('plays for one seat once, whoever else tries', async () => {
    const one = await openHouse()
    const other = await openHouse({ path: one.path, clock: one.clock })
    const { id } = await openGame(one, ['anna', 'computer', 'computer', 'computer'], { options: { prizes: 4 } })
    const running = [one.tables.run(), other.tables.run()]
    for (const card of [6, 5, 4, 3]) {
      await play(one, id, 'anna', card)
      await Promise.all(running.map((run) => run.idle()))
    }
    await Promise.all(running.map((run) => run.idle()))
    await Promise.all(running.map((run) => run.stop()))
    expect((await lookAt(one, id)).status).toBe('ended')
    const moves = (await one.tables.log({ table: id })).filter(({ kind }) => kind === 'move')
    expect(moves).toHaveLength(16)
    expect([...one.errors, ...other.errors]).toEqual([])
  })

  test('does not play while the game is paused, and goes on afterwards', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'])
    done(await house.tables.pause(by('anna', id)))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    done(await house.tables.resume(by('anna', id)))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toMatchObject({ p2: expect.any(Number) })
  })

  test('takes the seat of somebody who leaves', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    done(await house.tables.leave(by('bo', id)))
    await settle(house)
    const look = await lookAt(house, id)
    expect(look.seats[1]).toMatchObject({ person: null, computer: 'seated' })
    expect(bidsOf(look)).toMatchObject({ p2: expect.any(Number) })
    const last = done(await house.tables.leave(by('anna', id))).look
    expect(last).toMatchObject({ status: 'playing', opener: 'cy' })
    expect(done(await house.tables.leave(by('cy', id))).look).toMatchObject({
      status: 'ended',
      ending: { how: 'ended', by: 'cy' },
    })
  })
})

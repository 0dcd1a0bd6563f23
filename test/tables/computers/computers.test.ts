import { describe, expect, test } from 'vitest'
import { bids } from '../../kernel/example.ts'
import { kinds } from '../../store/postgres/databases.ts'
import { bidsOf, by, computersAnswered, done, later, lookAt, openGame, openHouse, play, settle, tablesWithDue } from '../house.ts'

/** Bids in which everybody's bid is a reaction. */
const reactions = { ...bids, decisions: { ...bids.decisions, bid: { ...bids.decisions.bid, reaction: true } } }
const minute = 60_000
const pace = { bank: 600 * minute, increment: 0, reaction: 40 * minute }

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
    expect(await tablesWithDue(house)).toBe(0)
    expect(house.errors).toEqual([])
  })

  test.each(kinds)('plays for one seat once, whoever else tries (%s)', async (_, ownUrl) => {
    const one = await openHouse({ url: await ownUrl() })
    const other = await openHouse({ url: one.url, clock: one.clock })
    const { id } = await openGame(one, ['anna', 'computer', 'computer', 'computer'], { options: { prizes: 4 } })
    one.run()
    other.run()
    for (const card of [6, 5, 4, 3]) {
      await play(one, id, 'anna', card)
      await computersAnswered(one)
    }
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

  test('leaves people who are asked the same their share of the time, and answers at once when they have answered', async () => {
    const house = await openHouse({ games: [{ rulebook: reactions as never }] })
    const { id } = await openGame(house, ['anna', 'bo', 'computer'], { pace, options: { prizes: 3 } })
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    await play(house, id, 'anna', 1)
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 1 })
    await play(house, id, 'bo', 1)
    await settle(house)
    // All have bid, and a quarter of the time for the next bid has not passed.
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    await later(house, 9 * minute)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    await later(house, 2 * minute)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p3: expect.any(Number) })
  })

  test('waits for nobody who is away', async () => {
    const house = await openHouse({ games: [{ rulebook: reactions as never }] })
    const { id } = await openGame(house, ['anna', 'computer', 'computer'], { pace, options: { prizes: 3 } })
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    done(await house.tables.away({ ...by('anna', id), until: new Date(house.clock.now().getTime() + 24 * 60 * minute) }))
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p2: expect.any(Number), p3: expect.any(Number) })
  })
})

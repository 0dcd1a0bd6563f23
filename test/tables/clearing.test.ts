import { describe, expect, test } from 'vitest'
import { type AnyRulebook, replay } from '../../src/kernel/index.ts'
import type { Sender } from '../../src/tables/index.ts'
import { checkContents } from '../../src/tools/contents.ts'
import { bids } from '../kernel/example.ts'
import { kinds } from '../store/postgres/databases.ts'
import { games } from './games.ts'
import { by, done, type House, later, lookAt, openGame, openHouse, play, tablesWithDue } from './house.ts'

const day = 24 * 60 * 60_000
const books = new Map<string, AnyRulebook>(games.map(({ rulebook }) => [(rulebook as AnyRulebook).id, rulebook]))

const onPaper: Sender = async ({ id, place }) => ({ did: 'sent', place: place ?? { channel: 'c', message: id } })

/** A game that its rules have ended, all of it posted, with something that somebody was still putting together. */
async function endedGame(house: House): Promise<string> {
  const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 3 } })
  house.run(onPaper)
  await play(house, id, 'anna', 3)
  await play(house, id, 'bo', 1)
  done(await house.tables.undo({ ...by('mod', id), moderator: true }))
  await play(house, id, 'bo', 2)
  for (const [one, other] of [
    [2, 3],
    [1, 1],
  ] as const) {
    await play(house, id, 'anna', one)
    await play(house, id, 'bo', other)
  }
  await house.tables.drafts.set(id, 1, 1, { card: 4 })
  await later(house, 0)
  return id
}

const rowsOf = async (house: House, table: string) => {
  const { client } = house.store
  const where = { table }
  const [posts, drafts, due, copies, log, results] = await Promise.all([
    client.post.count({ where }),
    client.draft.count({ where }),
    tablesWithDue(house, table),
    client.storedPosition.count({ where }),
    client.logEntry.count({ where }),
    client.result.count({ where }),
  ])
  return { posts, drafts, due, copies, log, results }
}

/** What there is when the hours have passed that it takes to look for what may go. */
const inTheEnd = (house: House, table: string) =>
  expect.poll(async () => {
    await later(house, day / 24)
    return rowsOf(house, table)
  })

describe.each(kinds)('on %s a game that is over', (_, ownUrl) => {
  test('leaves nothing that was under way after two days, and its log for ever unless the operator wishes otherwise', async () => {
    const house = await openHouse({ url: await ownUrl() })
    const id = await endedGame(house)
    const before = await rowsOf(house, id)
    expect(before).toMatchObject({ posts: expect.any(Number), drafts: 1, results: 1 })
    await later(house, day)
    expect(await rowsOf(house, id)).toEqual(before)
    await later(house, 1.1 * day)
    const cleared = { ...before, posts: 0, drafts: 0 }
    await inTheEnd(house, id).toEqual(cleared)
    await later(house, 1000 * day)
    await inTheEnd(house, id).toEqual(cleared)
    expect((await lookAt(house, id, before.log - 1)).state).toBeDefined()
    expect((await checkContents(house.store, books)).problems).toEqual([])
    expect(house.errors).toEqual([])
  })

  test('loses its log when the operator wishes it; its record, fairness, last board and result stay', async () => {
    const house = await openHouse({ url: await ownUrl(), retention: 90 * day })
    const { tables } = house
    const id = await endedGame(house)
    const [record, fairness] = [await tables.record({ table: id }), await tables.fairness({ table: id })]
    const { state } = await lookAt(house, id)
    await later(house, 89 * day)
    await inTheEnd(house, id).toMatchObject({ posts: 0, log: expect.any(Number) })
    expect((await rowsOf(house, id)).log).toBeGreaterThan(6)
    await later(house, 2 * day)
    // How it began is part of what makes its chance verifiable.
    await inTheEnd(house, id).toEqual({ posts: 0, drafts: 0, due: 0, copies: 0, log: 1, results: 1 })
    expect(await tables.record({ table: id })).toEqual(record)
    expect(replay(bids as never, record!).history.now.state).toEqual(state)
    expect(await tables.fairness({ table: id })).toEqual(fairness)
    expect(await lookAt(house, id)).toMatchObject({ state, hasLog: false, seats: [{ name: 'anna' }, { name: 'bo' }] })
    expect(await tables.log({ table: id })).toHaveLength(1)
    expect((await lookAt(house, id, 5)).state).toBeUndefined()
    expect((await tables.standing.of('anna')).games).toHaveLength(1)
    const contents = await checkContents(house.store, books)
    expect(contents).toMatchObject({ problems: [], replayed: record!.log.length })
    expect(house.errors).toEqual([])
  })

  test('keeps what is still to be told, for a month; a game that goes on keeps everything', async () => {
    const house = await openHouse({ url: await ownUrl(), retention: 7 * day })
    const told = await openGame(house, ['anna', 'bo'])
    const going = await openGame(house, ['cy', 'di'])
    await play(house, going.id, 'cy', 3)
    done(await house.tables.end(by('anna', told.id)))
    // Nobody posts: what must be told waits.
    await later(house, 3 * day)
    await later(house, 6 * day)
    expect((await rowsOf(house, told.id)).posts).toBeGreaterThan(0)
    await later(house, 30 * day)
    await inTheEnd(house, told.id).toMatchObject({ posts: 0, log: 1 })
    const { log, posts } = await rowsOf(house, going.id)
    expect(posts).toBeGreaterThan(0)
    expect(log).toBeGreaterThan(3)
    expect((await checkContents(house.store, books)).problems).toEqual([])
  })
})

test('a log of which no record can be made is kept', async () => {
  const house = await openHouse({ retention: 7 * day })
  const id = await endedGame(house)
  const { client } = house.store
  const spoiled = { table: id, kind: 'move', seq: { gt: 8 } }
  await client.logEntry.updateMany({ where: spoiled, data: { body: '{"seat":"p1","move":{"type":"dance"}}' } })
  await later(house, 8 * day)
  const kept = async () => {
    await later(house, day / 24)
    return (await client.table.findUnique({ where: { id } }))?.kept
  }
  await expect.poll(kept).toBe('log-for-good')
  expect((await rowsOf(house, id)).log).toBeGreaterThan(6)
  expect(house.errors).toEqual([])
})

test('a game that cannot be read keeps what others have left behind no longer', async () => {
  const house = await openHouse()
  const spoiled = await endedGame(house)
  const id = await endedGame(house)
  await house.store.client.table.update({ where: { id: spoiled }, data: { live: '{' } })
  await later(house, 2.1 * day)
  await inTheEnd(house, id).toMatchObject({ posts: 0, drafts: 0 })
  expect((await rowsOf(house, spoiled)).drafts).toBe(1)
})

test('what many games have left behind is cleared away one after the other, without naming all those before', async () => {
  const house = await openHouse()
  house.run(onPaper)
  const { table } = house.store.client
  const find = table.findFirst.bind(table)
  const asked: string[] = []
  const listening = (what: Parameters<typeof find>[0]) => {
    if (what?.where?.kept === 'all') asked.push(JSON.stringify(what.where))
    return find(what)
  }
  Object.defineProperty(table, 'findFirst', { value: listening, configurable: true })
  const ids: string[] = []
  for (let game = 0; game < 6; game++) {
    const { id } = await openGame(house, ['anna', 'bo'])
    done(await house.tables.end(by('anna', id)))
    ids.push(id)
  }
  await later(house, 1.1 * day)
  await later(house, 2 * day)
  for (const id of ids) await inTheEnd(house, id).toMatchObject({ posts: 0, drafts: 0 })
  const named = asked.map((where) => ids.filter((id) => where.includes(id)).length)
  expect(named.filter((count) => count > 0).length).toBeGreaterThanOrEqual(ids.length)
  expect(Math.max(...named)).toBe(1)
  expect(house.errors).toEqual([])
})

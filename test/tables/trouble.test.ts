import { describe, expect, onTestFinished, test } from 'vitest'
import { day, hour, second } from '../../src/durations.ts'
import type { AnyRulebook } from '../../src/kernel/index.ts'
import { auditOf, findTable } from '../../src/store/index.ts'
import { createTables, type Trouble } from '../../src/tables/index.ts'
import { games as brokenGames } from './broken.ts'
import { games as lostGames } from './computers/lost.ts'
import { games } from './games.ts'
import {
  bid,
  bidsOf,
  by,
  codeOf,
  done,
  type House,
  later,
  lookAt,
  openGame,
  openHouse,
  openLobby,
  play,
  settle,
} from './house.ts'

describe('a mistake in a rulebook', () => {
  const openBroken = async (): Promise<House> =>
    openHouse({ games: brokenGames, gamesModule: new URL('./broken.ts', import.meta.url) })

  test('changes nothing, and the table stays playable', async () => {
    const house = await openBroken()
    const { id } = await openGame(house, ['anna', 'bo'])
    const before = await lookAt(house, id)
    await expect(house.tables.play({ ...by('anna', id), moves: [bid(1)] })).rejects.toThrow('a mistake in the rules')
    expect(await lookAt(house, id)).toEqual(before)
    await play(house, id, 'anna', 2)
    done(await house.tables.undo(by('anna', id)))
    done(await house.tables.end(by('anna', id)))
  })

  test('in what a computer looks ahead by lets the simple one decide', async () => {
    const house = await openHouse({ games: lostGames, gamesModule: new URL('./computers/lost.ts', import.meta.url) })
    const { id } = await openGame(house, ['anna', 'computer'])
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toHaveProperty('p2')
    expect(house.errors).toEqual([])
  })

  test('in a computer lets its fallback be played, and goes to the operator without anything secret', async () => {
    const house = await openBroken()
    const { id } = await openGame(house, ['anna', 'bo', 'computer'])
    await play(house, id, 'anna', 2)
    await play(house, id, 'bo', 2)
    // The fallback bids the first card of the hand, which is the one that the rules cannot play.
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 2 })
    expect(house.errors.length).toBeGreaterThan(0)
    expect(JSON.stringify(house.errors)).not.toMatch(/"card"|hand|deck/)
    const { thinkUntil } = await house.store.client.table.findUniqueOrThrow({ where: { id } })
    expect(thinkUntil!.getTime()).toBeGreaterThan(house.clock.now().getTime())
  })
})

test('a game that cannot be read keeps nobody from their others, nor its server from what goes on there', async () => {
  const house = await openHouse()
  const { tables, store } = house
  const { id: spoiled } = await openGame(house, ['anna', 'bo'])
  const { id } = await openGame(house, ['anna', 'cy'])
  await store.client.table.update({ where: { id: spoiled }, data: { live: '{' } })
  await expect(findTable(store.client, { id: spoiled })).rejects.toThrow('spoiled')
  expect((await tables.tablesOf('anna')).map((look) => look.id)).toEqual([id])
  await tables.people.change('anna', { remindEvery: 3 })
  expect((await findTable(store.client, { id }))!.row.live.seats[0]!.remindEvery).toBe(3 * hour)
  await openLobby(house, { person: 'di', name: 'Di' })
  expect((await tables.finding.on('server-1')).lobbies).toHaveLength(1)
})

describe('a deadline of a game that nobody here knows', () => {
  test.each([
    ['is looked at later and later', 0, 3],
    ['is looked at later and later after an absence, too', 3, 0],
  ])('%s', async (_, daysAway, daysThere) => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace: 'fast' })
    const { client } = house.store
    const tableNow = () => client.table.findUniqueOrThrow({ where: { id } })
    /** For how long nobody looks at what is due. */
    const putOff = async () => (((await tableNow()).dueUntil?.getTime() ?? Number.NaN) - house.clock.now().getTime()) / second
    // The reminder.
    await later(house, (await tableNow()).dueAt!.getTime() - house.clock.now().getTime())
    await house.run().stop()
    house.clock.advance(daysAway * day)
    const without = await createTables({ store: house.store, games: [], clock: house.clock })
    const running = without.run()
    onTestFinished(() => running.stop())
    await running.idle()
    house.clock.advance(daysThere * day)
    await expect.poll(putOff).toBe(5)
    await running.idle()
    house.clock.advance(hour)
    await expect.poll(putOff).toBe(10)
  })
})

test('what is due and fails again and again is told once, and counted', async () => {
  const house = await openHouse({ games: brokenGames, gamesModule: new URL('./broken.ts', import.meta.url) })
  const troubles: Trouble[] = []
  const running = house.tables.run(undefined, (trouble) => troubles.push(trouble))
  onTestFinished(() => running.stop())
  const { id } = await openGame(house, ['anna', 'bo', 'computer'])
  await play(house, id, 'anna', 2)
  await play(house, id, 'bo', 2)
  for (let waited = 0; waited < 12; waited++) {
    await running.idle()
    house.clock.advance(hour)
  }
  expect(troubles).toEqual([{ what: 'due-waits', table: id, kind: 'computer', tries: 7 }])
  const [failed] = house.tables.counters.all().filter(({ name }) => name === 'due_failed')
  expect(failed!.value).toBeGreaterThanOrEqual(7)
})

describe('a correction of the rules', () => {
  test('lets the game go on, shows what was before, and cannot be undone into', async () => {
    const house = await openHouse()
    const { id, seq } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    const old = (await play(house, id, 'anna', 1)).look
    const corrected: AnyRulebook = { ...(games[0]!.rulebook as AnyRulebook), version: 2 }
    const tables = await createTables({ store: house.store, games: [{ rulebook: corrected }], clock: house.clock })
    const now = { ...house, tables }
    await play(now, id, 'bo', 2)
    expect((await findTable(house.store.client, { id }))?.row.rules).toBe(2)
    expect((await lookAt(now, id, seq + 1)).state).toEqual(old.state)
    const mod = { ...by('mod', id), moderator: true }
    expect((await tables.undo({ ...mod, to: seq + 1 })).refused).toMatchObject({
      code: 'undo-not-free',
      params: { reason: 'rules' },
    })
    done(await tables.undo({ ...mod, to: seq + 2 }))
    expect((await lookAt(now, id)).state).toEqual(old.state)
  })
})

describe('what moderators do', () => {
  test('is noted, pauses even of an opener who is one; what else the opener does is not', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    await play(house, id, 'anna', 2)
    done(await house.tables.undo({ ...by('mod', id), moderator: true }))
    done(await house.tables.pause({ ...by('anna', id), moderator: true }))
    expect(codeOf(await house.tables.resume(by('bo', id)))).toBe('only-opener')
    done(await house.tables.resume({ ...by('mod', id), moderator: true }))
    done(await house.tables.end(by('anna', id)))
    const rows = await auditOf(house.store.client, 'server-1', 10)
    expect(rows.map(({ person, action, table }) => [person, action, table]).sort()).toEqual([
      ['anna', 'pause', id],
      ['mod', 'resume', id],
      ['mod', 'undo', id],
    ])
  })
})

describe('a copy of the position', () => {
  test('is kept at each chapter’s end, so that no point is far away', async () => {
    const house = await openHouse()
    const { id, seq } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    for (const card of [1, 2]) {
      await play(house, id, 'anna', card)
      await play(house, id, 'bo', card + 1)
    }
    const copies = await house.store.client.storedPosition.findMany({ where: { table: id }, orderBy: { seq: 'asc' } })
    expect(copies.map((copy) => copy.seq)).toEqual([seq, seq + 2, seq + 4])
  })
})

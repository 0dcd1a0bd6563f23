import { describe, expect, test } from 'vitest'
import { kinds } from '../../store/postgres/databases.ts'
import { bid, bidsOf, by, codeOf, done, lookAt, openGame, openHouse, openLobby, play } from '../house.ts'

describe('a move', () => {
  test('changes the position and is in the log with what it did', async () => {
    const house = await openHouse()
    const { id, seq } = await openGame(house, ['anna', 'bo'])
    const played = await play(house, id, 'anna', 2)
    expect(played).toMatchObject({ seat: 0, repeated: false, entries: [{ seq: seq + 1, chapters: [] }] })
    expect(bidsOf(played.look)).toEqual({ p1: 2 })
    const [entry] = await house.tables.log({ table: id, from: seq + 1 })
    expect(entry).toMatchObject({ kind: 'move', actor: 'person', person: 'anna', seat: 0, inForce: true })
    expect(entry?.body).toEqual({ seat: 'p1', move: bid(2) })
  })

  test('that the rulebook refuses changes nothing', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    const before = await lookAt(house, id)
    const result = await house.tables.play({ ...by('anna', id), moves: [bid(99)] })
    expect(result.refused).toEqual({ from: 'game', code: 'not-in-hand', params: { card: 99 }, move: 0 })
    expect(await lookAt(house, id)).toEqual(before)
  })

  test('delivered twice is played once, and answered with the first result', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    const request = { ...by('anna', id), moves: [bid(2)] }
    const first = done(await house.tables.play(request))
    const second = done(await house.tables.play(request))
    expect(second.repeated).toBe(true)
    expect(second.entries).toEqual(first.entries)
    expect(second.look.seq).toBe(first.look.seq)
    const [third, fourth] = await Promise.all([house.tables.play(request), house.tables.play(request)])
    expect([done(third).repeated, done(fourth).repeated]).toEqual([true, true])
  })

  test('of somebody who does not sit here, or before the start, or after the end, is refused', async () => {
    const house = await openHouse()
    const lobby = await openLobby(house)
    expect(codeOf(await house.tables.play({ ...by('anna', lobby.id), moves: [bid(1)] }))).toBe('not-started')
    const { id } = await openGame(house, ['anna', 'bo'])
    expect(codeOf(await house.tables.play({ ...by('cy', id), moves: [bid(1)] }))).toBe('not-seated')
    expect(codeOf(await house.tables.play({ ...by('anna', 'nowhere'), moves: [bid(1)] }))).toBe('no-table')
    done(await house.tables.end(by('anna', id)))
    expect(codeOf(await house.tables.play({ ...by('anna', id), moves: [bid(1)] }))).toBe('table-ended')
  })

  test('from a button that is out of date is refused as such', async () => {
    const house = await openHouse()
    const { id, seats } = await openGame(house, ['anna', 'bo'], { options: { prizes: 3 } })
    const step = seats[0]?.step ?? -1
    await play(house, id, 'anna', 2)
    await play(house, id, 'bo', 1)
    expect(codeOf(await house.tables.play({ ...by('anna', id), moves: [bid(1)], step }))).toBe('stale')
    const now = (await lookAt(house, id)).seats[0]?.step
    done(await house.tables.play({ ...by('anna', id), moves: [bid(1)], ...(now !== undefined && { step: now }) }))
  })

  test('in a draft goes with all the others or not at all', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    const before = await lookAt(house, id)
    const result = await house.tables.play({ ...by('anna', id), moves: [bid(2), bid(1)] })
    expect(result.refused).toMatchObject({ from: 'game', code: 'already-bid', move: 1 })
    expect(await lookAt(house, id)).toEqual(before)
  })

  test('leaves the steps of seats alone for which nothing opened or closed', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    const before = await lookAt(house, id)
    const { look } = await play(house, id, 'anna', 2)
    const rise = look.seats.map(({ step }, number) => step - (before.seats[number]?.step ?? 0))
    expect(rise).toEqual([1, 0, 0])
  })
})

describe('two clicks at once', () => {
  test('for two decisions both count', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'])
    const people = ['anna', 'bo', 'cy']
    await Promise.all(people.map((person) => play(house, id, person, 2)))
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 2, p3: 2 })
  })

  test('for the same decision count once', async () => {
    const house = await openHouse()
    const { id, seq } = await openGame(house, ['anna', 'bo'])
    const results = await Promise.all([1, 2, 3].map((card) => house.tables.play({ ...by('anna', id), moves: [bid(card)] })))
    expect(results.map(codeOf).sort()).toEqual(['already-bid', 'already-bid', undefined])
    expect((await lookAt(house, id)).seq).toBe(seq + 1)
  })

  test.each(kinds)('of which another process has played one are seen where its entry is spoken of (%s)', async (_, ownUrl) => {
    const one = await openHouse({ url: await ownUrl() })
    const other = await openHouse({ url: one.url, clock: one.clock })
    const { id } = await openGame(one, ['anna', 'bo', 'cy'])
    await play(one, id, 'anna', 1)
    const { seq, state } = (await play(other, id, 'bo', 2)).look
    expect((await one.tables.look({ table: id, at: seq, recent: true }))?.state).toEqual(state)
  })

  test.each(kinds)('that arrive in two processes count just the same (%s)', async (_, ownUrl) => {
    const one = await openHouse({ url: await ownUrl() })
    const other = await openHouse({ url: one.url, clock: one.clock })
    const { id, seq } = await openGame(one, ['anna', 'bo', 'cy', 'di'], { options: { prizes: 6 } })
    for (let round = 0; round < 5; round++) {
      const card = round + 1
      await Promise.all([
        play(one, id, 'anna', card),
        play(other, id, 'bo', card),
        play(one, id, 'cy', card),
        play(other, id, 'di', card),
      ])
      const request = { ...by('anna', id), moves: [bid(8)] }
      await Promise.all([one.tables.play(request), other.tables.play(request)])
      done(await one.tables.undo(by('anna', id)))
    }
    const entries = await one.tables.log({ table: id, from: seq + 1 })
    expect(entries.filter(({ kind }) => kind === 'move')).toHaveLength(25)
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => seq + 1 + index))
  })
})

describe('the end', () => {
  test('comes with the rules’ result, frees the channel and gives a record that replays', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { channel: 'arena', options: { prizes: 2 } })
    expect(await house.tables.record({ table: id })).toBeUndefined()
    await play(house, id, 'anna', 4)
    await play(house, id, 'bo', 3)
    await play(house, id, 'anna', 3)
    const { look } = await play(house, id, 'bo', 1)
    expect(look).toMatchObject({ status: 'ended', ending: { how: 'finished', winners: ['p1'] }, owed: [] })
    const record = await house.tables.record({ channel: 'arena' })
    expect(record).toMatchObject({ game: 'bids', log: [{}, {}, {}, {}] })
    expect((await house.tables.tablesOf('anna')).map((table) => table.id)).not.toContain(id)
    await openLobby(house, { channel: 'arena' })
  })
})
